/** A small greyscale picture, row by row: 0 is black, 255 white. */
export type Grey = { width: number; height: number; pixels: Uint8ClampedArray }

/** The brightness of RGBA pixels. */
export function greyOf({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): Grey {
  const pixels = new Uint8ClampedArray(width * height)
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += 4)
    pixels[at] =
      0.299 * (data[from] as number) + 0.587 * (data[from + 1] as number) + 0.114 * (data[from + 2] as number)
  return { width, height, pixels }
}

/** The mean difference of pictures of one size, 0 to 255, ignoring overall brightness. */
export function difference(one: Grey, other: Grey): number {
  const lighter = brightness(one) - brightness(other)
  let sum = 0
  for (let at = 0; at < one.pixels.length; at += 1)
    sum += Math.abs((one.pixels[at] as number) - (other.pixels[at] as number) - lighter)
  return sum / one.pixels.length
}

/** The mean brightness, from 0 to 255. */
export const brightness = ({ pixels }: Grey): number =>
  pixels.reduce((sum, value) => sum + value, 0) / Math.max(1, pixels.length)

/** `words`: the share of the area with contrast; `sharp`: how steep its edges are; both 0 to 1. */
export type Print = { words: number; sharp: number }

/** In pixels. */
const TILE = 16
/** The brightness difference that noise and shading do not reach. */
const CONTRAST = 40

/** Measures print by the tiles with most contrast, so that blank paper does not count. */
export function printOn(piece: Grey): Print {
  const tiles: Tile[] = []
  for (let y = 0; y + TILE <= piece.height; y += TILE)
    for (let x = 0; x + TILE <= piece.width; x += TILE) tiles.push(tileAt(piece, x, y))
  const most = tiles.reduce((best, { contrast }) => Math.max(best, contrast), CONTRAST)
  const sharp = tiles
    .filter(({ contrast }) => contrast >= CONTRAST && contrast * 2 >= most)
    .map(({ contrast, steepest }) => steepest / contrast)
    .sort((a, b) => a - b)
  const words = tiles.filter(({ contrast }) => contrast >= CONTRAST).length
  return { words: words / Math.max(1, tiles.length), sharp: sharp[sharp.length >> 1] ?? 0 }
}

type Tile = { contrast: number; steepest: number }

function tileAt({ width, pixels }: Grey, left: number, top: number): Tile {
  let [darkest, lightest, steepest] = [255, 0, 0]
  for (let y = 0; y < TILE; y += 1)
    for (let x = 0; x < TILE; x += 1) {
      const at = (top + y) * width + left + x
      const value = pixels[at] as number
      darkest = Math.min(darkest, value)
      lightest = Math.max(lightest, value)
      if (x > 1) steepest = Math.max(steepest, Math.abs(value - (pixels[at - 2] as number)))
      if (y > 1) steepest = Math.max(steepest, Math.abs(value - (pixels[at - 2 * width] as number)))
    }
  return { contrast: lightest - darkest, steepest }
}

/** The result of examining a frame; `moved` since the previous one. */
export type FrameReading = Print & { moved: number; bright: number }

/** What to tell the person holding the camera. */
export type Advice = 'hold' | 'still' | 'dark' | 'blank' | 'closer' | 'next'

/** How many frames were still, and whether to read: not twice without motion in between. */
export type WatchState = { still: number; armed: boolean; advice: Advice; isReady: boolean }
export const initialState: WatchState = { still: 0, armed: true, advice: 'hold', isReady: false }

/** The brightness difference that noise does not reach, and the one of a different picture. */
const MOVING = 3
const ANOTHER = 7
/** Of about seven a second; a blurred picture is read after longer, as a try costs little. */
const STILL_LOOKS = 4
const PATIENT_LOOKS = 20
const DARK = 36
/** Less is only a spot or an edge. */
const WORDS = 0.008
const SHARP = 0.3

/** The next state after examining a frame. */
export function watch(
  { still, armed }: WatchState,
  { moved, words, sharp, bright }: FrameReading,
): WatchState {
  const isArmed = armed || moved > ANOTHER
  if (moved > MOVING) return { still: 0, armed: isArmed, advice: 'hold', isReady: false }
  const held = still + 1
  const stateWith = (advice: Advice, isReady = false): WatchState => ({
    still: held,
    armed: isArmed,
    advice,
    isReady,
  })
  if (words < WORDS) return stateWith(bright < DARK ? 'dark' : held < STILL_LOOKS ? 'hold' : 'blank')
  if (!isArmed) return stateWith('next')
  if (sharp >= SHARP) return stateWith('still', held >= STILL_LOOKS)
  return stateWith(held < STILL_LOOKS ? 'hold' : 'closer', held >= PATIENT_LOOKS)
}
