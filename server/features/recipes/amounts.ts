/** The weight of one measure in grams, for something as heavy as water. */
const measures: Record<string, number> = {
  ...{ g: 1, gram: 1, gramme: 1, kg: 1000, ml: 1, cl: 10, dl: 100, l: 1000, litre: 1000, liter: 1000 },
  ...{ tsp: 4, teaspoon: 4, tbsp: 12, tablespoon: 12, cup: 200, oz: 28, ounce: 28, lb: 450, pound: 450 },
  ...{
    pinch: 0.3,
    dash: 1,
    sprig: 2,
    stalk: 4,
    strip: 2,
    leaf: 2,
    pod: 2,
    clove: 4,
    slice: 30,
    handful: 25,
    bunch: 40,
  },
  ...{ piece: 20, sheet: 3, berry: 1, bulb: 250, head: 150, can: 240, tin: 240, jar: 200 },
}
const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 0.33, '⅔': 0.67 }

/** The weight of one piece in grams, by the words of an ingredient line. */
const pieces: readonly (readonly [RegExp, number])[] = [
  [/\blea(?:f|ves)\b|\bberr(?:y|ies)\b|\bseeds?\b/iu, 2],
  [/\bpods?\b|\bcloves?\b|\bcherr|\bgrapes?\b|\bolives?\b|\balmonds?\b|\bhazelnuts?\b|\bstalks?\b/iu, 5],
  [
    /\bdates?\b|\bradish|\bchill?i|\bprunes?\b|\bmushrooms?\b|\bprawns?\b|\bshrimps?\b|\bspring onions?\b/iu,
    15,
  ],
  [/\bshallots?\b|\bscallops?\b|\bfigs?\b|\bapricots?\b|\bpassion fruits?\b|\byolks?\b|\bwhites?\b/iu, 30],
  [/\beggs?\b|\blimes?\b|\bmandarins?\b|\bplums?\b|\bsardines?\b|\bkiwis?\b/iu, 60],
  [
    /\bpineapples?\b|\bcelery root\b|\bceleriac\b|\bcauliflowers?\b|\bcabbages?\b|\bmelons?\b|\bpumpkins?\b/iu,
    900,
  ],
  [
    /\blegs?\b|\bbreasts?\b|\btrout\b|\bfillets?\b|\bsteaks?\b|\bmangos?\b|\bmangoes\b|\bcourgettes?\b/iu,
    220,
  ],
  [/\bcucumbers?\b|\bpomegranates?\b|\bbulbs?\b/iu, 220],
  [/\brabbits?\b|\bfowls?\b|\bchickens?\b(?! thighs?)|\bducks?\b/iu, 1200],
]
const PIECE = 120

const number = '\\d+(?:[.,]\\d+)?'
const first = new RegExp(
  `^\\s*(?:about )?(?:(\\d+)\\s*/\\s*(\\d+)|(${number})?\\s*([½¼¾⅓⅔])|(${number}))`,
  'u',
)
const weighed = new RegExp(`(${number})\\s*(kg|g)\\b(\\s+each)?`, 'iu')
const decimal = (text: string | undefined) => Number((text ?? '').replace(',', '.'))

/** Rough grams of a line such as "1 duck breast, 300 g"; without an amount, of one piece. */
export function gramsOf(line: string): number {
  const start = first.exec(line)
  const [, top, bottom, whole, part, plain] = start ?? []
  const count = top
    ? decimal(top) / Math.max(1, decimal(bottom))
    : part
      ? decimal(whole) + (fractions[part] ?? 0)
      : decimal(plain) || 1
  const rest = line.slice(start?.[0].length ?? 0)
  const [measure = ''] = /^\s*\p{L}+/u.exec(rest) ?? []
  const word = measure.trim().toLowerCase()
  const one = measures[word] ?? measures[word.replace(/s$|(?<=ch)es$/u, '')]
  // A weight is more accurate than a count: "2 steaks, 160 g each".
  const [, grams, unit, each] = weighed.exec(rest) ?? []
  if (grams && one === undefined)
    return decimal(grams) * (unit?.toLowerCase() === 'kg' ? 1000 : 1) * (each ? count : 1)
  return count * (one ?? pieces.find(([pattern]) => pattern.test(rest))?.[1] ?? PIECE)
}
