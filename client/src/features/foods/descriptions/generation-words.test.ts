import { expect, it } from 'vitest'
import { endingWords, milestoneOf, percentOf, startingWords, type Generation } from './generation-words'

const generation = (given: Partial<Generation>): Generation => ({
  state: 'running',
  total: 8,
  done: 0,
  failed: [],
  current: null,
  startedAt: '2026-11-21T05:00:00.000Z',
  finishedAt: null,
  ...given,
})
const failed = (...names: string[]) => names.map((name, at) => ({ foodId: at + 1, name, reason: 'Refused.' }))

it('counts failed foods as done with', () => {
  expect(percentOf(generation({ done: 3, failed: failed('Rye') }))).toBe(50)
  expect(percentOf(generation({ total: 0 }))).toBe(0)
  expect(milestoneOf(generation({ done: 3 }))).toBe('25% of the descriptions are done')
})

it('says what begins and how it ended', () => {
  expect([startingWords(20), startingWords(1)]).toEqual([
    'Starting generation for 20 foods...',
    'Starting generation for 1 food...',
  ])
  expect(endingWords(generation({ done: 8 }))).toEqual({
    title: 'All descriptions generated',
    description: '8 descriptions written.',
  })
  expect(endingWords(generation({ done: 4, failed: failed('Rye', 'Oats', 'Fig', 'Plum') }))).toMatchObject({
    title: 'Generation failed',
    description: '4 of 8 descriptions could not be written: Rye, Oats, Fig and 1 more.',
  })
})
