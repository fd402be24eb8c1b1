import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Seals a client's generated password for admins to reveal; the account's id is bound into the seal. */
export type Sealer = {
  seal(userId: number, password: string): string
  /** The password, or undefined when it was sealed with another key or for another account. */
  open(userId: number, sealed: string): string | undefined
}

/**
 * AES-256-GCM under keys of 32 bytes: the first, which is the newest, seals, and all open. The text is base64 of nonce
 * (12 bytes), tag (16 bytes) and ciphertext.
 */
export function sealer(keys: readonly [Buffer, ...Buffer[]]): Sealer {
  return {
    seal: (userId, password) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keys[0], nonce).setAAD(Buffer.from(String(userId)))
      const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
    },
    open: (userId, sealed) => {
      const bytes = Buffer.from(sealed, 'base64')
      for (const key of keys)
        try {
          const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
          cipher.setAAD(Buffer.from(String(userId))).setAuthTag(bytes.subarray(12, 28))
          return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
        } catch {
          // Another key sealed it, or none of these did.
        }
      return undefined
    },
  }
}

/** A key of 32 bytes made out of a secret for one purpose, so that what is known of the one tells nothing of another. */
export const keyFor = (purpose: string, secret: Buffer | string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
