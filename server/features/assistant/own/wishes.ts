import { meals, pattern } from './words'

/** What somebody may wish of a plate, by the word that plates have for it, and how they say so, as `plain` writes it. */
const wishes: Readonly<Record<string, string>> = {
  protein: 'protein\\w*|eiweiss\\w*|gym|workout|muscle|training',
  fibre: 'fib(?:re|er)|ballaststoff\\w*|fibras?|fibres',
  uncooked:
    '(?:no|without|not|w o) (?:\\S+ )?(?:cook\\w*|kitchen|stove|hob|heating)|ohne (?:zu )?kochen|sans (?:cuisson|cuire)|sin cocinar|cant be bothered to cook|dont want to cook|raw',
  cold: '(?<!have a |got a |with a )cold(?! (?:mornings?|days?|weather|evenings?|nights?|outside|cuts?|season))|too hot|(?:its|so|is) (?:so |really )?hot|hot (?:weather|days?)|heat ?wave|(?:no|without) (?:a )?microwave|kalt\\w*|froid\\w*|fri[oa]s?',
  warm: 'warm\\w*|(?<!too |its |so |is |really |red )hot(?! (?:dogs?|sauce|chocolate|weather|days?|cross))|(?<!have a |got a )cold (?:mornings?|days?|weather|evenings?|nights?)|heiss\\w*|chaud\\w*|caliente\\w*|winter|comfort\\w*',
  packed:
    'packed|pack|to go|on the go|grab|take (?:away|with|along|to)|to take|tupper\\w*|lunch ?box\\w*|for work|at work|office|desk|portable|fur unterwegs|zum mitnehmen|im buro|a emporter|para llevar',
  quick:
    'quick\\w*|fast|speedy|(?:5|10|15|20|five|ten|fifteen|twenty) min\\w*|no time|hurry|schnell\\w*|rapide\\w*|rapid[oa]\\w*|lazy',
  cheap: 'cheap\\w*|budget|student|skint|broke|low cost|gunstig\\w*|billig\\w*|pas cher\\w*|barat\\w*',
  sweet: 'sweet(?! potato\\w*| ?corn| chilli| and sour)|sweets|sugary|suss\\w*|sucre\\w*|dulce\\w*',
  savoury: 'savou?ry|salty|deftig\\w*|herzhaft\\w*|sale|salad[oa]',
  crunchy: 'crunch\\w*|crisp(?:y)?|knusprig\\w*|croquant\\w*|croustillant\\w*|crujiente\\w*',
  filling:
    'filling(?! for| ideas?)|hearty|substantial|(?:fills?|keeps?) me (?:up|full)|sattigend\\w*|macht satt|nourrissant\\w*|copieux|saciante\\w*|llena',
  light: 'light|leicht\\w*|leger\\w*|liger[oa]\\w*',
  spicy: 'spicy|curried|scharf\\w*|epice|pikant\\w*|picante\\w*',
  oven: 'ovens?|tray ?bakes?|(?:back)?ofen|au four|(?<=sans )four|horno',
  pot: 'one ?pot|eintopf\\w*|one pan',
}

