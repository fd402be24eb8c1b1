import type { Matcher } from '../food-matcher/food-matcher'
import { isNamed, isSure } from './deciding'
import { mayHoldIn } from './in-language/may-hold-in'
import { type Naming, namingIn } from './in-language/naming-in'
import { alsoAbout, clausesFor, joined, reasonFor, subjectOf } from './in-language/reason-in'
import type { Language } from './in-language/usual-names'
import { type DecidingFood, isAllowedLevel } from './kinds'
import { withRelatedAdvice } from './related-allergies'
import { CHECKED_AGAIN } from './sentence'
import type { Verdict } from './verdict'

export type { Language } from './in-language/usual-names'

/** Adds a second sentence on a result to answer; the matcher has to be the verdict's own. */
export function sentenceIn(language: Language, said: Verdict, matcher: Matcher): string {
  const naming = namingIn(language, matcher)
  const decided = decisionIn(naming, said)
  const beside = besideIn(naming, said, decided)
  const relatedAdvice =
    said.relatedAllergies.length > 0
      ? `${naming.words.askAboutRelated(subjectOf(naming, said), naming.list(said.relatedAllergies.map(naming.name)))}.`
      : ''
  return [...withRelatedAdvice(said, decided, relatedAdvice), beside].filter(Boolean).join(' ')
}

function decisionIn(naming: Naming, said: Verdict): string {
  const { words } = naming
  const title = subjectOf(naming, said)
  const flagged = said.foods.filter(({ level }) => !isAllowedLevel(level))
  const named = flagged.filter(isNamed)
  const also = alsoAbout(naming, said)
  switch (said.kind) {
    case 'allergy':
      return allergyIn(naming, said)
    case 'trigger':
    case 'high':
    case 'limited':
    case 'moderate':
      return joined(naming, reasonFor(naming, said, words.todos[said.kind](title), deciding(said, named)), [
        ...besideList(naming, said, named),
        ...eatenIn(naming, said),
        ...also,
      ])
    case 'own':
      return joined(naming, chosenIn(naming, said, deciding(said, named)), also)
    case 'not-readable':
      return joined(naming, reasonFor(naming, said, words.unread(title), deciding(said, named)), also)
    case 'may-hold':
      return mayHoldIn(naming, said)
    case 'tolerated': {
      const fine = said.foods.filter(({ level }) => level === 'tolerated')
      const low = lowOf(said)
      const isItself = fine.length === 1 && fine.every(({ foodName }) => naming.isSame(foodName, said.title))
      return joined(naming, reasonFor(naming, said, words[isItself ? 'eat' : 'nothingKnown'](title), fine), [
        low.length > 0 && words.noElevation(naming.plainNames(low)),
        ...also,
      ])
    }
    case 'no-elevation':
      return joined(naming, words.noReason(title), [...lowIn(naming, said), ...also])
    case 'not-tested':
      return joined(naming, words.noResult(naming.list(said.notTested.map(words.quote)) || title), [
        ...eatenIn(naming, said),
      ])
    case 'not-known':
      return notKnownIn(naming, said)
  }
}

/** The named foods that the verdict is about: of a list only those with its level. */
const deciding = ({ kind, title, about }: Verdict, named: readonly DecidingFood[]) =>
  about.length === 1 && about[0] === title ? named : named.filter(({ level }) => level === kind)

/** What to do about the others of a list. */
function besideList(naming: Naming, said: Verdict, named: readonly DecidingFood[]): string[] {
  const told = deciding(said, named)
  return clausesFor(
    naming,
    named.filter((food) => !told.includes(food)),
  )
}

function allergyIn(naming: Naming, said: Verdict): string {
  const { words } = naming
  const sure = said.foods.filter((food) => isSure(food) && !isAllowedLevel(food.level))
  const allergies = sure.filter(({ level }) => level === 'allergy')
  const isOfClinic = allergies.some(({ outcome }) => outcome?.kind === 'clinic-only')
  const title = subjectOf(naming, said)
  const others = sure.filter(
    ({ level, foodName }) => level !== 'allergy' && !naming.isSame(foodName, said.title),
  )
  return joined(naming, reasonFor(naming, said, words.never(title), allergies), [
    ...(isOfList(said)
      ? clausesFor(naming, others)
      : [others.length > 0 && words.also[others.every(isNamed) ? 'holds' : 'usual'](naming.names(others))]),
    isOfClinic && words.notAtHome,
  ])
}

const isOfList = ({ about, title }: Verdict) => about.length > 1 || about[0] !== title

function chosenIn(naming: Naming, said: Verdict, foods: readonly DecidingFood[]): string {
  const { words } = naming
  const lead = words.own(subjectOf(naming, said))
  const isItself = foods.every(({ foodName }) => naming.isSame(foodName, said.title))
  return isItself ? lead : `${lead} (${words.ownChoice(naming.plainNames(foods))})`
}

const lowOf = ({ foods }: Verdict) => foods.filter(({ level }) => level === 'low')

/** The tested foods in it, where they are not the subject itself. */
function lowIn(naming: Naming, said: Verdict): string[] {
  const { words } = naming
  const low = lowOf(said).filter(({ foodName }) => !naming.isSame(foodName, said.title))
  if (low.length === 0) return []
  const isOther = lowOf(said).every(({ relation }) => relation === 'made' || relation === 'holds')
  return isOther
    ? [words.notItself(naming.names(low), subjectOf(naming, said))]
    : [words.noElevation(naming.plainNames(low))]
}

/** The foods in it that may be eaten beside the deciding ones: tolerated, or without elevation. */
function eatenIn(naming: Naming, said: Verdict): string[] {
  const fine = said.foods.filter(({ level }) => level === 'tolerated')
  const low = lowOf(said)
  return [
    ...(fine.length > 0 ? [naming.names(fine)] : []),
    ...(low.length > 0 ? [naming.words.noElevation(naming.plainNames(low))] : []),
  ]
}

function notKnownIn({ words, list }: Naming, { choices, notKnown, title }: Verdict): string {
  if (choices.length > 0 && notKnown.length === 0)
    return words.didYouMean(list(choices.map(words.quote), 'disjunction'))
  const unknown = notKnown.length > 0 ? notKnown.slice(0, 3) : [title]
  return `${words.notKnown(list(unknown.map(words.quote)))}.`
}

/** On an unreadable result, a newer test or a report being checked; empty without any. */
function besideIn({ words, plainNames, name }: Naming, said: Verdict, decided: string): string {
  const sure = said.foods.filter((food) => isSure(food))
  const unread = sure.filter(
    ({ level, foodName }) => level === 'not-readable' && !decided.includes(name(foodName)),
  )
  const asked = sure.filter(({ asks }) => asks !== undefined)
  const beside = [
    unread.length > 0 && words.unreadBeside(plainNames(unread)),
    asked.length > 0 && words.askedAnew(plainNames(asked)),
    said.sentence.includes(CHECKED_AGAIN) && words.checkedAgain,
  ]
    .filter(Boolean)
    .join(words.semicolon)
  return beside === '' ? '' : `${beside.charAt(0).toUpperCase()}${beside.slice(1)}.`
}
