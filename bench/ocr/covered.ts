import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { grainy, seeded } from '../../server/testing/label-picture'
import { coveredTexts } from './covered-texts'
import { type Cover, type CoverKind, coverOf } from './covers'
import { type Layout, layouts, type Pack, packOf } from './packs'
import { type Bend, bent, type Ground, type Picture, settled, sharpOf } from './picture'
import { between, oneOf } from './sticker-print'
import type { Word } from './typeset'

/** A photo of the bench; `hidden` are the words of `text` that its cover hides. */
export type CoveredPhoto = {
  file: string
  kind: CoverKind | 'complete'
  label: number
  covered: boolean
  text: string
  hidden: string[]
}

const kinds: CoverKind[] = ['thumb', 'glare', 'sticker', 'fold']
/** The share of the list's area that a cover of each kind hides. */
const shares: Record<CoverKind, readonly [number, number]> = {
  thumb: [0.1, 0.35],
  glare: [0.08, 0.25],
  sticker: [0.006, 0.3],
  fold: [0.03, 0.33],
}

const boards: Ground = (column, row) => {
  const seam = row % 270 < 4 ? 0.45 : 1
  const board = Math.floor(row / 270) * 17
  const grain =
    9 * Math.sin(row / 4 + 4 * Math.sin(column / 260 + board)) + 6 * Math.sin(row / 1.6 + column / 190)
  const brown = (158 + (board % 29) + grain + 8 * Math.sin(column / 130 + board)) * seam
  return [brown, brown * 0.77, brown * 0.55]
}
const stone: Ground = (column, row) => {
  const fleck = 9 * Math.sin(column * 0.7 + 3 * Math.sin(row * 0.31)) * Math.sin(row * 0.9 + column * 0.13)
  const grey = 172 + fleck + 7 * Math.sin(column / 90 + row / 140)
  return [grey, grey * 0.985, grey * 0.95]
}
const dark: Ground = (column, row) => {
  const grey = 52 + 7 * Math.sin(column / 23 + Math.sin(row / 19) * 2) + 5 * Math.sin(row / 3.1)
  return [grey, grey * 1.02, grey * 1.1]
}
const cloth: Ground = (column, row) => {
  const weave = 150 + 16 * Math.sin(column / 2.6) * Math.sin(row / 2.6) + 14 * Math.sin((column - row) / 80)
  return [weave, weave * 0.93, weave * 0.84]
}

/** The surfaces of packs: flat, around a can, filled, and of loose film. */
const surfaces: Bend[] = [
  (x, y) => ({ x, y }),
  (x, y) => {
    const side = Math.max(-0.95, Math.min(0.95, 1.3 * (x - 0.5)))
    const edge = Math.asin(0.65) / 0.5
    const cos = Math.cos(Math.asin(side))
    return { x: 0.5 + Math.asin(side) / edge, y: y + 0.09 * (1 - cos), light: 0.5 + 0.55 * cos }
  },
  (x, y) => {
    const [across, down] = [2 * x - 1, 2 * y - 1]
    return {
      x: 0.5 + (across * (1 + 0.03 * across ** 2)) / 2,
      y: 0.5 + (down * (1 - 0.05 * across ** 2)) / 2,
      light: 1.06 - 0.22 * across ** 2 - 0.1 * down ** 2,
    }
  },
  (x, y) => ({
    x: x + 0.002 * Math.sin(y * 9),
    y: y + 0.009 * Math.sin(x * 7 + y * 2),
    light: 1 + 0.07 * Math.sin(x * 12 + y * 4),
  }),
]

