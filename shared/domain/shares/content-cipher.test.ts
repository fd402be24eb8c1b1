import { base64url, CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import { decryptContent, encryptContent, randomKey } from './content-cipher'

const text = JSON.stringify({ resourceType: 'Bundle', note: 'Gänseei 🍐' })
const bytes = new TextEncoder().encode(text)
const header = { alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' }

describe('the content of a share', () => {
  it('is decrypted by jose alone, and its header tells the media type', async () => {
    const key = randomKey()
    const jwe = await encryptContent(text, key)
    expect(decodeProtectedHeader(jwe)).toEqual(header)
    const { plaintext } = await compactDecrypt(jwe, base64url.decode(key))
    expect(new TextDecoder().decode(plaintext)).toBe(text)
  })

  it.each([
    ['plain', header],
    ['compressed', { ...header, zip: 'DEF' }],
  ])('is read when jose alone encrypted it %s', async (_, how) => {
    const key = randomKey()
    const jwe = await new CompactEncrypt(bytes).setProtectedHeader(how).encrypt(base64url.decode(key))
    expect(await decryptContent(jwe, key)).toBe(text)
  })

  it('stays closed to another key and after a change', async () => {
    const key = randomKey()
    const jwe = await encryptContent(text, key)
    await expect(decryptContent(jwe, randomKey())).rejects.toThrow('decryption operation failed')
    const parts = jwe.split('.')
    parts[3] = `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1)}`
    await expect(decryptContent(parts.join('.'), key)).rejects.toThrow('decryption operation failed')
  })

  it('is refused under another algorithm than the one agreed', async () => {
    const key = randomKey()
    const jwe = await new CompactEncrypt(bytes)
      .setProtectedHeader({ alg: 'A256KW', enc: 'A256GCM' })
      .encrypt(base64url.decode(key))
    await expect(decryptContent(jwe, key)).rejects.toThrow('not allowed')
  })

  it('never gives the same ciphertext twice', async () => {
    const key = randomKey()
    expect(await encryptContent(text, key)).not.toBe(await encryptContent(text, key))
    expect(base64url.decode(randomKey())).toHaveLength(32)
  })
})
