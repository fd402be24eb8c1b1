import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Format of encrypted files (reports and backups): a header of the magic word, version 1 and a salt
 * of 16 bytes, then segments of 64 kB, each under AES-256-GCM with a tag of 16 bytes. A file's key
 * is derived from the given key, the salt and the file's name; a segment's nonce is its number and
 * whether it is the last. So any part can be read alone, and a segment that is changed, missing,
 * moved or of another file fails to decrypt.
 */
const word = Buffer.from('pearwell\x01')
const SALT = 16
const HEADER = word.length + SALT
const SEGMENT = 64 * 1024
const TAG = 16
/** Number of segments read at once. */
const AT_ONCE = 16

/** A file's name and the key it is encrypted under. */
export type NamedKey = { key: Buffer; name: string }

/** The part of Node's FileHandle that reading needs. */
export type OpenFile = {
  stat(): Promise<{ size: number }>
  read(into: Buffer, offset: number, length: number, position: number): Promise<{ bytesRead: number }>
}

/** The file is damaged, truncated, or not encrypted under this key and name. */
export class DecryptionError extends Error {
  override name = 'DecryptionError'
}

const fileKey = ({ key, name }: NamedKey, salt: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', key, salt, `file ${name}`, 32))

function nonceOf(segment: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(segment, 5, 6)
  nonce[11] = Number(isLast)
  return nonce
}

/** Encrypts pieces of any size. */
export async function* encryptPieces(
  namedKey: NamedKey,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT)
  const key = fileKey(namedKey, salt)
  let number = 0
  const segment = (bytes: Uint8Array, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++, isLast))
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
  yield Buffer.concat([word, salt])
  // A full segment is held back until more bytes show that it is not the last.
  let waiting: Uint8Array = Buffer.alloc(0)
  for await (const piece of pieces) {
    waiting = waiting.length === 0 ? piece : Buffer.concat([waiting, piece])
    let at = 0
    for (; waiting.length - at > SEGMENT; at += SEGMENT)
      yield segment(waiting.subarray(at, at + SEGMENT), false)
    waiting = waiting.subarray(at)
  }
  yield segment(waiting, true)
}

/** The decrypted size in bytes. Throws a DecryptionError if truncated or of another key. */
export async function decryptedSize(file: OpenFile, namedKey: NamedKey): Promise<number> {
  const { count } = await layoutOf(file)
  let size = (count - 1) * SEGMENT
  // Only the last segment decrypts with the nonce of the last, so this detects truncation.
  for await (const last of decryptSegments(file, namedKey, count - 1, count)) size += last.length
  return size
}

/** Whether it starts with the magic word of an encrypted file. */
export async function isEncrypted(file: OpenFile): Promise<boolean> {
  const begin = Buffer.alloc(word.length)
  await file.read(begin, 0, word.length, 0)
  return begin.equals(word)
}

/** The decrypted bytes from `start` up to `end` (exclusive). Throws a DecryptionError. */
export async function* decryptPieces(
  file: OpenFile,
  namedKey: NamedKey,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  const first = Math.floor(start / SEGMENT)
  let at = first * SEGMENT
  for await (const bytes of decryptSegments(
    file,
    namedKey,
    first,
    Math.max(first + 1, Math.ceil(end / SEGMENT)),
  )) {
    const piece = bytes.subarray(Math.max(0, start - at), Math.max(0, end - at))
    at += bytes.length
    if (piece.length > 0) yield piece
  }
}

async function layoutOf(file: OpenFile): Promise<{ size: number; count: number }> {
  const { size } = await file.stat()
  const count = Math.ceil((size - HEADER) / (SEGMENT + TAG))
  if (count < 1) throw new DecryptionError()
  return { size, count }
}

/** Decrypts the segments from `first` up to `end` (exclusive). */
async function* decryptSegments(
  file: OpenFile,
  namedKey: NamedKey,
  first: number,
  end: number,
): AsyncGenerator<Buffer> {
  const { size, count } = await layoutOf(file)
  const header = await readWhole(file, 0, HEADER)
  if (!header.subarray(0, word.length).equals(word)) throw new DecryptionError()
  const key = fileKey(namedKey, header.subarray(word.length))
  const placeOf = (segment: number) => Math.min(size, HEADER + segment * (SEGMENT + TAG))
  for (let at = first; at < Math.min(end, count); at += AT_ONCE) {
    const until = Math.min(at + AT_ONCE, end, count)
    const bytes = await readWhole(file, placeOf(at), placeOf(until) - placeOf(at))
    for (let number = at; number < until; number++) {
      const begin = (number - at) * (SEGMENT + TAG)
      yield decryptSegment(key, bytes.subarray(begin, begin + SEGMENT + TAG), number, number === count - 1)
    }
  }
}

function decryptSegment(key: Buffer, encrypted: Buffer, number: number, isLast: boolean): Buffer {
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), { authTagLength: TAG })
    cipher.setAuthTag(encrypted.subarray(-TAG))
    const plain = cipher.update(encrypted.subarray(0, -TAG))
    // GCM leaves no bytes for final(), but only final() verifies the tag.
    cipher.final()
    return plain
  } catch (cause) {
    throw new DecryptionError('', { cause })
  }
}

async function readWhole(file: OpenFile, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length)
  for (let done = 0; done < length;) {
    const { bytesRead } = await file.read(bytes, done, length - done, position + done)
    if (bytesRead === 0) throw new DecryptionError()
    done += bytesRead
  }
  return bytes
}
