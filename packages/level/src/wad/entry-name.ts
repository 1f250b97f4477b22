const PREFIX = './ee_files/'

/** The name that an index has for a file: the folder stands in front, unless it does already. */
export function entryName(name: string): string {
  return name.slice(0, PREFIX.length).toLowerCase() === PREFIX ? name : PREFIX + name
}
