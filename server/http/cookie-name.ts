/**
 * What a cookie is called. Under HTTPS the prefix makes browsers refuse it from a page without TLS and from a neighbouring
 * host; it asks for Path=/ and no Domain.
 */
export const cookieName = (name: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name
