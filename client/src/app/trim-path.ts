/** The path without slashes at its end; `/` stays. */
export function trimPath(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}
