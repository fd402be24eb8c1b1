import { textFile } from '../../text-file'
import { asAny, bounded, pattern, typed } from '../words/words'
import words from './allergic.json' with { type: 'json' }
import rows from './whom.json' with { type: 'json' }

/* Who else is spoken of in a question that is known to be about somebody else, and what they are allergic to. */

/** The asker's own childhood or years ago, in a question as it is typed or as `plain` writes it. */
const childhood = new RegExp(typed(...textFile('answers/person/own-past.txt').split('\n')).source, 'giu')

/** A question without what is said of the asker's own past, whose child is nobody else. */
export const withoutOwnPast = (question: string): string => question.replace(childhood, 'long ago')

/** Somebody else, as an answer says it: "your husband". */
export type Other = { whom: string; kind: 'adult' | 'child' | 'pet' }

/**
 * Who else may be named, by the words for them (`said`); `whom`: what an answer calls them, where that is not the same.
 * Of whom nothing else is told comes last: by itself "he" is Spanish as well, and "her" German.
 */
const others = (rows as readonly { kind: Other['kind']; said: string; whom?: string }[]).map(
  ({ said, ...other }) => ({ ...other, said: pattern(said) }),
)

/** Somebody else who is named in a text, as `plain` writes it. */
export function otherIn(heard: string): Other | undefined {
  const text = withoutOwnPast(heard)
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

/** What somebody is allergic to, as a text says it; gluten for coeliac disease. */
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
/** Whether the asker eats of it as well. */
export const isShared = (text: string): boolean => shares.test(text)
