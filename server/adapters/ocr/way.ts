import type { Raster } from './raster'

/** From a place in a raster to the one that it shows of another raster, in pixels, with parts of one. */
export type Way = (x: number, y: number) => [number, number]

/** A raster that was made of another, and the way back to that. */
export type Made = { raster: Raster; way: Way }

type Size = { width: number; height: number }

export const identity: Way = (x, y) => [x, y]

/** One way after the other. */
export const along =
  (...ways: Way[]): Way =>
  (x, y) =>
    ways.reduce<[number, number]>((place, way) => way(...place), [x, y])

/** Back from `turnHalf`, by the size of either raster. */
export const backFromHalf =
  ({ width, height }: Size): Way =>
  (x, y) => [width - x, height - y]

/** Back from `turnQuarter`, by the size of the raster that it made. */
export const backFromQuarter =
  ({ width }: Size): Way =>
  (x, y) => [y, width - x]

/** Back from a raster of another size. */
export const backFromSize =
  (made: Size, before: Size): Way =>
  (x, y) => [(x * before.width) / made.width, (y * before.height) / made.height]

export const backFromCut =
  (left: number, top: number): Way =>
  (x, y) => [x + left, y + top]
