import { foodMatcher } from '../../foods/foods.public'
import { foodsListedIn } from '../eating/words'
import { withoutHosts } from '../gates/another'
import type { Asked } from './asked-kinds'
import { dishWished, mealAsked } from './asked-meals'
import { celebrated, placed } from './asked-outings'
import { diseasesIn } from './diseases'
import { dishes, dishNamedIn } from './dishes'
import { kinds } from './kinds'
import { leftOutIn } from './left-out'
import { any, pattern } from './words'

/* What is asked at table: what goes instead, which to choose, what to cook, what of a dinner to eat. */

/** What speaks of the body, of a test, of an account or of somebody else, and of no meal. */
const notTable = pattern(
  any(
    'rash\\w*|itch\\w*|swell\\w*|swollen|throat|tongue|vomit\\w*|throw\\w* up|(?<!le )(?<!du )(?<!quel )(?<!mon )pains?|aches?|headaches?|migraines?|cramp\\w*|bloat\\w*|gas|diarr\\w*|hives|symptoms?|react\\w*|epi ?pen|dizzy|faint\\w*|nause\\w*|reflux|heartburn|constipat\\w*|weight|pregnan\\w*|breath\\w*|swallowed|poison\\w*|medic\\w*|tablets?|pills?|doctors?|hospital(?!(?: \\S+)* (?:foods?|kitchen|menu|eat|meals?))(?<!(?:foods?|meals?|eat|menu)(?: \\S+)* hospital)|collapsed|blood|ill',
    'results?(?! (?:night|day))|reports?|tests?|tested|testing|values?|levels?|scores?|samples?|kits?|passwords?|accounts?|portal|app|website|email|invoice|refund|order number|calories|vitamins?|deficien\\w*|supplements?|capsules?|scann?\\w*|data|daily recipe|recipe of the day|generator|approv\\w*|save|print|download|account|practi\\w+|laborator\\w+|lab|subscription|notif\\w*|profile|address|phone',
    'highs?|moderates?|elevated|raised|lows?|worst|highest|lowest|higher|lower|positive|mean|means|meaning|avoid(?:ed)?|reintroduc\\w*|how (?:long|much|many|often)|why|when|where|who|erhoht|showed|show|differen\\w*|compare\\w*|between|ratio',
    'extent|fingertips?|possible source|lapsed|narrow|group supplies|strict|pass(?:ed|ing)? out|neck|ears?|skin|stomach|chest|heart|face|lips?|eyes?|knots|gassy|how (?:come|soon|do i (?:know|name|decide|use|find))|what does|make up for|anything to do with|or why|haunts|selected|receive|picked|kept out|hip|smear|red|medium|gone off|ate|eaten|mistake|labels?|lists?|listed|says|said|slip|dashboard|start page|home (?:page|screen)|screen|page|button|traces?|photo\\w*|camera|stickers?|chemo|surgery|ambulance|check ?up|consultation|passport|cheated|hidden|trust|suspect|warfarin|insulin|gastrectomy|kill?|mysel?f|fuel|knife|brands?|cheapest|carbs in|chop|tooth|rabbits?|parrots?|birds?|selenium|iodine|calcium|omega|ca|nutrients?|with amounts|grams|quantities|first name|typed|gmail|menopause|osteoporosis|algorithm|unavailable|displayed|loads|refresh\\w*|elimination|exclusion|long run|weeks? (?:gone|four|off|are over)|phase|guaranteed|matched|lactose|image|wattage|hurricane|delayed|currency|funeral|labs|barcodes?|typing|type (?:the|in|ingredients)|retest\\w*|titres?|outcomes?|criteri\\w+|issued|not a single|blank|none (?:at all|for me)|(?:returns|finds|shows) nothing|not giving me',
    '(?:the|my|your|this|that|todays|suggested|single|which|any|no|one|more|a new|new|of) (?:recipes?|dish|meal suggestions?|cooking (?:ideas|suggestions|tips)) (?:is|are|was|were|has|had|can|looks?|wants?|calls?|nearly|uses?|free|clash\\w*|not|today|for me|to choose|section|box|tile)|(?:the|my|your|this|that|todays|in a|in the|inside the|follow the|in|of) recipes?|recipes? (?:section|box|tile|missing|none|blank|looks?|error|clashes|has|not|wants?|calls|uses|free of|placeholder|search|on request)|(?:no|zero|wheres|without|scarce|wrong|the remaining) (?:recipes?|meals?|dish)(?! ideas)|change (?:the|my)',
    'he|she|him|her|his|husbands?|wife|sons?|daughters?|toddler|baby|dogs?|cats?|clients?|patients?|guests?|born|wine (?:glass|stain)|stain|film|song|book|movie title|love|near me|nearby|open|reserve|delivery',
  ),
)
/** A wish for food may name what is high in something, and results that a recipe is to suit. */
const wish =
  /\b(?:high|low|rich) (?:in )?(?:protein|fib(?:re|er)|carb|fat|salt|sugar)\w*|(?:suits?|fits?|for|with|all|of|to) (?:all )?(?:of )?my (?:results?|test|report|values?|levels?)|\b(?:sick|tired|ill) of\b|\bin my (?:test|report|results?)\b|with my (?:igg|results?)|\bsick day\b|film nights?|movie nights?|\b(?:her|his|hers|she|he|him)\b(?= (?:makes?|making|cooks?|cooking|serves?|is|will|place|house))/gu

