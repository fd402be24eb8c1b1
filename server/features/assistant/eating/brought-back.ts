import type { AvoidEntry } from '@shared/domain/avoid-list'
import { foodMatcher } from '../../foods/foods.public'
import { personOf } from '../../reports/reports.public'
import type { Answerer } from '../told'
import { eatingTold } from './eating-answer'

/** Ways to say that a food came back, in the languages that are answered. */
const cameBack =
  /(?<!\p{L})(?:re-?introduc\p{L}*|(?:brought|bring|bringing) .{0,60}back|(?:tried|ate|eaten|had) .{0,60}again|wieder (?:ein|ge)\p{L}*|réintrodui\p{L}*|reintroduc\p{L}*|reintroduj\p{L}*)/iu

/**
 * The verdict on foods that a client says have come back, where something was found out about them: their own result comes
 * before how it is done in general.
 */
export const broughtBackAnswer: Answerer = async ({ db }, { clientId }, question) => {
  if (clientId === null || !cameBack.test(question)) return undefined
  const { avoid, avoidFoods, tolerated, toleratedFoods } = await personOf(db, clientId)
  const matcher = foodMatcher()
  const verdicts = matcher.verdicts(matcher.read(question), [...toleratedFoods, ...avoidFoods])
  const found: Pick<AvoidEntry, 'foodName' | 'outcome' | 'asks'>[] = [...tolerated, ...avoid]
  const isKnown = new Set<unknown>([...tolerated, ...avoid.filter(({ outcome, asks }) => outcome ?? asks)])
  const named = found.filter((food, at) => isKnown.has(food) && verdicts[at]?.verdict === 'match')
  if (named.length === 0) return undefined
  return eatingTold(
    { db },
    clientId,
    named.map(({ foodName }) => ({ words: foodName, wants: 'may' })),
  )
}
