/** Whether passkeys work here: only at the portal's own address, over TLS or on the machine itself. */
export const passkeysWork = (origin: string | null | undefined): boolean =>
  typeof PublicKeyCredential === 'function' && origin === window.location.origin
