import sharp, { type Sharp } from 'sharp'
import { grainy, type LabelLook, seeded } from '../../server/testing/label-picture'
import { type Bend, bent, type Ground, type Made, pictureOf, settled, sharpOf, wood } from './picture'

const random = seeded(20251122)

/**
 * The back of a pack with a headline, the list, a nutrition table and an address; it is as large as
 * its list needs.
 */
async function pack(list: Sharp, ink: string, paper: string): Promise<Sharp> {
  const { data, info } = await list.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  const [width, top] = [info.width + 120, 170]
  const below = top + info.height
  const rows = [
    ['Energy', '1590 kJ'],
    ['Fat', '11 g'],
    ['of which saturates', '2.4 g'],
    ['Carbohydrate', '58 g'],
    ['Protein', '8.1 g'],
    ['Salt', '0.62 g'],
  ].map(
    ([what, amount], at) =>
      `<text x="90" y="${below + 80 + at * 46}">${what}</text>` +
      `<text x="520" y="${below + 80 + at * 46}">${amount}</text>` +
      `<path d="M80 ${below + 94 + at * 46}H700" stroke="${ink}" stroke-width="2"/>`,
  )
  const address = ['Hill Farm Foods', '14 Orchard Lane', 'Batch 2231 B'].map(
    (line, at) => `<text x="780" y="${below + 80 + at * 46}">${line}</text>`,
  )
  const height = below + 400
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
        `<rect width="100%" height="100%" fill="${paper}"/>` +
        `<g font-family="Liberation Sans, DejaVu Sans, sans-serif" font-size="30" fill="${ink}">` +
        `<text x="90" y="120" font-size="84" font-weight="bold">Golden Morning</text>` +
        `${rows.join('')}${address.join('')}</g></svg>`,
    ),
  ).composite([{ input: data, left: 60, top }])
}

const cloth: Ground = (column, row) => {
  const weave = 168 + 26 * Math.sin(column / 4.1) * Math.sin(row / 4.3) + 18 * Math.sin((column + row) / 60)
  return [weave * 0.8, weave * 0.86, weave]
}

/** A table with boards, cutlery and cards, so that there are edges everywhere. */
const clutter: Ground = (column, row) => {
  const [thing, place] = [Math.floor(column / 430) * 7 + Math.floor(row / 370) * 13, wood(column, row)]
  const inside = column % 430 > 60 && row % 370 > 40 && row % 370 < 320
  if (!inside || thing % 3 === 0) return place
  const stripes = thing % 2 === 0 && Math.floor(row / 14) % 2 === 0 ? 60 : 0
  return [90 + ((thing * 37) % 150) - stripes, 90 + ((thing * 53) % 140) - stripes, 80 + ((thing * 71) % 150)]
}

/** How a pack is held. Angles are in degrees, positions and sizes in fractions of the picture. */
type Held = {
  /** The fraction of the picture's width that the pack takes. */
  size: number
  turned?: number
  /** Tilt backwards, and to the side. */
  tipped?: number
  aside?: number
  /** The pack's surface: displaces a point and gives its light. */
  surface?: Bend
  /** The brightness of the scene at a point of the picture. */
  light?: (x: number, y: number) => number
}

const WIDE = 4 / 3
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A pack before the camera in perspective, `tall` times as high as wide. */
function held({ size, turned = 0, tipped = 0, aside = 0, surface, light }: Held, tall: number): Bend {
  const [cos, sin] = [Math.cos(radians(turned)), Math.sin(radians(turned))]
  const [back, side] = [Math.tan(radians(tipped)), Math.tan(radians(aside))]
  return (x, y) => {
    const [dx, dy] = [(x - 0.5) / size, (y - 0.5) / WIDE / size]
    const depth = 1 / (1 + 0.5 * (back * dy + side * dx))
    const [u, v] = [
      (dx * cos + dy * sin) * depth,
      ((dy * cos - dx * sin) * depth) / Math.cos(radians(tipped)),
    ]
    const at: ReturnType<Bend> = { x: u + 0.5, y: v / tall + 0.5 }
    const moved = surface ? surface(at.x, at.y) : at
    return { ...moved, light: (moved.light ?? 1) * (light?.(x, y) ?? 1) }
  }
}

/** A filled pouch: its lines bow outwards above and below, and its sides fall away. */
const pouch: Bend = (x, y) => {
  const [across, down] = [2 * x - 1, 2 * y - 1]
  return {
    x: 0.5 + (across * (1 + 0.09 * across ** 2 + 0.03 * down ** 2)) / 2,
    y: 0.5 + (down * (1 - 0.1 * across ** 2 + 0.04 * down ** 2)) / 2,
    light: 1.08 - 0.4 * across ** 2 - 0.15 * down ** 2,
  }
}

