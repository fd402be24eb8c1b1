import sharp from 'sharp'
import { expect, it } from 'vitest'
import { HEIC_REFUSAL } from '@shared/domain/text/image-kind'
import { OcrError } from './ocr-error'
import { openImage } from './open-image'

/** A picture whose sides and corners all differ. */
const [width, height] = [1500, 64]
const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
  const [x, y] = [at % width, Math.floor(at / width)]
  return x < 300 && y < 20 ? 0 : x < 700 ? 100 : y < 40 ? 180 : 240
})

it.each([1, 2, 3, 4, 5, 6, 7, 8])('opens a picture upright by its orientation, %i', async (orientation) => {
  const file = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .withMetadata({ orientation })
    .png()
    .toBuffer()
  const upright = await sharp(file).autoOrient().extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  const opened = await openImage(file)
  expect([opened.width, opened.height]).toEqual([upright.info.width, upright.info.height])
  expect(Buffer.compare(opened.pixels, upright.data)).toBe(0)
})

it('shrinks a large photo on opening', async () => {
  const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#e8e4da' } })
  for (const file of [await photo.jpeg().toBuffer(), await photo.webp({ effort: 0 }).toBuffer()]) {
    const opened = await openImage(file)
    expect(opened.width * opened.height).toBeLessThan(3_300_000)
  }
})

/** A PNG that declares these sides but has one pixel. */
async function claiming(width: number, height: number) {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

it.each([
  [7_072, 7_072],
  [30_001, 1],
  [2 ** 31 - 1, 2 ** 31 - 1],
])('refuses a picture that declares %i by %i pixels before decoding it', async (width, height) => {
  const refused = openImage(await claiming(width, height))
  await expect(refused).rejects.toThrow(OcrError)
  await expect(refused).rejects.toMatchObject({ trouble: 'bad-image' })
})

const brandsOfHeic = [
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'heif',
  'mif1',
  'mif2',
  'msf1',
  'avci',
  'vvic',
]

it.each(brandsOfHeic)('refuses a photo of the brand %s with a way to send it', async (brand) => {
  const many = 'miafMiPrtmap'.repeat(24)
  for (const start of [
    `\0\0\0\x18ftyp${brand}\0\0\0\0miaf${brand}`,
    `\0\0\x01\x34ftypmiaf\0\0\0\0${brand}${many}`,
  ])
    await expect(openImage(Buffer.from(start.padEnd(900, 'x'), 'latin1'))).rejects.toMatchObject({
      trouble: 'no-image',
      message: HEIC_REFUSAL,
    })
})

it('opens an AVIF, even if only brands that HEIC has too are named', async () => {
  const avif = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .avif({ effort: 0 })
    .toBuffer()
  const shared = Buffer.from(avif)
  const end = shared.readUInt32BE(0)
  for (let at = 8; at < end; at += 4)
    if (shared.toString('latin1', at, at + 3) === 'avi') shared.write(at === 8 ? 'mif1' : 'miaf', at)
  for (const file of [avif, shared]) expect(await openImage(file)).toMatchObject({ width, height })
})
