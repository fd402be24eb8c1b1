import { plainQuotes } from '@shared/domain/fold'
import type { Matcher } from '@shared/domain/food-matcher/food-matcher'
import { eatingAsked, questionsIn } from './eating-asked'

/** What asks how, which or why, for results and how they move, for something to cook, for what goes instead or of a body. */
const ofMore = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    'what(?! about|s? about)|whats(?! about)|which|how(?! about| bout| bad)|why|when|where|who|whose|wie(?! wäre)|wann|warum|wieso|welche\\p{L}*|wer|wo|comment|pourquoi|quand|quel\\p{L}*|quoi|c[oó]mo|cu[aá]\\p{L}+|por qu[eé]',
    'results?|reports?|values?|numbers?|scores?|levels?|tests?|tested|retest\\p{L}*|lists?|high\\p{L}*|low\\p{L}*|elevated|moderate\\p{L}*|raised|positive|allerg\\p{L}*|intoleran\\p{L}*|before|last time|werte?|ergebnis\\p{L}*|valeurs?|valor\\p{L}*',
    'up|down|better|worse|chang\\p{L}*|improv\\p{L}*|drop\\p{L}*|rose|risen?|foods?|lebensmittel|aliments?|alimentos?|schlimmst\\p{L}*|was (?:ist|sind|war|hat|habe)(?! mit)',
    'instead|alternativ\\p{L}*|substitut\\p{L}*|replac\\p{L}*|swaps?|ersatz|statt|anstatt|recipes?|rezept\\p{L}*|recettes?|recetas?|ideas?|suggest\\p{L}*|recommend\\p{L}*|plan|menu|cook|make|making|bake|use up|leftovers?|(?:is|are|only) left|only (?:have|got)|fridge|cupboard|pantry|without|minus|ohne|sans|sin|miss\\p{L}*|tastes?|fehlt|manque',
    'sick|ill|pains?(?! (?:d|de|du|au|aux|complet|blanc|perdu)\\b)|cramp\\p{L}*|\\p{L}*aches?|hives|itch\\p{L}*|bloat\\p{L}*|spots|react\\p{L}*|upset\\p{L}*|hurt\\p{L}*|rash\\p{L}*|swell\\p{L}*|swollen|throat|vomit\\p{L}*|diarr\\p{L}*|breath\\p{L}*',
    'mean\\p{L}*|contain\\p{L}*|found|hid\\p{L}*|difference|scan\\p{L}*|vitamins?|protein|calories|tablets?|capsules?|pills?|medic\\p{L}*|for (?:ever|life)|again|reintroduc\\p{L}*|bring back|diary|weeks?|months?',
  ].join('|')})(?![\\p{L}\\d])`,
  'u',
)

/** Whether a text asks for more than whether its foods may be eaten. */
export const asksMore = (text: string): boolean =>
  ofMore.test(plainQuotes(text.normalize('NFC').toLowerCase()))

/** Whether a text asks whether some foods may be eaten, and nothing else: no words around them tell of more. */
export function isOfEatingAlone(matcher: Matcher, text: string): boolean {
  if (asksMore(text)) return false
  const asked = eatingAsked(matcher, text)
  return (
    asked !== undefined &&
    asked.asks.every(({ wants }) => wants === 'may') &&
    questionsIn(matcher, text).length === 1
  )
}
