import { distance } from 'fastest-levenshtein'
import type { Diet } from '@shared/domain/avoidance/diets'
import { fold } from '@shared/domain/text/fold'

/** `foods` are what to leave out, in the wish's own words, so not all need be foods. */
export type Requirements = { diets: Diet[]; foods: string[]; minutes?: number; servings?: number }

/** Whole words for the diets in English, German, French and Spanish, without accents. */
const dietWords: Record<Diet, RegExp> = {
  vegetarian: /^(?:veggie|veggies? diet|vegi|vego|lacto-?ovo|ovo-?lacto|meatless|fleischlos)$/u,
  vegan:
    /^(?:vegans?|vegen|vegn|veagn|vgan|veegan|vegane[rsn]?|vegano|vegana|vegane|plant-?based|plantbased)$/u,
  pescatarian: /^(?:pesc[aeo]?tarians?|pesk[ae]tarians?|piscatarian|pescetarian|pescatarien|pescetarisch)$/u,
  halal: /^(?:halal|hallal|halaal|halall|helal|hahal|hala)$/u,
  kosher: /^(?:kosher|koscher|kasher|koser|kosjer|casher|kosha|kosherr)$/u,
  'no-pork': /^porkless$/u,
  'no-alcohol': /^(?:alcoholfree|alkoholfrei|alcohol-?less|non-?alcoholic|teetotal)$/u,
}

/** `vegetarian` has many misspellings, so edit distance decides; `vegetable` is farther away. */
const manySpellings = ['vegetarian', 'vegetarisch', 'vegetarier', 'vegetarien', 'vegetariano', 'vegeterian']
const mostSlips = 2

const isVegetarian = (word: string) =>
  word.length > 6 &&
  !word.startsWith('vegetab') &&
  manySpellings.some((known) => distance(word, known) <= mostSlips)

/** Words before a diet that is not wanted: "not vegan", "non-vegetarian". */
const refusals = new Set(['not', 'non', 'isnt', 'never', 'nicht', 'pas'])

const openings = [
  'no|without|wihtout|w/o|avoid(?:ing)?|except|omit|skip|leave out|leaving out|free (?:of|from)|instead of',
  "do ?n['’]?t (?:eat|like|want|have|use)|do not (?:eat|like|want|have|use)",
  "can(?:not|['’]?t) (?:eat|have|stand)|hates?|dislikes?|allergic to|allergy to|intolerant (?:to|of)",
  "ohne|keinen?|keine|sans|pas d[e'’]|sin|nada de",
].join('|')
const leavesOut = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${openings})[ :]+([^.;!?\n]+)`, 'giu')
const isFree = /(?<![\p{L}\p{N}])(\p{L}+(?: \p{L}+)?)[ -](?:free|frei)(?![\p{L}\p{N}])/giu
const listWords = /,|&|\/|(?<![\p{L}])(?:and|or|nor|und|oder|noch|et|ou|ni|y|o)(?![\p{L}])/iu
const listEnds =
  /(?<![\p{L}])(?:but|please|with|because|for|since|thanks|than|then|aber|bitte|mit|mais|avec|pero|con)(?![\p{L}]).*/isu
const manner = /^(?:any|the|a|an|more|much|too much|too many|added|eating|using|all|kind of|of)\s+/iu

const minutesIn = /(\d{1,3})\s*(?:minutes?|mins?|minuten|minutos)(?![\p{L}])/iu
const servingsIn = new RegExp(
  [
    String.raw`(?<![\p{L}])(?:for|serves?|feeds?|fur|pour|para)\s+(\d{1,2}|one|two|three|four|five|six|eight)`,
    String.raw`(?!\s*(?:min|hour|h\b|g\b|kg|day|week|%))(?![\p{L}\d])`,
  ].join(''),
  'iu',
)
const numbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8 }

/** Reads the demands in a wish, even misspelt; the rest of it is a preference. */
export function requirementsOf(text: string): Requirements {
  const minutes = Number(minutesIn.exec(text)?.[1] ?? 0)
  const many = servingsIn.exec(fold(text))?.[1]
  const servings = many === undefined ? 0 : (numbers[many] ?? Number(many))
  return {
    diets: dietsIn(text),
    foods: [...new Set([...leftOutIn(text), ...freeIn(text)])],
    ...(minutes > 0 && { minutes }),
    ...(servings > 0 && { servings }),
  }
}

function dietsIn(text: string): Diet[] {
  const words =
    fold(text)
      .replace(/['’]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const found = words.flatMap((word, at): Diet[] => {
    const joined = [word, `${word}-${words[at + 1] ?? ''}`]
    if (refusals.has(words[at - 1] ?? '')) return []
    const named = Object.entries(dietWords)
      .filter(([, way]) => joined.some((one) => way.test(one)))
      .map(([diet]) => diet as Diet)
    return isVegetarian(word) ? [...named, 'vegetarian'] : named
  })
  return [...new Set(found)]
}

/** "No pork, chicken or fish" reaches its "or"; without one the first comma ends it. */
function* leftOutIn(text: string): Generator<string> {
  for (const [, rest = ''] of text.matchAll(leavesOut)) {
    const list = rest.replace(listEnds, '').split(leavesOut)[0] ?? ''
    const isWhole = /,[^,]*(?<!\p{L})(?:or|nor|oder|ou|ni|o)(?!\p{L})/iu.test(list)
    for (const part of (isWhole ? list : (list.split(',')[0] ?? '')).split(listWords)) {
      const food = part.trim().replace(manner, '')
      if (food !== '') yield food
    }
  }
}

function* freeIn(text: string): Generator<string> {
  for (const [, words = ''] of text.matchAll(isFree)) {
    yield words
    const last = words.split(' ').at(-1)
    if (last !== undefined && last !== words) yield last
  }
}
