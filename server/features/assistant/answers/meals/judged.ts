import { listed } from '@shared/domain/text/counts'
import { outcomeWords } from '@shared/domain/trial/outcome-words'
import { answerOfFood } from '@shared/domain/verdict/answer'
import { type DecidingFood, isAllowedLevel } from '@shared/domain/verdict/kinds'
import type { Person } from '@shared/domain/verdict/person'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import { figureOf } from '@shared/domain/verdict/why'
import { foodMatcher } from '../../../foods/foods.public'
import { bare } from '../person/about-person'
import rows from './judged.json' with { type: 'json' }

/** Foods and dishes by what a person may do with them: eat, eat seldom, leave out, or ask first. */
export type Judged = Record<'fits' | 'seldom' | 'out' | 'ask', Verdict[]>

/** The person's foods that decide against something, the most serious first. */
export const against = ({ foods }: Verdict): DecidingFood[] =>
  foods.filter(({ level, relation, trial }) => !isAllowedLevel(level) && !trial?.eaten && relation !== 'far')

export const isSure = ({ relation }: DecidingFood) => relation !== 'may' && relation !== 'family'

/** Whether it was read, and the latest test (if any) covered it. */
function isCovered(said: Verdict, { test }: Person): boolean {
  const isRead = said.kind !== 'not-known' && said.notKnown.length === 0
  return isRead && (test === null || (said.kind !== 'not-tested' && said.notTested.length === 0))
}

/** Judges each food. Unknown and untested ones are in no list. */
export function judged(person: Person, words: readonly string[]): Judged {
  const found: Judged = { fits: [], seldom: [], out: [], ask: [] }
  for (const each of words) {
    const verdict = verdictOf(foodMatcher(), each, person)
    const sure = against(verdict).filter(isSure)
    if (against(verdict).length === 0 && isCovered(verdict, person)) found.fits.push(verdict)
    else if (sure.some((food) => ['allergy', 'leave-out'].includes(answerOfFood(food))))
      found.out.push(verdict)
    else if (sure.some(({ level }) => level !== 'not-readable')) found.seldom.push(verdict)
    else if (against(verdict).length > 0) found.ask.push(verdict)
  }
  return found
}

/** Foods that need a thought: leave out, seldom or ask. */
export const flaggedOf = ({ out, seldom, ask }: Judged): Verdict[] => [...out, ...seldom, ...ask]

/**
 * Whether a food can be part of an idea. What only some brands add does not count, as ideas say to
 * check the label.
 */
export function suits(person: Person, food: string): boolean {
  const said = verdictOf(foodMatcher(), food, person)
  return against(said).every(({ words }) => words.length === 0) && isCovered(said, person)
}

/** The first foods that fit; later ones are not judged. */
export function firstFitting(person: Person, foods: readonly string[], most: number): string[] {
  const found: string[] = []
  for (const food of foods) {
    if (found.length >= most) break
    if (suits(person, food)) found.push(food)
  }
  return found
}

/** Says a food by its kind, a dish by its most serious food, and why, unless a value says so. */
const reasons: Partial<Record<string, string>> = rows.reasons

const levelOf = ({ level, measured, outcome, trial }: DecidingFood, isShort: boolean): string =>
  trial && level !== 'allergy'
    ? 'in your trial'
    : outcome
      ? outcomeWords(outcome)
      : (reasons[level] ?? [level, !isShort && figureOf(measured)].filter(Boolean).join(', '))

const MOST_REASONS = 2

const nameOf = ({ q, understoodAs }: Verdict) => (understoodAs ?? q).toLowerCase()
/** Allergies first, certain ingredients before possible ones. */
const weight = (food: DecidingFood) => (food.level === 'allergy' ? 2 : isSure(food) ? 1 : 0)

/** "almond drink (almond, high, 28.4 µg/ml)"; `isShort` omits the values. */
export function withReasons(said: Verdict, isShort = false): string {
  const name = nameOf(said)
  const reasons = against(said)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MOST_REASONS)
    .map((food) => {
      const level = levelOf(food, isShort)
      return bare(food.foodName) === bare(name) ? level : `${food.foodName.toLowerCase()}, ${level}`
    })
  return reasons.length > 0 ? `${name} (${reasons.join('; ')})` : name
}

export const listedWithReasons = (all: readonly Verdict[], most: number, isShort = false): string =>
  listed(all.slice(0, most).map((said) => withReasons(said, isShort)))

export const titles = (all: readonly Verdict[]): string[] => all.map(nameOf)

/** One line: the answer of the verdict; empty for unknown words. */
export const lineOn = ({ answer, title, sentence }: Verdict): string =>
  answer === 'not-known' || answer === 'not-food' ? '' : `${title}: ${sentence}`
