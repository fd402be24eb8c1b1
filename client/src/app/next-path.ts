import { trimPath } from './trim-path'

/** The sign-in address that leads back to `path` (path, query and fragment) afterwards. */
export function authAddress(path: string): string {
  return path === '/' ? '/auth' : `/auth?next=${encodeURIComponent(path)}`
}

/** The path after sign-in: `next` when no browser could read it as another host, else `/`. */
export function nextPath(search: string, origin = window.location.origin): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  // Browsers drop tabs and line breaks and read `\` as `/` before looking for the host.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return '/'
  const url = parse(next, origin)
  if (url?.origin !== origin) return '/'
  // The parser resolves dots, so that `/.//host` comes out as `//host`.
  if (url.pathname.startsWith('//') || trimPath(url.pathname) === '/auth') return '/'
  return url.pathname + url.search + url.hash
}

function parse(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin)
  } catch {
    return undefined
  }
}
