import { scales } from '@shared/domain/levels'
import type { Told } from '../../told'
import { told } from '../person/about-person'
import rows from './terms.json' with { type: 'json' }
import { pattern } from '../words/words'

/**
 * A word of the report or of tests: `said` as `plain` writes it, in the languages that people ask in, and what it
 * means.
 */
export type Term = { said: string; says: string }

const limit = /\{(µg\/ml|index) (moderate|high)\}/gu

/** A term with the limits of the scales in their places: "{index high}". */
const withLimits = ({ said, says }: Term): Term => ({
  said,
  says: says.replace(
    limit,
    (_, scale: keyof typeof scales, level: 'moderate' | 'high') => `${scales[scale][level]}`,
  ),
})

const { ofTests, ofEating, ofFoods } = rows
/** What words of the report, of tests and of diets mean. */
export const terms: readonly Term[] = [...ofTests, ...ofEating, ...ofFoods].map(withLimits)
const firstOfFoods = terms.length - ofFoods.length
const ways = terms.map((term, at) => ({ term, said: pattern(term.said), isFood: at >= firstOfFoods }))

/** The terms that a question, as `plain` writes it, names; what is a food as well only where nothing else is named. */
export function termsIn(text: string): Term[] {
  const found = ways.filter(({ said }) => said.test(text))
  const others = found.filter(({ isFood }) => !isFood)
  return (others.length > 0 ? others : found).map(({ term }) => term)
}

/** What one term means, or what each of several does. */
export const termsTold = (asked: readonly Term[]): Told => told(asked.map(({ says }) => says).join(' '), [])
