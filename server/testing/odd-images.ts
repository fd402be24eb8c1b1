import sharp, { type Sharp } from 'sharp'
import { drawLabel, grainy } from './label-picture'

type Random = () => number
type OddImage = { kind: string; bytes: Uint8Array }

const text = 'Ingredients: Oats, honey, almonds 9%, milk, sunflower oil, salt. May contain peanuts.'
const label = () => drawLabel({ text, width: 700 })
const between = (random: Random, low: number, high: number) => Math.floor(low + random() * (high - low))
const noise = (random: Random, length: number) => Uint8Array.from({ length }, () => between(random, 0, 256))
const plain = (width: number, height: number, background = '#e8e4da') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })

/** Saves an image in a random format. */
const saved = (image: Sharp, random: Random): Promise<Buffer> => {
  const way = between(random, 0, 5)
  if (way === 0) return image.png().toBuffer()
  if (way === 1) return image.png({ palette: true, progressive: true }).toBuffer()
  if (way === 2) return image.jpeg({ quality: between(random, 5, 95) }).toBuffer()
  if (way === 3) return image.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
  return image.gif().toBuffer()
}

const broken = async (random: Random, how: (bytes: Buffer) => Uint8Array) => {
  const way = between(random, 0, 4)
  if (way === 0) return how(await label().webp().toBuffer())
  return how(way === 1 ? await label().avif({ effort: 0 }).toBuffer() : await saved(label(), random))
}

/** A PNG that claims to be `width` by `height`, with next to no data. */
const pngHeader = (width: number, height: number, depth: number, colour: number) => {
  const bytes = Buffer.alloc(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.set([depth, colour, 0, 0, 0], 24)
  return bytes
}

const gifHeader = (width: number, height: number) => {
  const bytes = Buffer.alloc(40)
  bytes.write('GIF89a')
  bytes.writeUInt16LE(width, 6)
  bytes.writeUInt16LE(height, 8)
  bytes.set([0x2c, 0, 0, 0, 0, width & 255, width >> 8, height & 255, height >> 8], 13)
  return bytes
}

/** A WebP that claims the maximum size, with the data of a small one. */
const webpHeader = async () => {
  const bytes = await plain(16, 16).webp({ lossless: true }).toBuffer()
  bytes.writeUInt32LE(0x0f_ff_ff_ff, bytes.indexOf('VP8L') + 9)
  return bytes
}

const avifHeader = async (width: number, height: number) => {
  const bytes = await plain(16, 16).avif().toBuffer()
  const size = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(width, size)
  bytes.writeUInt32BE(height, size + 4)
  return bytes
}

const kinds: Record<string, (random: Random) => Promise<Uint8Array> | Uint8Array> = {
  empty: () => new Uint8Array(0),
  'random bytes': (random) => noise(random, between(random, 1, 5000)),
  'a signature and random bytes': (random) =>
    Buffer.concat([
      [
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
        Buffer.from('GIF89a'),
      ][between(random, 0, 3)] as Buffer,
      noise(random, between(random, 0, 3000)),
    ]),
  'cut off': (random) => broken(random, (bytes) => bytes.subarray(0, between(random, 4, bytes.length))),
  'flipped bytes': (random) =>
    broken(random, (bytes) => {
      for (let times = between(random, 1, 40); times > 0; times -= 1)
        bytes[between(random, 4, bytes.length)] = between(random, 0, 256)
      return bytes
    }),
  'a flipped header': (random) =>
    broken(random, (bytes) => {
      for (let times = between(random, 1, 6); times > 0; times -= 1)
        bytes[between(random, 4, Math.min(80, bytes.length))] = between(random, 0, 256)
      return bytes
    }),
  'bytes after its end': (random) =>
    broken(random, (bytes) => Buffer.concat([bytes, noise(random, between(random, 1, 9000))])),
  'another type': (random) =>
    [
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(900, 'x')),
      () => label().tiff().toBuffer(),
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      () => Buffer.from('%PDF-1.7\n%%EOF'),
      () => Buffer.from('BM'.padEnd(900, 'x')),
    ][between(random, 0, 5)]?.() as Promise<Uint8Array>,
  tiny: (random) => saved(plain(between(random, 1, 9), between(random, 1, 9)), random),
  'long and thin': (random) =>
    saved(
      random() < 0.5 ? plain(between(random, 3000, 25_000), 2) : plain(1, between(random, 3000, 25_000)),
      random,
    ),
  'a header that claims too much': (random) =>
    [
      () => pngHeader(between(random, 9000, 2 ** 31), between(random, 9000, 2 ** 31), 8, 6),
      () => gifHeader(65_535, 65_535),
      webpHeader,
      () => avifHeader(between(random, 9000, 65_535), between(random, 9000, 65_535)),
    ][between(random, 0, 4)]?.() as Promise<Uint8Array>,
  'a large plain picture': (random) =>
    saved(plain(between(random, 5000, 7000), between(random, 5000, 7000)), random),
  'more pixels than are taken': (random) =>
    random() < 0.5
      ? plain(8000, 8000).png({ palette: true }).toBuffer()
      : plain(8000, 7000).webp({ effort: 0 }).toBuffer(),
  '16 bits': () => label().toColourspace('rgb16').png().toBuffer(),
  'printing colours': () => label().toColourspace('cmyk').jpeg().toBuffer(),
  'grey, half transparent': () => label().greyscale().ensureAlpha(0.5).png().toBuffer(),
  animated: async (random) => {
    const film = sharp([await label().png().toBuffer(), await label().negate().png().toBuffer()], {
      join: { animated: true },
    })
    return (random() < 0.5 ? film.gif() : film.webp()).toBuffer()
  },
  'an odd orientation': async (random) =>
    label()
      .withMetadata({ orientation: between(random, 1, 9) })
      .jpeg()
      .toBuffer(),
  noise: async (random) =>
    saved(
      await grainy(
        plain(between(random, 200, 1600), between(random, 200, 1600), '#888'),
        between(random, 20, 120),
        random,
      ),
      random,
    ),
  'random pixels': (random) => {
    const [width, height] = [between(random, 100, 900), between(random, 100, 900)]
    return saved(sharp(noise(random, width * height * 3), { raw: { width, height, channels: 3 } }), random)
  },
  stripes: (random) => {
    const [width, height, step] = [
      between(random, 300, 2500),
      between(random, 300, 2500),
      between(random, 1, 30),
    ]
    const isAcross = random() < 0.5
    const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
      Math.floor((isAcross ? at % width : at / width) / step) % 2 ? 255 : 0,
    )
    return saved(sharp(pixels, { raw: { width, height, channels: 1 } }), random)
  },
  'a field of letters': (random) =>
    saved(
      drawLabel({
        text: 'ilXo. '.repeat(between(random, 50, 300)),
        size: between(random, 8, 16),
        width: between(random, 600, 2000),
      }),
      random,
    ),
}

/**
 * Images that no camera makes: damaged, disguised, huge, tiny, empty, or full of what only looks
 * like letters.
 */
export async function makeOddImage(number: number, random: Random): Promise<OddImage> {
  const all = Object.entries(kinds)
  const [kind, make] = all[number % all.length] as (typeof all)[number]
  return { kind, bytes: await make(random) }
}