const whether =
  /^(?:so |and |but |ok |hi |hey |hello )*(?:can|could|may|might|should|shall|is|are|am|will|would|do|does|did|kann|darf|soll|puis|est|puedo)\b/u
const what =
  /\b(?:what|whats|which|wich|anything|something|any|ideas?|else|suggest\w*|recommend\w*|alternatives?|was|welche\w*|que|quoi|quel\w*|qu)\b/u

const swapping = pattern(
  any(
    'inste?a?d(?: of)?|intead|in place of|in lieu|rather than|other than|alternativ\\w*|substitut\\w*|replac\\w*|swaps?|stand ?ins?|subs?(?= for)|takes? the place|in the place',
    'statt|anstatt|anstelle|an stelle|ersatz|\\p{L}{3,}ersatz|ersetze\\w*|alternative[nr]? zu|a la place|au lieu|remplace\\w*|en lugar|en vez|sustitu\\w*|reemplaz\\w*',
  ),
)
const elseAsked = pattern(
  any(
    '(?:what|which|whats|anything|something|how)(?: \\S+){0,3} else|what (?:now|then|do i use|can i use|should i use|to use)|what(?: other)? \\S+ then|so (?:what|which) \\S+|what gives|what goes (?:in|on)|(?:what|which) (?:meat|fish|fruit|milk|nuts|cheese|bread|oil|veg|vegetables?|pasta|grain|flour)(?: \\S+)?$',
  ),
)
const forgone = pattern(
  'cant have|cant eat|cant use|not allowed|no|dont like|dont want|dont fancy|always (?:put|used?|had|eat)|everything|hate|sick of|fed up|bored of|without|if not',
)
const alike = pattern(
  any(
    'i (?:really |so )?miss|mis+ing|whats like|tastes? (?:a bit )?(?:like|similar)|(?:similar|closest|nearest) (?:to|thing|taste)|same (?:taste|flavou?r)|(?:something|anything|a cheese|cheese) (?:a bit )?like|(?:i (?:really )?)?crav(?:e|ing)|reminds me|texture of|i loved',
    'fehlt mir|mir fehlt|vermisse|schmeckt (?:ahnlich )?wie|ahnlich\\w* wie|me manque|le gout d[eu]|echo de menos|extrano|sepa a|se parece',
  ),
)

