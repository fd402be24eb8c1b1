import { base64url, CompactEncrypt, compactDecrypt } from 'jose'

/** The media type of a shared record. */
export const FHIR_JSON = 'application/fhir+json' as const

/** The most bytes of an unpacked content, so that a small file cannot fill the memory. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024

/** 32 random bytes in base64url. */
export const randomKey = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)))

/**
 * Encrypts a text as a compact JWE. `key` is 32 bytes in base64url.
 * Source: HL7 SMART Health Cards and Links, "Encrypting and Decrypting Files".
 */
export const encryptContent = (text: string, key: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: FHIR_JSON })
    .encrypt(base64url.decode(key))

/** Decrypts a compact JWE; throws where the key is another one or the text was changed. */
export async function decryptContent(jwe: string, key: string): Promise<string> {
  const { plaintext } = await compactDecrypt(jwe.trim(), base64url.decode(key), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
    maxDecompressedLength: MAX_UNPACKED_BYTES,
  })
  return new TextDecoder().decode(plaintext)
}
