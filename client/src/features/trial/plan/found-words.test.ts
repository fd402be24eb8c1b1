import { expect, it } from 'vitest'
import { aChallenge, anOutcome, aPlan, aPlanFood } from '@/testing/rows'
import { firstNameOf, foundIn, lastFound } from './found-words'
import type { PlanFood } from './plan-types'

const judged = (fields: Parameters<typeof aChallenge>[0] = {}) => {
  const challenge = aChallenge({ state: 'judged', decided: 'none', endedOn: '2026-11-30', ...fields })
  return { ...challenge, days: challenge.days.map((day) => ({ ...day, noted: true })) }
}
const milk = (fields: Partial<PlanFood>) =>
  aPlanFood({ foods: ['Goat’s milk'], state: 'done', challenges: [judged()], ...fields })
const said = (fields: Partial<PlanFood>) => {
  const found = foundIn(milk(fields))
  return found && `${found.title} ${found.then}`
}

it.each<[Partial<PlanFood>, string]>([
  [{ outcome: anOutcome() }, 'Goat’s milk: tried three times, no complaints. Back on the menu.'],
  [
    { outcome: anOutcome({ held: true }) },
    'Goat’s milk: tried three times, no complaints. It stays out for another reason.',
  ],
  [
    { outcome: anOutcome({ outcome: 'limited', amount: 'half a cup' }) },
    'Goat’s milk: fine up to half a cup. Back on the menu, up to that.',
  ],
  [
    { outcome: anOutcome({ outcome: 'trigger' }) },
    'Goat’s milk: complaints both times. It stays off the menu.',
  ],
  [
    { outcome: anOutcome({ asks: true }) },
    'Goat’s milk: raised in a newer test. It stays out until you answer.',
  ],
  [
    { challenges: [judged({ decided: 'complaints' })], repeat: { from: '2026-12-28', to: null } },
    'Goat’s milk: complaints this time. You can try it again from 28 December.',
  ],
  [
    { challenges: [judged({ decided: 'unclear' })] },
    'Goat’s milk: not clear yet. Your test result counts again.',
  ],
])('says what a challenge showed for %o', (fields, text) => {
  expect(said(fields)).toBe(text)
})

it('finds nothing for an allergy and before a decision', () => {
  expect(said({ barred: 'allergy', outcome: anOutcome() })).toBeNull()
  expect(said({ challenges: [aChallenge()] })).toBeNull()
})

it('takes the food that was decided last, while no other is being brought back', () => {
  const early = milk({
    id: 1,
    foods: ['Rye'],
    outcome: anOutcome(),
    challenges: [judged({ endedOn: '2026-11-20' })],
  })
  const late = milk({ id: 2, outcome: anOutcome() })
  const plan = aPlan({ trial: { state: 'reintroduction' }, foods: [late, early] })
  expect(lastFound(plan)?.food.id).toBe(2)
  expect(lastFound({ ...plan, challenge: aChallenge() })).toBeNull()
  expect(lastFound(aPlan({ foods: [late] }))).toBeNull()
})

it.each([
  ['Amara Nwosu', 'Amara'],
  ['Prof. Dr. Amara Nwosu', 'Amara'],
  ['Dr.', 'Dr.'],
])('calls %s %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
