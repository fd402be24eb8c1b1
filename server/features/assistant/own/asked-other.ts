import { foodMatcher } from '../../foods/foods.public'
import { isOfAnother } from '../gates/another'
import { complaintsIn } from './complaints'
import { withoutOwnPast } from './own-past'
import { any, pattern } from './words'

/** Somebody else who is spoken of, as an answer says it: "your husband". */
export type Other = { whom: string; kind: 'adult' | 'child' | 'pet' }

const beasts =
  'dogs?|dogg(?:y|ie|o)s?|cats?|pupp(?:y|ies)|pups?|kittens?|rabbits?|hamsters?|horses?|ponies|parrots?|budgies?|guinea pigs?|tortoises?|labradors?|poodles?|terriers?|pets?'
const pet = pattern(
  `(?:(?:my|our|the|a|for|to|can|could|may|is|are|do|does|should) (?:\\S+ )?|^|(?:\\S+ ){0,8}(?:for|to|with) )(?<whom>${beasts})(?! (?:foods?|treats?|biscuits?) (?:is|are) )`,
)
const foreignPet =
  /\b(?:mein(?:e[nmr]?)?|unser(?:e[nmr]?)?|mon|ma|notre|mi|nuestr[oa]|der|dem|den|die) (?<whom>hund\w*|katze\w*|welpen?|chien\w*|chat\w*|perr[oa]s?|gat[oa]s?)\b|^(?<first>hund|katze|perro|gato|chien|chat)\b/u
const petOf: Record<string, string> = { h: 'dog', w: 'dog', k: 'cat', p: 'dog', g: 'cat' }
const child =
  'sons?|daughters?|daugther|dauhter|duaghter|child(?:ren)?|kids?|kiddo|bab(?:y|ies)|toddlers?|infants?|newborns?|boys?|girls?|little one|teenagers?|god(?:child|son|daughter)|step(?:son|daughter|child)|grand(?:son|daughter|child|children|kids?|baby)|nephews?|nieces?|twins'
const adult =
  'nan|nana|gran|husband|hubby|wife|partner|spouse|fiancee?|boyfriend|girlfriend|mother(?: in law)?|mum|mom|father(?: in law)?|dad|parents?|brothers?(?: in law)?|sisters?(?: in law)?|granny|grandma|grandmother|grandad|grandpa|uncle|aunt(?:ie)?|cousins?|famil(?:y|ies)|friends?|freinds?|mates?|flatmate|roommate|housemate|neighbou?rs?|colleagues?|coworkers?|boss|guests?|visitors?|in laws'
const someone = new RegExp(
  `\\b(?:my|our|a|an|the|his|her|one of (?:my|our|the)) (?:\\S+ ){0,3}?(?<whom>${child}|${adult})\\b`,
  'u',
)
const bare = new RegExp(
  `\\b(?<whom>guests|kids?|children|husband|wife|partner|friends?|freinds?|daugther|dauhter|mum|mom|dad|nan|gran|granny|grandma|grandad|hubby|baby|toddler|son|daughter|grandson|granddaughter|nephew|niece|godchild|flatmate|neighbour|boyfriend|girlfriend)\\b`,
  'u',
)
const foreign: readonly [RegExp, string, Other['kind']][] = [
  [/\bmein(?:e[nmr]?)? (?:mann|ehemann)\b|\bmon mari\b|\bmi marido\b/u, 'your husband', 'adult'],
  [/\bmeine[rn]? frau\b|\bma femme\b|\bmi (?:mujer|esposa)\b/u, 'your wife', 'adult'],
  [/\bmein(?:e[nmr]?)? (?:sohn|junge)\b|\bmon fils\b|\bmi hijo\b/u, 'your son', 'child'],
  [/\bmeine[rn]? tochter\b|\bma fille\b|\bmi hija\b/u, 'your daughter', 'child'],
  [
    /\b(?:mein(?:e[nmr]?)?|unser) (?:baby|kind|kinder)\b|\bmon (?:bebe|enfant)\b|\bmi (?:bebe|nin[oa])\b/u,
    'your child',
    'child',
  ],
  [
    /\bmein(?:e[nmr]?)? (?:mutter|vater|bruder|schwester|freund(?:in)?|oma|opa|partner(?:in)?)\b|\b(?:mon|ma) (?:mere|pere|frere|soeur|amie?|copain|copine)\b|\bmi (?:madre|padre|hermano|hermana|amig[oa]|novi[oa]|pareja)\b/u,
    'them',
    'adult',
  ],
]
const aged =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) ?(?:months?|mo|years?|yrs?|yr)(?: olds?)?\b(?! (?:ago|now|without|since|later|on))|\b(?:he|she)s? (?:is )?\d+\b/u
const isChild = new RegExp(`^(?:${child})$`, 'u')

