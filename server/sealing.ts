import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Some } from './secrets'

/**
 * Seals short texts (a client's generated password, the key of a report's files) for the database. Whose it is, a row's
 * id, is bound into the seal, so that a seal that was moved to another row opens nothing.
 */
export type Sealer = {
  seal(owner: number | string, text: string): string
  /** The text, or undefined when it was sealed with another key or for another owner. */
  open(owner: number | string, sealed: string): string | undefined
  /** The same text under the newest key: the seal itself when it is already; undefined when none of the keys opens it. */
  reseal(owner: number | string, sealed: string): string | undefined
}

/**
 * AES-256-GCM under keys of 32 bytes, asked for at each use: the first, which is the newest, seals, and all open. The
 * text is base64 of nonce (12 bytes), tag (16 bytes) and ciphertext.
 */
export function sealer(keys: () => Some<Buffer>): Sealer {
  const openWith = (key: Buffer, owner: number | string, sealed: string) => {
    const bytes = Buffer.from(sealed, 'base64')
    try {
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
      cipher.setAAD(Buffer.from(String(owner))).setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
    } catch {
      // Another key sealed it, or for somebody else.
      return undefined
    }
  }
  const seal: Sealer['seal'] = (owner, text) => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keys()[0], nonce).setAAD(Buffer.from(String(owner)))
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64')
  }
  const open: Sealer['open'] = (owner, sealed) => {
    for (const key of keys()) {
      const text = openWith(key, owner, sealed)
      if (text !== undefined) return text
    }
    return undefined
  }
  return {
    seal,
    open,
    reseal: (owner, sealed) => {
      if (openWith(keys()[0], owner, sealed) !== undefined) return sealed
      const text = open(owner, sealed)
      return text === undefined ? undefined : seal(owner, text)
    },
  }
}

/** A key of 32 bytes made out of a secret for one purpose, so that what is known of the one tells nothing of another. */
export const keyFor = (purpose: string, secret: Buffer | string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
