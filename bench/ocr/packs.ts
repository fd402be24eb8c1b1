import sharp from 'sharp'
import { type CoveredText, coveredTexts, nutrition } from './covered-texts'
import { type Picture, pictureOf } from './picture'
import {
  badgeFor,
  type Face,
  measured,
  type Paragraph,
  type Run,
  runsOf,
  setParagraph,
  svgOf,
  widthFor,
} from './typeset'
import { type Word, wordSvg } from './typeset'

/** A complete layout that is hard to read; the index of `layouts` is used. */
export const layouts = [
  'columns',
  'table',
  'tracking',
  'ragged',
  'badge',
  'logo',
  'gaps',
  'bullets',
  'leaders',
  'narrow',
  'paragraphs',
] as const
export type Layout = (typeof layouts)[number]

export type Box = { left: number; top: number; right: number; bottom: number }

/** The printed pack; `picture` has `DENSITY` times its pixels. */
export type Pack = {
  width: number
  height: number
  picture: Picture
  lines: Word[][]
  list: Box
  content: Box
  pitch: number
  paper: readonly [number, number, number]
}

const DENSITY = 1.7

const faces: Face[] = [
  { font: 'DejaVu Sans, sans-serif' },
  { font: 'DejaVu Sans, sans-serif', stretch: 0.8 },
  { font: 'DejaVu Serif, serif', stretch: 0.88 },
  { font: 'DejaVu Sans Condensed, sans-serif', stretch: 0.9 },
  { font: 'DejaVu Serif Condensed, serif', stretch: 0.86 },
  { font: 'DejaVu Sans Mono, monospace', stretch: 0.8 },
  { font: 'DejaVu Serif, serif' },
]
const looks = [
  { ink: '#1c1815', paper: '#f4f1e8', accent: '#2d6a3e' },
  { ink: '#fdf6ec', paper: '#8f1d24', accent: '#5d0f15' },
  { ink: '#2a1a0d', paper: '#dcb988', accent: '#5a3414' },
  { ink: '#12233f', paper: '#dbe7ee', accent: '#17447a' },
  { ink: '#f3f1de', paper: '#1e4029', accent: '#0f2818' },
  { ink: '#222222', paper: '#f0cb3f', accent: '#a3281c' },
  { ink: '#151515', paper: '#fcfcfa', accent: '#c2185b' },
  { ink: '#f2f3f6', paper: '#22304f', accent: '#e0a526' },
  { ink: '#3a2b26', paper: '#ecdcd3', accent: '#9c4a3a' },
]
const amounts = ['', '1590 kJ', '11 g', '2,4 g', '38 g', '9,6 g', '8,1 g', '0,62 g']

/** The ingredients of a list; those in brackets stay with theirs. */
export function itemsOf(list: string): string[] {
  const items = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) items.push('')
    else items.push(`${items.pop()}${letter}`)
  }
  return items.map((item) => item.trim().replace(/\.$/, ''))
}

