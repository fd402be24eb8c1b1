import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { assistant } from './assistant'

const { body } = assistant['POST /api/ai/ask-question']
const turn = { question: 'May I eat milk?', intent: 'eat', foods: ['Milk'] }
const read = (turns: unknown) => z.safeParse(body, { question: 'And cheese?', context: { turns } })

it('a question needs no context', () => {
  expect(body.parse({ question: 'Why?' })).toEqual({ question: 'Why?' })
})

it.each([
  ['none', []],
  ['three', [turn, turn, turn]],
  ['one that was not understood', [{ ...turn, intent: null, foods: [] }]],
  ['one of its question alone', [{ question: 'Why?' }]],
  ['one of an older page', [{ question: 'Why?', answer: 'x'.repeat(20_000) }]],
])('the context accepts %s', (_, turns) => {
  expect(read(turns).data?.context?.turns).toEqual(turns)
})

it.each([
  ['a fourth', Array(4).fill(turn), 'must have at most 3 questions'],
  ['a ninth food', [{ ...turn, foods: Array(9).fill('Milk') }], 'must have at most 8 foods'],
  ['a long food', [{ ...turn, foods: ['x'.repeat(201)] }], 'must be at most 200 characters'],
  ['a long intent', [{ ...turn, intent: 'x'.repeat(61) }], 'must be at most 60 characters'],
  ['a long question', [{ question: 'x'.repeat(2001) }], 'must be at most 2000 characters'],
  ['a long answer', [{ ...turn, answer: 'x'.repeat(20_001) }], 'must be at most 20000 characters'],
])('the context refuses %s with its error message', (_, turns, sentence) => {
  expect(read(turns).error?.issues.map(({ message }) => message)).toEqual([sentence])
})

it.each(['text', [{}], [{ ...turn, foods: 'Milk' }], [7]])(
  'the context refuses turns of another shape: %j',
  (turns) => {
    expect(read(turns).success).toBe(false)
  },
)
