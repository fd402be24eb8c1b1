import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Some } from '../config/secrets'

/** Encrypts short texts; the owner's id is authenticated, so a copied text fails elsewhere. */
export type TextCipher = {
  encrypt(owner: number | string, text: string): string
  /** The text, or undefined when it was encrypted with another key or for another owner. */
  decrypt(owner: number | string, encrypted: string): string | undefined
  /** The text under the newest key; undefined when no key decrypts it. */
  reencrypt(owner: number | string, encrypted: string): string | undefined
}

/** AES-256-GCM: the first of the 32-byte keys encrypts, all decrypt; read at each use. */
export function textCipher(keys: () => Some<Buffer>): TextCipher {
  const decryptWith = (key: Buffer, owner: number | string, encrypted: string) => {
    const bytes = Buffer.from(encrypted, 'base64')
    try {
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
      cipher.setAAD(Buffer.from(String(owner))).setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
    } catch {
      // It was encrypted with another key or for another owner.
      return undefined
    }
  }
  const encrypt: TextCipher['encrypt'] = (owner, text) => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keys()[0], nonce).setAAD(Buffer.from(String(owner)))
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64')
  }
  const decrypt: TextCipher['decrypt'] = (owner, encrypted) => {
    for (const key of keys()) {
      const text = decryptWith(key, owner, encrypted)
      if (text !== undefined) return text
    }
    return undefined
  }
  return {
    encrypt,
    decrypt,
    reencrypt: (owner, encrypted) => {
      if (decryptWith(keys()[0], owner, encrypted) !== undefined) return encrypted
      const text = decrypt(owner, encrypted)
      return text === undefined ? undefined : encrypt(owner, text)
    },
  }
}

/** A 32-byte key for one purpose, which reveals nothing about those of other purposes. */
export const deriveKey = (purpose: string, secret: Buffer | string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