/** The list of a label as runs, of which the heading and sometimes the allergens are bold. */
function listRuns({ heading, list }: CoveredText, bold: boolean, gap: number): Run[] {
  const words = runsOf(list, { part: 'list' }).map((run) => ({
    ...run,
    ...(bold && /^\(?\p{Lu}{3}/u.test(run.text) ? { bold } : {}),
    ...(/^\(?\d/.test(run.text) ? { gap } : {}),
  }))
  return [...runsOf(heading, { bold: true }), ...words]
}

/** The pack of a label, in a plain or in a difficult layout. */
export async function packOf(label: number, layout?: Layout): Promise<Pack> {
  const text = coveredTexts[label] as CoveredText
  const [pair, half] = [Math.floor(label / 2), label % 2]
  const look = looks[(pair * 2 + half * 5) % looks.length] as (typeof looks)[number]
  const base = faces[(pair * 3 + half) % faces.length] as Face
  const face = layout === 'tracking' ? { ...base, tracking: 0.13 } : base
  const size = 18 + ((pair * 7 + half * 4) % 17)
  const leading = layout === 'tracking' ? 1.7 : pair % 3 === 1 ? 1.8 : 1.26 + (pair % 4) * 0.05
  const plain = pair % 2 === 0 ? 'justify' : pair % 4 === 3 ? 'centre' : 'left'
  const centred = layout === 'badge' || plain === 'centre'
  const align = layout === undefined ? plain : layout === 'narrow' ? 'justify' : centred ? 'centre' : 'left'
  const table =
    layout === 'table'
      ? 'beside'
      : layout
        ? undefined
        : (['below', 'beside', undefined] as const)[(pair + half) % 3]
  const list = listRuns(text, pair % 3 === 2, layout === 'gaps' ? 2.2 : 0)
  const traces = runsOf(text.traces, { part: 'traces' })
  const care = text.care ? runsOf(text.care) : []
  const title = runsOf(text.title, { bold: true })
  const other = coveredTexts[(label + 2) % coveredTexts.length] as CoveredText
  const otherRuns = [...listRuns(other, false, 0), ...runsOf(other.traces, { part: 'traces' })].map(
    (run): Run => ({ ...run, ...(run.part ? { part: 'list' } : {}) }),
  )
  const rows = nutrition[text.language]
  const figures = amounts.map((amount) => (text.language === 'en' ? amount.replace(',', '.') : amount))
  const shares = itemsOf(text.list).map((_, at) => `${Math.max(1, Math.round(38 * 0.7 ** at))}%`)
  const measure = await measured(
    [
      ...[...list, ...traces, ...care, ...title, ...otherRuns],
      ...runsOf(
        [
          ...itemsOf(text.list),
          ...rows,
          ...figures,
          '2.4 9.6 0.62',
          ...shares,
          '•',
          '.',
          '.'.repeat(11),
        ].join(' '),
      ),
      ...runsOf(rows[0] as string, { bold: true }),
    ],
    face,
  )
  const set = { size, leading, align } as const
  const longest = Math.max(...list.map((run) => measure.of(run) * size))
  const narrowed = layout === 'narrow' ? 1.55 : layout === 'ragged' ? 1.4 : 1
  const count = Math.round((4 + ((pair * 4 + half * 3) % 11)) * narrowed)
  const most = table === 'beside' || layout === 'columns' ? 820 : 1180
  const width = Math.max(
    longest,
    Math.min(most, Math.max(330, widthFor({ runs: list, ...set }, count, measure))),
  )
  const [lines, decor]: [Word[][], string[]] = [[], []]
  const edge = 70 + (pair % 3) * 25
  const tableWide = (Math.max(...rows.map((row) => row.length)) * 0.55 + 6.5) * size
  const whole =
    width + (table === 'beside' ? tableWide + 2 * size : layout === 'columns' ? width + 2.2 * size : 0)
  const badge = layout === 'badge' ? badgeFor([...list, ...traces], set, measure) : undefined
  const rim = badge ? 2 * (badge.radius + size) : 0
  const fullWide = Math.max(
    whole,
    rim,
    title.reduce((sum, run) => sum + measure.of(run) + 0.4, 0) * size * 1.7,
  )
  let y = edge * 0.7
  const put = (runs: Run[], more: Partial<Paragraph> = {}) => {
    const placed = setParagraph({ runs, left: edge, width, ...set, ...more }, y, measure)
    lines.push(...placed.lines)
    y = placed.bottom
  }
  if (pair % 5 !== 4 || layout) {
    const banded = pair % 2 === 1
    const [above, ink] = [y, banded ? { ink: '#fffaf0' } : {}]
    const titled = {
      size: size * 1.7,
      leading: 1.3,
      width: fullWide,
      align: centred ? 'centre' : 'left',
    } as const
    put(
      title.map((run) => ({ ...run, ...ink })),
      titled,
    )
    if (banded)
      decor.push(`<rect x="0" y="0" width="100%" height="${y + above * 0.25}" fill="${look.accent}"/>`)
    y += size * (banded ? 2.4 : 1.1)
  }
  if (pair % 3 === 0 || layout === 'logo' || layout === 'bullets' || layout === 'leaders') {
    put(list.splice(0, runsOf(text.heading).length), { align: centred ? 'centre' : 'left' })
    y += size * 0.25
  }
  const listTop = y
  if (layout === 'logo') {
    const [cx, cy, r] = [edge + size * 4, y + size * 2.4, size * 2]
    decor.push(
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${look.accent}"/>` +
        `<path d="M${cx - r * 0.5} ${cy + r * 0.4}Q${cx - r * 0.3} ${cy - r} ${cx + r * 0.6} ${cy - r * 0.5}` +
        `Q${cx + r * 0.5} ${cy + r * 0.6} ${cx - r * 0.5} ${cy + r * 0.4}Z" fill="${look.paper}"/>`,
    )
    y += size * 5
  }
  if (layout === 'bullets') for (const item of itemsOf(text.list)) put(runsOf(`• ${item}`, { part: 'list' }))
  else if (layout === 'paragraphs')
    for (let at = 0, runs = list; runs.length; at += 1) {
      const end =
        runs.findIndex((run, place) => place > 5 + ((at * 5) % 9) && /[,.]$/.test(run.text)) + 1 ||
        runs.length
      put(runs.slice(0, end))
      y += size * 0.35
      runs = runs.slice(end)
    }
  else if (layout === 'leaders')
    for (const [at, item] of itemsOf(text.list).entries()) {
      const share = { text: shares[at] as string, part: 'list' } as const
      put(runsOf(item.replace(/ \([\d.,]+ ?%\)/, ''), { part: 'list' }), { width: width - 5 * size })
      const line = lines.at(-1) as Word[]
      const last = line.at(-1) as Word
      const dot = ((measure.of({ text: '.'.repeat(11) }) - measure.of({ text: '.' })) / 10) * size
      const [x, right] = [last.x + last.width + size * 0.4, edge + width - measure.of(share) * size]
      const dots = Math.floor((right - size * 0.4 - x) / dot)
      line.push({ text: '.'.repeat(dots), x, y: last.y, width: dots * dot, size })
      line.push({ ...share, x: right, y: last.y, width: measure.of(share) * size, size })
    }
  else if (badge) {
    const { radius, high, room } = badge
    const [cx, cy] = [edge + fullWide / 2, y + radius + size]
    const rim = `fill="none" stroke="${look.accent}" stroke-width="7"`
    decor.push(`<circle cx="${cx}" cy="${cy}" r="${radius + size}" ${rim}/>`)
    y = cy - high / 2
    put([...list, ...traces.splice(0)], { left: cx - radius, width: 2 * radius, room })
    y = cy + radius + 2 * size
  } else if (pair % 2) put([...list, ...traces.splice(0)])
  else put(list)
  if (traces.length) {
    y += size * 0.4
    put(traces)
  }
  if (care.length) {
    y += size * 0.5
    put(
      care,
      layout === 'badge' ? { left: edge, width: fullWide } : { align: align === 'justify' ? 'left' : align },
    )
  }
  const ended = y
  if (layout === 'columns') {
    y = listTop
    put(otherRuns, { left: edge + width + 2.2 * size })
    y = Math.max(y, ended)
  }
  if (table) {
    const left = table === 'beside' ? edge + width + 2 * size : edge
    const small = Math.round(size * 0.86)
    y = table === 'beside' ? listTop : y + size * 1.4
    for (const [at, row] of rows.entries()) {
      const amount = figures[at] as string
      const value = runsOf(amount).filter((run) => run.text)
      const cell = {
        width: tableWide,
        left: left + small * 0.3,
        size: small,
        leading: 1.45,
        align: 'left',
      } as const
      put(runsOf(row, at ? {} : { bold: true }), cell)
      const x = left + tableWide - small * 4.6
      const back = setParagraph({ runs: value, ...cell, left: x }, y - small * 1.45, measure)
      ;(lines.at(-1) as Word[]).push(...back.lines.flat())
      decor.push(`<path d="M${left} ${y}h${tableWide}" stroke="${look.ink}" stroke-width="1.6"/>`)
    }
    y = Math.max(y, ended)
  }
  const words = lines.flat()
  const printed = boxOf(words)
  const content = badge ? { left: edge, top: printed.top, right: edge + fullWide, bottom: y } : printed
  const packWide = Math.max(fullWide, content.right - edge) + 2 * edge
  const height = y + edge * 1.3
  const print = words.map((word) => {
    const svg = wordSvg(face, word.text, word.x, word.y, word.size, word.bold)
    return word.ink ? `<g fill="${word.ink}">${svg}</g>` : svg
  })
  const inside = `${decor.join('')}<g fill="${look.ink}">${print.join('')}</g>`
  return {
    width: packWide,
    height,
    picture: await pictureOf(
      sharp(Buffer.from(svgOf(packWide, height, look.paper, inside, DENSITY))).flatten(),
    ),
    lines,
    list: boxOf(words.filter((word) => word.part)),
    content,
    pitch: size * leading,
    paper: [1, 3, 5].map((at) => parseInt(look.paper.slice(at, at + 2), 16)) as unknown as Pack['paper'],
  }
}

/** The smallest box around words. */
export const boxOf = (words: Word[]): Box => ({
  left: Math.min(...words.map((word) => word.x)),
  top: Math.min(...words.map((word) => word.y - word.size * 0.8)),
  right: Math.max(...words.map((word) => word.x + word.width)),
  bottom: Math.max(...words.map((word) => word.y + word.size * 0.25)),
})
