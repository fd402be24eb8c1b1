import type { AvoidLevel } from '@shared/domain/avoidance/avoid-levels'
import { localDay } from '@shared/domain/text/dates'
import { searchedFoodsByName } from '@shared/domain/avoidance/avoid-list'
import type { EmergencyCard } from '@shared/domain/safety/emergency-cards'
import { safety } from '@shared/domain/safety/safety'
import { inOwnLanguage } from '@shared/domain/verdict/own-language'
import type { Person } from '@shared/domain/verdict/person'
import { verdictOf } from '@shared/domain/verdict/verdict'
import type { OfflineList } from './offline-list.public'
import { browserMatcher } from './browser-matcher.public'
import type { VerdictReply } from './verdict-types'

const ofTest: readonly AvoidLevel[] = ['high', 'moderate', 'not-readable']

/** The emergency card in the browser, by the stored list. */
export const offlineSafety = (text: string, kept: OfflineList): EmergencyCard | undefined =>
  safety(browserMatcher, text, personOf(kept))

/** What a stored list reveals of its person. */
function personOf({ foods, low = [], tolerated = [] }: OfflineList): Person {
  const matcher = browserMatcher()
  const today = localDay(new Date())
  const isTested = low.length > 0 || foods.some(({ level }) => ofTest.includes(level))
  return {
    avoid: foods.map(({ trial, ...food }) => ({
      ...{ ...food, carriedOverFrom: null },
      // A day that has passed since the list was stored is no longer said.
      ...(trial && { trial: { ...trial, until: (trial.until ?? '') < today ? null : trial.until } }),
    })),
    avoidFoods: searchedFoodsByName(matcher, foods),
    measured: foods.map(() => null),
    // Only whether there is a test.
    test: isTested ? { reportId: 0, day: null, scale: 'µg/ml', results: [], unread: [] } : null,
    before: null,
    low,
    lowFoods: () => matcher.resolve(low.map((name) => ({ name }))),
    tolerated: tolerated.map((one) => ({ ...one, measured: null })),
    toleratedFoods: matcher.resolve(tolerated.map(({ foodName }) => ({ name: foodName }))),
  }
}

/** The server's kind, title and sentence by the stored list, without values and recipes. */
export function offlineVerdict(words: string, kept: OfflineList): VerdictReply {
  const verdict = verdictOf(browserMatcher(), inOwnLanguage(words), personOf(kept))
  return {
    ...verdict,
    id: 0,
    foods: verdict.foods.map(
      ({
        foodName,
        level,
        answer,
        inTrial,
        inBaseline,
        certainty,
        carriedOverFrom,
        outcome = null,
        why,
      }) => ({
        ...{ foodName, level, answer, inTrial, inBaseline, certainty, carriedOverFrom, outcome, why },
        ...{ value: null, text: null, scale: null, reportDate: null, change: null },
      }),
    ),
    swaps: [],
    swapsFor: null,
    recipes: [],
    foodId: null,
  }
}