/** Where and how the camera sees a pack, so that all of its print is in the picture. */
function posed({ width, height, content }: Pack, surface: Bend, random: () => number) {
  const [wide, high] = [content.right - content.left, content.bottom - content.top]
  const aspect = high > wide * 1.05 ? 3 / 4 : 4 / 3
  const turn = (between(random, -4.5, 4.5) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [back, side] = [between(random, -0.16, 0.16), between(random, -0.12, 0.12)]
  const middle = [(content.left + content.right) / 2, (content.top + content.bottom) / 2] as const
  const [lampX, lampY] = [random(), random()]
  const bendOf =
    (view: number): Bend =>
    (x, y) => {
      const [dx, dy] = [x - 0.5, (y - 0.5) / aspect]
      const depth = view / (1 + back * dy + side * dx)
      const across = (middle[0] + (dx * cos + dy * sin) * depth) / width
      const down = (middle[1] + (dy * cos - dx * sin) * depth) / height
      const lit = 1.06 - 0.3 * Math.hypot(x - lampX, y - lampY) - 0.12 * Math.hypot(dx, dy)
      const inside = across >= 0 && across <= 1 && down >= 0 && down <= 1
      const at: ReturnType<Bend> = inside ? surface(across, down) : { x: across, y: down }
      return { ...at, light: (at.light ?? 1) * lit }
    }
  const cuts = (bend: Bend, [x, y]: readonly [number, number]) => {
    const at = bend(x, y)
    const [column, row] = [at.x * width, at.y * height]
    const [near, beyond] = [content.left - 14, content.right + 14]
    return column > near && column < beyond && row > content.top - 14 && row < content.bottom + 14
  }
  const border = Array.from({ length: 41 }, (_, at) => at / 40).flatMap(
    (part) =>
      [
        [part, 0],
        [part, 1],
        [0, part],
        [1, part],
      ] as const,
  )
  let view = Math.max(700, wide * 1.06, high * 1.06 * aspect)
  while (border.some((point) => cuts(bendOf(view), point))) view *= 1.03
  const across = Math.round(Math.max(1000, Math.min(2000, view)))
  return { bend: bendOf(view), across, down: Math.round(across / aspect) }
}

/** The share of a word's box that is hidden. */
function hiddenPart({ x, y, width, size }: Word, hides: Cover['hides']): number {
  let [hidden, all] = [0, 0]
  const step = Math.max(2, Math.min(6, width / 8))
  for (let column = x; column <= x + width; column += step)
    for (const up of [0.72, 0.55, 0.4, 0.25, 0.1, 0]) {
      all += 1
      hidden += hides(column, y - up * size) ? 1 : 0
    }
  return hidden / all
}

/** Tries covers until one hides a whole ingredient, or words of the traces, and not too much. */
async function coverFor(pack: Pack, kind: CoverKind, form: number, random: () => number): Promise<Cover> {
  const { list, lines } = pack
  const words = lines.flat().filter((word) => word.part)
  const named = words.filter(({ part, text }) => part === 'list' && /\p{L}{5}/u.test(text))
  for (let tries = 0; tries < 3000; tries += 1) {
    const cover = await coverOf(kind, { ...pack, ...list, word: oneOf(random, named), form }, random)
    let covered = 0
    for (let at = 0; at < 2400; at += 1) {
      const [column, row] = [((at % 60) + 0.5) / 60, (Math.floor(at / 60) + 0.5) / 40]
      const [x, y] = [
        list.left + column * (list.right - list.left),
        list.top + row * (list.bottom - list.top),
      ]
      covered += cover.hides(x, y) ? 1 / 2400 : 0
    }
    const [least, most] = shares[kind]
    if (covered < least || covered > most) continue
    const gone = (word: Word) => hiddenPart(word, cover.hides) === 1
    const traces = words.filter((word) => word.part === 'traces' && gone(word))
    if (named.some(gone) || traces.length > 1) return cover
  }
  throw new Error(`no ${kind} hides a word`)
}

/** Paints the cover over the photo of the pack beneath it. */
function painted(photo: Picture, bend: Bend, pack: Pack, { paint }: Cover): Picture {
  const { width, height, data } = photo
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const { x, y, light = 1 } = bend(column / width, row / height)
      const [red, green, blue, share] = paint(x * pack.width, y * pack.height)
      if (share <= 0) continue
      const lit = 0.35 + 0.65 * light
      const at = (row * width + column) * 3
      for (const [channel, colour] of [red, green, blue].entries()) {
        const before = data[at + channel] as number
        data[at + channel] = Math.max(0, Math.min(255, before + (colour * lit - before) * share))
      }
    }
  return photo
}

