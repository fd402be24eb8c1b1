/** Whether passkeys work here: only at the portal's own origin, over TLS or on localhost. */
export const supportsPasskeys = (origin: string | null | undefined): boolean =>
  typeof PublicKeyCredential === 'function' && origin === window.location.origin
