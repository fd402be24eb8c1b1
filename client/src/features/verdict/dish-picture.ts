import { foodPictureUrl } from '@/ui/food-picture-url'
import namedDishes from './named-dishes.json' with { type: 'json' }

const pictures: Partial<Record<string, string>> = namedDishes

/** What goes into a dish or is sold for it, and namesakes that look different. */
const others = new RegExp(
  ' (?:buns?|cream|crust|cubes?|dough|dressing|lea(?:f|ves)|mix|oil|paste|powder|sauce|seasoning|shells?|spread)$' +
    '|\\b(?:crab|fish|oat|potato|rice) cakes?$|\\b(?:bean|fruit|pasta|potato|rice) salad$',
  'u',
)

/** A dish's picture by the last word of its title that has one; an ingredient would mislead. */
export function dishPicture(title: string): { src: string; photo: boolean } | undefined {
  const plain = title.toLowerCase().trim()
  if (others.test(plain)) return undefined
  const picture = plain
    .split(/\P{L}+/u)
    .map((word) => pictures[word])
    .findLast((one) => one !== undefined)
  return picture === undefined ? undefined : { src: foodPictureUrl(picture), photo: false }
}
