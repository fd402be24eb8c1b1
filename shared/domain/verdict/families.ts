import { fold } from '../text/fold'
import { groupNames } from '../food-matcher/group-names'
import type { Mention } from '../food-matcher/mentions'
import { singularsOf } from '../food-matcher/plurals'
import { gaps, isTied, type Token } from '../food-matcher/tokens'
import type { KnownFood } from '../food-matcher/values'
import { indexOf, type Reading } from '../food-matcher/verdicts'
import { originOf, valuesByName } from './origins'

/** A family named by a bare word, with its foods' keys and those usually meant. */
export type Family = { first: number; end: number; keys: readonly string[]; usual: readonly string[] }

/**
 * Names of families, German ones with capitals, with their members: foods by key, a group of them
 * as `@fish`, a category's as `/fruit`, usual ones with a `!`. They override the matcher's names of
 * groups: an allergy to cheese means all milk, but a question about cheese means cheeses.
 */
const own: Record<string, string> = {
  'goats-cheese sheeps-cheese hard-cheese soft-cheese camembert cheddar emmental mozzarella cottage-cheese processed-cheese quark goats-milk sheeps-milk':
    'cheese|cheeses|cheese plate|cheese board|Käse|fromage|fromages|queso|quesos',
  '!cows-milk goats-milk sheeps-milk buttermilk': 'milk|animal milk|Milch|lait|laits|leche|leches',
  'yoghurt goats-milk sheeps-milk':
    'yoghurt|yogurt|yoghurts|yogurts|Joghurt|Joghurts|jogurt|yaourt|yaourts|yogur|yogures',
  'cows-milk goats-milk sheeps-milk buttermilk yoghurt butter kefir quark hard-cheese soft-cheese goats-cheese sheeps-cheese camembert cheddar emmental mozzarella cottage-cheese processed-cheese casein whey alpha-lactalbumin beta-lactoglobulin':
    'dairy|dairy products|milk products|Milchprodukte|produits laitiers|lácteos|productos lácteos',
  'egg egg-white egg-yolk quail-egg': 'egg|eggs|Ei|Eier|oeuf|oeufs|huevo|huevos',
  '@nuts chestnut pine-nut peanut coconut':
    'nuts|nut|mixed nuts|nut mix|Nüsse|Nuss|noix|nueces|frutos secos|fruits à coque',
  '@nuts peanut':
    'nut butter|nut butters|nut spread|nut spreads|nut flour|nut meal|ground nuts|nut oil|Nussmus',
  '@nuts coconut': 'nut milk|nut milks|nut drink|nut cream|nut cheese',
  'oats almond rice soy-bean coconut cashew hazelnut pea hemp-seed':
    'plant milk|plant milks|plant based milk|plant drink|plant drinks|vegan milk|vegan milks|milk alternative|milk alternatives|milk substitute|non dairy milk|dairy free milk|Pflanzenmilch|Pflanzendrink',
  '@fish': 'fish|Fisch|Fische|poisson|poissons|pescado|pescados',
  '@crustaceans @molluscs': 'shellfish|Meeresfrüchte|fruits de mer|mariscos',
  '@fish @crustaceans @molluscs caviar': 'seafood',
  '!wheat spelt rye barley oats durum-wheat kamut corn rice buckwheat millet quinoa amaranth teff sorghum cassava chickpea':
    'flour|flours|Mehl|Mehle|farine|farines|harina|harinas',
  '!wheat spelt rye barley oats kamut corn buckwheat malt !yeast !bakers-yeast':
    'bread|breads|roll|rolls|toast|Brot|Brote|Brötchen|pain|pains|pan|panes|bread rolls',
  'wheat durum-wheat': 'wheat pasta|wheat noodles|wheat spaghetti|wheat semolina|normal pasta|regular pasta',
  'wheat durum-wheat spelt rice corn buckwheat egg': 'pasta|noodles|noodle|Nudeln|pâtes|fideos',
  'wheat spelt rye barley oats corn rice millet buckwheat quinoa amaranth teff sorghum kamut oat-bran malt':
    'cereal|cereals|breakfast cereal|muesli',
  'wheat durum-wheat spelt rye barley oats corn rice millet buckwheat quinoa amaranth teff sorghum kamut oat-bran malt':
    'grain|grains|whole grains|Getreide|céréales|cereales',
  '/meat': 'meat|meats|Fleisch|viande|viandes|carne|carnes',
  'beef veal pork lamb venison goat horse wild-boar': 'red meat|rotes Fleisch|viande rouge|carne roja',
  '!beef veal pork lamb turkey chicken venison': 'mince|minced meat|ground meat|burger|burgers|steak|steaks',
  '!beef !pork veal lamb turkey chicken venison': 'meatball|meatballs|Hackfleisch',
  '!pork beef veal lamb turkey chicken venison':
    'sausage|sausages|cold cuts|deli meat|deli meats|cured meat|cured meats|lunch meat|charcuterie|Aufschnitt',
  'beef chicken lamb celery garlic onion': 'stock|stocks|broth|broths|bouillon|stock cube|stock cubes|Brühe',
  'celery onion carrot leek garlic':
    'vegetable stock|vegetable stocks|vegetable broth|vegetable bouillon|Gemüsebrühe|bouillon de légumes',
  'cucumber onion cauliflower carrot beetroot mustard-seed dill celery garlic':
    'pickle|pickles|pickled vegetables|mixed pickles|gherkin|gherkins',
  'whey casein cows-milk egg-white pea soy-bean rice hemp-seed':
    'protein powder|protein powders|protein shake|protein shakes|protein bar|protein bars',
  'turmeric mustard-seed coriander cumin ginger chilli-pepper garlic':
    'curry powder|curry paste|curry spice|curry spices|spice mix|spice blend',
  'oats rice buckwheat millet quinoa amaranth corn': 'porridge|porridges|hot cereal',
  'strawberry raspberry apricot peach plum cherry orange blackcurrant pineapple fig':
    'jam|jams|marmalade|fruit spread|fruit spreads|Konfitüre|Marmelade',
  'apricot peach plum grape fig date mango pineapple apple pear cranberry banana':
    'dried fruit|dried fruits|dry fruit|trail mix fruit|Trockenobst',
  '/fruit':
    'fruit|Frucht|fruits|Obst|Früchte|fruta|frutas|fruit salad|fruit juice|fruit juices|juice|juices|smoothie|smoothies|Obstsalat|salade de fruits',
  'orange mandarin lemon lime grapefruit': 'citrus fruit|citrus fruits|Zitrusfrüchte|agrumes|cítricos',
  'peach nectarine apricot plum cherry': 'stone fruit|stone fruits|Steinobst',
  'pineapple mango papaya banana passion-fruit kiwi':
    'tropical fruit|tropical fruits|exotic fruit|exotic fruits',
  '!wheat corn spelt buckwheat': 'wraps|tortilla wraps|tortillas',
  '/vegetables': 'vegetable|vegetables|veg|veggies|veggie|Gemüse|légumes|légume|verdura|verduras|hortalizas',
  'pea lentil chickpea kidney-bean green-bean soy-bean broad-bean mung-bean adzuki-bean black-bean white-bean lima-bean peanut lupin':
    'legumes|legume|pulses|pulse',
  'lettuce rocket spinach chicory watercress kale chard':
    'leaves|salad leaves|leafy greens|greens|Blattsalat|salade verte',
  'kidney-bean green-bean broad-bean mung-bean adzuki-bean black-bean white-bean lima-bean soy-bean':
    'beans|bean|Bohnen|haricots|frijoles|alubias|judías',
  '/herbs-and-spices': 'spice|spices|Gewürze|Gewürz|épices|épice|especias|especia|seasoning|herbs and spices',
  'basil parsley oregano thyme rosemary coriander dill mint bay-leaf sage marjoram tarragon chive lovage chamomile':
    'herb|herbs|Kräuter|herbes|hierbas',
  'sesame sunflower-seed pumpkin-seed linseed poppy-seed chia-seed hemp-seed mustard-seed':
    'seed|seeds|Samen|Kerne|graines|semillas',
  '@mushrooms button-mushroom shiitake oyster-mushroom chanterelle porcini enoki-mushroom':
    'mushroom|mushrooms|Pilze|champignons|setas|hongos',
  'white-cabbage red-cabbage savoy-cabbage napa-cabbage pak-choi brussels-sprout kale kohlrabi':
    'cabbage|cabbages|Kohl|chou|choux|col|coles',
  'bell-pepper chilli-pepper cayenne-pepper black-pepper paprika-powder':
    'peppers|paprikas|poivrons|pimientos',
  'black-pepper': 'pepper|Pfeffer|poivre|pimienta',
  'olive sesame sunflower-seed coconut corn soy-bean peanut linseed pumpkin-seed hemp-seed walnut almond hazelnut avocado':
    'oil|oils|cooking oil|vegetable oil|Öl|Öle|Pflanzenöl|huile|huile végétale|aceite|aceite vegetal',
  'strawberry raspberry blackberry blueberry cranberry blackcurrant redcurrant gooseberry elderberry mulberry acai-berry goji-berry':
    'berry|berries|berry mix|mixed berries|forest fruits|Beeren|Beere|baies|fruits rouges|bayas|frutos rojos',
  'cane-sugar honey maple-syrup agave-nectar': 'sweetener|sweeteners|Süßungsmittel',
  'black-tea green-tea tea chamomile mint': 'tea|teas|Tee|thé|té',
}

