import sharp from 'sharp'
import { between, oneOf, stickerPrint } from './sticker-print'
import { type Picture, pictureOf } from './picture'

type Point = readonly [x: number, y: number]
export type Colour = readonly [number, number, number]
export type CoverKind = 'thumb' | 'glare' | 'sticker' | 'fold'

/** Something over the pack, in the pack's pixels. */
export type Cover = {
  /** The colour at a point, and how much of the print it replaces, from 0 to 1. */
  paint: (x: number, y: number) => readonly [number, number, number, number]
  /** The point of the print that is seen at a point of the folded pack. */
  seen?: (x: number, y: number) => Point
  /** Whether nothing can be seen of a point of the print. */
  hides: (x: number, y: number) => boolean
}

/** Where a cover goes: the pack, the box of the list, a word in it and the height of a line. */
export type Place = {
  width: number
  height: number
  left: number
  top: number
  right: number
  bottom: number
  word: { x: number; y: number; width: number }
  pitch: number
  paper: Colour
  /** Chooses among the forms of a kind of cover. */
  form: number
}

/** 0 below `low`, 1 above `high`, and smooth between. */
const smooth = (low: number, high: number, value: number) => {
  const part = Math.max(0, Math.min(1, (value - low) / (high - low)))
  return part * part * (3 - 2 * part)
}
const mixed = (from: Colour, to: Colour, part: number): [number, number, number] => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]
/** The share of the print's contrast that a camera may lose before letters are gone. */
const GONE = 0.985
const isBeside = ({ width, height }: Place, [x, y]: Point) => x < 0 || y < 0 || x > width || y > height
const nothing = [0, 0, 0, 0] as const
const hidesWhere = (paint: Cover['paint']): Cover => ({ paint, hides: (x, y) => paint(x, y)[3] >= GONE })

const skins: Colour[] = [
  [232, 180, 152],
  [214, 154, 122],
  [186, 124, 92],
  [141, 88, 62],
  [96, 60, 44],
]

/** A thumb that enters from an edge; its tip lies on the list. */
function thumb({ left, top, right, bottom, pitch, form }: Place, random: () => number): Cover {
  const [wide, high] = [right - left, bottom - top]
  const side = (['right', 'bottom', 'left', 'top', 'bottom'] as const)[form % 5]
  const radius = pitch * between(random, 1.5, 3.4)
  const reach = between(random, 0.1, 0.75)
  const [tip, from]: [Point, number] =
    side === 'left'
      ? [[left + wide * reach * 0.6, between(random, top, bottom)], Math.PI]
      : side === 'right'
        ? [[right - wide * reach * 0.6, between(random, top, bottom)], 0]
        : side === 'bottom'
          ? [[between(random, left, right), bottom - high * reach], Math.PI / 2]
          : [[between(random, left, right), top + high * reach], -Math.PI / 2]
  const angle = from + between(random, -0.6, 0.6)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const skin = oneOf(random, skins)
  const nailed = random() < 0.6
  const lamp = between(random, 0.3, 0.8) * (random() < 0.5 ? -1 : 1)
  // `along` runs from the tip to the hand, `aside` across, both in radii.
  const at = (x: number, y: number): Point => [
    ((x - tip[0]) * cos + (y - tip[1]) * sin) / radius,
    ((y - tip[1]) * cos - (x - tip[0]) * sin) / radius,
  ]
  const halfAt = (along: number) =>
    along < 1.25
      ? Math.sqrt(Math.max(0, 1 - ((1.25 - along) / 1.25) ** 2.3))
      : 1 - 0.1 * smooth(1.4, 2.9, along) + 0.28 * smooth(2.9, 6, along)
  const insideBy = ([along, aside]: Point) => Math.min(along * 1.3, halfAt(along) - Math.abs(aside))
  return hidesWhere((x, y) => {
    const point = at(x, y)
    const [along, aside] = point
    const inside = insideBy(point)
    const shadow = insideBy(at(x - 0.16 * radius, y - 0.2 * radius))
    if (inside <= -0.03) return [22, 14, 10, 0.5 * smooth(-0.35, 0.15, shadow)]
    const across = aside / Math.max(0.3, halfAt(along))
    const round = Math.sqrt(Math.max(0, 1 - across ** 2))
    const lines =
      Math.sin(along * 34 + Math.sin(aside * 5) * 2) * smooth(0.5, 1, Math.sin(along * 1.55 - 2.4)) * 0.035
    const pores = 0.02 * Math.sin(x * 0.9 + Math.sin(y * 0.7) * 2) * Math.sin(y * 1.1)
    let light =
      0.52 + 0.46 * round + 0.16 * lamp * across + lines + pores - 0.14 * (1 - smooth(0, 0.5, along))
    let colour = mixed(
      skin,
      [skin[0] * 0.98, skin[1] * 0.72, skin[2] * 0.66],
      1 - smooth(0.1, 1.1, round * 1.2),
    )
    const nail = 1 - Math.hypot(aside / 0.62, (along - 0.95) / 0.78) ** 2.6
    if (nailed && nail > -0.1) {
      const shine = 0.22 * Math.exp(-(((aside - 0.22 * Math.sign(lamp)) / 0.1) ** 2))
      colour = mixed(colour, mixed(skin, [255, 214, 206], 0.5), smooth(-0.02, 0.06, nail))
      light += shine * smooth(0, 0.3, nail) - 0.16 * smooth(-0.1, -0.01, nail) * (1 - smooth(0, 0.08, nail))
      if (along < 0.36 && nail > 0) colour = mixed(colour, [250, 240, 228], 0.5)
    }
    return [colour[0] * light, colour[1] * light, colour[2] * light, smooth(-0.03, 0.01, inside)]
  })
}

