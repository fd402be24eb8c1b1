import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../text-cipher'

const signatureOf = (content: object, key: Buffer) =>
  createHmac('sha256', deriveKey('backup manifest', key)).update(JSON.stringify(content)).digest()

/** A document as JSON, with the signature that only who has the credentials key can make as its last field. */
export const signedText = (content: object, key: Buffer): string =>
  `${JSON.stringify({ ...content, signature: signatureOf(content, key).toString('base64') }, undefined, 2)}\n`

/** Which of the keys has signed the document, as it was parsed; undefined when none has. */
export function signerOf(document: unknown, keys: readonly Buffer[]): Buffer | undefined {
  const { signature, ...content } = Object(document) as Record<string, unknown>
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'base64')
  return keys.find((key) => {
    const right = signatureOf(content, key)
    return right.length === given.length && timingSafeEqual(right, given)
  })
}