/** Foil with creases: each shifts the print a little and reflects light on one side. */
const foil: Bend = (x, y) => {
  const creases = [
    [9, 4, 0.0022],
    [-6, 11, 0.0018],
    [17, -9, 0.0009],
    [3, -15, 0.0014],
  ] as const
  let [dx, dy, light] = [0, 0, 0.95]
  for (const [across, down, deep] of creases) {
    const wave = Math.sin(across * x * 2 + down * y * 2 + across)
    dx += deep * wave
    dy += deep * Math.cos(across * x * 2 + down * y * 2)
    light += 0.1 * wave
  }
  const shine = Math.exp(-(((x - 0.8 + 0.2 * y) / 0.05) ** 2)) * 0.5
  return { x: x + dx, y: y + dy, light: light + shine }
}

const handShadow = (x: number, y: number) =>
  1 - 0.55 / (1 + Math.exp((0.42 - x - 0.35 * y + 0.06 * Math.sin(y * 14)) * -30))
const lamp = (x: number, y: number) => 0.3 + 0.14 * Math.exp(-((x - 0.4) ** 2 + (y - 0.35) ** 2) * 5)

type Shot = Held & {
  name: string
  megapixels: number
  ink?: string
  paper?: string
  ground?: Ground
  print?: Partial<LabelLook>
  /** The defocus, in pixels of a picture 4,000 wide. */
  blur?: number
  /** The length of the motion blur, in the same pixels. */
  moved?: number
  grain?: number
}

const shots: Shot[] = [
  { name: 'pouch', megapixels: 12, size: 0.85, turned: -3, surface: pouch, paper: '#e9d3a8', ink: '#20140c' },
  {
    name: 'pouch-dark',
    megapixels: 12,
    size: 0.8,
    turned: 5,
    tipped: 12,
    surface: pouch,
    paper: '#3a2116',
    ink: '#f4e9d8',
    ground: cloth,
  },
  { name: 'foil', megapixels: 12, size: 0.9, turned: 2, surface: foil, paper: '#b9bec4', ink: '#14202c' },
  {
    name: 'foil-red',
    megapixels: 12,
    size: 0.85,
    surface: foil,
    paper: '#a82030',
    ink: '#fff4ee',
    ground: clutter,
  },
  { name: 'tipped-18', megapixels: 12, size: 0.8, tipped: 18, turned: 4, ground: cloth },
  { name: 'tipped-25', megapixels: 12, size: 0.75, tipped: 25, aside: 10, turned: -7 },
  { name: 'aside-22', megapixels: 12, size: 0.78, aside: 22, turned: 3, ground: clutter },
  { name: 'moved', megapixels: 12, size: 0.85, turned: -2, moved: 9, ground: cloth },
  { name: 'out-of-focus', megapixels: 12, size: 0.85, turned: 3, blur: 4.5, ground: clutter },
  { name: 'hand-shadow', megapixels: 12, size: 0.8, turned: 6, tipped: 10, light: handShadow },
  { name: 'small-in-scene', megapixels: 24, size: 0.42, turned: -8, ground: clutter },
  { name: 'on-cloth', megapixels: 24, size: 0.55, turned: 9, tipped: 12, ground: cloth },
  { name: 'on-wood', megapixels: 24, size: 0.6, turned: -4, aside: 15, paper: '#f2cf3a', ink: '#262626' },
  { name: 'lamp-light', megapixels: 12, size: 0.82, turned: 2, light: lamp, grain: 11, ground: cloth },
]

/** Labels as people photograph them: by hand, large, askew, curved, in a scene. */
export const handHeld: Made[] = shots.map(({ name, megapixels, ...shot }, at) => ({
  name: `hand-held-${name}`,
  category: 'hand-held',
  look: at,
  type: 'jpg',
  image: async (label) => {
    const { ink = '#1c1c1c', paper = '#f3f1ea', ground, grain = 5, blur = 1.1, moved, print } = shot
    const source = await pictureOf(
      await pack(label({ size: 40, width: 1240, ink, paper, ...print }), ink, paper),
    )
    const width = Math.round(Math.sqrt(megapixels * 1e6 * WIDE))
    const seen = bent(
      source,
      width,
      Math.round(width / WIDE),
      held(shot, source.height / source.width),
      ground,
    )
    const softened = await settled(sharpOf(seen).blur((blur * width) / 4000))
    return (await grainy(moved ? along(softened, moved) : softened, grain, random)).toColourspace('srgb')
  },
}))

const along = (image: Sharp, length: number) =>
  image.convolve({
    width: length,
    height: 3,
    kernel: Array.from({ length: 3 * length }, (_, at) => (Math.floor(at / length) === 1 ? 1 : 0)),
    scale: length,
  })
