import type { Database } from '../../database/connect'
import { ofCatalogue } from '../foods/foods.public'
import type { Excluded } from './excluded'

const illness = '\\p{L}*(?:allerg|alerg|anaphyl|intoleran)\\p{L}*'
const word = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu')

/** Words for why or how strongly a food is avoided, and measured values. */
const reason = word(
  [
    `${illness}(?: (?:to|against))?|anaphyla\\p{L}*|reactions?|hives|swelling`,
    'severe|serious|strong|mild|elevated|raised|(?:very )?(?:high|moderate)',
    '(?:since|from|in) (?:19|20)\\d\\d|(?:my )?epi-?pens?|auto-?injectors?',
    '\\d+[.,]\\d+(?: ?[µu]?g/ml)?',
  ].join('|'),
)
const allergicTo = word(
  `(?:i am |i'm |i’m |im |i have an? |my )?(?:\\p{L}+ly |severe )?${illness} (?:to|against)`,
)
const allergyOf = word(
  [
    "(?:(?:i have|i've got|i’ve got|because of|due to) )?(?:an? |my )?(?:severe |mild )?",
    `((?!my\\b|an?\\b|the\\b|this\\b|food\\b|no\\b)\\p{L}+) ${illness}`,
  ].join(''),
)

/** "Erdnussallergie". */
const inWord = /(?<=\p{L}{3})allerg\p{L}*/giu

const tidy = (text: string) =>
  text
    .replace(/\(\s*\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** The name alone ("severe peanut allergy" becomes "peanut"); '' where none remains. */
export const plainFood = (name: string): string => tidy(name.replace(inWord, '').replace(reason, ' '))

const namesByKey = ofCatalogue((rows) => new Map(rows.map(({ key, name }) => [key, name])))

/** Excluded names for the model: the request's, and own ones under the catalogue's names. */
export async function namesForModel(
  db: Database,
  { names, foods }: Pick<Excluded, 'names' | 'foods'>,
  asked: readonly string[],
): Promise<string[]> {
  const byKey = await namesByKey(db)
  const isAsked = new Set(asked.map((name) => name.toLowerCase()))
  const told = names.flatMap((name, at) => {
    if (isAsked.has(name.toLowerCase())) return [plainFood(name)]
    const food = foods[at]
    return food && !food.byNameOnly ? food.keys.flatMap((key) => byKey.get(key) ?? []) : []
  })
  return [...new Set(told)].filter((name) => name !== '')
}

/** A wish as the model gets it: "nut allergy" becomes "without nut", and values are removed. */
export const plainPreference = (preference: string): string =>
  tidy(preference.replace(allergicTo, 'without').replace(allergyOf, 'without $1').replace(reason, ' '))