const kindName = any(
  ...kinds.flatMap(({ said, use }) => [said, use].filter((each) => each !== undefined)),
  ...dishes.map(({ said }) => said),
)
const choosing = [
  `(?:which|what|whats|wich|witch|what kind of|what sort of|best|good|right|recommend(?: me)?|suggest(?: me)?|need|any|some|welche[rsnm]?|welches|was fur(?: ein\\w*)?|quel(?:le)?s?|que|cual\\w*)(?: (?:is|the|a|an|kinds?|types?|sorts?|of|best|good|nice|me|some|for|my|right|other|goes|go|in|on|with|do i|can i|should|to|i|put|use|fry|dip))* ${kindName}`,
  `^(?:\\S+ )?${kindName} (?:for|to go with|that goes|on|in|ideas?|which|what) (?:\\S+ ?){1,4}`,
  `^(?:\\S+ )?${kindName} ideas?(?: .*)?`,
  `^${kindName} (?:but|that isnt|that is not|thats not|which isnt) .+`,
  `${kindName} (?:what kind|which kind|which one|which ones|what type|what sort)`,
  'what (?:can|do|could|should) i (?:dip|spread|fry|sprinkle|thicken|bind|sweeten|season)\\b.*|what to (?:thicken|bind|fry|sweeten|season|dip|spread|put on)\\b.*|what (?:can|do|could|should) i put (?:on|in) (?:my |a |the )?(?:bread|toast|bagel|porridge|coffee|smoothies?|sandwich\\w*|salad|pizza|jacket potato)',
].map(pattern)
/** What asks for levels or for a meal names kinds as well. */
const notChoice = pattern(
  'foods?|wines?|gin|martini|froths?|melts?|grows|breadmaker|chain|limit|are you on|season in|easiest|first earlies|fiscal|whitby|does it|which side|cap|dressing on|which one do|serum|lid|sunburn|half a year|put into|pans?|ovens?|best \\S+ in \\S+|whats in|what is in|what are in|did|do i have|have i|am i|i have got|list|recipes?|meals?|time|day|price|nights?|evening|tonight|went|came|come up|is this|was(?! fur)|bring|pack|(?:can|could|may|darf|kann|puis|puedo) (?:i|ich|je)(?: \\S+){0,3} (?:cook|make|bake|kochen)',
)

/** Foods that are asked for by what they are rich in. */
const nourishing = pattern(
  any(
    '(?:foods?|what|which|eat\\w*|sources?|snacks?|more|get|enough)(?: \\S+){0,4} (?:iron|fib(?:re|er)|proteins?)',
    '(?:iron|fib(?:re|er)|proteins?)(?: \\S+){0,2} (?:foods?|sources?|rich|from|ideas?)',
    '(?:mehr|viel|genug|plus de|mas) (?:eisen|ballaststoffe|eiweiss|fer|fibres?|proteines?|hierro|fibra|proteinas?)',
  ),
)

/** "What is tuna" asks for none of its kind. */
const isDefinition =
  /^(?:so |and )?(?:what is|what are|whats|was ist|was sind|que es|que son|c est quoi) (?:an? )?(?!.*\b(?:good|best|nice|right|ok|fine|else)\b)(?:\S+ )?\S+$/u

