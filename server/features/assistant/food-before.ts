import { plainOf } from '@shared/domain/emergency'
import { asWords, either } from '@shared/domain/emergency-signs'
import { withOwnFoods } from '@shared/domain/safety'
import { ownFood } from '@shared/domain/safety-words'
import type { Person } from '@shared/domain/verdict/person'
import { foodMatcher } from '../foods/foods.public'
import { withoutOnlyNamed } from './only-named'
import type { Turn } from './resolve'
import { foodsNamedIn } from './understand/foods'
import { readLexicon } from './understand/lexicon'

/** "Them in the rice": what was spoken of is in another food. */
const inAnother = asWords(
  either(`(?:it|them|some|those) (?:in|into|on|over)|(?:es|sie|ihn|davon|welche) (?:\\w+ )?(?:in|ins|im|unter|uber|auf)
  (?:les?|la|en) (?:a|ai|ont) (?:mise?s?|ajoutee?s?) (?:dans|sur)|l[oa]s? (?:puso|pusieron|echo|eche|puse) (?:en|con)`),
)

/** What tells of eating in more words than one, by the meal that it was, or by when it is too late. */
export const eatenOtherwise = asWords(
  either(`finished|(?:was|were) (?:my|our) \\w+|did(?: \\w+)? (?:eat|have|drink|try)|too late
    viens(?: \\w+)? d(?:e |'en )\\w+|acab(?:o|amos) de \\w+|zu spat|trop tard|demasiado tarde`),
)
const eaten = new RegExp(eatenOtherwise.source, 'gu')
const ofEating = readLexicon('eaten.txt')
const tells = (word: string) =>
  ['ate', 'had'].includes(ofEating(word) ?? '') || /^(?:put|stirred|mixed|hid)$/u.test(word)
/** A word, with what stands for the food behind it. */
const wordWithFood = /([a-z]+)(?: (?:it|them|some|one|any|those|that|es|sie|welche|davon|eins))?(?![a-z])/gu

/**
 * A question that tells of eating and names no food of its own, with the food that was spoken of last behind what tells of
 * eating, where the person is allergic to that; undefined for any other.
 */
export function withFoodBefore(question: string, turns: readonly Turn[], person: Person): string | undefined {
  const said = withoutOnlyNamed(plainOf(question))
  if (foodsNamedIn(question).length > 0 && !inAnother.test(said)) return undefined
  const last = turns.map(foodsOf).findLast((foods) => foods.length > 0)
  const isOwn = last && withOwnFoods(foodMatcher(), last.join(', '), person).includes(ownFood)
  if (!isOwn) return undefined
  return said
    .replace(eaten, ` i ate ${ownFood}`)
    .replaceAll("n'en ", "n'")
    .replace(wordWithFood, (whole, word: string) => (tells(word) ? `${word} ${ownFood}` : whole))
}

/** The foods of a turn, in its own words and as it was understood. */
const foodsOf = ({ question, foods }: Turn): string[] => [...foodsNamedIn(question), ...(foods ?? [])]
