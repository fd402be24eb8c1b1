import { foodPictureUrl } from '@/ui/food-picture-url'
import namedDishes from './named-dishes.json' with { type: 'json' }

const pictures: Partial<Record<string, string>> = namedDishes

/** A dish's picture by the last word of its title that has one; an ingredient would mislead. */
export function dishPicture(title: string): { src: string; photo: boolean } | undefined {
  const words = title.toLowerCase().split(/\P{L}+/u)
  const picture = words.map((word) => pictures[word]).findLast((one) => one !== undefined)
  return picture === undefined ? undefined : { src: foodPictureUrl(picture), photo: false }
}
