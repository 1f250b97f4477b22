const WIDTH = 880

/** Colours that tell apart in light and dark, for those who see them; dashes and names say the same. */
const STYLE = `
    svg { font: 13px system-ui, sans-serif; }
    .ground { fill: #fff; } .ink { fill: #1f2328; } .faint { fill: #59636e; } .grid { stroke: #d1d9e0; }
    .s0 { color: #0550ae; } .s1 { color: #a40e26; } .s2 { color: #116329; } .s3 { color: #6639ba; }
    .line { fill: none; stroke: currentColor; stroke-width: 2; } .dot { fill: currentColor; }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #0d1117; } .ink { fill: #f0f6fc; } .faint { fill: #9198a1; } .grid { stroke: #3d444d; }
      .s0 { color: #79c0ff; } .s1 { color: #ff9492; } .s2 { color: #7ee787; } .s3 { color: #d2a8ff; }
    }`

/** A drawing with a title and a description for those who hear it. */
export function drawing(height: number, title: string, description: string, content: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="t d">
  <title id="t">${escape(title)}</title>
  <desc id="d">${escape(description)}</desc>
  <style>${STYLE}
  </style>
  <rect class="ground" width="${WIDTH}" height="${height}"/>
${content.map((line) => `  ${line}`).join('\n')}
</svg>
`
}

export function text(x: number, y: number, words: string, kind: string, anchor = 'start'): string {
  return `<text x="${place(x)}" y="${place(y)}" class="${kind}" text-anchor="${anchor}">${escape(words)}</text>`
}

export function gridLine(x1: number, y1: number, x2: number, y2: number): string {
  return `<line class="grid" x1="${place(x1)}" y1="${place(y1)}" x2="${place(x2)}" y2="${place(y2)}"/>`
}

export function place(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function escape(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
