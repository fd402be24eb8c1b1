import { isNamed, isSure } from './deciding'
import { type DecidingFood, type VerdictKind, verdictLevels } from './kinds'

type Found = {
  flagged: readonly DecidingFood[]
  tolerated: readonly DecidingFood[]
  notKnown: readonly string[]
  notTested: readonly string[]
  tested: boolean
  isDish: boolean
  hasTest: boolean
  isAnything: boolean
}

export function kindOf(found: Found): VerdictKind {
  const { flagged, tolerated, notKnown, notTested, tested, isDish, hasTest, isAnything } = found
  if (flagged.length > 0) {
    if (flagged.some((food) => food.level === 'allergy' && isSure(food))) return 'allergy'
    const sure = flagged.find(isNamed)
    const usual = flagged.find(({ relation }) => relation === 'usual')
    if (sure && usual && verdictLevels.indexOf(usual.level) < verdictLevels.indexOf(sure.level))
      return 'may-hold'
    return sure && sure.level !== 'low' ? sure.level : 'may-hold'
  }
  if (notKnown.length > 0 || !isAnything) return 'not-known'
  if (isDish && hasTest) return 'may-hold'
  if (isDish || !tested || notTested.length > 0) return 'not-tested'
  return tolerated.length > 0 ? 'tolerated' : 'no-elevation'
}
