import { expect, it } from 'vitest'
import { growth } from '../../testing/growth/growth'
import { joinLabels } from './label-join'

const reading = (text: string) => ({ text, missing: [] })

it('joining two photos of a label takes linear work', async () => {
  const textOf = (words: number, from: number) =>
    Array.from({ length: words }, (_, at) => `word${((at + from) * 7919) % 100_003}`).join(', ')
  const halves = (count: number) => [reading(textOf(count, 0)), reading(textOf(count, count >> 1))] as const
  expect(joinLabels(...halves(100)).overlap).toBe(true)
  expect(await growth(100, halves, (two) => joinLabels(...two))).toBeLessThan(2.5)
})

it('joining two photos of one repeated word takes linear work', async () => {
  const textOf = (count: number) => 'milk '.repeat(count)
  const join = (text: string) => joinLabels(reading(text), reading(`${text}salt`))
  expect(await growth(100, textOf, join)).toBeLessThan(2.5)
})