const cooking = pattern(
  any(
    'cook|make|made|bake|prepare|rustle|dinner|lunch|breakfast|supper|ideas?|recipes?|what now|now what|do with|use up|using up|meal|dish|dessert|anything|something|together|turn these|goes with|fridge|cupboard|pantry|freezer|(?:only|just) (?:have|got)|(?:is|are) left|at home|mache\\w*|gericht|etwas|abendessen|mittagessen|ideen?|idees?|koche|kochen|machen|backen|rezept\\w*|cuisiner|faire|plat|repas|recette\\w*|cocinar|cena|plato|algo|hacer|hago|haces?|receta\\w*',
  ),
)
const atHand = pattern(
  any(
    '(?:ive|we ve|weve)(?: (?:just|only|still))? (?:got|a|some)|(?<!(?:can|could|may|should|what|do|must) )i (?:only |just |still )?(?:have|got)|^(?:(?:quick |easy )?(?:dinner|lunch|breakfast) )?(?:got|have|only have|just got|bought|found|fridge|ingredients|leftovers?)|ive|theres|there is|i (?:just )?(?:bought|found)|just (?:bought|found)|in (?:the|my) (?:fridge|cupboard|freezer|pantry)|(?:is|are|have|got) left|left ?overs?|use up|using up|ingredients|veggies i have|bits in|turn these',
    '(?:what|was|que|quoi|something|anything|meal|dish|cook|make|recipes?|rezepte?|recettes?|recetas?|dinner|lunch|kochen|cuisiner|cocinar)(?: \\S+){0,5} (?:out of|from|with|using|for|mit|fur|aus|avec|pour|con|w)|(?:ideas?|ideen?|idees?|plat|gericht|plato|repas|cena|comida|algo|etwas|supper|abendessen|mittagessen)(?: \\S+){0,3} (?:with|using|from|mit|avec|con)(?! (?:no|out|less|kein\\w*)\\b)|(?:recette|receta) de|ich habe?|(?:only|just) (?:have|got)|reste|j ?ai|tengo|restes|sobras|what goes (?:well )?(?:together|with)',
  ),
)
/** Foods after which nothing but a recipe is asked for. */
const hosted = pattern(
  any(
    'invit\\w*|(?:dinner|lunch|bbq|meal|supper|food|brunch) (?:at|with|round) (?:\\S+ ){0,3}(?:place|house|hers|his|theirs|friends?|parents|neighbours?|inlaws|in laws|mums?|nans?|sisters?|brothers?)|(?:friends?|mum|mother|mother in law|mil|sister|brother|aunt|auntie|nan|gran|grandma|colleagues?|neighbours?|hosts?|mate|boyfriend|girlfriend|bf|gf|partner|inlaws|in laws|school|theyre|they|shes|hes|she|he|canteen|restaurant)(?: \\S+){0,3} (?:making|makes|make|made|cooks?|cooking|serv\\w*|bring\\w*|doing|do|plan\\w*|having|has|get|getting|ordered|order|dishing)',
    '(?:set )?menu(?: \\S+){0,4} (?:is|has)|menu at|(?:buffet|platter|table|canteen today) (?:has|with|on)|served with|starter(?: \\S+){1,6} main|(?:which|what) (?:parts?|bits?)|(?:which|what) of (?:it|this|that|them|these)|whats (?:ok|fine|good|for me) (?:from|of)|can i eat (?:everything|all of)|what (?:do i leave|can i eat there|should i leave)|(?:wedding|christmas|thanksgiving|moroccan|indian|thai|italian|eid|greek) (?:dinner|lunch|meal|food)(?: \\S+){0,2}(?= .* (?:with|and) )',
    '(?:dinner|lunch|tea|supper|food|starter|set menu|main) is|set menu|(?:christmas|xmas|easter|sunday|boxing day) at|at (?:the|a|my) (?:\\S+ )?(?:wedding|party|do|event|buffet|\\S+s)(?: \\S+)? (?:theres|there is|there will be|they)|gibts|bei freunden|gibt es|kocht|auf der hochzeit|zur hochzeit|chez (?:mes|des|ma|mon)|il y a|on me sert|invitad\\w*|mi suegra|en la cena',
  ),
)
const making = pattern(
  any(
    'how|possible|recipe|make|made|making|bake|baking|cook|can you|is there|rezept|wie|geht das|comment|recette|como|receta|machen|backen',
  ),
)
const bareWithout = /^(?:\S+ ){1,3}(?:without|minus|w o|ohne|sans|sin|free of) \S+(?: \S+){0,4}$/u
/** What is asked of a dish beside: "is that even a curry". */
const aside = / (?:is|does|would) (?:that|it|this|there)\b.*$/u
const planned = pattern(
  any(
    '(?:meal|food|eating|menu|weekly|diet|week|day|dinner|lunch) ?plan(?:s|ner|ning)?|menus? for|(?:day|week|weekly|daily|full day|weekend) menu|menu (?:for )?(?:the|a|this|one|each)|(?:plan|organise|organize) (?:me |my |a |out )+(?:meals?|week|food|day|menu)|(?:full|sample|example|normal|whole) (?:day|week)(?: of)?(?: eating| food| menu)|sample day|three meals|meals? for (?:the |a |this |next |each |every |today|tomorrow)+ ?(?:day|week)?|(?:dinners?|lunches|meals) for the (?:whole|entire)? ?week|\\d+ ?days? (?:plan|menu|lunch plan|meal)|breakfast lunch (?:and |n )?dinner|plan (?:me |my |our )+(?:\\S+ )?(?:dinners?|lunches|breakfasts|suppers|meals?|week|day|food)|what (?:do i |to |should i |shall i )?(?:eat|cook) (?:all day|this week|each day|every day|next week|today|tomorrow|from morning)|day on a plate|each meal today|meal schedule|all meals',
    '(?:shopping|grocery|food) (?:list|shop)|(?:what|which|need|help)(?: \\S+){0,3} groceries|groceries (?:list|for|ideas?|help)|einkaufs?(?:liste|zettel)|liste de courses|lista de (?:la )?compra|^(?:so |and )?(?:what|was|que|quoi|qu)(?: \\S+){0,5} (?:buy|get|kauf\\w*|einkaufen|acheter|acheto|compr\\w*)(?: \\S+){0,4} (?:supermarket|shops?|stores?|grocery|supermarkt|supermarche|supermercado|tesco|aldi|lidl|rewe|edeka)',
    'essensplan|speiseplan|wochenplan|ernahrungsplan|tagesplan|menu fur|den ganzen tag|plan de repas|menu (?:de|pour) la semaine|journee type|plan de comidas|menu semanal|todo el dia|desayuno comida y cena',
  ),
)
const notPlan = pattern(
  'treatment|price|care plan|before|reintroduction|valentines|risk groups?|works|or just|back onto|and i eat|restrictive|therapist|section',
)

