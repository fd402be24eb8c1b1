import type { Swap } from '../../knowledge/swaps'
import type { Matcher } from '../food-matcher/food-matcher'
import type { Person } from './person'
import { isSure } from './deciding'
import { courseOf } from './dish-words'
import { type DecidingFood, isAllowedLevel, hasNothingAgainst, type VerdictKind } from './kinds'
import { type Verdict, verdictOf } from './verdict'
import { pattern } from '../text/pattern'

/** A swap offered to one person, its use, and its own verdict. */
export type OfferedSwap = { foodName: string; why: string; kind: 'tolerated' | 'no-elevation' | 'not-tested' }

const MOST = 3

/** By the food's key, best first; `isWanted`: also where nothing speaks against the food. */
export function swapsFor(
  matcher: Matcher,
  swaps: ReadonlyMap<string, readonly Swap[]>,
  said: Verdict,
  person: Person,
  isWanted = false,
): OfferedSwap[] {
  // The best swap for a family is a member without elevation.
  if (!isWanted && said.foods.some(isOfFamily) && said.foods.some((food) => isAllowedLevel(food.level)))
    return []
  const replaced = said.foods
    .filter(
      (food) => !isAllowedLevel(food.level) && (isSure(food) || (!said.isDish && food.relation === 'family')),
    )
    .filter(({ level }, _, all) => level !== 'own' || all.every((food) => food.level === 'own'))
    .map(({ foodName }) => ({ foodName, keys: keysOf(foodName, said, person) }))
  if (isWanted && replaced.length === 0) replaced.push({ foodName: said.title, keys: said.keys })
  const isHeld = !said.isDish && said.foods.some(({ relation }) => relation === 'holds')
  const own = isHeld ? said.keys.filter((key) => swaps.has(key)) : []
  // Goat's cheese is replaced as a cheese, not as the elevated milk.
  const keysIn = (keys: readonly string[]) =>
    isDrink(said) ? ['cows-milk', 'goats-milk'] : own.length === 1 ? own : keys
  const turns = replaced.map(({ foodName, keys }) => {
    const offers = keysIn(keys).flatMap((key) => swaps.get(key) ?? [])
    const fitting = offers
      .filter(({ use }) => isUseIn(said, use, own.length === 1))
      .flatMap((swap) => {
        const { kind } = verdictOf(matcher, swap.words, person)
        return isOffered(kind) ? [{ foodName, swap, kind }] : []
      })
    // Tested foods come before untested ones.
    return fitting.sort((a, b) => Number(a.kind === 'not-tested') - Number(b.kind === 'not-tested'))
  })
  const offered = new Map<string, OfferedSwap>()
  const minded = new Set<string>()
  for (let round = 0; turns.some((turn) => round < turn.length); round++)
    for (const turn of turns) {
      const offer = turn[round]
      if (!offer || offered.size >= MOST || offered.has(offer.swap.words)) continue
      offered.set(offer.swap.words, {
        foodName: capital(offer.swap.words),
        why: whyOf(offer.swap, replaced.length > 1 ? offer.foodName : undefined, minded),
        kind: offer.kind,
      })
    }
  return [...offered.values()]
}

const isOffered = (kind: VerdictKind): kind is OfferedSwap['kind'] =>
  hasNothingAgainst({ kind }) || kind === 'not-tested'

const isOfFamily = ({ relation }: DecidingFood) => relation === 'family'

