import { expect, it } from 'vitest'
import { moveWords } from './merge-words'

const nothing = { reports: 0, plans: 0, diaryDays: 0, outcomes: 0, allergies: 0, recipes: 0, questions: 0 }

it('lists what moves with counts, and nothing when nothing moves', () => {
  expect(moveWords({ ...nothing, reports: 2, allergies: 1, questions: 3 })).toBe(
    '2 reports, 1 allergy and 3 questions',
  )
  expect(moveWords(nothing)).toBe('')
})
