import sharp from 'sharp'
import type { Raster } from './raster'

/** Scales the raster in both directions by a factor. */
export async function resize(raster: Raster, by: number): Promise<Raster> {
  const { data, info } = await sharp(raster.pixels, { raw: { ...raster, channels: 1 } })
    .resize({
      width: Math.max(1, Math.round(raster.width * by)),
      height: Math.max(1, Math.round(raster.height * by)),
      fit: 'fill',
      kernel: by > 1 ? 'cubic' : 'lanczos3',
    })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}
