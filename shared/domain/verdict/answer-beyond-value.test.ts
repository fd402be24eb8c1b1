import { expect, it } from 'vitest'
import { groupOf, type ResultGroup } from '../avoidance/result-groups'
import { type Leveled, personWith, randomFrom } from '../../testing/people-who-avoid'
import { runs } from '../../testing/runs'
import { knowledge, matcher } from '../../testing/seeded-knowledge'
import { answerBeyondValue } from './answer-beyond-value'
import type { VerdictAnswer } from './answer'
import { reasonsIn } from './reasons'
import { verdictOf } from './verdict'

const random = randomFrom(20261130)
const levels = ['allergy', 'high', 'moderate', 'own'] as const

function anybody(): Leveled[] {
  const share = random() * 0.2
  return knowledge.foods.map(({ name }) => [
    name,
    random() < share ? (levels[Math.floor(random() * levels.length)] ?? 'high') : 'low',
  ])
}

const groupsOf: Record<VerdictAnswer, readonly (ResultGroup | 'none')[]> = {
  allergy: ['leave-out'],
  'leave-out': ['leave-out'],
  'check-first': ['check-first'],
  'go-ahead': ['keep', 'now-and-then'],
  'not-tested': [],
  'not-known': [],
  'not-food': ['not-food'],
}

it('each tested food is in the group of its verdict', () => {
  const apart: string[] = []
  for (let n = 0; n < runs(4); n++) {
    const foods = anybody()
    const person = personWith(matcher, foods)
    const results = foods.map(([food, level]) => ({
      food,
      level: level === 'high' || level === 'moderate' ? level : ('low' as const),
    }))
    const own = person.avoid.filter(({ level }) => level === 'own')
    const reasons = reasonsIn(matcher, { ...person, own, chosen: [] }, results)
    for (const [at, result] of results.entries()) {
      const reason = reasons[at] ?? { leftOut: null, fineSince: null }
      const beyondValue = answerBeyondValue(matcher, result.food, person)
      const group = groupOf({ ...result, ...reason, beyondValue })
      const { answer, sentence } = verdictOf(matcher, result.food, person)
      if (!groupsOf[answer].includes(group)) apart.push(`${result.food} is under ${group}: ${sentence}`)
    }
  }
  expect(apart).toEqual([])
})