const germanNames = new Set(
  Object.values(own)
    .flatMap((names) => names.split('|'))
    .filter((name) => /\p{Lu}/u.test(name))
    .map(fold),
)

/** Whether folded words are a family's German name. */
export const isGermanFamily = (words: string): boolean => germanNames.has(words)

/** Words around a bare name that do not say which member of the family is meant. */
const around = new Set(
  `a an any some all every my the of or and with kind kinds sort sorts type types fresh raw cooked grated sliced chopped dried frozen
plain mixed on in for to piece pieces slice slices cup cups g kg ml l tbsp tsp tablespoon teaspoon handful bit little glass products
etwas alle ein eine und mit frisch de du des la le les et avec una un y con`.split(/\s+/u),
)
/** A longer list is no question. */
const MOST_WORDS = 6

/** A diet's name means what it excludes: "margarine, vegan" names no family. */
const isDiet = (name: string, value: string) => value.includes('*blood') || name.startsWith('no ')

let values: ReadonlyMap<string, string> | undefined

function valueOf(name: string, written = name): string | undefined {
  values ??= new Map([
    ...groupNames.flatMap(([known, value]) => (isDiet(known, value) ? [] : [[fold(known), value] as const])),
    ...valuesByName(own),
  ])
  for (const one of [written, name, name.replace(ofKinds, ''), ...singularsOf(name)]) {
    const value = values.get(one)
    if (value !== undefined) return value
  }
  return undefined
}

