import { listed } from '@shared/domain/counts'
import { isSure } from '@shared/domain/verdict/deciding'
import { complaintsOf, isNoted } from '@shared/domain/trial/outcome-words'
import { isEaten, isFree, type VerdictLevel, verdictLevels } from '@shared/domain/verdict/kinds'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { inSentence } from '@shared/domain/verdict/why'
import { capital } from '../person/about-person'
import { bounded } from '../words/words'
import texts from './qualified.json' with { type: 'json' }
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

/** What answers a qualifier, behind a verdict; nothing where it would tell nothing. */
export function sayQualifier(qualifier: Qualifier, said: Told): string[] {
  if (['not-known', 'not-tested', 'not-readable'].includes(said.kind)) return []
  if (qualifier === 'trace') return ofTrace(said.foods)
  const sentence = sentenceOn(qualifier, said)
  return sentence === undefined ? [] : [sentence]
}

function sentenceOn(qualifier: Exclude<Qualifier, 'trace'>, said: Told): string | undefined {
  const isClear = isFree(said)
  if (qualifier === 'parted') return isClear ? undefined : texts.parting
  if (qualifier === 'bought') return isClear ? texts.bought : undefined
  // Of boiled eggs it is told where it might be thought to help.
  if (qualifier === 'form' && said.kind !== 'high' && said.kind !== 'moderate') return undefined
  if (qualifier === 'cooked' && (said.kind === 'own' || said.kind === 'tolerated')) return undefined
  if (qualifier === 'cooked' || qualifier === 'form')
    return said.kind === 'allergy' ? texts.cookedAllergy : texts.cooked
  if (isClear) return texts.whileClear[qualifier]
  const level = levelOf(said)
  if (level === undefined) return texts.whileUnknown[qualifier]
  const outcome = said.foods.find((food) => food.level === level && isSure(food))?.outcome
  return byLevel[level]?.[qualifier]
    .replace('{complaints}', capital(complaintsOf(outcome)))
    .replace('{limit}', isNoted(outcome) ? 'your practitioner noted' : 'you wrote down yourself')
}

/** What a warning of traces means to somebody with an allergy to it, and to all others. */
function ofTrace(foods: Told['foods']): string[] {
  if (foods.some(({ level }) => level === 'allergy')) return [texts.traceOfAllergy]
  const raised = foods.filter(({ level }) => level === 'high' || level === 'moderate')
  if (raised.length === 0) return [texts.warning]
  const names = listed(raised.map(({ foodName }) => inSentence(foodName)))
  const is = raised.length > 1 ? 'are' : 'is'
  return [`${capital(names)} ${is} not on your list of allergies.`, texts.warning]
}

const byLevel: Partial<Record<VerdictLevel, Record<'often' | 'amount', string>>> = texts.byLevel