/** The reflection of a lamp or a window, which burns out to a bright paper. */
function glare(place: Place, random: () => number): Cover {
  const { left, top, right, bottom, word, pitch, paper, form } = place
  const streak = form % 2 === 0
  const level = form % 4 === 0
  const middle: Point = level
    ? [word.x + word.width / 2, word.y - pitch * 0.3]
    : [between(random, left, right), between(random, top, bottom)]
  const angle = level ? between(random, -0.06, 0.06) : streak ? between(random, 0.4, 2.7) : random() * 3
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const long = streak ? between(random, 5, 16) * pitch : between(random, 2, 6) * pitch
  const across = streak ? between(random, 0.9, 2) * pitch : long * between(random, 0.5, 0.9)
  const phase = random() * 6
  const bright = mixed(paper, [255, 253, 248], 0.82)
  return hidesWhere((x, y) => {
    if (isBeside(place, [x, y])) return nothing
    const [dx, dy] = [x - middle[0], y - middle[1]]
    const [along, aside] = [(dx * cos + dy * sin) / long, (dy * cos - dx * sin) / across]
    const ripple = 1 + 0.06 * Math.sin(along * 4 + phase) + 0.05 * Math.sin(aside * 3 + along * 5 + phase)
    const far = Math.hypot(Math.abs(along) ** (streak ? 1.4 : 1), aside) / ripple
    const core = 1 - smooth(0.85, 1.4, far)
    const halo = 0.45 * Math.exp(-((Math.max(0, far - 0.85) / 0.9) ** 2))
    return [...bright, Math.max(core, halo)] as const
  })
}

