import { fold } from '../text/fold'
import type { Person } from './person'
import type { DecidingFood } from './kinds'
import { pattern } from '../text/pattern'

/** A food that a kitchen may add; `isGeneral`: an allergy that any kitchen has to know of. */
export type GravestFood = Pick<DecidingFood, 'foodName' | 'level' | 'outcome' | 'trial'> & {
  isGeneral?: boolean
}

type Often = readonly (readonly [kind: RegExp, keys: string])[]

/** What products often contain beyond their names: toppings, ingredients or contamination. */
const inProducts: Often = [
  [
    new RegExp(
      pattern`\b(?:breads?|\p{L}*brote?|pain|pan|toast|buns?|(?<!\b(?:spring|summer|egg|sushi|maki|swiss|sausage|
        california|roly) )rolls?|brotchen|bagels?|baguettes?|ciabatta|focaccia|naan|pitt?a|flatbreads?|sourdough|
        crackers?|crispbreads?|breadsticks|pretzels?|brezeln?|knackebrot|wraps?|tortillas?(?! (?:espanola|de patatas?)))\b`,
      'u',
    ),
    'sesame durum-wheat oats',
  ],
  [
    /\b(?:granola|muesli|cereals?|cereal bars?|flapjacks?|musli)\b/u,
    'almond hazelnut cashew walnut peanut sesame oats',
  ],
  [
    /\b(?:chocolates?|biscuits?|cookies?|pralines?|ice creams?|kekse?|schokolade|eis|galletas?)\b/u,
    'hazelnut almond peanut cashew walnut egg egg-white cows-milk',
  ],
  [
    /\b(?:sausages?|frankfurters?|wieners?|bratwurst|wurst|salami|pate|cold cuts|saucisses?|salchichas?)\b/u,
    'pork beef mustard-seed celery garlic',
  ],
  [
    new RegExp(
      pattern`(?<!\b(?:vegetable|vegan|veggie|vegetarian|gemuse) ?)(?:\b(?:stocks?|broths?|bouillon|gravy|gravies|
        granules)|bruhe)\b`,
      'u',
    ),
    'beef chicken',
  ],
  [
    /\b(?:stocks?|broths?|bouillon|\p{L}*bruhe|gravy|gravies|granules)\b/u,
    // Most of it comes from a cube.
    'celery mustard-seed garlic wheat gluten gliadin cows-milk casein whey alpha-lactalbumin beta-lactoglobulin',
  ],
  [
    /\b(?:spice mix|seasoning|curry (?:powder|paste)|garam masala|herbs and spices|spices|gewurze)\b/u,
    'mustard-seed celery sesame garlic',
  ],
  [/\b(?:falafel|sushi|stir[- ]?fr(?:y|ies)|wok|ramen|kebabs?|doner)\b/u, 'sesame garlic egg-white'],
  [/\b(?:pestos?)\b/u, 'cashew pine-nut walnut garlic'],
  [/\b(?:soya? sauce|teriyaki|hoisin)\b/u, 'wheat sesame garlic'],
  [
    /\b(?:wines?|rotwein|weisswein|wein|vin|vino|prosecco|champagne)\b(?! (?:vinegar|gums?))/u,
    'egg-white egg cows-milk',
  ],
  [
    new RegExp(
      pattern`\b(?:(?:asian|oriental|tahini) dressings?|shawarma|gyros|kofta|kofte|mezze|fattoush|tabb?oul?eh|
        fladenbrot|laffa|manakish|lahmacun|halva|halwa|noodles?|teriyaki|bibimbap|bulgogi|poke|pho|bao|gyoza|dim sum|
        satay|yakitori|tempura|kimchi|chow mein|lo mein|pad thai|sweet and sour)\b`,
      'u',
    ),
    'sesame',
  ],
  [/\b(?:dressings?|vinaigrettes?|mayonnaise|mayo)\b/u, 'mustard-seed egg-white egg garlic'],
]

