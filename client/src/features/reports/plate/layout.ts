import { type FoodStatus, foodStatusOf } from '@shared/domain/avoidance/food-status'
import { byFamily, type FamilyOfFoods, type PlateFood } from './wells'

/** The radius, the unit of all measures; the centre is 0, 0, angles run clockwise from top. */
export const RIM = 100
/** The disc in the centre that shows the count. */
export const HUB = 30
/** The minimum sector angle (radians): 44 px at the rim of a 272 px plate. */
export const LEAST_ANGLE = 0.33
const LARGEST_PITCH = 15
const SMALLEST_PITCH = 0.5
/** As a share of the pitch: from a sector's edge to the rim of its nearest well. */
const GAP = 0.14

export type Well<F> = { food: F; kind: FoodStatus; x: number; y: number }
export type Sector<F> = FamilyOfFoods<F> & {
  /** The angles of the sector's edges and its middle. */
  from: number
  to: number
  middle: number
  wells: Well<F>[]
}
/** `pitch`: the distance between the centres of neighbouring wells. */
export type PlateLayout<F> = { pitch: number; sectors: Sector<F>[] }

export const pointAt = (angle: number, radius: number) => ({
  x: radius * Math.sin(angle),
  y: -radius * Math.cos(angle),
})

/** Places each food: one sector for each family, rings filled from the rim inward. */
export function layPlate<F extends PlateFood>(foods: readonly F[]): PlateLayout<F> {
  const families = byFamily(foods)
  const angles = anglesOf(families.map(({ foods: own }) => own.length))
  let pitch = LARGEST_PITCH
  while (
    pitch > SMALLEST_PITCH &&
    !families.every((one, at) => fits(one.foods.length, angles[at] ?? 0, pitch))
  )
    pitch -= 0.25
  // The first family is centred at the top.
  let from = -(angles[0] ?? 0) / 2
  const sectors = families.map((family, at): Sector<F> => {
    const angle = angles[at] ?? 0
    const middle = from + angle / 2
    const sector = {
      ...family,
      from,
      to: from + angle,
      middle,
      wells: wellsIn(family.foods, middle, angle, pitch),
    }
    from += angle
    return sector
  })
  return { pitch, sectors }
}

/** Angles of a full circle that grow with `count ^ 0.86`, each wide enough for a thumb. */
function anglesOf(counts: readonly number[]): number[] {
  const shares = counts.map((count) => count ** 0.86)
  const narrow = new Set<number>()
  for (;;) {
    const room = 2 * Math.PI - narrow.size * LEAST_ANGLE
    const sum = shares.reduce((all, share, at) => (narrow.has(at) ? all : all + share), 0)
    const angles = shares.map((share, at) => (narrow.has(at) ? LEAST_ANGLE : (room * share) / sum))
    const tooNarrow = angles.flatMap((angle, at) => (angle < LEAST_ANGLE && !narrow.has(at) ? [at] : []))
    if (tooNarrow.length === 0) return angles
    for (const at of tooNarrow) narrow.add(at)
  }
}

/** A sector's rings from the rim inward, with their capacity and the angle between wells. */
function ringsOf(angle: number, pitch: number): { radius: number; holds: number; step: number }[] {
  const count = Math.max(0, Math.floor((RIM - HUB - pitch * 0.4) / pitch))
  return Array.from({ length: count }, (_, ring) => {
    const radius = RIM - pitch * (0.65 + ring)
    const step = 2 * Math.asin(Math.min(1, pitch / 2 / radius))
    if (angle >= 2 * Math.PI) return { radius, step, holds: Math.floor((2 * Math.PI) / step) }
    const edge = Math.asin(Math.min(1, (pitch * (0.46 + GAP)) / radius))
    return { radius, step, holds: angle < 2 * edge ? 0 : 1 + Math.floor((angle - 2 * edge) / step) }
  })
}

const fits = (count: number, angle: number, pitch: number) =>
  ringsOf(angle, pitch).reduce((sum, { holds }) => sum + holds, 0) >= count

function wellsIn<F extends PlateFood>(foods: readonly F[], middle: number, angle: number, pitch: number) {
  const wells: Well<F>[] = []
  let left = [...foods]
  for (const { radius, step, holds } of ringsOf(angle, pitch)) {
    const ring = inTheMiddle(left.slice(0, holds))
    left = left.slice(holds)
    for (const [at, food] of ring.entries()) {
      const place = pointAt(middle + (at - (ring.length - 1) / 2) * step, radius)
      wells.push({ food, kind: foodStatusOf(food), ...place })
    }
  }
  return wells
}

/** Places the gravest foods, which come first, in the middle of their ring. */
function inTheMiddle<F extends PlateFood>(ring: readonly F[]): F[] {
  const grave = ring.filter((food) => foodStatusOf(food) !== 'keep')
  const others = ring.slice(grave.length)
  const half = Math.floor(others.length / 2)
  return [...others.slice(0, half), ...grave, ...others.slice(half)]
}
