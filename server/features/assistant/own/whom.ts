import { withoutOwnPast } from './own-past'
import { any, pattern } from './words'

/* Who else is spoken of in a question that is known to be about somebody else, and what they are allergic to. */

/** Somebody else, as an answer says it: "your husband". */
export type Other = { whom: string; kind: 'adult' | 'child' | 'pet' }

const child = any(
  'sons?|daughters?|child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|infants?|newborns?|boys?|girls?|little one|teenagers?',
  'godchild|(?:grand|step|god)(?:child|children|sons?|daughters?|kids?)|nephews?|nieces?',
)
const adult = any(
  'nan|nana|gran|grann?y|grandma|grandad|grandpa|grand(?:mother|father|parents)|husbands?|hubby|wifes?',
  'partners?|spouse|fiancee?',
  'boyfriend|girlfriend|mother(?: in law)?|mums?|moms?|father(?: in law)?|dads?|parents?|brothers?',
  'sisters?|aunt(?:ie)?|uncles?',
  'cousins?|friends?|mates?|colleagues?|boss|guests?|neighbours?|flatmate|roommate|twins?',
)
const pet = any(
  'dogs?|dogg(?:y|ie)s?|cats?|pupp(?:y|ies)|kittens?|rabbits?|hamsters?|horses?|pon(?:y|ies)',
  'parrots?|guinea pigs?|tortoises?',
)
const kinds = [
  ['pet', pattern(pet)],
  ['child', pattern(child)],
  ['adult', pattern(adult)],
] as const

const abroad: readonly [RegExp, string, Other['kind']][] = [
  [pattern('(?:ehe)?mann|mari|marido'), 'your husband', 'adult'],
  [pattern('frau|femme|mujer|esposa'), 'your wife', 'adult'],
  [pattern('sohn\\w*|junge|fils|hijo'), 'your son', 'child'],
  [pattern('tochter|fille|hija'), 'your daughter', 'child'],
  [pattern('kind(?:er)?|enfants?|bebe|nin[oa]s?'), 'your child', 'child'],
  [pattern('hund\\w*|chien\\w*|perr[oa]s?'), 'your dog', 'pet'],
  [pattern('katze\\w*|kater|chats?|gat[oa]s?'), 'your cat', 'pet'],
  // Of whom nothing else is told; by itself "he" is Spanish as well, and "her" German.
  [
    pattern('(?:can|could|may|should|is|was|does|did|has|would|will) s?he|(?:for|to) h(?:im|er)'),
    'them',
    'adult',
  ],
]

/** Somebody else who is named in a text, as `plain` writes it. */
export function otherIn(heard: string): Other | undefined {
  const text = withoutOwnPast(heard)
  for (const [kind, said] of kinds) {
    const whom = said.exec(text)?.[0]
    if (whom) return { whom: `your ${whom}`, kind }
  }
  const [, whom, kind] = abroad.find(([said]) => said.test(text)) ?? []
  return whom && kind ? { whom, kind } : undefined
}

const allergic = any('al+erg\\w*|intoleran\\w*|anaphyla\\w*|react\\w*(?: badly| strongly)?')
const allergicTo = new RegExp(
  `\\b${allergic} (?:to|of|against|gegen|aux?|a la|al|a los|a las|a) (?:the )?` +
    '(?<food>(?:tree )?\\S+(?: (?:nuts?|milk|seeds?|whites?))?)',
  'u',
)
const foodAllergy = /\b(?<food>(?:tree |cows? )?[a-z]{3,}) (?:allerg\w+|alerg\w+|intoleran\w+|anaphyla\w*)/u
const cannot = any('can ?not|cant|mustnt|must not|isnt allowed|doesnt')
const withoutFood = new RegExp(
  `\\b${cannot} (?:to )?(?:eat|have|tolerate|drink) (?:any )?(?<food>(?:tree )?\\S+)`,
  'u',
)
const noFoods = any(
  'severe|bad|serious|strong|food|an?|the|his|her|my|our|known|has|have|eat|it|that|any|real|this|same',
  'sons?|daughters?|with',
)
const noFood = new RegExp(`^${noFoods}$`, 'u')

/** What somebody is allergic to, as a text says it; gluten for coeliac disease. */
export function allergenIn(text: string): string | undefined {
  if (/\bco?eli?ac\w*|\bzoliakie\b|\bceliac[oa]\b|\bcoeliaque\b/u.test(text)) return 'gluten'
  const free =
    /\b(?:is|are|goes|eats?|strictly) (?:strictly )?(?<food>gluten|dairy|nut|egg|milk|soy) free\b/u.exec(text)
  if (free?.groups?.['food']) return free.groups['food']
  if (/\blactose\b/u.test(text)) return 'milk'
  return [allergicTo, foodAllergy, withoutFood]
    .map((way) => way.exec(text)?.groups?.['food'])
    .find((food) => food && !noFood.test(food))
}

const shares = pattern(
  any(
    'us|both|share|sharing|together|we|and (?:me|i)|for me|me and',
    'i (?:also )?(?:eat|have|serve|cook|make|bake)',
    'for (?:everyone|everybody|the whole family|all of us)|same as me',
  ),
)
/** Whether the asker eats of it as well. */
export const isShared = (text: string): boolean => shares.test(text)
