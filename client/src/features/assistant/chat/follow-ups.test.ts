import { expect, it } from 'vitest'
import type { Answer, Exchange } from './conversation'
import { followUps } from './follow-ups'

const answered = (question: string, fields: Partial<Answer> = {}): Exchange => ({
  ...{ id: 1, question, askedAt: new Date(), text: 'a', state: 'answered', answeredAt: new Date() },
  answer: {
    ...{ answer: 'a', sources: [], verdicts: [], kind: 'answered', provider: 'builtin' },
    ...{ receipt: '', intent: null, foods: [], ...fields },
  },
})

it('offers two questions near the last answer', () => {
  const verdicts = [
    { q: 'beef', kind: 'high', answer: 'leave-out', title: 'Beef', sentence: '' },
  ] as Answer['verdicts']
  expect(followUps([answered('May I eat beef?', { verdicts, intent: 'verdicts.may' })], 'client')).toEqual([
    'What can I have instead of beef?',
    'Which foods should I avoid?',
  ])
  expect(followUps([answered('How many?', { intent: 'results.count' })], 'client')).toEqual([
    'What does a moderate result mean?',
    'What can I eat today?',
  ])
})

it('offers none that was asked before', () => {
  const both = [
    answered('Which foods should I avoid?'),
    answered('what can i eat today?', { intent: 'results.x' }),
  ]
  expect(followUps(both, 'client')).toEqual([
    'What does a moderate result mean?',
    'How long should I avoid a food?',
  ])
})

it('offers none beside an emergency card, an unfinished answer, or before the first question', () => {
  expect(followUps([answered('My throat closes', { kind: 'emergency' })], 'client')).toEqual([])
  const asking: Exchange = { id: 2, question: 'q', askedAt: new Date(), text: '', state: 'asking' }
  expect(followUps([answered('q'), asking], 'client')).toEqual([])
  expect(followUps([], 'client')).toEqual([])
})
