import type { IncomingHttpHeaders } from 'node:http'

/**
 * What a cookie is called. Under HTTPS the prefix makes browsers refuse it from a page without TLS and from a neighbouring
 * host; it asks for Path=/ and no Domain.
 */
export const cookieName = (name: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name

/** What a request's cookie of this name holds; undefined without one. */
export const cookieIn = ({ cookie }: IncomingHttpHeaders, name: string): string | undefined =>
  cookie
    ?.split(/; */)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)
