import { describe, expect, it } from 'vitest'
import { foodMatcher } from '../foods/foods.public'
import { conflictsIn, readRecipe, type RecipeText } from './guard'

const plate = { title: 'Plate', description: '', ingredients: ['1 pear'], instructions: ['Cut.'] }

const isFound = (recipe: RecipeText, food: string) =>
  conflictsIn(readRecipe(recipe), foodMatcher().resolve([{ name: food }])).length > 0
const isIn = (line: string, food: string) => isFound({ ...plate, ingredients: ['1 pear', line] }, food)

describe('an alternative counts as an ingredient', () => {
  it.each([
    ['150 ml hazelnut drink (or cow’s)', "Cow's milk"],
    ['300 ml rice drink, or the cows’ sort if you like', "Cow's milk"],
    ['1 cup milk (hemp, pea or cow)', "Cow's milk"],
    ['200 g soya yoghurt or goat’s', "Goat's milk"],
    ['90 g dairy-free spread / regular', "Cow's milk"],
    ['200 g gluten-free penne (standard works too)', 'Wheat'],
    ['4 gluten-free wraps or the usual kind', 'Wheat'],
    ['2 tbsp egg-free aioli (or the real thing)', 'Egg'],
    ['1 chia egg, or a hen’s', 'Egg'],
    ['120 ml soya cream or double', "Cow's milk"],
    ['1 pot coconut yoghurt (or Greek)', "Cow's milk"],
    ['40 g vegan cheese (optional: pecorino)', "Cow's milk"],
    ['60 g butter (vegan if needed)', 'Butter'],
    ['100 ml milk (e.g. hazelnut)', "Cow's milk"],
    ['1 tbsp agave or honey', 'Honey'],
    ['100 ml milk of choice', "Cow's milk"],
    ['30 g of your favourite nuts', 'Pecan'],
    ['1 pot oat yoghurt (thick works as well as thin)', "Cow's milk"],
    ['200 ml rice drink or whichever you drink', "Cow's milk"],
    ['120 g gluten-free spaghetti / wholewheat', 'Wheat'],
    ['90 g rice pasta or spelt', 'Spelt'],
    ['100 g lentil noodles or egg', 'Wheat'],
    ['1 tbsp tamari (or any)', 'Wheat'],
    ['1 EL Mandelbutter, vegane Butter oder gesalzene', "Cow's milk"],
    ['150 ml Reisdrink oder gewöhnlicher', "Cow's milk"],
    ['1 Becher Haferjoghurt (griechisch geht auch)', "Cow's milk"],
    ['20 cl de crème de riz ou épaisse', "Cow's milk"],
    ['lait de coco (ou de chèvre)', "Goat's milk"],
    ['farine de sarrasin ou ordinaire', 'Wheat'],
    ['nata de soja o montada', "Cow's milk"],
    ['bebida y leche de arroz (o de oveja)', "Sheep's milk"],
  ])('%j conflicts with %s', (line, food) => expect(isIn(line, food)).toBe(true))

  it.each([
    ['200 ml hazelnut milk', "Cow's milk"],
    ['200 ml rice milk or plain water', "Cow's milk"],
    ['1 tin coconut milk (light or full-fat)', "Cow's milk"],
    ['1 vegan cheese (e.g. cashew)', "Cow's milk"],
    ['200 g gluten-free penne', 'Wheat'],
    ['1 flax egg', 'Egg'],
    ['300 g goat, diced', "Goat's milk"],
    ['200 ml oat milk or enough to cover', "Cow's milk"],
    ['200 ml oat milk or another plant milk', "Cow's milk"],
    ['1 tbsp almond butter (smooth or crunchy)', 'Butter'],
    ['50 g vegan butter or sunflower oil', "Cow's milk"],
  ])('%j does not conflict with %s', (line, food) => expect(isIn(line, food)).toBe(false))

  it('a step with "as usual" offers no alternative', () => {
    const instructions = ['Warm the oat milk as usual and stir it more than normal.']
    expect(isFound({ ...plate, instructions }, "Cow's milk")).toBe(false)
  })
})

describe('a claim leaves the food that is named beside it', () => {
  it.each([
    ['80 g gluten-free oat flakes', 'Oats'],
    ['80 g gluten free oatmeal', 'Oats'],
    ['80 g oatmeal (gluten-free)', 'Oats'],
    ['80 g gluten free oatmeal', 'Gluten'],
    ['2 tbsp gluten-free wheat starch', 'Wheat'],
    ['80 g glutenfreie Haferflocken', 'Oats'],
    ['2 EL glutenfreie Weizenstärke', 'Wheat'],
    ['100 g wheat-free spelt flour', 'Spelt'],
    ['200 ml lactose-free milk', "Cow's milk"],
    ['100 g Käse (laktosefrei)', "Cow's milk"],
    ['2 EL nussfreie Mandelcreme', 'Almond'],
  ])('%j conflicts with %s', (line, food) => expect(isIn(line, food)).toBe(true))

  it.each([
    ['2 slices gluten-free bread', 'Wheat'],
    ['200 g pasta (gluten-free)', 'Gluten'],
    ['100 g dairy-free cheese', "Cow's milk"],
    ['2 tbsp egg-free mayonnaise', 'Egg'],
  ])('%j does not conflict with %s', (line, food) => expect(isIn(line, food)).toBe(false))
})

