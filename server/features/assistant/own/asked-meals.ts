import { foodMatcher } from '../../foods/foods.public'
import { namesFood } from '../eating/words'
import type { Asked } from './asked-kinds'
import { dishNamedIn } from './dishes'
import { wishesIn } from './wishes'
import { any, meals, pattern } from './words'

const mealWords = meals.map(([category, said]) => [category, pattern(said)] as const)
/** What asks for something to cook or to choose, and not whether a dish may be had for a meal. */
const wishes = pattern(
  any(
    'ideas?|what|whats|which|something|anything|recipes?|need|suggest\\w*|recommend\\w*|inspir\\w*|cook|make|bake|prepare|give|show|menus?|options?|want|hungry|quick|easy|healthy|best|good|simple|nice|light|midnight|late|free|please|pls|help|tonight|no|not|without|cheap|warm|any|more|tips?|fed up|bored',
    'ideen?|idee|was|etwas|rezepte?|vorschl\\w*|brauche|koche\\w*|mache\\w*|idees?|quoi|recettes?|que|quelque chose|besoin|recetas?|algo|necesito|cocinar|kochen|ohne|sans|sin|para|pour|zum',
  ),
)
/** "Can I have eggs for breakfast?" asks about eggs. */
const ofAFood =
  /^(?:can|could|may|should|am|is|are|do|does|would|kann|darf|puis|est|puedo)\b(?!.*\b(?:ideas?|recipes?|suggest|recommend|give me|show me|help|tell me|think of|find me|what)\b)/u
const notMeals = pattern(
  any(
    'stopped|nothing suggested|my sister|new recipe|a new one|narrow|loads?|keen|beforehand|last month|did you|last night|myself|whom|should i (?:consult|make)|go out|cant tell|components?|prepared|desert|recite|blind baking|sugar be|cooked without|no meals|no nothing|ready meal|each morning|every morning|cocktail|suggestions? at all|whats wrong|safe|underweight|with one|in it|procedure|how (?:are|is|do|does)|want a new|only can i',
    'at what|king|noise|bbc|moon|charts|wembley|playing|business|hotel|conference|mistake|slip|eaten|live on|vanish|figures|sheet|gone|lost|never|isnt (?:there|here|showing|working)|ran out|waiting|appear\\w*|disappear\\w*|empty|another|already|destroy\\w*|closing|deletion|record\\w*|after (?!dinner|lunch|work|the gym|gym)|switch|news|others|ignor\\w*|offer\\w*|fast(?:ing)?|rely|add|upload|works|generat\\w*|trust|share|photo|picture|air fryer|oven temp\\w*|best (?:way|restaurant)|wear|speech|reserv\\w*|what time|skip\\w*|restaurants?|eating out|allerg\\w*|labels?|choose (?:my|the) recipes?|chosen',
  ),
)
const course =
  'is|are|was|would|be|it|for|as|an?|the|my|of|at|with|please|pls|ok|okay|fine|allowed|can|may|i|have|eat|main|course|courses|starters?|meals?|dish|zum|als|pour|como|para|tonight|today|tomorrow|yes|no|or|not|me'
const aroundDish = new RegExp(
  `(?<![\\p{L}\\d])(?:${course}|${meals.map(([, said]) => said).join('|')})(?![\\p{L}\\d])`,
  'gu',
)
/** "Lasagne for dinner?": the dish of it. */
function dishIn(text: string): string {
  const dish = text.replace(aroundDish, ' ').replace(/ +/gu, ' ').trim()
  return notThese.test(text) ||
    wishes.test(text.replace(/\b(?:no|not|tonight)\b/gu, ' ')) ||
    wishesIn(text).length > 0 ||
    dish === '' ||
    dish.split(' ').length > 4
    ? ''
    : dish
}
/** What is not to be on the plate is no dish that is asked about. */
const notThese = /\b(?:not|without|ohne|sans|sin|no) (?!or\b|what\b)\S/u
const sweet = pattern('something sweet|sweet treats?|was susses|quelque chose de sucre|algo dulce')
const courseWord = pattern('main courses?|starters?|main dish')
const anyMeal = pattern(
  any(
    '(?:meal|cooking|recipe|dinner|baking|meal prep|brunch|comfort food|party food|one pot|finger food|food idea)s?(?: (?:ideas?|inspiration|options?|please|pls))?|recipes?|rezepte?|recettes?|recetas?|something to eat|anything to eat|what to cook|what (?:can|shall|should|do) (?:i|we) (?:cook|make|bake|prepare|feed)(?: \\S+){0,4}|hungry|(?:vegan|vegetarian|high protein|high fibre) (?:meals?|ideas?|foods?|food|options?|for me)',
  ),
)
const anywhere = pattern(
  any(
    'what(?: foods?| things?)? (?:can|could|may|do|am|is|should|shall|must) i (?:(?:still|actually|even|then|allowed|able|to|supposed|now|safely|be) )*(?:eat|eating|have|allowed)(?: (?:then|now|at all|any ?more|instead|still|with no|freely|without))*$',
    '(?:whats|what is|what|is there anything|anything) left (?:for me )?(?:to eat|i can eat)?(?: .{0,20})?|what am i (?:still )?allowed(?: to (?:eat|have))?$|(?:which|what)(?: are)?(?: the| my)? foods?(?: can| could| may| am) i (?:still |allowed to )?(?:eat|have)(?: freely| now)?$|(?:tell me )?what i can (?:still )?eat$|nothing left to eat|^(?:which|what) foods are (?:ok|fine|good|left) for me',
    'was (?:kann|darf|soll) ich (?:(?:denn|noch|uberhaupt|jetzt|eigentlich|dann) )*essen$|que (?:puis je|peux je|je peux)(?: encore)? manger$|qu est ce que je peux (?:encore )?manger$|que puedo comer(?: ahora| todavia)?$|welche lebensmittel (?:kann|darf) ich (?:noch )?essen$',
  ),
)

