import sharp from 'sharp'

/** The part that is cut off each side, from 0 to 1. */
type Cut = Partial<Record<'left' | 'right' | 'start' | 'end', number>>

/**
 * Five crops of a label: one per side and one quarter. `seed` (0 to 1) varies how much of a side is
 * cut, 15 to 50 %.
 */
export function cropsOf(seed: number): Cut[] {
  const much = (at: number) => 0.15 + 0.35 * ((seed + at * 0.618) % 1)
  const quarter = [
    { right: 0.5, end: 0.5 },
    { left: 0.5, end: 0.5 },
    { right: 0.5, start: 0.5 },
    { left: 0.5, start: 0.5 },
  ][Math.floor(seed * 4) % 4] as Cut
  return [{ left: much(0) }, { right: much(1) }, { start: much(2) }, { end: much(3) }, quarter]
}

/** The upright picture without the parts in `cut`, as PNG. */
export async function cropped(
  image: Uint8Array,
  { left = 0, right = 0, start = 0, end = 0 }: Cut,
): Promise<Buffer> {
  const { width, height } = await sharp(image).metadata()
  return sharp(image)
    .extract({
      left: Math.round(width * left),
      top: Math.round(height * start),
      width: Math.floor(width * (1 - left - right)),
      height: Math.floor(height * (1 - start - end)),
    })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
