import { expect, it } from 'vitest'
import { food } from '@/testing/rows'
import { descriptionsFileName, descriptionText, slugOf, uniqueNames } from './file-names'

it('makes plain file names', () => {
  expect(["Cow's milk", 'Açaí berry', 'Corn (maize)', '豆', '../x'].map(slugOf)).toEqual([
    'cows-milk',
    'acai-berry',
    'corn-maize',
    'food',
    'x',
  ])
})

it('gives no two foods the same name', () => {
  const foods = [
    { id: 4, name: 'Goats cheese' },
    { id: 7, name: "Goat's cheese" },
    { id: 9, name: 'Fig' },
  ]
  expect([...uniqueNames(foods).values()]).toEqual(['goats-cheese-4', 'goats-cheese-7', 'fig'])
})

it('names the descriptions file after the first three foods', () => {
  const named = (...names: string[]) => descriptionsFileName(names.map((name) => ({ name })))
  expect(named('Fig')).toBe('fig-descriptions.txt')
  expect(named('Fig', 'Rye', 'Egg', 'Cod', 'Eel')).toBe('fig-rye-egg-and-2-more-descriptions.txt')
})

it("writes a food's description as text", () => {
  expect(descriptionText(food())).toBe(
    'Wheat (Triticum aestivum)\nCategory: Grains\n\nA grass grown for its grain.\n',
  )
  expect(descriptionText(food({ latinName: '', description: '' }))).toBe(
    'Wheat\nCategory: Grains\n\nNo description yet.\n',
  )
})
