/** A small grey picture, row by row: 0 is black, 255 white. */
export type Grey = { width: number; height: number; pixels: Uint8ClampedArray }

/** The brightness of a picture given as red, green, blue and alpha by turns. */
export function greyOf({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): Grey {
  const pixels = new Uint8ClampedArray(width * height)
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += 4)
    pixels[at] =
      0.299 * (data[from] as number) + 0.587 * (data[from + 1] as number) + 0.114 * (data[from + 2] as number)
  return { width, height, pixels }
}

/** By how much two pictures of one size differ, from 0 to 255 on average, whatever the light on them. */
export function difference(one: Grey, other: Grey): number {
  const lighter = brightness(one) - brightness(other)
  let sum = 0
  for (let at = 0; at < one.pixels.length; at += 1)
    sum += Math.abs((one.pixels[at] as number) - (other.pixels[at] as number) - lighter)
  return sum / one.pixels.length
}

/** The mean of a picture, from 0 to 255. */
export const brightness = ({ pixels }: Grey): number =>
  pixels.reduce((sum, value) => sum + value, 0) / Math.max(1, pixels.length)

/** How sharp the edges of a picture are: the variance of its Laplacian. Of blank paper and of blur it is small. */
export function sharpness({ width, height, pixels }: Grey): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const edge =
        4 * (pixels[at] as number) -
        (pixels[at - 1] as number) -
        (pixels[at + 1] as number) -
        (pixels[at - width] as number) -
        (pixels[at + width] as number)
      sum += edge
      squares += edge * edge
      count += 1
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

/** What a look at the picture found; `moved` since the look before. */
export type Look = { moved: number; sharp: number; bright: number }

/** What is to be told to who holds the camera. */
export type Advice = 'hold' | 'still' | 'dark' | 'closer' | 'next'

/** How many looks it has held still, and whether it may be read: not twice without a move between. */
export type Watched = { still: number; armed: boolean; advice: Advice; isReady: boolean }
export const atFirst: Watched = { still: 0, armed: true, advice: 'hold', isReady: false }

/** More than noise moves, in brightness; and what is no longer the same picture. */
const MOVING = 3
const ANOTHER = 7
/** Looks come about seven times a second. */
const STILL_LOOKS = 4
const DARK = 36
const SHARP = 90

/** What to make of the next look. */
export function watch({ still, armed }: Watched, { moved, sharp, bright }: Look): Watched {
  const isArmed = armed || moved > ANOTHER
  if (moved > MOVING) return { still: 0, armed: isArmed, advice: 'hold', isReady: false }
  const held = still + 1
  if (bright < DARK) return { still: 0, armed: isArmed, advice: 'dark', isReady: false }
  if (sharp < SHARP)
    return { still: held, armed: isArmed, advice: held < STILL_LOOKS ? 'hold' : 'closer', isReady: false }
  if (!isArmed) return { still: held, armed: false, advice: 'next', isReady: false }
  return { still: held, armed: true, advice: 'still', isReady: held >= STILL_LOOKS }
}
