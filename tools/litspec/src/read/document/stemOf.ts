/** The name of a file without its ending, which is the slug of its unit: links from other units lead to `<slug>.md`. */
export function stemOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '')
}
