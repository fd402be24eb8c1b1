import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from './text-cipher'
import type { Secrets } from '../config/secrets'

/** Signs values stored in browsers, which nobody else can create or change. */
export type Signer = {
  sign: (text: string) => string
  /** The text, or undefined when none of our secrets signed it for this purpose. */
  open: (signed: string) => string | undefined
}

/** The newest secret signs and all verify; `secrets` is called at each use, as keys may rotate. */
export function signer(purpose: string, secrets: () => Secrets['sessionSecrets']): Signer {
  const signWith = (secret: string, text: string) =>
    `${text}.${createHmac('sha256', deriveKey(purpose, secret)).update(text).digest('base64url')}`
  return {
    sign: (text) => signWith(secrets()[0], text),
    open: (signed) => {
      const text = signed.slice(0, signed.lastIndexOf('.'))
      return secrets().some((secret) => isSame(signed, signWith(secret, text))) ? text : undefined
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