const wordsIn = (text: string) => text.split(' ').length
const foodsIn = (text: string) => foodsListedIn(foodMatcher(), text)

/** What is asked at table; `text` as `plain` writes it. */
export function tableAsked(text: string): Asked | undefined {
  const told = withoutHosts(text).replace(wish, ' ')
  if (wordsIn(text) > 40 || diseasesIn(text).length > 0 || notTable.test(told)) return undefined
  const dishes = dishesAsked(text)
  if (dishes) return dishes
  if (wordsIn(text) > 26) return undefined
  if (planned.test(text) && !notPlan.test(text) && wordsIn(text) <= 16) return { about: 'plan' }
  if (whether.test(text) && !what.test(text))
    return making.test(text) && isWithout(text) ? { about: 'dish-without' } : dishWished(text)
  return (
    placed(text) ??
    (isWithout(text) && (bareWithout.test(text.replace(aside, '')) || (making.test(text) && !what.test(text)))
      ? { about: 'dish-without' }
      : undefined) ??
    swapAsked(text) ??
    dishWished(text) ??
    celebrated(text) ??
    mealAsked(text)
  )
}

/** Whether a text speaks of a dish without something. */
function isWithout(text: string): boolean {
  const { foods, rest } = leftOutIn(text, ['without'])
  return (
    foods.length > 0 && /(?:without|w o|minus|no|free|ohne|sans|sin)/u.test(text) && foodsIn(rest).length > 0
  )
}

/** "Mash instead of rice" has chosen, and asks for nothing else. */
const isChosen = (text: string) => {
  const [, kept = ''] = /^(.+?) (?:instead of|rather than|in place of) /u.exec(text) ?? []
  return !what.test(kept) && !/\buse\b/u.test(kept) && foodsIn(kept).length > 0
}

function swapAsked(text: string): Asked | undefined {
  if (nourishing.test(text) && foodsIn(text).length === 0) return { about: 'choose' }
  if (isChosen(text)) return undefined
  if (swapping.test(text) || (forgone.test(text) && elseAsked.test(text))) return { about: 'instead' }
  if (alike.test(text) && foodsIn(text).length > 0) return { about: 'taste-alike' }
  if (
    !isDefinition.test(text) &&
    !notChoice.test(text) &&
    wordsIn(text) <= 18 &&
    choosing.some((way) => way.test(text))
  )
    return { about: 'choose' }
  return undefined
}

/** Dishes that are cooked for somebody, or foods that are at hand; told in one sentence and asked about in the next. */
export function dishesAsked(text: string): Asked | undefined {
  if (wordsIn(text) < 3 || wordsIn(text) > 40 || swapping.test(text)) return undefined
  if (/\ballerg|\bintoleran/u.test(text)) return undefined
  if (notTable.test(withoutHosts(text).replace(wish, ' ')) || diseasesIn(text).length > 0) return undefined
  const foods = [...new Set(foodsIn(text))]
  const count = foods.length
  if (hosted.test(text) && count >= 2) return { about: 'invited' }
  const isOfFoods =
    foods.some((food) => !dishNamedIn(food)) && !/(?:thats|that is|isnt|arent) not|\bisnt\b/u.test(text)
  return isOfFoods && atHand.test(text) && cooking.test(text) ? { about: 'cook-with' } : undefined
}