/** "Nusssorten" are nuts. */
const ofKinds = /(?:sorten|arten)$/u

/** Whether words are a bare name of a family: "nuts", "produits laitiers". */
export const isFamily = (words: string): boolean => valueOf(fold(words)) !== undefined

const membersOf = new WeakMap<ReadonlyMap<string, KnownFood>, Map<string, readonly string[]>>()

function keysOf(value: string, foods: ReadonlyMap<string, KnownFood>): readonly string[] {
  const known = membersOf.get(foods) ?? new Map<string, readonly string[]>()
  membersOf.set(foods, known)
  const words = value.split(' ')
  const placeOf = ({ key, group, category }: KnownFood) =>
    words.findIndex((word) => [key, `!${key}`, `@${group}`, `/${category}`].includes(word))
  const keys =
    known.get(value) ??
    [...foods.values()]
      .filter((food) => placeOf(food) >= 0)
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(({ key }) => key)
  known.set(value, keys)
  return keys
}

/** Families named by bare words in a short text: "200 g grated cheese", not "goat's cheese". */
export function siblingsOf({ text, tokens, foods }: Reading): Family[] {
  if (tokens.length === 0 || tokens.length > MOST_WORDS + 4) return []
  const isName = (token: Token) => !around.has(token.text) && !/^\d/u.test(token.text)
  const runs: { first: number; end: number }[] = []
  for (const [at, token] of tokens.entries()) {
    if ((token.gap & gaps.colon) > 0) return []
    const run = runs.at(-1)
    if (!isName(token)) continue
    const isNext = run?.end === at && isTied(token.gap)
    if (run && isNext) run.end = at + 1
    else runs.push({ first: at, end: at + 1 })
  }
  if (runs.reduce((words, { first, end }) => words + end - first, 0) > MOST_WORDS) return []
  const origin = originOf(tokens.map(({ text }) => text).join(' '))
  if (origin !== undefined) return familyOf(origin, { first: 0, end: tokens.length }, foods)
  return runs.flatMap((run) => {
    const written = text.slice(tokens[run.first]?.start, tokens[run.end - 1]?.end).toLowerCase()
    const value = valueOf(wordsOf(tokens, run.first, run.end).join(' '), written)
    return value === undefined ? [] : familyOf(value, run, foods)
  })
}

