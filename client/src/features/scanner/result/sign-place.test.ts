import { describe, expect, it } from 'vitest'
import { type Place, type Sign, signPlace } from './sign-place'

const photo = { reach: 10, gap: 4, width: 400, height: 300 }
const word = (left: number, top: number, long = 60, tall = 20): Place[] => [
  [left, top],
  [left + long, top],
  [left + long, top + tall],
  [left, top + tall],
]
const covers = ({ x, y, reach }: Sign, corners: readonly Place[]) => {
  const [[left, top], , [right, bottom]] = corners as [Place, Place, Place]
  const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)]
  return Math.hypot(dx, dy) < reach - 0.01
}

describe('signPlace', () => {
  it('places the sign before its word when there is room', () => {
    const own = word(100, 100)
    expect(signPlace(own, [own], [], photo)).toEqual({ x: 86, y: 110, reach: 10 })
  })

  it("places it above the word's start behind another word, and smaller between close lines", () => {
    const words = [word(100, 100), word(30, 100), word(30, 65, 200), word(170, 100), word(30, 135, 200)]
    const sign = signPlace(words[0] ?? [], words, [], photo)
    expect(sign).toMatchObject({ x: 100, y: 100 - sign.reach })
    expect(sign.reach).toBeGreaterThan(5)
    expect(words.some((one) => covers(sign, one))).toBe(false)
  })

  it('covers no other sign and stays within the photo', () => {
    const own = word(5, 5)
    const first = signPlace(own, [own], [], photo)
    const second = signPlace(own, [own], [first], photo)
    expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThanOrEqual(
      first.reach + second.reach,
    )
    for (const { x, y, reach } of [first, second]) expect(Math.min(x, y)).toBeGreaterThanOrEqual(reach)
  })

  it('follows text that runs down a photo', () => {
    const turned = word(100, 100).map(([x, y]): Place => [300 - y, x])
    const { x, y } = signPlace(turned, [turned], [], photo)
    expect([Math.round(x), Math.round(y)]).toEqual([190, 86])
  })
})
