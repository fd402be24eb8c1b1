import type { Asked } from './asked-kinds'
import { isFoodish, lead, named, whole } from './words'

const unheardOf =
  '(?:never heard of|no idea what|what on earth is|tell me about|explain|describe|erklar\\w* mir|keine ahnung was)'
const kinds = [
  `${lead}(?:what(?: exactly| on earth)? (?:is|are)(?: this)?|whats|what(?! is\\b| are\\b)|was ist|was sind|que es|que son|c est quoi|cest quoi|qu est ce que c est que|qu est ce que c est|qu est ce que|qu est ce qu) ${named}(?: exactly| anyway| please| pls| even| genau| eigentlich)?`,
  `${lead}${unheardOf} ${named}(?: what is it| what is that| whats that| is)?`,
  `${lead}(?<food>.{3,30}?) (?:what is (?:it|that)|whats (?:it|that)|was ist das|c est quoi|que es(?: eso)?)`,
].map(whole)

/** What a food is. */
export function kindOfFood(text: string): Asked | undefined {
  for (const way of kinds) {
    const words = way.exec(text)?.groups?.['food']
    if (isFoodish(words) && words.split(' ').length <= 4) return { about: 'food', words }
  }
  return undefined
}