function familyOf(value: string, place: Pick<Family, 'first' | 'end'>, foods: Reading['foods']): Family[] {
  const keys = keysOf(value, foods)
  const usual = keys.filter((key) => value.split(' ').includes(`!${key}`))
  return keys.length > 1 ? [{ ...place, keys, usual }] : []
}

const widened = new WeakMap<Reading, Reading>()

/** A reading in which a family's bare name may mean each of its foods. */
export function withSiblings(reading: Reading): Reading {
  const wide = widened.get(reading) ?? siblingsOf(reading).reduce(withFamily, reading)
  widened.set(reading, wide)
  return wide
}

function withFamily(reading: Reading, { first, end, keys }: Family): Reading {
  const mentions = [...reading.mentions]
  const at = mentions.findIndex((mention) => mention.first < end && mention.end > first)
  const known = mentions[at]
  if (known) {
    const unsure = new Set([...known.unsure, ...keys.filter((key) => !known.sure.has(key))])
    mentions[at] = { ...known, unsure }
    return { ...reading, mentions, byConcept: indexOf(mentions) }
  }
  const within = reading.phrases.filter((phrase) => phrase.first >= first && phrase.end <= end)
  const from = reading.phrases.findIndex((phrase) => phrase === within[0])
  if (from < 0) return reading
  const named = mentionOf(
    wordsOf(reading.tokens, first, end),
    { first, end, keys, usual: [] },
    reading.modes[from] ?? 'in',
  )
  mentions.splice(mentions.filter((mention) => mention.end <= first).length, 0, named)
  return {
    ...reading,
    phrases: reading.phrases.toSpliced(from, within.length, { first, end, entry: named.entry }),
    modes: reading.modes.toSpliced(from, within.length, named.mode),
    mentions,
    byConcept: indexOf(mentions),
  }
}

const wordsOf = (tokens: readonly Token[], first: number, end: number) =>
  tokens.slice(first, end).map(({ text }) => text)

const nothing: ReadonlySet<string> = new Set()

/** "Berries" names no food of the matcher, so it may be any of them. */
function mentionOf(words: readonly string[], { first, end, keys }: Family, mode: Mention['mode']): Mention {
  const unsure = new Set(keys)
  return {
    first,
    end,
    entry: { kind: 'food', value: { sure: nothing, unsure }, source: 'ingredient', language: 'xx', words },
    mode,
    sure: nothing,
    unsure,
    usual: nothing,
    doubt: nothing,
    isRow: false,
    isSilenced: false,
    base: undefined,
  }
}
