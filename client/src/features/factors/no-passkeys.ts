import { supportsPasskeys } from './supports-passkeys'

/** Why no passkey can be created here, else undefined; `origin`: the portal's for passkeys. */
export function whyNoPasskey(origin: string | null): string | undefined {
  if (supportsPasskeys(origin)) return undefined
  if (origin === null) return 'This portal is not set up for passkeys.'
  if (origin !== window.location.origin) return `Passkeys only work at ${origin}.`
  return 'This browser cannot use passkeys.'
}
