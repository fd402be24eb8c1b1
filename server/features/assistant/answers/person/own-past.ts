import { any, typed } from '../words/words'

const young = any('child|kid|baby|toddler|teen(?:ager)?|boy|girl|small|little|young(?:er)?|tiny|infant')
const ways = [
  '(?:(?:ever )?since|as|like|when|while|until|till|from when) (?:i was |i were |being )?' +
    `(?:(?:an?|the|very|so|quite|just|still|really|much|a bit) )*${young}(?:hood)?(?! (?:corn|spinach))`,
  '(?:\\w+ )?years ago|in (?:19|20)\\d\\d|vor (?:\\w+ )?jahren|il y a (?:\\w+ )?ans|hace (?:\\w+ )?anos',
  '(?:in|from|since|during) (?:my )?(?:early )?childhood',
  '(?:in|back in) my (?:teens|youth|school ?days)|growing up',
  'when i was (?:about |around |like )?\\d+|(?:as|at) (?:a )?\\d+ ?(?:year|yr)s? old',
  'als (?:kleines |ich (?:ein |noch )*)?(?:kind|baby|klein(?:kind)?|jung|jugendliche[r]?)(?: (?:klein )?war)?',
  'in (?:der|meiner) kindheit|fr[uü]her als kind',
  "quand j ?['’]?[ée]tais (?:toute? )?(?:petite?|enfant|jeune|b[ée]b[ée])",
  '(?:étant|etant) (?:petite?|enfant)|dans mon enfance|enfant,? (?=j)',
  'de (?:peque[nñ][oa]|ni[nñ][oa]|beb[eé])',
  'cuando (?:yo )?era (?:peque[nñ][oa]|ni[nñ][oa]|beb[eé]|joven)|en mi (?:infancia|ni[nñ]ez)',
]
/** The asker's own childhood or years ago, in a question as it is typed or as `plain` writes it. */
const childhood = new RegExp(typed(...ways).source, 'giu')

/** A question without what is said of the asker's own past, whose child is nobody else. */
export const withoutOwnPast = (question: string): string => question.replace(childhood, 'long ago')
