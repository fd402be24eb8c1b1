import type { Raster } from './raster'

/** Maps a place in one raster to the place in another that it shows, in fractional pixels. */
export type PointMap = (x: number, y: number) => [number, number]

/** A raster made from another, and the mapping back to that. */
export type MappedRaster = { raster: Raster; pointMap: PointMap }

type Size = { width: number; height: number }

export const identity: PointMap = (x, y) => [x, y]

/** Chains mappings from left to right. */
export const chain =
  (...maps: PointMap[]): PointMap =>
  (x, y) =>
    maps.reduce<[number, number]>((place, pointMap) => pointMap(...place), [x, y])

/** Maps back from `turnHalf`, given the size of either raster. */
export const backFromHalf =
  ({ width, height }: Size): PointMap =>
  (x, y) => [width - x, height - y]

/** Maps back from `turnQuarter`, given the size of the turned raster. */
export const backFromQuarter =
  ({ width }: Size): PointMap =>
  (x, y) => [y, width - x]

/** Maps back from a raster of another size. */
export const backFromSize =
  (made: Size, before: Size): PointMap =>
  (x, y) => [(x * before.width) / made.width, (y * before.height) / made.height]

export const backFromCut =
  (left: number, top: number): PointMap =>
  (x, y) => [x + left, y + top]

/** Enough for the bends of a label; each round halves the error at least. */
const ROUNDS = 8

/** Inverts the nearly affine mapping of a raster of this size; roughly where beyond the raster. */
export function inverseOf(pointMap: PointMap, { width, height }: Size): PointMap {
  const [startX, startY] = pointMap(0, 0)
  const [alongX, alongY] = pointMap(width, 0)
  const [downX, downY] = pointMap(0, height)
  const [ax, ay] = [(alongX - startX) / width, (alongY - startY) / width]
  const [bx, by] = [(downX - startX) / height, (downY - startY) / height]
  const area = ax * by - ay * bx
  return (toX, toY) => {
    let [x, y] = [width / 2, height / 2]
    for (let round = 0; round < ROUNDS; round += 1) {
      const [atX, atY] = pointMap(x, y)
      const [dx, dy] = [toX - atX, toY - atY]
      x += (dx * by - dy * bx) / area
      y += (dy * ax - dx * ay) / area
    }
    return [x, y]
  }
}
