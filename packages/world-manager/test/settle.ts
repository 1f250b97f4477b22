/** Comes back when everything that can go on without us has gone on. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