/** A photo of the pack with the cover on it, by a phone in a room's light. */
async function photographed(pack: Pack, cover: Cover | undefined, surface: Bend, random: () => number) {
  const { bend, across, down } = posed(pack, surface, random)
  const folded: Bend = (x, y) => {
    const at = bend(x, y)
    if (!cover?.seen) return at
    const [column, row] = cover.seen(at.x * pack.width, at.y * pack.height)
    return { ...at, x: column / pack.width, y: row / pack.height }
  }
  const flat = bent(pack.picture, across, down, folded, oneOf(random, [boards, stone, dark, cloth]))
  const seen = cover ? painted(flat, bend, pack, cover) : flat
  const tint = between(random, -0.05, 0.05)
  const soft = sharpOf(seen)
    .blur(between(random, 0.5, 0.85))
    .linear([1 + tint, 1, 1 - tint], [0, 0, 0])
  return (await grainy(await settled(soft), between(random, 2, 5.5), random)).toColourspace('srgb')
}

/** What is photographed of a label: three covers of different kinds, and two complete packs. */
function shotsOf(label: number): { kind: CoveredPhoto['kind']; layout?: Layout }[] {
  const [pair, half] = [Math.floor(label / 2), label % 2]
  const covers = kinds.filter((_, at) => at !== (pair + 2 * half) % kinds.length)
  const layout = layouts[(pair + half) % layouts.length] as Layout
  return [...covers.map((kind) => ({ kind })), { kind: 'complete' }, { kind: 'complete', layout }]
}

/**
 * Draws the photos of every other label into `folder`, with an index.jsonl: 30 with a part of the
 * list covered and 20 complete. Every run on one machine gives the same photos.
 */
export async function makeCovered(folder: string, half: 'open' | 'kept'): Promise<CoveredPhoto[]> {
  mkdirSync(folder, { recursive: true })
  const photos: CoveredPhoto[] = []
  for (let label = half === 'open' ? 0 : 1; label < coveredTexts.length; label += 2) {
    const plain = await packOf(label)
    for (const [at, { kind, layout }] of shotsOf(label).entries()) {
      const random = seeded(470_000 + label * 7919 + at * 104_729)
      // The first numbers of neighbouring seeds are alike.
      for (let skipped = 0; skipped < 8; skipped += 1) random()
      const pack = layout ? await packOf(label, layout) : plain
      const curved = Math.floor(label / 2) % 3 === 2 ? 1 + ((label + at) % 3) : 0
      const cover =
        kind === 'complete'
          ? undefined
          : await coverFor(pack, kind, Math.floor(label / 2) + 2 * (label % 2), random)
      const photo = await photographed(pack, cover, surfaces[curved] as Bend, random)
      const file = `${String(label).padStart(2, '0')}-${kind}${layout ? `-${layout}` : ''}.${at === label % 7 ? 'png' : 'jpg'}`
      await (file.endsWith('png') ? photo.png() : photo.jpeg({ quality: 84 })).toFile(path.join(folder, file))
      const words = pack.lines.flat()
      photos.push({
        file,
        kind,
        label,
        covered: cover !== undefined,
        text: pack.lines.map((line) => line.map((word) => word.text).join(' ')).join('\n'),
        hidden: cover
          ? words.filter((word) => hiddenPart(word, cover.hides) >= 0.5).map(({ text }) => text)
          : [],
      })
    }
  }
  writeFileSync(
    path.join(folder, 'index.jsonl'),
    photos.map((photo) => `${JSON.stringify(photo)}\n`).join(''),
  )
  return photos
}

const [, script = '', folder, half] = process.argv
if (import.meta.url === pathToFileURL(script).href && folder && (half === 'open' || half === 'kept'))
  await makeCovered(folder, half)
