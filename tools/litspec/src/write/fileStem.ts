/**
 * The name of a unit's generated files, without folder and extension.
 *
 * A slug that the reader accepts stands as it is. Whatever else comes in stays inside the folder: only letters, digits,
 * `_`, `-` and inner dots are left.
 */
export function fileStem(slug: string): string {
  return slug.replace(/[^A-Za-z0-9_.-]/g, '-').replace(/^\.+/, '') || 'unit'
}
