import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../../encryption/text-cipher'

const signatureOf = (content: object, key: Buffer) =>
  createHmac('sha256', deriveKey('backup manifest', key)).update(JSON.stringify(content)).digest()

/** A document as JSON whose last field is a signature made with the credentials key. */
export const signedText = (content: object, key: Buffer): string =>
  `${JSON.stringify({ ...content, signature: signatureOf(content, key).toString('base64') }, undefined, 2)}\n`

/** The key that signed the parsed document; undefined if no key did. */
export function signerOf(document: unknown, keys: readonly Buffer[]): Buffer | undefined {
  const { signature, ...content } = Object(document) as Record<string, unknown>
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'base64')
  return keys.find((key) => {
    const right = signatureOf(content, key)
    return right.length === given.length && timingSafeEqual(right, given)
  })
}
