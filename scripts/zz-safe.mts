import { readFileSync } from 'node:fs'
import { ateOwn, withOwnFoods } from '../shared/domain/safety'
import { ownFood } from '../shared/domain/safety-words'
import { foodMatcher } from '../server/features/foods/foods.public'
import { shareOf } from '../server/features/assistant/understand/classify'
import { isEmergency, mayBeUrgent } from '../shared/domain/emergency'
const m = foodMatcher()
const person = (a: string) => {
  const entry = { foodName: a, level: 'allergy', carriedOverFrom: null, outcome: null, asks: false }
  return {
    avoid: [entry],
    avoidFoods: m.resolve([{ name: a }]),
    measured: [null],
    tolerated: [],
    toleratedFoods: [],
    low: [],
    lowFoods: () => [],
    test: null,
    before: null,
    isOf: () => true,
  } as never
}
for (const [f, want] of [
  ['ate', true],
  ['harmless', false],
] as const) {
  const rows = readFileSync(`/tmp/blind45/${f}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((l) => JSON.parse(l))
  const res = rows.map((r) => {
    const p = person(r.allergy)
    const said = withOwnFoods(m, r.q, p)
    return {
      ...r,
      sign: isEmergency(r.q),
      rule: ateOwn(() => m, r.q, p),
      named: said.includes(ownFood),
      head: shareOf('eaten', said),
      urgent: mayBeUrgent(r.q) ? shareOf('urgent', r.q) : 0,
      said,
    }
  })
  const n = (fn: (r: (typeof res)[number]) => boolean) => res.filter(fn).length
  console.log(
    f,
    'sign',
    n((r) => r.sign),
    'rule',
    n((r) => r.rule === 'ill' || r.rule === 'by-mistake'),
    'named',
    n((r) => r.named),
    'head>.5 named',
    n((r) => r.named && r.head > 0.5),
    'head>.3',
    n((r) => r.named && r.head > 0.3),
    'any: sign|rule|head.5',
    n((r) => r.sign || r.rule === 'ill' || r.rule === 'by-mistake' || (r.named && r.head > 0.5)),
    'sign|head.5',
    n((r) => r.sign || (r.named && r.head > 0.5)),
    'urgent>.5',
    n((r) => r.urgent > 0.5),
  )
  if (process.argv[2] === f)
    for (const r of res) {
      const got = r.sign || (r.named && r.head > 0.5)
      if (got !== want)
        console.log(
          r.lang,
          r.allergy,
          '|',
          r.q,
          '| sign',
          r.sign,
          'rule',
          r.rule,
          'named',
          r.named,
          'head',
          r.head.toFixed(2),
          r.named ? '' : r.said.slice(0, 60),
        )
    }
}
