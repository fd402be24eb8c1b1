import type { IncomingHttpHeaders } from 'node:http'

/**
 * The full name of a cookie. Under HTTPS the `__Host-` prefix makes browsers refuse it from pages
 * without TLS and from neighbouring hosts; it requires Path=/ and no Domain.
 */
export const cookieName = (name: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name

/** The value of a request's cookie; undefined if absent. */
export const cookieIn = ({ cookie }: IncomingHttpHeaders, name: string): string | undefined =>
  cookie
    ?.split(/; */)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)
