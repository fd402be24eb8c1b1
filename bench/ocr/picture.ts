import sharp, { type Sharp } from 'sharp'
import type { LabelLook } from '../../server/testing/label-picture'

/** A recipe for an image: which text and font, and how to draw the label with them. */
export type Made = {
  name: string
  category: string
  look: number
  image: (label: (look?: Partial<LabelLook>) => Sharp) => Promise<Sharp> | Sharp
  type?: 'png' | 'jpg'
}

/** Applies the steps so far, so that sharp runs the next ones after them. */
export const settled = async (image: Sharp) => sharp(await image.png({ compressionLevel: 1 }).toBuffer())

/** Three bytes a pixel, row by row. */
export type Picture = { width: number; height: number; data: Buffer }

export async function pictureOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

export const sharpOf = ({ width, height, data }: Picture) =>
  sharp(data, { raw: { width, height, channels: 3 } })

/** Maps a point of the result to its source, both from 0 to 1, and gives the light on it. */
export type Bend = (x: number, y: number) => { x: number; y: number; light?: number }

/** The surroundings of the label: red, green and blue at a pixel. */
export type Ground = (column: number, row: number) => readonly [number, number, number]

export const wood: Ground = (column, row) => {
  const grain = 120 + 22 * Math.sin(row / 31 + 2 * Math.sin(column / 170)) + 9 * Math.sin(column / 9)
  return [grain, grain * 0.78, grain * 0.55]
}

/** The source seen through `bend`, on `ground` where the source does not reach. */
export function bent(source: Picture, width: number, height: number, bend: Bend, ground = wood): Picture {
  const data = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const to = (row * width + column) * 3
      const from = bend(column / width, row / height)
      const x = from.x * source.width
      const y = from.y * source.height
      const light = from.light ?? 1
      if (!(x >= 0 && y >= 0 && x < source.width - 1 && y < source.height - 1)) {
        ground(column, row).forEach((value, channel) => (data[to + channel] = value * light))
        continue
      }
      const [left, top] = [Math.floor(x), Math.floor(y)]
      const [partX, partY] = [x - left, y - top]
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (top * source.width + left) * 3 + channel
        const below = at + source.width * 3
        const upper = (source.data[at] as number) * (1 - partX) + (source.data[at + 3] as number) * partX
        const lower =
          (source.data[below] as number) * (1 - partX) + (source.data[below + 3] as number) * partX
        data[to + channel] = Math.min(255, (upper * (1 - partY) + lower * partY) * light)
      }
    }
  return { width, height, data }
}

/**
 * A flat label turned by `degrees` and tilted away by `tip` (0 is flat), filling most of the
 * picture.
 */
export function lying(degrees: number, tip: number): Bend {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return (x, y) => {
    const [dx, dy] = [(x - 0.5) * 1.25, (y - 0.5) * 1.25]
    const [u, v] = [dx * cos + dy * sin * 0.75, (-dx * sin) / 0.75 + dy * cos]
    const depth = 1 + tip * v
    return { x: 0.5 + u / depth, y: 0.5 + v / depth, light: 1.05 - 0.45 * Math.hypot(x - 0.3, y - 0.2) }
  }
}

/**
 * A label around a can: narrower and darker towards the sides, its lines sagging by `hang` of the
 * height.
 */
export function aroundCan(hang: number): Bend {
  return (x, y) => {
    const side = (x - 0.5) / 0.46
    if (Math.abs(side) >= 0.98) return { x: -1, y: -1, light: 0.8 }
    const angle = Math.asin(side)
    const fall = hang * Math.cos(angle)
    return { x: 0.5 + angle / 3, y: (y - 0.12 - fall) / 0.72, light: 0.45 + 0.6 * Math.cos(angle) }
  }
}

/** Wavy film with reflections. */
export function wavy(high: number): Bend {
  return (x, y) => ({
    x: (x - 0.5) * 1.12 + 0.5 + 0.003 * Math.sin(y * 9),
    y: (y - 0.5) * 1.25 + 0.5 + high * Math.sin(x * 6 + y * 2),
    light: 1 + 0.12 * Math.sin(x * 11 + y * 3),
  })
}
