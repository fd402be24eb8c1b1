import { listed } from '@shared/domain/text/counts'
import { grammarOf, within } from '@shared/domain/verdict/grammar'
import { isAllowedLevel, hasNothingAgainst } from '@shared/domain/verdict/kinds'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { isSure } from '@shared/domain/verdict/deciding'
import { orderable } from '@shared/domain/verdict/orderable'
import { inSentence } from '@shared/domain/verdict/why'
import { holding } from '../person/found'
import type { Comparison } from './compared'
import comparison from './comparison.json' with { type: 'json' }

const { but, same } = comparison

/** Reasons against a food, the most serious first. */
const graveness = [
  'allergy',
  'trigger',
  'high',
  'own',
  'limited',
  'moderate',
  'perhaps',
  'not-readable',
  'unknown',
  'untested',
  'none',
] as const
type Grave = (typeof graveness)[number]

function graveOf({ kind, foods }: Verdict): Grave {
  const sure = graveness.find((level) => foods.some((food) => food.level === level && isSure(food)))
  if (sure) return sure
  if (foods.some(({ level, relation }) => !isAllowedLevel(level) && relation !== 'far')) return 'perhaps'
  if (kind === 'not-known') return 'unknown'
  return kind === 'not-tested' ? 'untested' : 'none'
}

/** Sorts verdicts by how much is against the food, most first. */
export const byGravity = (one: Verdict, other: Verdict): number =>
  graveness.indexOf(graveOf(one)) - graveness.indexOf(graveOf(other)) ||
  Number(hasNothingAgainst(one)) - Number(hasNothingAgainst(other))

export const sayComparison = (compares: Comparison, verdicts: readonly Verdict[]): string =>
  compares === 'choice' ? sayChoice(verdicts) : sayRelation(verdicts)

const name = ({ title }: Verdict) => within(title)

function sayChoice(verdicts: readonly Verdict[]): string {
  const sorted = verdicts.toSorted(byGravity)
  const [best, last] = [sorted.at(-1), sorted[0]]
  if (!best || !last) return ''
  const [least, most] = [graveOf(best), graveOf(last)]
  const both = verdicts.length > 2
  if (least === 'not-readable' || least === 'unknown' || least === 'untested')
    return `You have no result for ${name(best)}, so I can't tell you which is better.`
  if (least === 'allergy' || least === 'trigger' || least === 'high')
    return `${both ? 'None of them' : 'Neither of the two'} is a good choice for you now${sayIfMade(verdicts)}.`
  const isOne = sorted.filter((said) => graveOf(said) === least).length === 1
  if (!isOne && most === least) return same[least].replace('{neither}', both ? 'none of them' : 'neither')
  const which = isOne ? best.title : 'The last one named'
  return `${which} ${isOne ? grammarOf(best.title).is : 'is'} the better choice${but[least]}.`
}

/** A dish may win when made without a usual ingredient, but never with an allergy. */
function sayIfMade(verdicts: readonly Verdict[]): string {
  const made = verdicts.flatMap((said) => {
    const without = said.foods.filter(
      (food) => isSure(food) && ['allergy', 'trigger', 'high', 'own'].includes(food.level),
    )
    const names = orderable(without.map(({ foodName }) => foodName))
    const isAvoidable = without.every(({ level, relation }) => level !== 'allergy' && relation === 'usual')
    return isAvoidable && (names.length > 0 || without.length === 0)
      ? [{ title: said.title, without: names.map(inSentence) }]
      : []
  })
  const [least, next] = made.toSorted((one, other) => one.without.length - other.without.length)
  if (!least || least.without.length === next?.without.length) return ''
  const { title, without } = least
  return `, the way they're usually made. The ${within(title)} ${grammarOf(title).is} better if made without ${listed(without)}`
}

/** Whether two foods share a result or have one each. */
function sayRelation([one, other]: readonly Verdict[]): string {
  if (!one || !other) return ''
  for (const [whole, part] of [
    [one, other],
    [other, one],
  ] as const) {
    const way = holding(wordsOf(whole), wordsOf(part))
    const isShared = raised(whole).some((food) => raised(part).includes(food))
    if (way === 'none' || (!isShared && hasOwnResult(whole))) continue
    // Milk may be goat's milk; ghee is not.
    if (!isShared && raised(part).length > 0) return ''
    const label = way === 'match' ? '' : ` when its label lists ${name(part)}`
    return `Your result for ${name(part)} also applies to ${name(whole)}${label}.`
  }
  return `Your test treats ${name(one)} and ${name(other)} as different foods, so a result for one doesn't apply to the other.`
}

const raised = ({ foods }: Verdict) =>
  foods.flatMap(({ foodName, level }) => (isAllowedLevel(level) ? [] : [foodName]))
const hasOwnResult = ({ foods }: Verdict) => foods.some(({ relation }) => relation === 'is')
const wordsOf = ({ understoodAs, q }: Verdict) => understoodAs ?? q
