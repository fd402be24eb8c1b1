import { expect, it } from 'vitest'
import {
  endingWords,
  milestoneOf,
  percentOf,
  startingWords,
  takenBackWords,
  type Generation,
} from './generation-words'

const generation = (given: Partial<Generation>): Generation => ({
  state: 'running',
  total: 8,
  done: 0,
  failed: [],
  current: null,
  startedAt: '2026-11-21T05:00:00.000Z',
  finishedAt: null,
  stopped: 0,
  canTakeBack: 0,
  ...given,
})
const failed = (...names: string[]) => names.map((name, at) => ({ foodId: at + 1, name, reason: 'Refused.' }))

it('counts failed foods as finished', () => {
  expect(percentOf(generation({ done: 3, failed: failed('Rye') }))).toBe(50)
  expect(percentOf(generation({ total: 0 }))).toBe(0)
  expect(milestoneOf(generation({ done: 3 }))).toBe('25% of the descriptions are done')
})

it('describes the start and the end', () => {
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

it('says that a generation was stopped and what was restored', () => {
  expect(endingWords(generation({ done: 3, stopped: 5 }))).toEqual({
    title: 'Generation stopped',
    description: '3 of 8 descriptions written. The others are unchanged.',
  })
  expect([takenBackWords(1), takenBackWords(2), takenBackWords(0)]).toEqual([
    '1 previous description restored',
    '2 previous descriptions restored',
    'Nothing to restore',
  ])
})
