import { distance } from 'fastest-levenshtein'
import type { Diet } from '@shared/domain/avoidance/diets'
import { fold } from '@shared/domain/text/fold'
import { deniedIn } from './denied'

/**
 * `foods` are what to leave out, in the wish's own words, so not all need be foods; `unknown` are
 * those of them that may be foods but are not known.
 */
export type Requirements = {
  diets: Diet[]
  foods: string[]
  unknown?: string[]
  minutes?: number
  servings?: number
}

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
  const denied = deniedIn(text).filter(({ name }) => dietsIn(name).length === 0)
  const unknown = denied.filter(({ meaning }) => meaning === 'unknown')
  return {
    diets: dietsIn(text),
    foods: namesOf(denied),
    ...(unknown.length > 0 && { unknown: namesOf(unknown) }),
    ...(minutes > 0 && { minutes }),
    ...(servings > 0 && { servings }),
  }
}

const namesOf = (denied: readonly { name: string }[]) => [...new Set(denied.map(({ name }) => name))]

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
