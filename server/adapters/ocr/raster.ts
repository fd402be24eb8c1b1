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

/** The raster as a mirror shows it. */
export function mirror({ width, height, pixels }: Raster): Raster {
  const out = pixels.slice()
  for (let start = 0; start < out.length; start += width) out.subarray(start, start + width).reverse()
  return { width, height, pixels: out }
}

/** The raster upside down. */
export const turnHalf = (raster: Raster): Raster => ({ ...raster, pixels: raster.pixels.slice().reverse() })

/**
 * The smallest part that holds everything darker than `level`, with `margin` pixels around it, and where it starts; all of
 * the raster when nothing is dark.
 */
export function cropToDark(raster: Raster, level: number, margin: number): { cropped: Raster; left: number } {
  const { width, height, pixels } = raster
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
  if (right < 0) return { cropped: raster, left: 0 }
  left = Math.max(0, left - margin)
  right = Math.min(width - 1, right + margin)
  top = Math.max(0, top - margin)
  bottom = Math.min(height - 1, bottom + margin)
  const cropped = blankRaster(right - left + 1, bottom - top + 1)
  for (let y = top; y <= bottom; y += 1)
    cropped.pixels.set(pixels.subarray(y * width + left, y * width + right + 1), (y - top) * cropped.width)
  return { cropped, left }
}
