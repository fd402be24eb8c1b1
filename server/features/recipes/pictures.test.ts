import { asc } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedFoods } from '../foods/foods.public'
import { startPortal, type Portal } from '../../testing/portal'
import { picturesByLine, picturesOf } from './pictures'
import { recipes } from './recipes.tables'
import { seedRecipes } from './seed-recipes'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  await seedRecipes(portal.deps.db)
})

/** Pictures of whole animals may stand for a food in lists, but not in a dish. */
const fish = [
  ...['cod', 'haddock', 'trout', 'tuna', 'herring', 'mackerel', 'sardine', 'anchovy', 'plaice', 'sole'],
  ...['halibut', 'eel', 'carp', 'seabass', 'bonito', 'redsnapper', 'seabream', 'pollock', 'perch', 'pike'],
  ...['zander', 'monkfish', 'swordfish', 'hake'],
].join('|')
const whole = new RegExp(
  `^(?:pw-(?:${fish})|turkey|duck|goose|rabbit|deer|boar|goat|horse|squid|octopus|shrimp)$`,
)

const isSeasoning =
  /\b(?:(?<!in olive )oil|fat|vinegar|(?:black|white) pepper|cane sugar|molasses|baker's yeast)\b/u

describe('the pictures of a dish', () => {
  const drawn = async (title: string, ...ingredients: string[]) =>
    (await picturesOf(portal.deps.db, { title, ingredients })).map(({ name, size }) => `${name} ${size}`)

  it.each([
    [
      'Salmon with syrup',
      ['60 ml maple syrup', '500 g salmon fillet', '1 pinch salt'],
      ['pw-salmon 100', 'pw-maplesyrup 55'],
    ],
    [
      'Haddock pot',
      ['400 g haddock fillet', '800 g potatoes', '2 leeks', '1 onion', '1 l water'],
      ['pw-whitefish 79', 'potato 100', 'pw-leek 67', 'onion 55'],
    ],
    [
      'Sunday roast',
      ['30 ml olive oil', '2 tsp dried thyme', '2 kg beef', '250 g carrots'],
      ['cut-of-meat 100', 'carrot 55', 'pw-thyme 55'],
    ],
    [
      'Melon with mint',
      ['400 g watermelon', '16 mint leaves', '1 lime', '10 g hemp seeds'],
      ['pw-mint 55', 'watermelon 100', 'lime 55', 'pw-hempseed 55'],
    ],
    ['Lamb rounds', ['350 g lamb mince', '2 sprigs mint'], ['pw-mince 100', 'pw-mint 55']],
    ['Tea for two', ['1 l water', '2 tsp salt'], []],
  ])('show the foods of %s', async (title, ingredients, pictures) => {
    expect(await drawn(title, ...ingredients)).toEqual(pictures)
  })

  it('seeded recipes with four foods have four pictures, foods of the title first', async () => {
    const { db } = portal.deps
    const rows = await db.select().from(recipes).orderBy(asc(recipes.id))
    expect(rows.length).toBeGreaterThan(90)
    for (const { title, ingredients, pictures } of rows) {
      const names = pictures.map(({ name }) => name)
      const byLine = await picturesByLine(db, ingredients)
      const foods = new Set(byLine.filter((one, at) => one && !isSeasoning.test(ingredients[at] ?? '')))
      expect.soft(new Set(names).size, title).toBe(names.length)
      expect.soft(names.length, `${title}: ${[...foods].join()}`).toBe(Math.min(4, foods.size))
      expect.soft([...foods], title).toEqual(expect.arrayContaining(names))
      expect
        .soft(
          names.filter((name) => whole.test(name)),
          title,
        )
        .toEqual([])
      const first = ingredients.filter((_, at) => byLine[at] === names[0]).join()
      const isOfTitle = (title.toLowerCase().match(/[a-z]{3,}/gu) ?? []).some((word) =>
        first.includes(word.replace(/(?:y|s)$/u, '')),
      )
      expect.soft(isOfTitle || pictures[0]?.size === 100, title).toBe(true)
      for (const { size } of pictures) expect.soft(size >= 55 && size <= 100, title).toBe(true)
    }
  })
})
