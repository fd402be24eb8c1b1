import { textFile } from '../../text-file'
import { asAny, bounded, pattern, typed } from '../words/words'
import words from './allergic.json' with { type: 'json' }
import rows from './whom.json' with { type: 'json' }

/** The user's own childhood or past, as typed or as `plain` text. */
const childhood = new RegExp(typed(...textFile('answers/person/own-past.txt').split('\n')).source, 'giu')

/** Replaces the user's own past, so that "as a child" is not another person. */
export const withoutOwnPast = (question: string): string => question.replace(childhood, 'long ago')

/** Another person as an answer names them: "your husband". */
export type Other = { whom: string; kind: 'adult' | 'child' | 'pet' }

/** Words for other people; vague ones come last: "he" is also Spanish, "her" German. */
const others = (rows as readonly { kind: Other['kind']; said: string; whom?: string }[]).map(
  ({ said, ...other }) => ({ ...other, said: pattern(said) }),
)

export function otherIn(question: string): Other | undefined {
  const text = withoutOwnPast(question)
  for (const { kind, said, whom } of others) {
    const [named] = said.exec(text) ?? []
    if (named) return { whom: whom ?? `your ${named}`, kind }
  }
  return undefined
}

const { allergic, to, cannot, noFood, coeliac } = asAny(words)
const allergicTo = new RegExp(
  `\\b${allergic} ${to} (?:the )?(?<food>(?:tree )?\\S+(?: (?:nuts?|milk|seeds?|whites?))?)`,
  'u',
)
const foodAllergy = /\b(?<food>(?:tree |cows? )?[a-z]{3,}) (?:allerg\w+|alerg\w+|intoleran\w+|anaphyla\w*)/u
const withoutFood = new RegExp(
  `\\b${cannot} (?:to )?(?:eat|have|tolerate|drink) (?:any )?(?<food>(?:tree )?\\S+)`,
  'u',
)
const isNoFood = new RegExp(`^${noFood}$`, 'u')
const ofCoeliac = bounded(coeliac)

/** The allergen that a text names; gluten for coeliac disease. */
export function allergenIn(text: string): string | undefined {
  if (ofCoeliac.test(text)) return 'gluten'
  const free =
    /\b(?:is|are|goes|eats?|strictly) (?:strictly )?(?<food>gluten|dairy|nut|egg|milk|soy) free\b/u.exec(text)
  if (free?.groups?.['food']) return free.groups['food']
  if (/\blactose\b/u.test(text)) return 'milk'
  return [allergicTo, foodAllergy, withoutFood]
    .map((way) => way.exec(text)?.groups?.['food'])
    .find((food) => food && !isNoFood.test(food))
}

const shares = pattern(words.shares)
export const isShared = (text: string): boolean => shares.test(text)
