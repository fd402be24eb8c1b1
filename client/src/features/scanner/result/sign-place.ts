export type Place = readonly [number, number]
/** A round sign on a photo: its centre and radius in pixels of the photo. */
export type Sign = { x: number; y: number; reach: number }

const SMALLER = [1, 0.8, 0.65, 0.5]

/**
 * Finds the place of a word's sign: before it, else above or below one of its ends, as large as
 * possible without touching a word or another sign. `corners` and `words` start at the top left in
 * the text's direction; `gap` is the distance to the word.
 */
export function signPlace(
  corners: readonly Place[],
  words: readonly (readonly Place[])[],
  signs: readonly Sign[],
  { reach, gap, width, height }: { reach: number; gap: number; width: number; height: number },
): Sign {
  const [origin, end, , foot] = corners as [Place, Place, Place, Place]
  const along = unit(end[0] - origin[0], end[1] - origin[1])
  const down: Place = [-along[1], along[0]]
  // In coordinates along the text a word is an upright box.
  const seen = ([x, y]: Place): Place => {
    const [dx, dy] = [x - origin[0], y - origin[1]]
    return [dx * along[0] + dy * along[1], dx * down[0] + dy * down[1]]
  }
  const boxes = words.map((word) => boxOf(word.map(seen)))
  const [long] = seen(end)
  const [, tall] = seen(foot)
  const candidates = SMALLER.flatMap((part) => {
    const size = reach * part
    const [before, behind] = [-gap - size, long + gap + size]
    return [
      [before, tall / 2],
      [0, -size],
      [long, -size],
      [before, -size],
      [0, tall + size],
      [long, tall + size],
      [behind, tall / 2],
    ].map(([right = 0, under = 0]) => {
      const x = origin[0] + right * along[0] + under * down[0]
      const y = origin[1] + right * along[1] + under * down[1]
      const isInside = x >= size && y >= size && x <= width - size && y <= height - size
      const onWords = boxes.map((box) => overlap([right, under], size, box))
      const onSigns = signs.map((sign) => sign.reach + size - Math.hypot(sign.x - x, sign.y - y))
      const covered = Math.max(0, ...onWords, ...onSigns) + (isInside ? 0 : reach)
      return { sign: { x, y, reach: size }, covered }
    })
  })
  const least = Math.min(...candidates.map(({ covered }) => covered))
  const best = candidates.find(({ covered }) => covered <= least + 0.01)
  return best?.sign ?? { x: origin[0], y: origin[1], reach }
}

type Box = { left: number; right: number; top: number; bottom: number }

function boxOf(corners: readonly Place[]): Box {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** How far a circle overlaps a box; 0 or less when it does not. */
function overlap([x, y]: Place, reach: number, { left, right, top, bottom }: Box): number {
  const dx = Math.max(left - x, 0, x - right)
  const dy = Math.max(top - y, 0, y - bottom)
  return reach - Math.hypot(dx, dy)
}

/** A unit vector in this direction. */
export function unit(x: number, y: number): Place {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}
