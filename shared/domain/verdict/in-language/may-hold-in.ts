import { isSure } from '../deciding'
import { type DecidingFood, isAllowedLevel } from '../kinds'
import type { Verdict } from '../verdict'
import type { Naming } from './naming-in'
import type { Phrases } from './phrases'
import { alsoAbout, clausesFor, joined, subjectOf } from './reason-in'

/** What to do about a partly elevated family, a dish, or a product of uncertain foods. */
export function mayHoldIn(naming: Naming, said: Verdict): string {
  const { words, names } = naming
  const { foods, isDish } = said
  const title = subjectOf(naming, said)
  const flagged = foods.filter(
    ({ level, relation }) => !isAllowedLevel(level) && !(isDish && relation === 'far'),
  )
  if (flagged.length === 0) return kitchenIn(naming, said)
  const isAllergy = flagged.some(({ level }) => level === 'allergy')
  if (flagged.every(({ certainty }) => certainty === 'trace'))
    return joined(naming, words.maybeTraces(title, names(flagged)), [
      isAllergy ? words.leaveTraces : words.tracesMatterLittle,
    ])
  const siblings = isDish
    ? []
    : flagged.filter(({ relation }) => relation === 'family' || relation === 'usual')
  if (siblings.length > 0) return familyIn(naming, said, siblings)
  const sure = flagged.filter((food) => food.relation === 'usual' || (isDish && isSure(food)))
  if (sure.length > 0)
    return joined(
      naming,
      `${words.without[todoFor(sure)](title)}${words.because}${words.ways.usual(names(sure))}`,
      alsoAbout(naming, said, perhapsOf(flagged, sure)),
    )
  const ask = alsoAbout(naming, said, [])
  return joined(naming, words.askFirst(title, names(flagged)), [
    ...ask,
    isAllergy && !ask.includes(words.unlessClear) && words.unlessClear,
  ])
}

const perhapsOf = (flagged: readonly DecidingFood[], told: readonly DecidingFood[]) =>
  flagged.filter((food) => !told.includes(food))

/** What to do with a dish that usually contains some foods, by the gravest of these. */
function todoFor(sure: readonly DecidingFood[]): keyof Phrases['without'] {
  const has = (...levels: DecidingFood['level'][]) => sure.some(({ level }) => levels.includes(level))
  if (has('allergy', 'trigger', 'high') || (has('limited') && has('own'))) return 'leave'
  if (has('limited')) return 'limited'
  if (has('own')) return has('moderate') ? 'ownModerate' : 'own'
  return has('moderate') ? 'moderate' : 'unread'
}

/** Which members of a family to avoid and which not. */
function familyIn(naming: Naming, said: Verdict, siblings: readonly DecidingFood[]): string {
  const { words, plainNames } = naming
  const low = said.foods.filter(({ level }) => level === 'low')
  return joined(naming, words.dependsOn(subjectOf(naming, said)), [
    ...clausesFor(naming, siblings),
    low.length > 0 && words.noElevation(plainNames(low)),
    ...alsoAbout(naming, said, perhapsOf(said.foods, siblings)),
  ])
}

/** A dish without a known elevated main part. */
function kitchenIn(naming: Naming, said: Verdict): string {
  const { words, names } = naming
  const { gravest, clean } = said
  const title = subjectOf(naming, said)
  const lead = clean.length > 0 ? words.nothingAgainst(title) : words.eachKitchen(title)
  return joined(naming, lead, [
    clean.length > 0 && words.recipesDiffer,
    gravest.length > 0 ? words.askAbout(names(gravest)) : words.whatIsIn,
    gravest.some(({ level }) => level === 'allergy') && words.unlessClear,
  ])
}
