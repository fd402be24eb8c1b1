import { HEIC_REFUSAL, imageKind } from '@shared/domain/text/image-kind'
import sharp, { type Metadata } from 'sharp'
import { OcrError } from './ocr-error'
import { mirror, type Raster, turnHalf, turnQuarter } from './raster'
import { resize } from './resize'

/** Most pixels of a decoded image; phones take up to 50 megapixels. */
const MAX_PIXELS = 50_000_000
const MAX_DECODED_BYTES = 200_000_000
const MAX_SIDE = 30_000

/** Larger pictures are shrunk to this: more pixels do not help text recognition, fewer harm it. */
const WORKING_PIXELS = 3_200_000
const LONGEST_SIDE = 4_000
/** Pictures below both, in pixels of the longer side and pixels in all, are enlarged. */
const SMALL_SIDE = 1_400
const SMALL_PIXELS = 450_000
const MAX_ENLARGEMENT = 3

// Successive scans have nothing in common that libvips could reuse.
sharp.cache(false)
sharp.concurrency(1)

/**
 * The first frame of a PNG, JPEG, GIF, WebP or AVIF in grey: upright by its EXIF orientation, on
 * white, resized for reading, from the colour channel that shows the text best. A truncated file is
 * read as far as it goes. Throws OcrError: `no-image`, `bad-image`.
 */
export async function openImage(bytes: Uint8Array): Promise<Raster> {
  const kind = imageKind(bytes)
  if (!kind) throw new OcrError('no-image', 'The file is not a PNG, JPEG, GIF or WebP image.')
  const opened = () => sharp(bytes, { failOn: 'none', limitInputPixels: MAX_PIXELS, pages: 1 })
  if (kind === 'heic' && !namesAv1(bytes)) throw new OcrError('no-image', HEIC_REFUSAL)
  try {
    const metadata = await opened().metadata()
    if (metadata.format !== (['avif', 'heic'].includes(kind) ? 'heif' : kind))
      throw new Error(`The image says it is ${kind} but reads as ${metadata.format}.`)
    refuseTooLarge(metadata)
    const { data, info } = await opened()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .resize({ ...workingSize(metadata), fit: 'fill' })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const grey = clearestChannel(data, info.width, info.height, info.channels)
    const enlarged = enlargement(grey)
    return orient(enlarged > 1 ? await resize(grey, enlarged) : grey, metadata.orientation)
  } catch (error) {
    if (error instanceof OcrError) throw error
    throw new OcrError('bad-image', 'The image is damaged and cannot be opened. Please take another one.')
  }
}

/** Brands that HEIC and AVIF share do not tell the codec; the boxes before the pixels name it. */
const namesAv1 = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, BOXES)).includes('av01')
const BOXES = 4096

/**
 * Rotates by the EXIF orientation, after loading: libvips shrinks while loading only what it does
 * not rotate.
 */
function orient(raster: Raster, orientation = 1): Raster {
  const seen = [2, 4, 5, 7].includes(orientation) ? mirror(raster) : raster
  const quarter = [5, 6, 7, 8].includes(orientation) ? turnQuarter(seen) : seen
  return [3, 4, 5, 8].includes(orientation) ? turnHalf(quarter) : quarter
}

function refuseTooLarge({ width, height, channels, depth }: Metadata) {
  const pixels = width * height
  const decoded = pixels * channels * (depth === 'uchar' ? 1 : 2)
  if (pixels > MAX_PIXELS || Math.max(width, height) > MAX_SIDE || decoded > MAX_DECODED_BYTES)
    throw new OcrError(
      'bad-image',
      'The image has too many pixels. Please take a smaller one, of at most 50 megapixels.',
    )
}

function workingSize({ width, height }: Metadata) {
  const scale = Math.min(
    1,
    Math.sqrt(WORKING_PIXELS / (width * height)),
    LONGEST_SIDE / Math.max(width, height),
  )
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** How much a small picture is enlarged; 1 or less means not at all. */
const enlargement = ({ width, height }: Raster) =>
  Math.min(MAX_ENLARGEMENT, SMALL_SIDE / Math.max(width, height), Math.sqrt(SMALL_PIXELS / (width * height)))

/** How much more contrast a channel needs than the brightness, since it has more noise. */
const CLEARLY_MORE = 1.35

/**
 * Grey from the brightness, or from one colour with clearly more contrast: red print on white, or
 * white on a red wrapper, differs little in brightness.
 */
function clearestChannel(data: Buffer, width: number, height: number, channels: number): Raster {
  const pixels = new Uint8Array(width * height)
  if (channels < 3) {
    for (let to = 0, from = 0; to < pixels.length; to += 1, from += channels)
      pixels[to] = data[from] as number
    return { width, height, pixels }
  }
  const strengths = edgeStrengths(data, width, height, channels)
  const [brightness, ...colours] = strengths
  const strongest = Math.max(...colours)
  if (strongest > brightness * CLEARLY_MORE) {
    const first = colours.indexOf(strongest)
    for (let to = 0, from = first; to < pixels.length; to += 1, from += channels)
      pixels[to] = data[from] as number
  } else
    for (let to = 0, from = 0; to < pixels.length; to += 1, from += channels)
      pixels[to] =
        ((data[from] as number) * 77 + (data[from + 1] as number) * 150 + (data[from + 2] as number) * 29) >>
        8
  return { width, height, pixels }
}

/** Summed squares of differences over 3 pixels, for the brightness, red, green and blue. */
function edgeStrengths(data: Buffer, width: number, height: number, channels: number) {
  const sums: [number, number, number, number] = [0, 0, 0, 0]
  for (let y = 2; y < height; y += 4)
    for (let x = 3; x < width; x += 2) {
      const at = (y * width + x) * channels
      const before = at - 3 * channels
      const red = (data[at] as number) - (data[before] as number)
      const green = (data[at + 1] as number) - (data[before + 1] as number)
      const blue = (data[at + 2] as number) - (data[before + 2] as number)
      const brightness = 0.3 * red + 0.587 * green + 0.113 * blue
      sums[0] += brightness * brightness
      sums[1] += red * red
      sums[2] += green * green
      sums[3] += blue * blue
    }
  return sums
}
