import { listed } from '@shared/domain/counts'
import { isSure } from '@shared/domain/verdict/deciding'
import { complaintsOf, isNoted } from '@shared/domain/trial/outcome-words'
import {
  type DecidingFood,
  isEaten,
  isFree,
  type VerdictLevel,
  verdictLevels,
} from '@shared/domain/verdict/kinds'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { inSentence } from '@shared/domain/verdict/why'
import { capital } from '../person/about-person'
import { bounded } from '../words/words'
import rows from './qualifiers.json' with { type: 'json' }

/**
 * What a question makes of its foods beside naming them: whether cooking counts, in what form, how much, how often, a
 * label's "may contain", that somebody else made it, or that a part of them is picked off or left.
 */
export type Qualifier = 'parted' | 'cooked' | 'form' | 'amount' | 'often' | 'trace' | 'bought'

/** The words that tell it, the gravest first. */
const signs = (Object.keys(rows) as (keyof typeof rows)[]).map((sign) => [sign, bounded(rows[sign])] as const)

/** What a question, in small letters, makes of its foods; the gravest where it says several. */
export const qualifierOf = (question: string): Qualifier | undefined =>
  signs.find(([, sign]) => sign.test(question))?.[0]

type Told = Pick<Verdict, 'kind' | 'foods'>

/** The gravest level of what is surely in it; undefined where only a kitchen knows. */
const levelOf = ({ foods }: Told): VerdictLevel | undefined =>
  verdictLevels.find((level) => !isEaten(level) && foods.some((food) => food.level === level && isSure(food)))

/** For whoever has no allergy to it. */
const ofWarning =
  'A “may contain” is a warning for people with an allergy: a trace may have got in where it was made, and it is no ingredient. For an IgG result such a trace matters little; ask your practitioner if you want to be stricter.'

/** What answers a qualifier, behind a verdict; nothing where it would tell nothing. */
export function sayQualifier(qualifier: Qualifier, said: Told): string[] {
  if (['not-known', 'not-tested', 'not-readable'].includes(said.kind)) return []
  if (qualifier === 'trace') return ofTrace(said.foods)
  const sentence = sentenceOn(qualifier, said)
  return sentence === undefined ? [] : [sentence]
}

function sentenceOn(qualifier: Exclude<Qualifier, 'trace'>, said: Told): string | undefined {
  const isClear = isFree(said)
  if (qualifier === 'parted') return isClear ? undefined : ofParting
  if (qualifier === 'bought')
    return isClear
      ? 'Made by somebody else it may hold more than its name says, such as a marinade, a batter or a sauce: ask what is in it.'
      : undefined
  // Of boiled eggs it is told where it might be thought to help.
  if (qualifier === 'form' && said.kind !== 'high' && said.kind !== 'moderate') return undefined
  if (qualifier === 'cooked' && (said.kind === 'own' || said.kind === 'tolerated')) return undefined
  if (qualifier === 'cooked' || qualifier === 'form')
    return said.kind === 'allergy'
      ? 'Cooking, baking or drying does not make it right with an allergy.'
      : 'Cooking, baking, drying or freezing does not change what your test says about the food: raw or heated, it counts the same.'
  if (isClear)
    return qualifier === 'often'
      ? 'Your test sets no limit on how often; several foods in turn are better than the same one every day.'
      : 'Your test sets no limit on the amount; a usual portion is a good measure.'
  const level = levelOf(said)
  if (level === undefined) return whileUnknown[qualifier]
  const outcome = said.foods.find((food) => food.level === level && isSure(food))?.outcome
  return byLevel(outcome)[level][qualifier]
}

/** What a warning of traces means to somebody with an allergy to it, and to all others. */
function ofTrace(foods: Told['foods']): string[] {
  if (foods.some(({ level }) => level === 'allergy'))
    return ['With an allergy a “may contain” on the label is reason enough to leave it.']
  const raised = foods.filter(({ level }) => level === 'high' || level === 'moderate')
  if (raised.length === 0) return [ofWarning]
  const names = listed(raised.map(({ foodName }) => inSentence(foodName)))
  const is = raised.length > 1 ? 'are' : 'is'
  return [`${capital(names)} ${is} not on your list of allergies.`, ofWarning]
}

const ofParting =
  'Picking, scraping, sieving or washing it off, or eating only what is around it, changes nothing: some of it stays, so the rest counts like the food itself.'
const whileUnknown = {
  often: 'As long as you do not know what is in it, it is nothing for every day.',
  amount: 'Ask what is in it before a small portion, too.',
}
const ofAllergy = 'With an allergy a little counts too: not even once, and not a bite.'
const ofChoice = 'You chose to leave it out, so how much and how often is yours to decide.'
const byLevel = (
  outcome: DecidingFood['outcome'],
): Record<VerdictLevel, Partial<Record<'often' | 'amount', string>>> => ({
  allergy: { often: ofAllergy, amount: ofAllergy },
  trigger: {
    often: `${capital(complaintsOf(outcome))}, so now and then counts as well.`,
    amount: `${capital(complaintsOf(outcome))}, so a little counts too. Your practitioner can help you find out how much goes.`,
  },
  high: {
    often: 'That counts for now and then as well, and all the more for every day.',
    amount:
      'A little counts too: leave it out altogether for now. A bite by mistake does not undo your plan, so just carry on.',
  },
  limited: {
    often: `As often as ${isNoted(outcome) ? 'your practitioner noted' : 'you wrote down yourself'}, and not more.`,
    amount: `As much as ${isNoted(outcome) ? 'your practitioner noted' : 'you wrote down yourself'}, and not more.`,
  },
  moderate: {
    often: 'Not every day: leave a few days between, and take turns with other foods.',
    amount: 'A usual portion now and then is meant, every few days and not daily.',
  },
  own: { often: ofChoice, amount: ofChoice },
  'not-readable': {},
  tolerated: {},
  low: {},
})
