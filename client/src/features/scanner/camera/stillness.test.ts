import { describe, expect, it } from 'vitest'
import { atFirst, brightness, difference, type Grey, greyOf, type Look, sharpness, watch } from './stillness'

const drawn = (valueAt: (x: number, y: number) => number, width = 32, height = 24): Grey => ({
  width,
  height,
  pixels: Uint8ClampedArray.from({ length: width * height }, (_, at) =>
    valueAt(at % width, Math.floor(at / width)),
  ),
})
const stripes = (shift = 0) => drawn((x) => ((x + shift) % 4 < 2 ? 30 : 220))
const blurred = drawn((x) => 125 + 95 * Math.sin(x / 6))

describe('what a small picture shows', () => {
  it('is its brightness', () => {
    const white = greyOf({ width: 1, height: 1, data: new Uint8ClampedArray([255, 255, 255, 255]) })
    expect([...white.pixels]).toEqual([255])
    expect(brightness(drawn(() => 80))).toBe(80)
  })

  it('is a move, but no change of light', () => {
    expect(difference(stripes(), stripes())).toBe(0)
    expect(difference(stripes(), stripes(2))).toBeGreaterThan(100)
    expect(
      difference(
        drawn((x) => x * 2),
        drawn((x) => x * 2 + 40),
      ),
    ).toBeLessThan(0.001)
  })

  it('is sharper with print than without, and than out of focus', () => {
    expect(sharpness(stripes())).toBeGreaterThan(10 * sharpness(blurred))
    expect(sharpness(drawn(() => 200))).toBe(0)
    expect(sharpness(drawn(() => 0, 2, 2))).toBe(0)
  })
})

describe('the watch over a camera', () => {
  const print: Look = { moved: 0.5, sharp: 900, bright: 150 }
  const after = (looks: Look[], from = atFirst) => looks.reduce(watch, from)

  it('reads what holds still, is sharp and light, after a while', () => {
    expect(after([print])).toMatchObject({ isReady: false, advice: 'still' })
    expect(after([print, print, print, print])).toMatchObject({ isReady: true })
    expect(after([print, print, print, { ...print, moved: 9 }, print])).toMatchObject({ isReady: false })
  })

  it('says what is in the way', () => {
    const four = (look: Look) => after([look, look, look, look])
    expect(four({ ...print, moved: 12 })).toMatchObject({ isReady: false, advice: 'hold' })
    expect(four({ ...print, bright: 12 })).toMatchObject({ isReady: false, advice: 'dark' })
    expect(four({ ...print, sharp: 4 })).toMatchObject({ isReady: false, advice: 'closer' })
  })

  it('reads one picture once: the next only after a move', () => {
    const spent = { ...atFirst, armed: false }
    const five = [print, print, print, print, print]
    expect(after(five, spent)).toMatchObject({ isReady: false, advice: 'next' })
    expect(after([{ ...print, moved: 4 }, ...five], spent)).toMatchObject({ isReady: false })
    expect(after([{ ...print, moved: 20 }, ...five], spent)).toMatchObject({ isReady: true })
  })
})
