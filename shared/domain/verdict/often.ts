import { fold } from '../fold'
import type { Person } from './person'
import type { Gravest } from './said'

/** What products of a kind often hold beside what their names say: on them, in them, or in the next batch. */
const often: readonly (readonly [product: RegExp, keys: string])[] = [
  [
    /\b(?:breads?|\p{L}*brote?|pain|pan|toast|buns?|rolls?|brotchen|bagels?|baguettes?|ciabatta|focaccia|naan|pitt?a|flatbreads?|sourdough|crackers?|crispbreads?|breadsticks|pretzels?|brezeln?|knackebrot|wraps?|tortillas?)\b/u,
    'sesame durum-wheat oats',
  ],
  [
    /\b(?:granola|muesli|cereals?|cereal bars?|flapjacks?|musli)\b/u,
    'almond hazelnut cashew walnut peanut sesame oats',
  ],
  [
    /\b(?:chocolates?|biscuits?|cookies?|pralines?|ice creams?|kekse?|schokolade|eis|galletas?)\b/u,
    'hazelnut almond peanut cashew walnut egg egg-white cows-milk',
  ],
  [
    /\b(?:sausages?|frankfurters?|wieners?|bratwurst|wurst|salami|pate|cold cuts|saucisses?|salchichas?)\b/u,
    'pork beef mustard-seed celery garlic',
  ],
  [/\b(?:stock|stocks|stock cubes?|broths?|bouillon|bruhe)\b/u, 'celery beef chicken garlic'],
  [
    /\b(?:spice mix|seasoning|curry (?:powder|paste)|herbs and spices|spices|gewurze)\b/u,
    'mustard-seed celery sesame garlic',
  ],
  [/\b(?:falafel|sushi|stir[- ]?fr(?:y|ies)|wok|ramen|noodles|kebabs?|doner)\b/u, 'sesame garlic egg-white'],
  [/\b(?:pestos?)\b/u, 'cashew pine-nut walnut garlic'],
  [/\b(?:soya? sauce|teriyaki|hoisin)\b/u, 'wheat sesame garlic'],
  [/\b(?:dressings?|vinaigrettes?|mayonnaise|mayo)\b/u, 'mustard-seed egg-white egg garlic'],
]

const MOST = 3

/** A person's foods that a product of this kind often holds, the allergies first. */
export function oftenIn(title: string, { avoid, avoidFoods }: Person): Gravest[] {
  const keys = often.flatMap(([product, held]) => (product.test(fold(title)) ? held.split(' ') : []))
  return avoid
    .flatMap(({ foodName, level }, at): (Gravest & { rank: number })[] => {
      const ranks = (avoidFoods[at]?.keys ?? []).map((key) => keys.indexOf(key)).filter((rank) => rank >= 0)
      if (ranks.length === 0) return []
      return [{ foodName, level, rank: level === 'allergy' ? -1 : Math.min(...ranks) }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST)
}