/** The catalogue's foods to be replaced: of a group those that the words name. */
function keysOf(foodName: string, said: Verdict, { avoid, avoidFoods }: Person): string[] {
  const keys = avoidFoods[avoid.findIndex((entry) => entry.foodName === foodName)]?.keys ?? []
  const named = said.keys.filter((key) => keys.includes(key))
  return named.length > 0 ? named : keys.slice(0, MOST)
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The use of a swap; the nutrients it lacks are named once for all swaps, in `minded`. */
function whyOf({ use, mind }: Swap, instead: string | undefined, minded: Set<string>): string {
  const isNew = mind !== null && !minded.has(mind)
  if (mind !== null) minded.add(mind)
  return [instead && `for ${instead.toLowerCase()}`, use, isNew && `mind ${mind}`].filter(Boolean).join('; ')
}

/** Whether a food is a drink like milk: plant drinks too are replaced by what replaces milk. */
const isDrink = ({ isDish, title }: Verdict) => !isDish && /(?:milk|drink|latte)s?$/iu.test(title)

/** Products of a food have other uses than the food: no mince for gelatine. */
const productUses: readonly (readonly [product: RegExp, use: RegExp])[] = [
  [/(?:milk|drink|latte)s?$/iu, /drink|porridge|cup|shake|cooking/u],
  [/(?:oil|vinegar)s?$/iu, /pan|dressing|cold/u],
  [/flours?$/iu, /baking|bak|bread|thicken/u],
  [/(?:jam|spread|butter|paste)s?$/iu, /bread|spread|baking|dips|toast/u],
  [/(?:bulgur|couscous|semolina)$/iu, /side/u],
  [/(?:salt|powder)s?$/iu, /pan|soup|stock|flavour|savour/u],
  [/juices?$/iu, /drink|juice|smoothie/u],
  [/(?:gelatine?|collagen)$/iu, /jelly|setting|gelatine/u],
  [/(?:broth|stock|bouillon|bovril|oxo)s?$/iu, /broth|stock|soup|stew/u],
  [
    /\b(?:bacon|ham|gammon|salami|prosciutto|pancetta|chorizo|lardons?|speck|schinken|jam[oó]n|jambon)\b/iu,
    /bread|smoky/u,
  ],
  [/^(?:boiled|poached|fried|scrambled|soft[- ]boiled|hard[- ]boiled) eggs?$/iu, /omelet|breakfast/u],
]

const sweets = new RegExp(
  pattern`cake|muffin|brownie|biscuit|cookie|bread|bun|scone|pastr|croissant|danish|strudel|pie|tart|crumble|cobbler|
    flapjack|granola|pancake|waffle|crepe|doughnut|pudding|kuchen|torte|kekse?|gateau|bizcocho|stollen`,
  'u',
)
const drinks =
  /drink|juice|smoothie|shake|cocktail|tea\b|coffee|latte|cappuccino|mocha|hot chocolate|lemonade|chai/u

/** The dishes that each use fits: by their name or one of their parts. */
const uses: readonly (readonly [use: RegExp, dish: RegExp])[] = [
  [/omelet/u, /omelet|frittata|scrambled|fried eggs?|tortilla|shakshuka/u],
  [/meringue/u, /meringue|mousse|pavlova|macaro/u],
  [
    /porridge|muesli|breakfast|bowls?\b/u,
    /porridge|muesli|granola|cereal|flapjack|bowl|yogh?urt|fruit salad/u,
  ],
  [
    /\b(?:mince|burgers?)\b/u,
    /mince|burger|meatball|bolognese|chil+i|patty|lasagn|cottage pie|moussaka|taco/u,
  ],
  [
    /bread|sandwich|toast|wraps|a roll/u,
    /bread|sandwich|butty|sarnie|toast|baguette|wrap|burger|bagel|panini|roll\b/u,
  ],
  [/canap|board|starter|\bham\b/u, /canap|board|starter|platter|antipast|tapas|charcuterie/u],
  [
    /\b(?:pasta|noodles|risotto)\b/u,
    /pasta|spaghetti|lasagn|macaroni|noodle|penne|linguine|tagliatelle|carbonara|bolognese|risotto|ravioli|ramen/u,
  ],
  [
    /\b(?:soups?|stock|broth|chowder)\b/u,
    /soup|stock|broth|stew|pie|casserole|bolognese|chowder|minestrone|goulash|chil+i|gravy|ramen|pho\b/u,
  ],
  [
    /\b(?:roasts?|stews?|tagines?)\b/u,
    /roast|stew|casserole|goulash|braten|tagine|ragout|hotpot|bourguignon|pie|gravy|dinner/u,
  ],
  [/\bsauces?\b/u, /sauce|pasta|curry|soup|stew|korma|pesto|lasagn|gravy/u],
  [/\bcurr(?:y|ies)\b/u, /curry|korma|masala|tikka|madras|vindaloo|jalfrezi|balti|dal\b|biryani/u],
  [/stir-fries/u, /stir|wok|fried rice|pad thai|chow mein|noodle/u],
  [
    /the pan|savour/u,
    /^(?!.*(?:hummus|tahini|gazpacho|tzatziki|guacamole|salsa|dip|salad|sandwich|butty|toast|bagel|burger|pizza))/u,
  ],
  [/the grill|skewers/u, /grill|steak|kebab|barbecue|bbq|skewer|burger/u],
  [/\b(?:dips|hummus)\b/u, /\bdips?\b|hummus|houmous|tzatziki|guacamole|tahini|baba ganoush|crudit/u],
  [/dressings?/u, /dressing|salad|mayo|slaw|vinaigrette/u],
  [/\b(?:raw|salads?)\b/u, /salad|slaw|platter|crudit/u],
  [/\bpizza/u, /pizza/u],
  [/\bjam\b/u, /jam|marmalade/u],
  [/\b(?:baking|cakes|bakes|pastry|crumbles?|pancakes|pies|tarts|custards)\b/u, sweets],
  [/\b(?:drinks?|cup|tea|shakes|smoothies|juice|iced)\b/u, drinks],
  [/spreads/u, /spread|nut butter|nutella|praline|gianduja|filled chocolate/u],
  [
    /desserts|puddings?|sweets?\b/u,
    /dessert|pudding|mousse|trifle|parfait|sundae|ice cream|fruit salad|crumble|compote/u,
  ],
  [/snack/u, /snack|trail|mix\b|nuts|bombay|studentenfutter/u],
  [/a side|the side|rice dishes|mash/u, /rice|couscous|bulgur|tabbouleh|taboul|mash|side/u],
]

/** Whether a swap's use fits a dish or product: no egg for meringue in a carbonara. */
function isUseIn({ isDish, title, parts, foods }: Verdict, use: string, isOwn: boolean): boolean {
  const isProduct = !isOwn && foods.some(({ relation }) => relation === 'holds')
  if (!isDish && !isProduct) return productUses.every(([product, of]) => !product.test(title) || of.test(use))
  const names = parts.map(({ name }) => name)
  const all = [title, ...names].join(' ').toLowerCase()
  const fitting = uses.filter(([of]) => of.test(use))
  return (
    !notIn[courseOf(title, names)].test(use) &&
    (fitting.length === 0 || fitting.some(([, dish]) => dish.test(all)))
  )
}

/** Uses that fit no dish of a course under any name. */
const notIn = {
  sweet: new RegExp(
    pattern`\b(?:pan|oven|grill|stews?|soups?|stir-fries|roasts?|curries|dips|dressings|sauces|salads|pizza|pasta|
      noodles|broth|raw)\b`,
    'u',
  ),
  drink: /^(?!.*\b(?:drinks?|smoothies|shakes|cup|tea|juice)\b)/u,
  savoury:
    /\b(?:drinks?|baking|cakes?|desserts?|puddings?|bowls|snack|cup|tea|smoothies|shakes|colour|jam)\b/u,
}