describe('a bare measure means the food usually measured that way', () => {
  it.each([
    ['3 plump cloves, bashed', 'Garlic'],
    ['2 chopped cloves', 'Garlic'],
    ['4 cloves', 'Garlic'],
    ['1 clove, quartered', 'Garlic'],
    ['a clove or two', 'Garlic'],
    ['2 gousses', 'Garlic'],
    ['half a bulb, cloves separated', 'Garlic'],
    ['2 sticks, trimmed and diced', 'Celery'],
    ['1 knob, melted', 'Butter'],
    ['2 whites, whisked', 'Egg white'],
    ['1 white, beaten', 'Egg white'],
    ['3 large, hard-boiled', 'Egg'],
    ['1 thumb, peeled', 'Ginger'],
    ['juice of 2', 'Lime'],
  ])('%j conflicts with %s', (line, food) => expect(isIn(line, food)).toBe(true))

  it.each([
    ['5 whole cloves', 'Garlic'],
    ['1 pinch ground cloves', 'Garlic'],
    ['3 dried cloves', 'Garlic'],
    ['3 sticks rhubarb, sliced', 'Celery'],
    ['1 cinnamon stick, softened', 'Butter'],
    ['whites of 2 leeks', 'Egg'],
    ['1 bunch white sage', 'Egg white'],
    ['1 knob ginger, grated', 'Butter'],
  ])('%j does not conflict with %s', (line, food) => expect(isIn(line, food)).toBe(false))
})

describe('a ready-made product contains what its recipes usually contain', () => {
  it.each([
    ['1 jar pasta sauce', 'Garlic, Onion, Tomato'],
    ['2 tbsp red curry paste', 'Shrimp, Garlic, Onion'],
    ['2 tbsp curry paste', 'Garlic, Shrimp'],
    ['90 ml pizza sauce', 'Onion, Oregano'],
    ['1 stock cube', "Celery, Wheat, Cow's milk"],
    ['2 tsp gravy granules', 'Wheat, Celery'],
    ['5 g dextrose', 'Corn'],
    ['1 tsp baking powder', 'Corn, Wheat'],
    ['20 g icing sugar', 'Corn'],
    ['1 éclair', "Cow's milk, Egg, Wheat"],
    ['250 g mashed potato', "Butter, Cow's milk"],
    ['30 g breadcrumbs', 'Wheat'],
    ['2 meringue nests', 'Egg'],
    ['20 g halva', 'Sesame, Pistachio, Wheat'],
    ['2 tbsp hoisin sauce', 'Sesame, Garlic'],
    ['1 tbsp oyster sauce', 'Soya, Wheat'],
    ['1 tbsp miso paste', 'Barley'],
    ['1 tbsp chutney', 'Onion'],
    ['150 ml plant milk', 'Almond, Soya, Oats'],
    ['1 scoop ice cream', 'Egg'],
    ['2 tbsp muesli', 'Hazelnut'],
    ['50 g crab sticks', 'Wheat'],
    ['200 g Kartoffelbrei', "Butter, Cow's milk"],
    ['1 tbsp massaman curry paste', 'Shallot, Shrimp'],
    ['20 g plain chocolate', "Cow's milk, Soya"],
    ['1 jar alfredo sauce', 'Butter'],
    ['2 tbsp mincemeat', 'Almond, Apple'],
    ['1 tbsp malai', "Cow's milk, Corn"],
    ['1 green salad', 'Tomato, Lettuce'],
  ])('%j conflicts with each of %s', (line, foods) =>
    expect(foods.split(', ').filter((food) => !isIn(line, food))).toEqual([]),
  )
})

describe('a food is found', () => {
  it.each<[keyof RecipeText, object]>([
    ['title', { title: 'Pears with panko' }],
    ['description', { description: 'A crust of panko.' }],
    ['instructions', { instructions: ['Roll in panko.'] }],
    ['tags', { tags: ['panko'] }],
    ['notes', { notes: 'Good with panko.' }],
  ])('in the %s', (_, field) => expect(isFound({ ...plate, ...field }, 'Wheat')).toBe(true))

  it('in title and steps by a name that only its report knows', () => {
    expect(isFound({ ...plate, title: 'Quandong tart' }, 'Quandong')).toBe(true)
    expect(isFound({ ...plate, instructions: ['Fold in the quandong.'] }, 'Quandong')).toBe(true)
  })

  it('when a note with the ingredients of the dish serves it beside', () => {
    const notes =
      'Ingredients: rice, plums, sugar. Lovely on scones with cream cheese. Also try: peanut sauce.'
    for (const food of ["Cow's milk", 'Peanut']) expect(isFound({ ...plate, notes }, food)).toBe(true)
  })

  it('when its name continues in the next line', () => {
    expect(isFound({ ...plate, ingredients: ['1 spoon of worcester', 'shire sauce'] }, 'Anchovy')).toBe(true)
    expect(isFound({ ...plate, ingredients: ['100 g bread-', 'crumbs'] }, 'Wheat')).toBe(true)
  })
})

describe('a dish', () => {
  const goulash = { ...plate, title: 'Quick goulash', ingredients: ['400 g beef', '2 onions'] }

  it('the dish of the recipe contains only its ingredients', () => {
    expect(isFound(goulash, 'Wheat')).toBe(false)
    expect(isFound({ ...goulash, instructions: ['Stir the goulash.'] }, 'Wheat')).toBe(false)
    expect(isFound({ ...goulash, ingredients: ['1 lime'] }, 'Beef')).toBe(true)
  })

  it.each<[string, object]>([
    ['beside the title', { title: 'Pears with goulash' }],
    ['in the description', { description: 'Good before a goulash.' }],
    ['in an ingredient', { ...goulash, ingredients: ['1 tin goulash'] }],
    ['in a step', { instructions: ['Serve with goulash.'] }],
  ])('a dish mentioned %s may contain all its usual ingredients', (_, field) =>
    expect(isFound({ ...plate, ...field }, 'Wheat')).toBe(true),
  )
})
