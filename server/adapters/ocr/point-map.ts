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
