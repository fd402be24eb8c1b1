import { describe, expect, it } from 'vitest'
import { growth, stepsOf } from './growth'

const letters = (count: number) => 'a'.repeat(count)
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

const each = (text: string, look: (at: number) => unknown) => {
  for (let at = 0; at < text.length; at += 1) look(at)
}

describe('linear work grows twofold with twice the input', () => {
  it.each<[string, (text: string) => unknown]>([
    ['a loop', (text) => each(text, (at) => text[at])],
    ['a pattern', (text) => /^(?:a|b)*c/.test(text)],
    ['a replacement', (text) => text.replace(/[a-c]/g, 'd')],
    ['a search', (text) => text.includes('b')],
  ])('%s', async (_, run) => {
    const times = await growth(300, letters, run)
    expect(times).toBeGreaterThan(1.8)
    expect(times).toBeLessThan(2.2)
  })
})

describe('quadratic work grows fourfold with twice the input', () => {
  it.each<[string, (text: string) => unknown]>([
    ['a loop in a loop', (text) => each(text, () => each(text, (at) => text[at]))],
    ['a pattern that runs to the end from each place', (text) => /a+b/.test(text)],
    ['a pattern that goes back over what it took', (text) => /^a*a*b/.test(text)],
    ['a lookbehind that runs to the beginning', (text) => text.search(/(?<=b.*)a/)],
    ['a search from each place', (text) => each(text, (at) => text.indexOf('b', at))],
    ['a split at each place', (text) => each(text, () => text.split('b'))],
  ])('%s', async (_, run) => {
    expect(await growth(100, letters, run)).toBeGreaterThan(3.6)
  })

  it.each<[string, (list: number[]) => unknown]>([
    [
      'a list that is copied for each of its items',
      (list) => list.reduce<number[]>((all, at) => [...all, at], []),
    ],
    ['a list that is searched for each of its items', (list) => list.filter((at) => list.indexOf(at) === at)],
    ['a list that is cut at its head', (list) => list.map(() => list.slice(1))],
  ])('%s', async (_, run) => {
    expect(await growth(100, numbers, run)).toBeGreaterThan(3.6)
  })
})

it('a pattern with exponential backtracking grows without measure', async () => {
  expect(await growth(8, letters, (text) => /^(?:a+)+b/.test(text))).toBeGreaterThan(100)
})

it('the same work takes the same steps each time, and the built-ins are restored', async () => {
  const before = Object.getOwnPropertyDescriptors(RegExp.prototype)
  const work = () =>
    letters(500)
      .replace(/a{3}/g, 'b')
      .split('b')
      .map((part) => part.trim())
  await stepsOf(work)
  const steps = await stepsOf(work)
  expect(steps).toBeGreaterThan(500)
  expect(await stepsOf(work)).toBe(steps)
  await expect(stepsOf(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(Object.getOwnPropertyDescriptors(RegExp.prototype)).toEqual(before)
})
