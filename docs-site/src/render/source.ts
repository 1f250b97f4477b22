import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { element } from './element.ts'
import { highlightLines } from './highlight.ts'

/** A file with an anchor at each line. */
export async function renderSource(file: string, text: string): Promise<string> {
  const code = text.replace(/\n$/, '')
  const lines = file.endsWith('.ts') ? await highlightLines(code, 'ts') : code.split('\n').map(plainLine)
  const numbered = lines.flatMap((line, index) => [numberedLine(line, index + 1), '\n'])
  return toHtml(element('pre', { className: ['source-text'], tabIndex: 0 }, element('code', {}, ...numbered)))
}

function plainLine(text: string): Element {
  return element('span', {}, text)
}

function numberedLine(line: Element, number: number): Element {
  return { ...line, properties: { id: `L${number}`, className: ['line'] } }
}
