import { plainOf } from '@shared/domain/safety/emergency'
import { asWords } from '@shared/domain/safety/emergency-signs'
import { withOwnFoods } from '@shared/domain/safety/safety'
import { inGeneral, ownFood, swallowed } from '@shared/domain/safety/safety-words'
import type { Person } from '@shared/domain/verdict/person'
import { foodMatcher } from '../foods/foods.public'
import rows from './food-before.json' with { type: 'json' }
import { withoutOnlyNamed } from './only-named'
import type { Turn } from './resolve'
import { foodsNamedIn } from './understand/foods'
import { readLexicon } from './understand/lexicon'

/** "Them in the rice": the earlier food is in another one. */
const inAnother = asWords(rows.inAnother)

/** Phrases for having eaten, by meal or by regret. */
export const eatenOtherwise = asWords(
  rows.otherwise.replace(
    /\{(it|meal|much|gone)\}/gu,
    (_, name: 'it' | 'meal' | 'much' | 'gone') => rows[name],
  ),
)
const eaten = new RegExp(eatenOtherwise.source, 'gu')
const ofEating = readLexicon('eaten.txt')
/** Nouns that do not say somebody ate. */
const noun = /^(?:taste|bites?|comida|fini|finie|liquide)$/u
const wordWithFood =
  /([a-z]+)(?: (?:it|them|some|one|any|those|that|es|sie|ihn|welche|davon|eins))?(?![a-z])/gu
/** A question about eating, not a report of it. */
const asks = /^\W*(?:(?:have|has|had|was|were|did) (?:i|my|you|we)|who|whose)(?![a-z])/u

/** Adds the last allergen spoken of to a report of eating without a food; else undefined. */
export function withFoodBefore(question: string, turns: readonly Turn[], person: Person): string | undefined {
  const text = plainOf(question)
  if (asks.test(text) || (inGeneral.test(text) && !swallowed.test(text))) return undefined
  if (foodsNamedIn(question).length > 0 && !inAnother.test(text)) return undefined
  const last = turns.map(foodsOf).findLast((foods) => foods.length > 0)
  const isOwn = last && withOwnFoods(foodMatcher(), last.join(', '), person).includes(ownFood)
  if (!isOwn) return undefined
  const tells = (word: string) => ofEating(word) === 'ate' && !noun.test(word)
  return withoutOnlyNamed(text.replace(eaten, ' ate '))
    .replaceAll("n'en ", "n'")
    .replace(wordWithFood, (whole, word: string) => (tells(word) ? `${word} ${ownFood}` : whole))
}

const foodsOf = ({ question, foods }: Turn): string[] => [...foodsNamedIn(question), ...(foods ?? [])]