/** The meal that a text names. */
export const categoryIn = (text: string): string | null =>
  (sweet.test(text) ? 'dessert' : mealWords.find(([, said]) => said.test(text))?.[0]) ?? null

const wishOfDish = pattern(
  any(
    'ideas?|recipes?|suggest\\w*|recommend\\w*|inspir\\w*|(?:can|could|should|shall|do|to|would) (?:(?:i|we|you) )?(?:make|bake|cook|prepare|serve|bring)|how (?:do|can|to|would)|i want|want an?|need|(?:can|could|shall|do) i (?:put|throw)|fancy|crav\\w*|(?:that|which) (?:(?:i|we) can|fits?|suits?|works?)|i can (?:actually |still )?(?:eat|have|drink|make|bake)|birthday|wedding|christmas|xmas|easter|\\S+ free|vegan|something for|for (?:me|guests|the kids|tonight|my birthday|a party|christmas)|help|pls|please|night|tuesday|evening|at home|homemade|myself|possible|something to|without|no',
    'ideen?|rezept\\w*|vorschl\\w*|idees?|recettes?|recetas?|(?:was|wie) (?:kann|soll|koennte|mache)|(?:que|qu|comment)(?: \\S+){0,3} (?:faire|preparer|cuisiner)|(?:que|como)(?: \\S+){0,3} (?:hacer|hago|preparar|cocinar)|mochte|hatte gern|je voudrais|j ?ai envie|quiero',
  ),
)
/** What tells that a dish is asked about, and none wished for. */
const ofTheDish = pattern(
  'ok|okay|oki|fine|allowed|bad|elevated|levels?|contains?|whats in|what is in|ate|eaten|eating|had|have i|is it|is that|are they|why|when|react\\w*|after i|again|quit|came|will|checked|relax|suspicious|eating out|amber|need to explain|dairy free dinner|someone put|whatever|certify|turn up|worse|top|whatsoever',
)

/** A dish or product that is wished for: "a birthday cake that i can eat"; `text` as `plain` writes it. */
export function dishWished(text: string): Asked | undefined {
  if (text.split(' ').length > 24 || notMeals.test(text) || ofTheDish.test(text)) return undefined
  if (ofAFood.test(text) && !/^(?:is|are) there\b/u.test(text)) return undefined
  return wishOfDish.test(text) && dishNamedIn(text)
    ? { about: 'meal', category: categoryIn(text), words: '' }
    : undefined
}

/** What is asked about meals and about eating in general; `text` as `plain` writes it. */
export function mealAsked(text: string): Asked | undefined {
  if (text.split(' ').length <= 10 && anywhere.test(text)) return { about: 'eat' }
  if (text.split(' ').length > 24 || notMeals.test(text)) return undefined
  const category = categoryIn(text)
  if (ofAFood.test(text)) return undefined
  const dish = category || courseWord.test(text) ? dishIn(text) : ''
  const isDish = dish !== '' && namesFood(foodMatcher(), dish)
  if (isDish && category !== 'soup' && category !== 'salad' && category !== 'smoothie')
    return { about: 'dish', words: dish }
  const isShort = text.split(' ').length <= 3
  const isWish = isShort || wishes.test(text) || wishesIn(text).length > 0
  const isNight = /\b(?:tonight|this evening|heute abend|ce soir|esta noche)\b/u.test(text)
  if (category && isWish && (!isNight || eaten.test(text))) return { about: 'meal', category, words: '' }
  const isOfTaste =
    something.test(text) && wishesIn(text).some((wish) => tastes.has(wish.replace(/^not /u, '')))
  return isOfTaste || (anyMeal.test(text) && (wishes.test(text) || wishesIn(text).length > 0))
    ? { about: 'meal', category, words: '' }
    : undefined
}

const something = pattern('something|anything|ideas?|ideen?|etwas|quelque chose|algo')
const tastes = new Set('sweet savoury crunchy filling spicy cold warm vegan vegetarian uncooked'.split(' '))

const eaten = pattern(
  'eat|have|cook|koch\\w*|cuisin\\w*|cocin\\w*|make|food|feed|dinner|supper|tea|ideas?|recipes?|essen|kochen|manger|cuisiner|comer|cenar|cocinar|hungry|lunch|snacks?',
)
