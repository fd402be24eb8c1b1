import { scales } from '@shared/domain/reports/levels'
import { answerOf } from '../person/about-person'
import rows from './terms.json' with { type: 'json' }
import { pattern } from '../words/words'

/** A term of reports: its names (`plain` text, four languages) and its meaning. */
export type Term = { said: string; says: string }

const limit = /\{(µg\/ml|index) (moderate|high)\}/gu

/** Fills in the limits of scales: "{index high}". */
const withLimits = ({ said, says }: Term): Term => ({
  said,
  says: says.replace(
    limit,
    (_, scale: keyof typeof scales, level: 'moderate' | 'high') => `${scales[scale][level]}`,
  ),
})

const { ofTests, ofEating, ofFoods } = rows
export const terms: readonly Term[] = [...ofTests, ...ofEating, ...ofFoods].map(withLimits)
const firstOfFoods = terms.length - ofFoods.length
const ways = terms.map((term, at) => ({ term, said: pattern(term.said), isFood: at >= firstOfFoods }))

/** The terms in a `plain` question; a term that is also a food counts only alone. */
export function termsIn(text: string): Term[] {
  const found = ways.filter(({ said }) => said.test(text))
  const others = found.filter(({ isFood }) => !isFood)
  return (others.length > 0 ? others : found).map(({ term }) => term)
}

export const termsAnswer = (asked: readonly Term[]) => answerOf(asked.map(({ says }) => says).join(' '), [])