const allergicTo =
  /\b(?:allerg\w*|intoleran\w*|anaphyla\w*|react\w*(?: badly| strongly)?) (?:to|of|against) (?:the )?(?<food>(?:tree )?\S+(?: (?:nuts?|milk|seeds?|whites?))?)/u
const foodAllergy = /\b(?<food>(?:tree |cows? )?[a-z]{3,}) (?:allerg\w+|alerg\w+|intoleran\w+|anaphyla\w*)/u
const withoutFood =
  /\b(?:can ?not|cant|mustnt|must not|isnt allowed|doesnt|does not) (?:to )?(?:eat|have|tolerate|drink) (?:any )?(?<food>(?:tree )?\S+)/u
const noFood =
  /^(?:severe|bad|serious|strong|food|an?|the|his|her|my|our|nasty|known|has|have|eat|it|that|any|real|this|same|same|like|sons?|daughters?|mean|with)$/u

/** What somebody is allergic to, as a question says it; gluten for coeliac disease. */
export function allergenIn(text: string): string | undefined {
  if (/\bco?eli?ac\w*|\bceliac\w*|\bzoliakie\b/u.test(text)) return 'gluten'
  const free =
    /\b(?:is|are|goes|eats?|has to be|strictly) (?:strictly )?(?<food>gluten|dairy|nut|egg|milk|soy) free\b/u.exec(
      text,
    )?.groups?.['food']
  if (free) return free
  if (/\blactose\b/u.test(text)) return 'milk'
  if (/\bnuss allerg\w*/u.test(text)) return 'nut'
  if (/\bvegan\b/u.test(text)) return undefined
  return [allergicTo, foodAllergy, withoutFood]
    .map((way) => way.exec(text)?.groups?.['food'])
    .find((food) => food && !noFood.test(food))
}

/** What asks how the portal, the test or a practice deals with others. */
const ofPortal = pattern(
  any(
    'tell (?:me|us)(?= who)|limits|redone|retest\\w*|mail|allowed to look|antibod\\w*|how (?:long|do|many|soon|much|often)|account|portal|password|order|sample|scanner|app|share (?:my )?(?:results?|report|data)|see my|register|profile|prick|client|clients|patients?|practice|price|cost|reintroduc\\w*|birthday present|practitioner|privacy',
  ),
)
const meansMe =
  /\b(?:(?:can|may|could|should) i (?:still |also )?(?:eat|have|drink|try)|am i|for me|is it ok for me)\b/u
const asksFood = pattern(
  any(
    'can|could|may|should|must|need|needs|is|are|allowed|ok|okay|eat\\w*|ate|feed|give|giving|serve|serving|cook\\w*|bake|make|share|avoid|leave out|drink|have|has|wants?|does|apply|same|also|menu|diet|too|what about|steals?|stole|licks?|licked|got into|scratches|vomit\\w*|darf|kann|hat|peut|puede|ha comido|gefressen|mange',
  ),
)

/** What is about food or the test, where no food is named. */
const ofTable =
  /\b(?:eat\w*|ate|foods?|diet\w*|meals?|menu|drink\w*|allerg\w*|intoleran\w*|avoid\w*|leave out|igg|tests?|tested|testing|results?|values?|levels?|report|list|recipes?|reacts?|react\w*|cook\w*|plan)\b/u

