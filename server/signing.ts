import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from './sealing'
import type { Secrets } from './secrets'

/** Signs what a browser keeps for us; nobody else can make or change it. */
export type Signer = {
  sign: (text: string) => string
  /** The text, or undefined when none of our secrets signed it for this purpose. */
  open: (signed: string) => string | undefined
}

/** The newest secret signs, and all of them check. */
export function signer(purpose: string, secrets: Secrets['sessionSecrets']): Signer {
  const signWith = (secret: string) => {
    const key = keyFor(purpose, secret)
    return (text: string) => `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }
  const [newest, ...older] = secrets
  const sign = signWith(newest)
  const all = [sign, ...older.map(signWith)]
  return {
    sign,
    open: (signed) => {
      const text = signed.slice(0, signed.lastIndexOf('.'))
      return all.some((signAgain) => isSame(signed, signAgain(text))) ? text : undefined
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
