import type { Element, ElementContent, Root } from 'hast'
import { createHighlighter } from 'shiki'
import type { Highlighter } from 'shiki'
import { elementsIn, textOf } from './element.ts'

const LANGUAGES = ['ts', 'json', 'md', 'sh']
const THEMES = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' }

let started: Promise<Highlighter> | undefined

function highlighter(): Promise<Highlighter> {
  started ??= createHighlighter({ langs: LANGUAGES, themes: Object.values(THEMES) })
  return started
}

/** Colours the code blocks of a page whose language is known. */
export async function highlightBlocks(root: Root): Promise<void> {
  const shiki = await highlighter()
  for (const parent of [root, ...elementsIn(root)]) {
    parent.children.forEach((node, index) => {
      if (node.type !== 'element' || node.tagName !== 'pre') return
      const language = languageOf(node)
      if (language !== undefined) parent.children[index] = coloured(shiki, textOf(node).replace(/\n$/, ''), language)
    })
  }
}

/** The lines of a file, coloured, each as a list of nodes. */
export async function highlightLines(code: string, language: string): Promise<Element[]> {
  const pre = coloured(await highlighter(), code, language)
  return [...elementsIn(pre)].filter(({ properties }) => properties['class'] === 'line')
}

function coloured(shiki: Highlighter, code: string, lang: string): Element {
  const { children } = shiki.codeToHast(code, { lang, themes: THEMES, defaultColor: false })
  return children[0] as ElementContent as Element
}

function languageOf(pre: Element): string | undefined {
  const code = pre.children.find((node): node is Element => node.type === 'element')
  const names = (code?.properties['className'] ?? []) as string[]
  return LANGUAGES.find((language) => names.includes(`language-${language}`))
}
