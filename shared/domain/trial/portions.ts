import { type FoodFamily, familyOf } from '../foods/food-families'

/** A food's plain form, and a quarter, a half and a full portion in household measures. */
export type Portions = {
  form: string
  amounts: [string, string, string]
  vessel: 'cup' | 'plate' | 'spoon' | 'piece'
}

/** A full portion: `form` takes the food's name in lower case. */
type Full = Omit<Portions, 'form'> & { form: (name: string) => string }

const plain = (name: string) => `Plain ${name}, not in a dish with other foods.`
const cooked = (name: string) => `Plain ${name}, cooked only with oil and salt.`

/** A full cup, or the usual drink, in millilitres. */
const cup = (ml: number, form = plain): Full => ({
  form,
  vessel: 'cup',
  amounts: [`a quarter of a cup, ${ml / 4} ml`, `half a cup, ${ml / 2} ml`, `a full cup, ${ml} ml`],
})

/** A full portion in grams, as weighed on the plate. */
const plate = (grams: number, form = cooked): Full => ({
  form,
  vessel: 'plate',
  amounts: [
    `a quarter of a portion, ${grams / 4} g`,
    `half a portion, ${grams / 2} g`,
    `a full portion, ${grams} g`,
  ],
})

const teaspoon = (form: (name: string) => string): Full => ({
  form,
  vessel: 'spoon',
  amounts: ['a quarter of a teaspoon', 'half a teaspoon', 'a full teaspoon'],
})

/** So many tablespoons in full, a multiple of four. */
const tablespoons = (full: number, form: (name: string) => string): Full => ({
  form,
  vessel: 'spoon',
  amounts: [
    full === 4 ? '1 tablespoon' : `${full / 4} tablespoons`,
    `${full / 2} tablespoons`,
    `${full} tablespoons`,
  ],
})

const piece = (one: string, form: (name: string) => string): Full => ({
  form,
  vessel: 'piece',
  amounts: [`a quarter of ${one}`, `half of ${one}`, `all of ${one}`],
})

const fixedForm = (form: string) => () => form

const milk = cup(240, (name) => `Plain ${name}: not in a cake, not as cheese.`)
const pot = cup(160, (name) => `Plain ${name}, without sugar or fruit.`)
const cheese = plate(40, (name) => `Plain ${name}, on its own, not melted over a dish.`)
const egg = (one: string, form: string) => piece(one, fixedForm(form))
const bread = plate(100, fixedForm('Plain bread or pasta made from it, without milk or egg.'))
const flakes = plate(60, (name) => `Plain ${name}, as porridge with water.`)
const drink = cup(200, (name) => `Plain ${name}, without milk or sugar.`)

const byKey: Record<string, Full> = {
  'cows-milk': milk,
  'goats-milk': milk,
  'sheeps-milk': milk,
  buttermilk: cup(240),
  kefir: cup(240),
  yoghurt: pot,
  quark: pot,
  'cottage-cheese': pot,
  butter: tablespoons(4, fixedForm('Plain butter, on your usual food.')),
  egg: egg('a hen’s egg', 'A hard-boiled egg, not in a cake.'),
  'egg-white': egg('the white of an egg', 'The white of a hard-boiled egg, without the yolk.'),
  'egg-yolk': egg('the yolk of an egg', 'The yolk of a hard-boiled egg, without the white.'),
  'quail-egg': egg('four quail’s eggs', "Hard-boiled quail's eggs."),
  wheat: bread,
  spelt: bread,
  'durum-wheat': bread,
  kamut: bread,
  rye: plate(100, fixedForm('Plain rye bread, without wheat in it.')),
  oats: flakes,
  'oat-bran': flakes,
  malt: tablespoons(4, fixedForm('Malt extract, stirred into water.')),
  'soy-bean': plate(120, fixedForm('Plain tofu, cooked only with oil and salt.')),
  miso: tablespoons(4, fixedForm('Miso, stirred into hot water.')),
  'cocoa-bean': tablespoons(4, fixedForm('Pure cocoa, stirred into hot water, without milk.')),
  coffee: drink,
  tea: drink,
  'black-tea': drink,
  'green-tea': drink,
  honey: tablespoons(4, fixedForm('Plain honey, in water or on its own.')),
  'maple-syrup': tablespoons(4, fixedForm('Plain maple syrup, in water or on its own.')),
  'agave-nectar': tablespoons(4, fixedForm('Plain agave nectar, in water or on its own.')),
  'cane-sugar': tablespoons(4, fixedForm('Plain cane sugar, in water or on its own.')),
  yeast: teaspoon(fixedForm('Dried yeast flakes, stirred into water.')),
  'bakers-yeast': teaspoon(fixedForm('Dried yeast flakes, stirred into water.')),
  'brewers-yeast': teaspoon(fixedForm('Dried yeast flakes, stirred into water.')),
  garlic: piece('a clove', fixedForm('A clove of garlic, chopped and fried in oil.')),
  'chilli-pepper': teaspoon(fixedForm('Chopped chilli on plain rice, or on your usual food.')),
  olive: plate(40, plain),
  caper: teaspoon(fixedForm('Capers on their own.')),
  coconut: plate(40, plain),
  lemon: tablespoons(4, (name) => `The juice of a ${name}, in water.`),
  lime: tablespoons(4, (name) => `The juice of a ${name}, in water.`),
}

const byFamily: Record<FoodFamily, Full> = {
  Vegetables: plate(120),
  Legumes: plate(160),
  Grains: plate(160),
  'Nuts and seeds': plate(40, (name) => `Plain ${name}, unsalted and not mixed.`),
  Fruit: plate(120, (name) => `Plain ${name}, ripe, not as jam.`),
  'Herbs and spices': teaspoon((name) => `Plain ${name} on rice, or on your usual food.`),
  Other: plate(100, plain),
  'Dairy and egg': cheese,
  Meat: plate(120),
  'Fish and seafood': plate(120),
}

/** Proteins that nobody eats alone, and the plain food that contains them. */
const carriers = [
  {
    fractions: ['casein', 'whey', 'alpha-lactalbumin', 'beta-lactoglobulin'],
    plain: 'Plain cow’s milk',
    full: milk,
  },
  { fractions: ['gluten', 'gliadin'], plain: 'Plain wheat bread or pasta, without milk or egg', full: bread },
]

type Named = { name: string; keys: readonly string[] }

/** The food of a bundle to eat: one with its own plain form, butter only if alone. */
export function eatenOf(foods: readonly Named[]): Named {
  const others = foods.filter(({ keys }) => !keys.includes('butter'))
  const known = others.find(({ keys }) => keys.some((key) => key in byKey))
  return known ?? others[0] ?? foods[0] ?? { name: '', keys: [] }
}

/** By the first known key, else `category`; proteins are eaten in a food that contains them. */
export function portionsOf(foods: readonly Named[], category?: string): Portions {
  const carrier = carriers.find(({ fractions }) =>
    foods.some(({ keys }) => keys.some((key) => fractions.includes(key))),
  )
  if (carrier) {
    const { plain: food, full } = carrier
    const form = foods.length > 1 ? `${food}, which contains all of these.` : `${food}, which contains it.`
    return { form, amounts: full.amounts, vessel: full.vessel }
  }
  const { name, keys } = eatenOf(foods)
  const full = keys.map((key) => byKey[key]).find((one) => one !== undefined) ?? byFamily[familyOf(category)]
  return { form: full.form(inSentence(name)), amounts: full.amounts, vessel: full.vessel }
}

/** A name within a sentence: with a small first letter. */
const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
