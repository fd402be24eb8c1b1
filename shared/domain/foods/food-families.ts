/** The families of the plate, clockwise from its top. */
export const foodFamilies = [
  'Vegetables',
  'Legumes',
  'Grains',
  'Nuts and seeds',
  'Fruit',
  'Herbs and spices',
  'Other',
  'Dairy and egg',
  'Meat',
  'Fish and seafood',
] as const

export type FoodFamily = (typeof foodFamilies)[number]

/** Words that assign a laboratory's own category to one of the families; the first match counts. */
const words: readonly (readonly [FoodFamily, RegExp])[] = [
  ['Herbs and spices', /herb|spice|season/u],
  ['Fish and seafood', /fish|sea|crustacean|mollus/u],
  ['Dairy and egg', /dairy|milk|cheese|egg(?!plant)/u],
  ['Meat', /meat|poultry/u],
  ['Nuts and seeds', /\bnuts?\b|seed/u],
  ['Legumes', /legume|pulse|bean/u],
  ['Grains', /grain|cereal|gluten/u],
  ['Vegetables', /vegetable/u],
  ['Fruit', /fruit|berr/u],
]

export function familyOf(category: string | undefined): FoodFamily {
  const categoryName = category?.trim().toLowerCase() ?? ''
  const own = foodFamilies.find((family) => family.toLowerCase() === categoryName)
  return own ?? words.find(([, pattern]) => pattern.test(categoryName))?.[0] ?? 'Other'
}
