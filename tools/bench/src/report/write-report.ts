export function writeReport(): readonly string[] {
  return []
}
