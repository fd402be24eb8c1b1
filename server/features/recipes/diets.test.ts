import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { dietNames } from '@shared/domain/avoidance/diets'
import { foodMatcher } from '../foods/foods.public'
import { conflictsIn, readRecipe } from './guard'
import { readSeedRecipes } from './seed-recipes'

/** Each heading is a diet; `-` marks lines to refuse and `+` lines to accept. */
const sections = readFileSync(path.join(import.meta.dirname, 'fixtures', 'diets.txt'), 'utf8')
  .split(/^== /mu)
  .slice(1)
  .map((section) => {
    const [diet = '', ...lines] = section.split('\n')
    const of = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2))
    return { diet, refused: of('- '), allowed: of('+ ') }
  })

const conflicts = (diet: string, line: string) => {
  const recipe = { title: '', description: '', ingredients: line.split(' | '), instructions: [] }
  return conflictsIn(readRecipe(recipe), foodMatcher().resolve([{ name: diet }]))
}

it('the list has at least three hundred lines to refuse', () => {
  expect(sections.flatMap(({ refused }) => refused).length).toBeGreaterThanOrEqual(300)
})

it.each(sections)('$diet refuses every forbidden ingredient under each of its names', ({ diet, refused }) => {
  expect(refused.filter((line) => conflicts(diet, line).length === 0)).toEqual([])
})

/**
 * "Dairy-free" after a comma is not trusted for food that usually contains milk, just as on a
 * label.
 */
const known = ['50 g dark chocolate, dairy-free', '400 g chicken | 1 tbsp margarine, dairy-free']

it.each(sections)('$diet accepts everything that belongs to it', ({ diet, allowed }) => {
  const refused = allowed.filter((line) => conflicts(diet, line).length > 0)
  expect(refused.filter((line) => !known.includes(line))).toEqual([])
})

it('the seeded recipes include some for every diet, and their diet tags are true', async () => {
  const library = (await readSeedRecipes()).map((recipe) => ({ recipe, reading: readRecipe(recipe) }))
  for (const name of Object.values(dietNames)) {
    const foods = foodMatcher().resolve([{ name }])
    const refused = library.filter(({ reading }) => conflictsIn(reading, foods).length > 0)
    expect(library.length - refused.length).toBeGreaterThanOrEqual(8)
    const tagged = refused.filter(({ recipe }) => recipe.tags.includes(name.toLowerCase()))
    expect(tagged.map(({ recipe }) => recipe.key)).toEqual([])
  }
})
