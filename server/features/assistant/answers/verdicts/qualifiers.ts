import { listed } from '@shared/domain/text/counts'
import { isSure } from '@shared/domain/verdict/deciding'
import { complaintsOf, isNoted } from '@shared/domain/trial/outcome-words'
import {
  isAllowedLevel,
  hasNothingAgainst,
  type VerdictLevel,
  verdictLevels,
} from '@shared/domain/verdict/kinds'
import type { Person } from '@shared/domain/verdict/person'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { inSentence } from '@shared/domain/verdict/why'
import { capital } from '../person/about-person'
import { bounded } from '../words/words'
import texts from './qualified.json' with { type: 'json' }
import rows from './qualifiers.json' with { type: 'json' }

/** What a question adds to its foods, such as cooking, amount or a part removed. */
export type Qualifier = 'parted' | 'cooked' | 'form' | 'amount' | 'often' | 'trace' | 'bought'

/** Their words, the most serious first. */
const signs = (Object.keys(rows) as (keyof typeof rows)[]).map((sign) => [sign, bounded(rows[sign])] as const)

/** The most serious qualifier in a lower-case question. */
export const qualifierOf = (question: string): Qualifier | undefined =>
  signs.find(([, sign]) => sign.test(question))?.[0]

type Spoken = Pick<Verdict, 'kind' | 'foods'>

/** The most serious level that is certainly in it. Undefined when only the kitchen knows. */
const levelOf = ({ foods }: Spoken): VerdictLevel | undefined =>
  verdictLevels.find(
    (level) => !isAllowedLevel(level) && foods.some((food) => food.level === level && isSure(food)),
  )

/** The sentence for a qualifier; empty where it would say nothing. */
export function sayQualifier(qualifier: Qualifier, said: Spoken, { avoid }: Pick<Person, 'avoid'>): string[] {
  if (['not-known', 'not-tested', 'not-readable'].includes(said.kind)) return []
  if (qualifier === 'trace') return ofTrace(said.foods, hasAllergies(avoid))
  const sentence = sentenceOn(qualifier, said)
  return sentence === undefined ? [] : [sentence]
}

function sentenceOn(qualifier: Exclude<Qualifier, 'trace'>, said: Spoken): string | undefined {
  const isClear = hasNothingAgainst(said)
  if (qualifier === 'parted') return isClear ? undefined : texts.parting
  if (qualifier === 'bought') return isClear ? texts.bought : undefined
  // Only where boiling might seem to help.
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

const hasAllergies = (avoid: Person['avoid']) => avoid.some(({ level }) => level === 'allergy')

/** What a trace warning means with an allergy, and without. */
function ofTrace(foods: Spoken['foods'], isListed: boolean): string[] {
  if (foods.some(({ level }) => level === 'allergy')) return [texts.traceOfAllergy]
  const raised = foods.filter(({ level }) => level === 'high' || level === 'moderate')
  if (raised.length === 0 || !isListed) return [texts.warning]
  const names = listed(raised.map(({ foodName }) => inSentence(foodName)))
  const is = raised.length > 1 ? 'are' : 'is'
  return [`${capital(names)} ${is} not on your list of allergies.`, texts.warning]
}

const byLevel: Partial<Record<VerdictLevel, Record<'often' | 'amount', string>>> = texts.byLevel
