/** The path without trailing slashes; `/` stays. */
export function trimPath(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}
