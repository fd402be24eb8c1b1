import { listed } from '../text/counts'
import { formatWords } from '../text/dates'
import { complaintsOf, isNoted } from '../trial/outcome-words'
import { grammarOf, within } from './grammar'
import type { DecidingFood, VerdictLevel } from './kinds'
import type { GravestFood, SentenceParts, SentenceFood } from './sentence-parts'
import { figureOf, inSentence, isLow } from './why'

const MOST_NAMES = 12
/** The most foods to list as further possible contents of a dish. */
export const MOST_PERHAPS = 5

const levelWords: Record<Exclude<VerdictLevel, 'trigger'>, string> = {
  allergy: 'your allergy',
  high: 'high',
  limited: 'limited',
  moderate: 'moderate',
  own: 'your choice',
  'not-readable': 'result not readable',
  tolerated: 'fine for you',
  low: 'no elevation',
}

/** Levels that are always named with their reason. */
const telling = new Set<DecidingFood['level']>(['allergy', 'trigger', 'limited', 'not-readable'])

/** "peanut (high, 42.3 µg/ml), cow's milk (moderate, 12.0 µg/ml) and 2 more". */
export const names = (foods: readonly SentenceFood[]) => cut(foods.map(leveled))

function leveled(food: SentenceFood): string {
  const { foodName, level, measured, source, isBare, outcome } = food
  if (isBare && !telling.has(level)) return inSentence(foodName)
  const said = [
    levelOf(food),
    outcome?.kind === 'limited' && `“${outcome.amount}”`,
    outcome?.kind === 'limited' && isNoted(outcome) && 'as your practitioner noted',
    level === 'own' && isLow(measured) && 'no elevation',
    level !== 'allergy' && !isBare && figureOf(measured),
    !isBare && source && `in ${source}`,
  ]
  return `${inSentence(foodName)} (${said.filter(Boolean).join(', ')})`
}

function levelOf({ level, outcome }: GravestFood): string {
  if (outcome?.kind === 'clinic-only') return 'counts as an allergy'
  return level === 'trigger' ? complaintsOf(outcome) : levelWords[level]
}

export const plainNames = (foods: readonly DecidingFood[]) =>
  cut(foods.map(({ foodName }) => inSentence(foodName)))

/** "; fine for you since 3 March 2027: wheat and beef", by days; empty without any. */
export const fineFor = (tolerated: readonly DecidingFood[]): string =>
  [...new Set(tolerated.map(({ outcome }) => outcome?.since ?? ''))]
    .map((day) => {
      const since = day === '' ? '' : ` since ${formatWords(day)}`
      return `; fine for you${since}: ${plainNames(tolerated.filter(({ outcome }) => (outcome?.since ?? '') === day))}`
    })
    .join('')

export function cut(all: readonly string[]): string {
  const more = all.length - MOST_NAMES
  return more > 1 ? listed([...all.slice(0, MOST_NAMES), `${more} more`]) : listed(all)
}

/** "sesame (your allergy) and garlic (moderate)". */
export const gravestNames = (gravest: readonly GravestFood[]) =>
  cut(gravest.map((food) => `${inSentence(food.foodName)} (${levelOf(food)})`))

/** The allergies and choices that such a dish often contains beside the deciding foods. */
export function oftenInKind(said: SentenceParts): string {
  const grave = said.gravest.filter(({ level }) => ['allergy', 'trigger', 'high'].includes(level))
  return said.isDish ? oftenHeld({ ...said, gravest: grave }) : oftenHeld(said)
}

/** The foods that a product of such a name often contains too, unless already named. */
export function oftenHeld({ title, foods, gravest, isDish }: SentenceParts): string {
  const isTold = new Set(foods.filter(({ relation }) => relation !== 'far').map(({ foodName }) => foodName))
  const held = gravest.filter(({ foodName }) => !isTold.has(foodName))
  if (held.length === 0) return ''
  return isDish
    ? `; ask about ${gravestNames(held)} as well`
    : `; ${within(title)} often ${grammarOf(title).holds} ${gravestNames(held)}: read the label`
}
