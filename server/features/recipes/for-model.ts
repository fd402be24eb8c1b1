import type { Database } from '../../database/connect'
import { ofCatalogue } from '../foods/foods.public'
import type { Excluded } from './excluded'

const illness = '\\p{L}*(?:allerg|alerg|anaphyl|intoleran)\\p{L}*'
const word = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu')

/** Why or how strongly a food is left out, and what was measured of it. */
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
  `(?:(?:i have|i've got|i’ve got|because of|due to) )?(?:an? |my )?(?:severe |mild )?((?!my\\b|an?\\b|the\\b|this\\b|food\\b|no\\b)\\p{L}+) ${illness}`,
)

/** "Erdnussallergie". */
const inWord = /(?<=\p{L}{3})allerg\p{L}*/giu

const tidy = (text: string) =>
  text
    .replace(/\(\s*\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** A food of a request as a model hears of it: by its name alone ("severe peanut allergy" is "peanut"); '' where no name is left. */
export const plainFood = (name: string): string => tidy(name.replace(inWord, '').replace(reason, ' '))

/** What the catalogue calls its foods. */
const namesByKey = ofCatalogue((rows) => new Map(rows.map(({ key, name }) => [key, name])))

/**
 * The names of excluded foods that a model hears of: what the request itself names, and of a person's own what the
 * catalogue knows, by its name there. What it does not know is looked for afterwards, and never sent.
 */
export async function namesTold(
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

/** A wish as a model hears of it, and as its demands are read: "nut allergy" is "without nut", and no value stands in it. */
export const plainWish = (wish: string): string =>
  tidy(wish.replace(allergicTo, 'without').replace(allergyOf, 'without $1').replace(reason, ' '))
