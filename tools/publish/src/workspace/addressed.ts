/** Where a repository can be looked at, and at which commit. */
export interface Address {
  /** `https://github.com`. */
  readonly server: string
  /** `owner/name`. */
  readonly repository: string
  /** The hash of the commit that is published. */
  readonly commit: string
}

/** A manifest that says where its package comes from. Provenance is refused where it names another repository. */
export function addressed(
  manifest: Readonly<Record<string, unknown>>,
  folder: string,
  { server, repository }: Address,
): Record<string, unknown> {
  return {
    ...manifest,
    homepage: `${server}/${repository}/tree/main/${folder}#readme`,
    bugs: `${server}/${repository}/issues`,
    repository: { type: 'git', url: `git+${server}/${repository}.git`, directory: folder },
  }
}

/** Where the files of the commit can be looked at. */
export function filesAt({ server, repository, commit }: Address): string {
  return `${server}/${repository}/blob/${commit}`
}
