/** Addresses, bits and other hexadecimal numbers copy at a click. Without this script they are plain text. */
for (const code of document.querySelectorAll<HTMLElement>('code.hex')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.title = 'Copy'
  code.replaceWith(button)
  button.append(code)
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button.copy') : null
  if (button === null) return
  void navigator.clipboard.writeText(button.textContent ?? '').then(() => {
    button.dataset['copied'] = ''
    setTimeout(() => delete button.dataset['copied'], 1200)
  })
})
