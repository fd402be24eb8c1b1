/** A Node-style callback that settles a promise. */
export function callbackFor(
  resolve: () => void,
  reject: (reason: unknown) => void,
): (error?: unknown) => void {
  return (error) => (error ? reject(error) : resolve())
}
