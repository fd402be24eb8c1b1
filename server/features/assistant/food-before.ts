import { plainOf } from '@shared/domain/emergency'
import { asWords } from '@shared/domain/emergency-signs'
import { withOwnFoods } from '@shared/domain/safety'
import { inGeneral, ownFood, swallowed } from '@shared/domain/safety-words'
import type { Person } from '@shared/domain/verdict/person'
import { foodMatcher } from '../foods/foods.public'
import rows from './food-before.json' with { type: 'json' }
import { withoutOnlyNamed } from './only-named'
import type { Turn } from './resolve'
import { foodsNamedIn } from './understand/foods'
import { readLexicon } from './understand/lexicon'

/** "Them in the rice": what was spoken of is in another food. */
const inAnother = asWords(rows.inAnother)

/** What tells of eating in more words than one, by the meal that it was, or by when it is too late. */
export const eatenOtherwise = asWords(
  rows.otherwise.replace(
    /\{(it|meal|much|gone)\}/gu,
    (_, name: 'it' | 'meal' | 'much' | 'gone') => rows[name],
  ),
)
const eaten = new RegExp(eatenOtherwise.source, 'gu')
const ofEating = readLexicon('eaten.txt')
/** What names a taste or a meal, and not that somebody had it. */
const noun = /^(?:taste|bites?|comida|fini|finie|liquide)$/u
/** A word, with what stands for the food behind it. */
const wordWithFood =
  /([a-z]+)(?: (?:it|them|some|one|any|those|that|es|sie|ihn|welche|davon|eins))?(?![a-z])/gu
/** Asks, and tells of nothing that was eaten. */
const asks = /^\W*(?:(?:have|has|had|was|were|did) (?:i|my|you|we)|who|whose)(?![a-z])/u

/**
 * A question that tells of eating and names no food of its own, with the food that was spoken of last behind what tells of
 * eating, where the person is allergic to that; undefined for any other.
 */
export function withFoodBefore(question: string, turns: readonly Turn[], person: Person): string | undefined {
  const said = plainOf(question)
  if (asks.test(said) || (inGeneral.test(said) && !swallowed.test(said))) return undefined
  if (foodsNamedIn(question).length > 0 && !inAnother.test(said)) return undefined
  const last = turns.map(foodsOf).findLast((foods) => foods.length > 0)
  const isOwn = last && withOwnFoods(foodMatcher(), last.join(', '), person).includes(ownFood)
  if (!isOwn) return undefined
  const tells = (word: string) => ofEating(word) === 'ate' && !noun.test(word)
  return withoutOnlyNamed(said.replace(eaten, ' ate '))
    .replaceAll("n'en ", "n'")
    .replace(wordWithFood, (whole, word: string) => (tells(word) ? `${word} ${ownFood}` : whole))
}

/** The foods of a turn, in its own words and as it was understood. */
const foodsOf = ({ question, foods }: Turn): string[] => [...foodsNamedIn(question), ...(foods ?? [])]
