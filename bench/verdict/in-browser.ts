import { buildMatcher } from '@shared/domain/food-matcher/food-matcher'
import { levelOf } from '@shared/domain/reports/levels'
import type { Person } from '@shared/domain/verdict/person'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { knowledgeOf } from '@shared/knowledge/sections'

/** Milliseconds of a verdict on one word, and of one pass of the matcher over it. */
export type Times = { word: string; verdict: number; pass: number }

const sections = import.meta.glob<string>('@shared/knowledge/{foods,composites,lookalikes,traits}/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Scattered values, the same in every run: about 36 of the catalogue's foods are elevated. */
const valueOf = (at: number) => ((at * 7919) % 100 < 87 ? (at % 70) / 10 : 8 + ((at * 31) % 40))

/** Times verdicts on one word each, for a client who was tested for every food of the catalogue. */
function timeVerdicts(words: readonly string[]): Times[] {
  const knowledge = knowledgeOf(sections)
  const matcher = buildMatcher(knowledge)
  const results = knowledge.foods.map(({ name }, at) => {
    const value = valueOf(at)
    return { food: name, value, text: String(value), level: levelOf(value, 'µg/ml') }
  })
  const resolve = (names: readonly string[]) => matcher.resolve(names.map((name) => ({ name })))
  const low = results.filter(({ level }) => level === 'low').map(({ food }) => food)
  const avoid = results.flatMap(({ food, level }) =>
    level === 'low' ? [] : [{ foodName: food, level, carriedOverFrom: null }],
  )
  const [avoidFoods, lowFoods] = [resolve(avoid.map(({ foodName }) => foodName)), resolve(low)]
  const test = { reportId: 1, day: null, scale: 'µg/ml' as const, results, unread: [] }
  const measured = avoid.map(() => null)
  const person: Person = {
    ...{ avoid, avoidFoods, measured, test, before: null, low, lowFoods: () => lowFoods },
    ...{ tolerated: [], toleratedFoods: [] },
  }
  const timed = (run: () => unknown) => {
    const started = performance.now()
    run()
    return performance.now() - started
  }
  return words.map((word) => ({
    word,
    verdict: timed(() => verdictOf(matcher, word, person)),
    pass: timed(() => matcher.verdicts(matcher.read(word), avoidFoods)),
  }))
}

Object.assign(window, { timeVerdicts })
