import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decryptPieces, type NamedKey, decryptedSize, encryptPieces } from './encrypted-file'

const seal: NamedKey = { key: Buffer.alloc(32, 3), name: 'report.pdf' }
const SEGMENT = 64 * 1024
let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pearwell-sealed-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const numbers = (length: number) => Buffer.from(Array.from({ length }, (_, n) => (n * 31 + (n >> 8)) & 255))

async function all(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const found: Uint8Array[] = []
  for await (const piece of pieces) found.push(piece)
  return Buffer.concat(found)
}

/** The decrypted bytes, of the whole file or of a part. */
async function opened(bytes: Uint8Array, by = seal, part?: [number, number]): Promise<Buffer> {
  const place = path.join(folder, 'file')
  writeFileSync(place, bytes)
  const file = await open(place)
  try {
    const size = await decryptedSize(file, by)
    const [start, end] = part ?? [0, size]
    return await all(decryptPieces(file, by, start, end))
  } finally {
    await file.close()
  }
}

it.each([0, 1, SEGMENT - 1, SEGMENT, SEGMENT + 1, 3 * SEGMENT, 40 * SEGMENT + 7])(
  'a file of %i bytes decrypts to its content, in whole and in parts, for every chunk size',
  async (length) => {
    const bytes = numbers(length)
    const pieces = [
      bytes.subarray(0, length >> 2),
      bytes.subarray(length >> 2, length - 1),
      bytes.subarray(Math.max(length >> 2, length - 1)),
    ]
    const sealed = await all(encryptPieces(seal, pieces))
    expect(length > 16 && sealed.includes(bytes.subarray(0, 64))).toBe(false)
    expect((await opened(sealed)).equals(bytes)).toBe(true)
    for (const [start, end] of [
      [0, 5],
      [length >> 1, length],
      [SEGMENT - 2, SEGMENT + 3],
      [Math.max(0, length - 3), length],
    ] as [number, number][])
      if (end <= length)
        expect((await opened(sealed, seal, [start, end])).equals(bytes.subarray(start, end))).toBe(true)
  },
)

it('a changed, truncated, extended or reordered file does not decrypt, nor under another key or name', async () => {
  const bytes = numbers(2 * SEGMENT + 100)
  const sealed = await all(encryptPieces(seal, [bytes]))
  const refused = (damaged: Uint8Array, by = seal) =>
    expect(opened(damaged, by)).rejects.toMatchObject({ name: 'DecryptionError' })
  for (const place of [0, 8, 9, 24, 25, 26, SEGMENT, SEGMENT + 30, sealed.length - 17, sealed.length - 1]) {
    const damaged = Buffer.from(sealed)
    damaged[place] = (damaged[place] ?? 0) ^ 1
    await refused(damaged)
  }
  const [head, one, two, last] = [
    sealed.subarray(0, 25),
    sealed.subarray(25, 25 + SEGMENT + 16),
    sealed.subarray(25 + SEGMENT + 16, 25 + 2 * (SEGMENT + 16)),
    sealed.subarray(25 + 2 * (SEGMENT + 16)),
  ]
  for (const parts of [
    [],
    [head],
    [head, one],
    [head, one, two],
    [head, two, one, last],
    [head, one, last],
    [head, one, two, last, last],
  ])
    await refused(Buffer.concat(parts))
  await refused(sealed.subarray(0, -1))
  await refused(Buffer.concat([sealed, Buffer.alloc(1)]))
  await refused(sealed, { ...seal, name: 'report.csv' })
  await refused(sealed, { ...seal, key: Buffer.alloc(32, 4) })
  await refused(numbers(1000))
})
