import type { Asked } from '../own/asked-kinds'
import { categoryIn } from '../own/asked-meals'
import { occasionIn, placeIn } from '../own/asked-outings'

/** What a question asks at table whose intent is known; `text` as `plain` writes it, `foods` are named in it. */
export function tableAsked(intent: string, text: string, foods: readonly string[]): Asked | undefined {
  switch (intent) {
    case 'instead':
    case 'choose':
    case 'taste-alike':
    case 'dish-without':
    case 'cook-with':
    case 'invited':
    case 'plan':
      return { about: intent }
    case 'meal':
      return { about: 'meal', category: categoryIn(text), words: '' }
    case 'place':
      // A dish from a takeaway is asked about, and not how to eat out.
      return placeIn(text) ?? (foods.length > 0 ? undefined : { about: 'faq', key: 'eating-out' })
    case 'occasion':
      return occasionIn(text)
    default:
      return undefined
  }
}
