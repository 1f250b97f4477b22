const form = document.querySelector<HTMLFormElement>('#filters')
const found = document.querySelector<HTMLOutputElement>('#found')
const rows = [...document.querySelectorAll<HTMLTableRowElement>('#claims tbody tr')].map((row) => ({
  row,
  words: `${row.dataset['id']} ${row.textContent}`.toLowerCase(),
}))

/** Shows the rows that the form asks for, and keeps the question in the address, so that it can be sent. */
function filter(asked: FormData): void {
  const { words = '', ...exact } = Object.fromEntries(asked) as Record<string, string>
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  let shown = 0
  for (const { row, words: text } of rows) {
    const fits = wanted.every((word) => text.includes(word))
    row.hidden = !fits || !Object.entries(exact).every(([name, value]) => value === '' || row.dataset[name] === value)
    if (!row.hidden) shown += 1
  }
  if (found) found.textContent = `${shown} shown`
  const query = new URLSearchParams(
    [...asked].flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])),
  )
  history.replaceState(null, '', query.size === 0 ? location.pathname : `?${query}`)
}

if (form) {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
  }
  form.addEventListener('input', () => filter(new FormData(form)))
  form.addEventListener('submit', (event) => event.preventDefault())
  if (location.search !== '') filter(new FormData(form))
  delete document.documentElement.dataset['filtering']
}
