/**
 * Over HTTPS a cookie's name begins with `__Host-`: browsers then take it from this host alone, for all of it and over
 * TLS, so that no neighbouring host can plant one.
 */
export const cookieName = (name: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name