/** What the claims of a product's name exclude; an allergy is asked about nevertheless. */
const excluded: Often = [
  [
    /gluten[ -]?free|\bglutenfrei|\bsans gluten|\bsin gluten|\bno gluten/u,
    'wheat durum-wheat gluten gliadin spelt kamut rye barley',
  ],
  [
    /\b(?:dairy|milk)[ -]?free|\bvegan|\bmilchfrei|\bsans lait|\bsin leche/u,
    'cows-milk casein whey alpha-lactalbumin beta-lactoglobulin',
  ],
  [/\begg[ -]?free|\bvegan|\beifrei|\bohne ei\b|\bsans oeuf|\bsin huevo/u, 'egg egg-white egg-yolk'],
]

/** The same for dishes. */
const inDishes: Often = [
  ...inProducts,
  [
    /\b(?:curry|curries|masala|dal|daal|dhal|thali)\b/u,
    'garlic turmeric mustard-seed ginger cashew cows-milk coconut',
  ],
  [/\b(?:soups?|stews?|casseroles?|suppe|\p{L}+suppe|eintopf|soupe|sopa|chilli|gumbo)\b/u, 'celery garlic'],
  [/\b(?:salads?|\p{L}*salat|salade|ensalada|coleslaw)\b/u, 'mustard-seed garlic egg-white'],
  [
    /\b(?:burgers?|sandwich(?:es)?|sarnies?|toasties?|paninis?)\b/u,
    'mustard-seed sesame egg-white durum-wheat oats',
  ],
  [
    new RegExp(
      pattern`\b(?:puddings?|desserts?|cakes?|tarts?|crumbles?|cheesecakes?|trifles?|pastry|pastries|kuchen|torten?|
        gateaux?)\b`,
      'u',
    ),
    'almond hazelnut egg-white egg cows-milk walnut',
  ],
  [/\b(?:smoothies?|fruit salad|juices?|obstsalat)\b/u, 'pineapple mango banana orange strawberry apple'],
  [/\b(?:shakes?|milkshakes?|lattes?|cappuccinos?)\b/u, 'cows-milk oats almond soy-bean'],
]

/** What kitchens often add to a savoury or a sweet dish whose name shows no type. */
const ofCourse = {
  savoury: 'garlic celery mustard-seed egg-white cows-milk wheat',
  sweet: 'egg-white egg almond hazelnut cows-milk wheat walnut pistachio cashew',
  drink: '',
}
/** The meats of a dish that does not say which. */
const meats = 'beef pork lamb veal chicken turkey'
const ofMeat = new RegExp(
  pattern`\b(?:curry|curries|stews?|casseroles?|meat\p{L}*|mince|kebabs?|gyros|shawarma|doner|tacos?|burritos?|ragout|
    ragu|hot ?pot|pot roast|eintopf|gulasch|goulash|\p{L}*fleisch\p{L}*|viande|carne|estofado|guiso)\b`,
  'u',
)

export type Course = keyof typeof ofCourse

const MOST = 3

/** A person's foods that a product of this type often contains, the allergies first. */
export const oftenIn = (title: string, person: Person): GravestFood[] =>
  among(person, keysIn(inProducts, title), title)

/** By a dish's type, each meat where none is stated; by its course if all is unknown. */
export function oftenInDish(
  title: string,
  person: Person,
  { course, tellsMain, isTold }: { course: Course; tellsMain: boolean; isTold: boolean },
): GravestFood[] {
  const meat = !tellsMain && ofMeat.test(fold(title)) ? meats.split(' ') : []
  const own = [...meat, ...keysIn(inDishes, title)]
  return among(person, own.length > 0 || isTold ? own : ofCourse[course].split(' '), title)
}

const keysIn = (often: Often, title: string) =>
  often.flatMap(([kind, held]) => (kind.test(fold(title)) ? held.split(' ') : []))

function among({ avoid, avoidFoods }: Person, keys: readonly string[], title: string): GravestFood[] {
  const gone = keysIn(excluded, title)
  return avoid
    .flatMap((entry, at): (GravestFood & { rank: number })[] => {
      const own = (avoidFoods[at]?.keys ?? []).filter(
        (key) => entry.level === 'allergy' || !gone.includes(key),
      )
      const ranks = own.map((key) => keys.indexOf(key)).filter((rank) => rank >= 0)
      if (ranks.length === 0) return []
      return [{ ...entry, rank: entry.level === 'allergy' ? -1 : Math.min(...ranks) }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST)
}