/** Ways of eating, with the foods that they leave out. */
const diets: Readonly<Record<string, { said: string; without: string }>> = {
  vegan: {
    said: 'vegans?|vegane\\w*|plant ?based|pflanzlich\\w*|vegetalien\\w*|vegan[oa]s?|no animal\\w*',
    without: 'meat, seafood, dairy, milk, egg, honey, gelatine, whey, casein',
  },
  vegetarian: {
    said: 'vegetari\\w*|veggie|meat ?free|meatless|fleischlos\\w*',
    without: 'meat, seafood, gelatine',
  },
  pescatarian: { said: 'pescatarian\\w*|pescetarian\\w*', without: 'meat' },
  'dairy-free': {
    said: '(?:dairy|milk|lactose) free|non dairy|(?:no|without|not any) dairy|milchfrei\\w*|ohne (?:milchprodukte|laktose)|sans (?:lactose|produits laitiers)|sin lact\\w+',
    without: 'dairy, milk, whey, casein',
  },
  'gluten-free': {
    said: 'gluten ?free|gf (?:bread|cakes?|birthday|pasta|pizza|snacks?|lunch|dinner|breakfast|options?)|glutenfrei\\w*|(?:no|without|ohne|sans|sin) gluten|coeliac|celiac',
    without: 'gluten, wheat, rye, barley, spelt, oats, durum wheat, kamut, couscous, bulgur',
  },
  'low in carbs': {
    said: '(?:low|no|without|fewer|less) carbs?|keto|ketogen\\w*|lchf|kohlenhydratarm\\w*|pauvre en glucides|ba?j[oa] en (?:carbo)?hidratos',
    without:
      'grains, bread, pasta, flour, potatoes, sweet potatoes, honey, sugar, banana, grapes, mango, apple, pear, orange, lentils, chickpeas, black beans, white beans, kidney beans, dates, raisins, sweetcorn, peas, parsnips, beetroot, cassava, plantain',
  },
  halal: { said: 'halal', without: 'pork, wine, beer, gelatine, marsala, rum' },
}

const ways = [
  ...Object.entries(wishes),
  ...Object.entries(diets).map(([diet, { said }]) => [diet, said] as const),
].map(([wish, said]) => [wish, new RegExp(pattern(said).source, 'gu')] as const)

const refused =
  /(?:^| )(?:not|no|non|isnt|arent|aint|nothing|without|nicht|nichts|kein\p{L}*|pas|rien|ohne|sans|sin|nada|never|dont (?:want|like|fancy|need))(?: (?:too|very|so|that|really|overly|any|anything|something|all|the|a|an|my|be|zu|allzu|den|trop|tres|de|le|muy|tan|demasiado|el|using|use))* $/u

/**
 * What a question, as `plain` writes it, wishes of a meal: "vegan", "quick", and with "not" before it what is refused: "not
 * sweet".
 */
export function wishesIn(text: string): string[] {
  const found = ways
    .flatMap(([wish, way]) =>
      [...text.matchAll(way)].map((said) => ({ wish, at: said.index, end: said.index + said[0].length })),
    )
    .sort((a, b) => a.at - b.at || b.end - a.end)
  const told: string[] = []
  let last = { end: -1, isRefused: false }
  for (const { wish, at, end } of found) {
    const between = last.end < 0 ? '' : text.slice(last.end, at)
    const isRefused =
      refused.test(text.slice(0, at)) || (last.isRefused && /^ (?:or|nor|oder|noch|ou|ni|o) $/u.test(between))
    last = { end, isRefused }
    told.push(isRefused ? `not ${wish}` : wish)
  }
  return [...new Set(told)].filter((wish) => !diets[wish.replace(/^not /u, '')] || !wish.startsWith('not '))
}

/** The foods that the ways of eating among some wishes leave out. */
export const leftOutBy = (wished: readonly string[]): string[] =>
  wished.flatMap((wish) => diets[wish]?.without.split(', ') ?? [])

/** Those of some wishes that a plate may go without: neither a way of eating nor what is refused. */
export const isSoft = (wish: string) => !diets[wish] && !wish.startsWith('not ')

const phrases: Record<string, string> = {
  protein: 'with protein',
  fibre: 'with fibre',
  uncooked: 'without cooking',
  packed: 'to take along',
  oven: 'from the oven',
  'not oven': 'without the oven',
  pot: 'out of one pot',
  halal: 'without pork and alcohol (take halal meat)',
}

/** A wish as an answer names it. */
export const phraseOf = (wish: string): string => phrases[wish] ?? wish

const sweet = pattern('something sweet|sweet treats?|was susses|quelque chose de sucre|algo dulce')
const mealWords = meals.map(([category, said]) => [category, pattern(said)] as const)

/** The meal that a question names. */
export const categoryIn = (text: string): string | null =>
  (sweet.test(text) ? 'dessert' : mealWords.find(([, said]) => said.test(text))?.[0]) ?? null