/** Others who are only spoken of. */
const aside =
  /\b(?:(?:so |also )?(?:im |i am )?(?:worried|worrying|thinking|stressed|upset) (?:about|for|over) (?:my|our) \S+|my \S+ (?:says?|said|thinks?|thought|reckons?|told me)\b)/gu

/** Whoever cooked for the asker is not asked about. */
const cooksForMe =
  /\b(?:cooks?|cooked|made|baked|makes|says|said|told|gave|brought|invited|invites|thinks|laughs?) (?:me|us|i|it|at me|im)?\b/u

/** What a pet is given, or gets hold of. */
const ofFeeding = pattern(
  'eat\\w*|ate|feed|food|foods|give|have|has|drink|share|leftovers?|licks?|licked|stole|steals|got into|ok|bad|good|poison\\w*|toxic|intolerant|test|react\\w*|diet|loves?|itch\\w*|scratch\\w*|vomit\\w*|milk|steak|beer|for|and|darf|kann|peut|puede|hat|a mange|leche|same|too',
)
const notFed =
  /\b(?:hot dogs?|allergic to (?:cats?|dogs?|horses?)|names?|picture|draw|haiku|purr|bark\w*|snores?|teach|groom|clip|ride|shoe|litter|worm|train|treats for|eurostar|new puppy|brand|fleas|loosing|losing|screams?|sick as a dog|live|toys?|walk)\b/u

/** Whose food is asked about, if it is not the asker's own. */
export function otherIn(question: string, heard: string): Other | undefined {
  const text = withoutOwnPast(heard).replace(aside, ' ')
  const beast = petIn(text)
  if (beast && ofFeeding.test(text) && !meansMe.test(text) && !notFed.test(text))
    return { whom: `your ${beast}`, kind: 'pet' }
  if (ofPortal.test(text) || !(asksFood.test(text) || aged.test(text))) return undefined
  const [, who, kind] = foreign.find(([said]) => said.test(text)) ?? []
  if (who && kind) return { whom: who, kind }
  const allergen = allergenIn(text)
  const whom =
    someone.exec(text)?.groups?.['whom'] ??
    (aged.test(text) &&
    !/\bi\b/u.test(text.replace(/\b(?:can|should|may|could) i (?:give|feed|test|cook)\b/u, ''))
      ? 'child'
      : undefined) ??
    bare.exec(text)?.groups?.['whom']
  if (whom === undefined || (allergen === undefined && meansMe.test(text))) return undefined
  const isTold =
    allergen !== undefined ||
    isOfAnother(question) ||
    (complaintsIn(text).length > 0 && !/\b(?:i|im|ive|me)\b/u.test(text)) ||
    aged.test(text) ||
    /\b(?:same|too|also|mean|apply|need|share|both|everyone|feed|give)\b/u.test(text)
  if (!isTold || (cooksForMe.test(text) && !allergen)) return undefined
  if (!ofTable.test(text) && foodMatcher().read(question).mentions.length === 0) return undefined
  return { whom: `your ${whom}`, kind: isChild.test(whom) ? 'child' : 'adult' }
}

function petIn(text: string): string | undefined {
  const found = foreignPet.exec(text)?.groups
  const beast = found?.['whom'] ?? found?.['first']
  if (beast)
    return beast.startsWith('ch') ? (beast.startsWith('cha') ? 'cat' : 'dog') : petOf[beast.charAt(0)]
  return pet.exec(text)?.groups?.['whom']
}

const shares = pattern(
  any(
    'us|both|share|sharing|together|we|and (?:me|i)|for me|me and|i (?:also )?(?:eat|have|serve|cook|make|bake)|for (?:everyone|everybody|the whole family|all of us)|same as me',
  ),
)
/** Whether the asker eats of it as well. */
export const isShared = (text: string): boolean => shares.test(text)
