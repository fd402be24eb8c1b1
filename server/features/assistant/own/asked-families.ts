import { isFamily } from '@shared/domain/verdict/families'
import type { Asked } from './asked-kinds'
import { any, elevated, foods, high, howMany, lead, low, moderate, tail, top, whole } from './words'

const which = any(
  `(?:${howMany}|which|what|whats|any|list|show me|all|is there|are there|(?:were|was|are|is|did|have) (?:any|some)|do i have|have i got|did)(?: (?:of|kinds? of|the|my|all|any|other|different|d|de|du|des))*`,
  'welche[rsn]?(?: von)?(?: meinen?)?|gibt es|(?:sind )?irgendwelche|ist|sind|habe ich|quels?|quelles?|y a t il(?: des?| du)?|ai je(?: des?)?|que|cuales?(?: de mis)?|hay|algun[oa]?s?|tengo',
)
const leveled = any(high, moderate, elevated, low, top, 'bad|red|show(?:ed|s|ing)? (?:up|anything)')
const behind = any(
  `(?:${foods}|products?|produits?|productos?|produkte|kinds?|types?)`,
  '(?:are|is|were|was|do i have|have i got|did i have|have i|did|came|come|comes|that|sind|sont|est|son|estan|waren|habe ich|ai je|tengo|mir|there|bei)',
  `(?:came |come |came back |come back )?(?:as |too |zu |trop |muy |stark )?${leveled}`,
  'back|up|out|(?:on|in|from|at|auf|in|sur|dans|en) (?:my|the|mine|meiner|meinem|ma|mon|mi|der|la|el|le)(?: \\S+)?|for me|me|i|with a result|affected|on it|react(?:ed|s)?(?: to)?|salieron|salio|resultaron|aparecen|reagieren|reagi(?:ssent|t)|i react to|among them|in there|at all|then|too high',
)
const asked = [
  `${lead}${which} (?<family>\\S+(?: \\S+){0,2}?)(?: ${behind})*${tail}`,
  `${lead}(?:my |meine |mes |mis )?(?<family>\\S+(?: \\S+){0,1}?) (?:results|values|numbers|levels|scores|werte|ergebnisse|resultats|valeurs|resultados|valores)${tail}`,
].map(whole)
const eaten = /\b(?:eat|essen|manger|comer|have|drink|cook|buy|recipes?|instead|can|may|should)\b/u
/** "Légumes" are vegetables, "legumes" are none. */
const pulses = /^(?:any|which|what|how|do|did|have|list|show|were|are|is) .*\blegumes?\b/u
const bareWhat = /^(?:what|whats|que|ist|sind|did|is there|hay) \S+(?: \S+)?$/u

/** Which foods of a family, or how many, a test raises. */
export function familyAsked(text: string): Asked | undefined {
  if (eaten.test(text.replace(/\b(?:do i have|have i(?: got)?|did i have)\b/gu, '')) || bareWhat.test(text))
    return undefined
  for (const way of asked) {
    const words = way.exec(text)?.groups?.['family']
    if (words !== undefined && isFamily(words))
      return { about: 'family', words: pulses.test(text) ? 'pulses' : words }
  }
  return undefined
}
