import type { Asked } from './asked'
import { courseOf } from './dish-words'
import type { DishPart } from './kinds'
import { oftenIn } from './often'
import type { Person } from './person'
import type { Gravest } from './said'

const MOST_GRAVEST = 3

/** Where a kitchen's surprises come from in each course, the likeliest first. */
const likely = {
  sweet: ['dairy-and-egg', 'nuts-and-seeds'],
  drink: ['fruit', 'dairy-and-egg', 'nuts-and-seeds'],
  savoury: ['herbs-and-spices', 'vegetables', 'meat', 'dairy-and-egg'],
}
/** What a kitchen does not take where nobody expects it. */
const seldom = /^(?:goats|sheeps)-|cheese|^(?:emmental|camembert|cheddar|turmeric)$/u
const neverSweet = new Set(['mustard-seed', 'sesame'])
/** What has so few parts is sold as it is. */
const FEW_PARTS = 3

/** The person's foods that a kitchen may put into a dish of this course, the allergies first. */
export function gravestOf(person: Person, { reading, title }: Asked, parts: readonly DishPart[]): Gravest[] {
  const { avoid, avoidFoods } = person
  const isSimple = parts.length > 0 && parts.length <= FEW_PARTS
  const course = courseOf(
    title,
    parts.map(({ name }) => name),
  )
  const categories = /fruit/iu.test(title) ? ['fruit', ...likely[course]] : likely[course]
  const rankOf = (keys: readonly string[]) => {
    const ranks = keys
      .filter((key) => !seldom.test(key) && !(course !== 'savoury' && neverSweet.has(key)))
      .map((key) => categories.indexOf(reading.foods.get(key)?.category ?? ''))
      .filter((rank) => rank >= 0)
    return ranks.length > 0 ? Math.min(...ranks) : undefined
  }
  const left = reading.mentions.filter(({ mode }) => mode === 'not')
  const all = avoid.flatMap(({ foodName, level }, at): (Gravest & { rank: number })[] => {
    if (avoidFoods[at]?.keys.some((key) => left.some(({ sure }) => sure.has(key)))) return []
    const rank = rankOf(avoidFoods[at]?.keys ?? [])
    if (level === 'allergy')
      return course === 'drink' && rank === undefined ? [] : [{ foodName, level, rank: -1 }]
    return rank === undefined || isSimple || level === 'own' ? [] : [{ foodName, level, rank }]
  })
  const often = oftenIn(title, person)
  const others = all
    .toSorted((one, other) => one.rank - other.rank)
    .filter(({ foodName }) => !often.some((food) => food.foodName === foodName))
  return [...often, ...others]
    .toSorted((one, other) => Number(other.level === 'allergy') - Number(one.level === 'allergy'))
    .slice(0, MOST_GRAVEST)
}
