/** A grey picture, row by row from the top: 0 is black, 255 white. */
export type Raster = { width: number; height: number; pixels: Uint8Array }

export const blankRaster = (width: number, height: number): Raster => ({
  width,
  height,
  pixels: new Uint8Array(width * height).fill(255),
})

/** The raster turned clockwise by a quarter. */
export function turnQuarter({ width, height, pixels }: Raster): Raster {
  const turned = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0, to = height - 1 - y; x < width; x += 1, to += height)
      turned[to] = pixels[y * width + x] as number
  return { width: height, height: width, pixels: turned }
}

/** The raster mirrored. */
export function mirror({ width, height, pixels }: Raster): Raster {
  const out = pixels.slice()
  for (let start = 0; start < out.length; start += width) out.subarray(start, start + width).reverse()
  return { width, height, pixels: out }
}

export const turnHalf = (raster: Raster): Raster => ({ ...raster, pixels: raster.pixels.slice().reverse() })

/** The bounds of a region: first and last column and row. */
export type Box = { left: number; right: number; top: number; bottom: number }

/** The smallest box around everything darker than `level`; the whole raster if nothing is dark. */
export function darkBox({ width, height, pixels }: Raster, level: number): Box {
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y += 1) {
    const row = pixels.subarray(y * width, (y + 1) * width)
    const first = row.findIndex((value) => value < level)
    if (first < 0) continue
    left = Math.min(left, first)
    right = Math.max(
      right,
      row.findLastIndex((value) => value < level),
    )
    top = Math.min(top, y)
    bottom = y
  }
  return right < 0 ? { left: 0, right: width - 1, top: 0, bottom: height - 1 } : { left, right, top, bottom }
}

/** The box with a margin, clipped to the raster. */
const grown = ({ width, height }: Raster, { left, right, top, bottom }: Box, margin: number): Box => ({
  left: Math.max(0, Math.floor(left - margin)),
  right: Math.min(width - 1, Math.ceil(right + margin)),
  top: Math.max(0, Math.floor(top - margin)),
  bottom: Math.min(height - 1, Math.ceil(bottom + margin)),
})

/** The raster with white outside of the box and `margin` pixels around it. */
export function keepBox(raster: Raster, box: Box, margin: number): Raster {
  const { left, right, top, bottom } = grown(raster, box, margin)
  const kept = blankRaster(raster.width, raster.height)
  for (let start = top * raster.width; start <= bottom * raster.width; start += raster.width)
    kept.pixels.set(raster.pixels.subarray(start + left, start + right + 1), start + left)
  return kept
}

/** The part within the box and `margin` pixels around it, clipped to the raster. */
export function cut(raster: Raster, box: Box, margin: number): Raster {
  const { left, right, top, bottom } = grown(raster, box, margin)
  const part = blankRaster(right - left + 1, bottom - top + 1)
  for (let y = top; y <= bottom; y += 1) {
    const start = y * raster.width
    part.pixels.set(raster.pixels.subarray(start + left, start + right + 1), (y - top) * part.width)
  }
  return part
}

/** The part that is darker than `level`, with `margin` pixels around it, and its offset. */
export function cropToDark(raster: Raster, level: number, margin: number) {
  const box = darkBox(raster, level)
  const { left, top } = grown(raster, box, margin)
  return { cropped: cut(raster, box, margin), left, top }
}

/** The band of `height` rows with the most dark pixels; the raster itself if it is no higher. */
export function darkestRows(raster: Raster, level: number, height: number): Raster {
  if (raster.height <= height) return raster
  const { width, pixels } = raster
  const dark = Array.from({ length: raster.height }, (_, y) =>
    pixels.subarray(y * width, (y + 1) * width).reduce((sum, value) => sum + (value < level ? 1 : 0), 0),
  )
  let [most, top, held] = [-1, 0, 0]
  dark.forEach((count, y) => {
    held += count - (dark[y - height] ?? 0)
    if (y >= height - 1 && held > most) [most, top] = [held, y - height + 1]
  })
  return { width, height, pixels: pixels.slice(top * width, (top + height) * width) }
}