/** A sticker on the list or over one of its edges, turned by some degrees. */
async function sticker(place: Place, random: () => number): Promise<Cover> {
  const { left, top, right, bottom, word, pitch, form } = place
  const small = form % 3 === 0
  const high = small ? between(random, 1.3, 1.9) * pitch : between(random, 2, 5) * pitch
  const wide = small ? word.width + between(random, 1, 2.5) * pitch : high * between(random, 1, 2.6)
  const spot = form % 3 === 1 ? 'edge' : oneOf(random, ['word', 'inside'] as const)
  const middle: Point =
    small || spot === 'word'
      ? [word.x + word.width / 2, word.y - pitch * 0.26]
      : spot === 'edge'
        ? [
            random() < 0.5
              ? left + wide * between(random, -0.1, 0.4)
              : right - wide * between(random, -0.1, 0.4),
            between(random, top, bottom),
          ]
        : [between(random, left, right), between(random, top, bottom)]
  const { round, svg } = stickerPrint(random, wide, high)
  const print: Picture = await pictureOf(sharp(Buffer.from(svg)).flatten({ background: '#fff' }))
  const angle = ((small ? between(random, -2, 2) : between(random, -14, 14)) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const insideBy = (x: number, y: number) => {
    const [dx, dy] = [x - middle[0], y - middle[1]]
    const [across, down] = [dx * cos + dy * sin, dy * cos - dx * sin]
    if (round)
      return { across, down, inside: (1 - Math.hypot((2 * across) / wide, (2 * down) / high)) * (high / 2) }
    const corner = Math.min(8, high / 6)
    const [ex, ey] = [Math.abs(across) - wide / 2 + corner, Math.abs(down) - high / 2 + corner]
    return {
      across,
      down,
      inside: corner - Math.hypot(Math.max(ex, 0), Math.max(ey, 0)) - Math.min(0, Math.max(ex, ey)),
    }
  }
  return hidesWhere((x, y) => {
    const { across, down, inside } = insideBy(x, y)
    if (inside < -1) return [20, 18, 16, 0.45 * smooth(-7, 3, insideBy(x - 3, y - 4).inside)]
    const column = Math.max(0, Math.min(print.width - 1, Math.round(across + wide / 2)))
    const row = Math.max(0, Math.min(print.height - 1, Math.round(down + high / 2)))
    const pixel = (row * print.width + column) * 3
    const light = 0.97 - 0.12 * (1 - smooth(0, 3, inside)) + 0.04 * Math.sin((across + down) / wide)
    const colourAt = (channel: number) => (print.data[pixel + channel] as number) * light
    return [colourAt(0), colourAt(1), colourAt(2), smooth(-1, 0.5, inside)]
  })
}

/**
 * A strip of the pack that is folded away, lies under a flap or is in a deep shadow; what is beyond
 * it has moved a little.
 */
function fold(place: Place, random: () => number): Cover {
  const { left, top, right, bottom, word, pitch, paper, form } = place
  const course = (['level', 'upright', 'slanted'] as const)[form % 3] as 'level' | 'upright' | 'slanted'
  const way = (['pleat', 'flap', 'shadow'] as const)[(form + Math.floor(form / 3)) % 3]
  const level = course === 'level'
  const steep = {
    level: between(random, -0.03, 0.03),
    slanted: between(random, 0.6, 1.1),
    upright: between(random, 1.5, 1.65),
  }
  const angle = course === 'slanted' && random() < 0.5 ? Math.PI - steep.slanted : steep[course]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const lost = level
    ? pitch * between(random, 1.15, 2.4)
    : Math.min(pitch * between(random, 2.2, 5), (right - left) * between(random, 0.14, 0.3))
  const visible = way === 'pleat' ? Math.max(16, lost * between(random, 0.2, 0.4)) : lost
  const slip = way === 'shadow' ? between(random, -4, 4) : between(random, -11, 11)
  const start: Point = level
    ? [(left + right) / 2, word.y - pitch * between(random, 0.85, 1.15)]
    : [between(random, left - lost / 2, right - lost / 2), between(random, top, bottom)]
  const bow = between(random, 2, 6)
  // `aside` grows downwards from a level course, and to the right of another.
  const sense = level ? 1 : -1
  const at = (x: number, y: number): Point => {
    const [dx, dy] = [x - start[0], y - start[1]]
    const along = dx * cos + dy * sin
    return [along, sense * (dy * cos - dx * sin) + bow * Math.sin(along / 130)]
  }
  const seen = (x: number, y: number): Point => {
    if (at(x, y)[1] <= visible) return [x, y]
    const away = sense * (lost - visible)
    return [x - sin * away + slip * cos, y + cos * away + slip * sin]
  }
  const back = oneOf(random, [paper, mixed(paper, [255, 255, 255], 0.6), [196, 198, 202] as const])
  const soft = pitch * 0.3
  const paint: Cover['paint'] = (x, y) => {
    if (isBeside(place, [x, y]) || isBeside(place, seen(x, y))) return nothing
    const [along, aside] = at(x, y)
    if (way === 'shadow') {
      const deep = smooth(-soft, 0, aside) * (1 - smooth(visible, visible + soft, aside))
      const far =
        0.3 * Math.exp(-((Math.max(0, Math.abs(aside - visible / 2) - visible / 2) / (2 * soft)) ** 2))
      const light = 0.07 + 0.1 * Math.abs(aside / visible - 0.5)
      return [paper[0] * light, paper[1] * light, paper[2] * light, Math.max(deep, far)]
    }
    const near = 1 - smooth(0, 40, aside < 0 ? -aside : aside - visible)
    const edge = smooth(-1.5, 0.5, aside) * (1 - smooth(visible - 0.5, visible + 1.5, aside))
    if (edge === 0) return aside < 0 ? [255, 255, 255, 0.2 * near] : [18, 14, 12, 0.45 * near]
    const part = Math.max(0, Math.min(1, aside / visible))
    const crumple = 0.03 * Math.sin(along / 37 + part * 3) + 0.02 * Math.sin(along / 11 + part * 7)
    const valley = 0.5 * Math.exp(-(((part - 0.55) / 0.1) ** 2))
    const light =
      crumple +
      (way === 'pleat' ? 1.08 - 0.5 * part - valley : 0.7 + 0.34 * Math.sin(part * Math.PI * 0.9) ** 2)
    const ground = way === 'pleat' ? paper : back
    return [ground[0] * light, ground[1] * light, ground[2] * light, edge]
  }
  return {
    paint,
    seen,
    hides: (x, y) => {
      const [, aside] = at(x, y)
      return aside >= 0 && aside <= lost
    },
  }
}

/** A cover of the kind near the place; it may hide nothing, so its user tries others. */
export const coverOf = (kind: CoverKind, place: Place, random: () => number): Cover | Promise<Cover> =>
  ({ thumb, glare, sticker, fold })[kind](place, random)
