import { describe, expect, it } from 'vitest'
import {
  initialState,
  brightness,
  difference,
  type Grey,
  greyOf,
  type FrameReading,
  printOn,
  watch,
} from './stillness'

const drawn = (valueAt: (x: number, y: number) => number, width = 32, height = 24): Grey => ({
  width,
  height,
  pixels: Uint8ClampedArray.from({ length: width * height }, (_, at) =>
    valueAt(at % width, Math.floor(at / width)),
  ),
})
const stripes = (shift = 0) => drawn((x) => ((x + shift) % 4 < 2 ? 30 : 220))

describe('a small picture', () => {
  it('has a brightness', () => {
    const white = greyOf({ width: 1, height: 1, data: new Uint8ClampedArray([255, 255, 255, 255]) })
    expect([...white.pixels]).toEqual([255])
    expect(brightness(drawn(() => 80))).toBe(80)
  })

  it('differs by motion, but not by a change of light', () => {
    expect(difference(stripes(), stripes())).toBe(0)
    expect(difference(stripes(), stripes(2))).toBeGreaterThan(100)
    expect(
      difference(
        drawn((x) => x * 2),
        drawn((x) => x * 2 + 40),
      ),
    ).toBeLessThan(0.001)
  })
})

/** A camera picture with lines of letters, with a blur in pixels and a light factor. */
function label(lines: number, { blur = 0, light = 1, cut = false, size = 12 } = {}): Grey {
  const [width, height] = [640, 480]
  const top = cut ? -size / 2 : Math.round((height - lines * 2 * size) / 2)
  const isInk = (x: number, y: number) => {
    const [line, column] = [Math.floor((y - top) / (2 * size)), Math.floor((x - 160) / size)]
    if (line < 0 || line >= lines || (y - top) % (2 * size) > size) return false
    if ((!cut && column < 0) || column > 26 || column % 6 === 5) return false
    return (x + column) % size < size / 4 || (y - top) % size < size / 5
  }
  const paper = drawn((x, y) => (isInk(x, y) ? 30 : 225) * light, width, height)
  return blur === 0 ? paper : softened(softened(paper, blur), blur)
}

/** The mean of the pixels within reach. */
function softened(from: Grey, reach: number): Grey {
  const along = ({ width, height, pixels }: Grey, step: 'x' | 'y') =>
    drawn(
      (x, y) => {
        let [sum, count] = [0, 0]
        for (let by = -reach; by <= reach; by += 1) {
          const [u, v] = step === 'x' ? [x + by, y] : [x, y + by]
          if (u < 0 || v < 0 || u >= width || v >= height) continue
          sum += pixels[v * width + u] as number
          count += 1
        }
        return sum / count
      },
      width,
      height,
    )
  return along(along(from, 'x'), 'y')
}

describe('watching a camera', () => {
  const print: FrameReading = { moved: 0.5, words: 0.2, sharp: 0.9, bright: 150 }
  const after = (looks: FrameReading[], from = initialState) => looks.reduce(watch, from)
  const times = (count: number, look: FrameReading) => Array.from({ length: count }, () => look)
  const at = (picture: Grey): FrameReading => ({
    ...printOn(picture),
    moved: 0.5,
    bright: brightness(picture),
  })

  it.each([1, 2, 3, 4, 8])('reads %i lines, small and large, whole and cut off at the edges', (lines) => {
    for (const look of [label(lines), label(lines, { size: 28 }), label(lines, { cut: true })].map(at))
      expect(after(times(4, look))).toMatchObject({ advice: 'still', isReady: true })
  })

  it('reads lines in less light and with slight motion blur', () => {
    expect(after(times(4, at(label(3, { light: 0.4 }))))).toMatchObject({ isReady: true })
    expect(after(times(4, at(label(3, { blur: 1 }))))).toMatchObject({ isReady: true })
  })

  it('asks for sharper text, and after a while reads it as it is', () => {
    const soft = at(label(3, { blur: 5, size: 28 }))
    expect(after(times(8, soft))).toMatchObject({ advice: 'closer', isReady: false })
    expect(after(times(20, soft))).toMatchObject({ isReady: true })
  })

  it('never reads a blank wall or the dark, and says which it is', () => {
    const shaded = at(drawn((x, y) => 150 + x / 16 + ((x * 7 + y * 13) % 11), 640, 480))
    for (const blank of [at(label(0)), shaded])
      expect(after(times(40, blank))).toMatchObject({ advice: 'blank', isReady: false })
    expect(after(times(40, at(label(3, { light: 0.12 }))))).toMatchObject({ advice: 'dark', isReady: false })
  })

  it('requires the picture to be still for a while', () => {
    expect(after([print])).toMatchObject({ isReady: false, advice: 'still' })
    expect(after([print, print, print, { ...print, moved: 9 }, print])).toMatchObject({ isReady: false })
    expect(after(times(4, { ...print, moved: 12 }))).toMatchObject({ isReady: false, advice: 'hold' })
  })

  it('reads a picture once, and the next only after a move', () => {
    const spent = { ...initialState, armed: false }
    const five = times(5, print)
    expect(after(five, spent)).toMatchObject({ isReady: false, advice: 'next' })
    expect(after([{ ...print, moved: 4 }, ...five], spent)).toMatchObject({ isReady: false })
    expect(after([{ ...print, moved: 20 }, ...five], spent)).toMatchObject({ isReady: true })
  })
})
