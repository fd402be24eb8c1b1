import { listed } from '@shared/domain/text/counts'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../../foods/foods.public'
import { foodsListedIn, foodsNamedIn, isOneName, namesFood } from '../../understand/foods'
import { withoutDenied } from '../../../recipes/recipes.public'
import { titled, type Answer } from '../../answer'
import { allergyLine, capital, type Own, reported } from '../person/about-person'
import { instead, isForUse, replacing } from './choose'
import { dishNamedIn } from './dishes'
import { asManyAs } from './fill'
import { against, firstFitting, flaggedOf, judged, lineOn, listedWithReasons, suits, titles } from './judged'
import { holderOf, knownAmong, leftOutIn } from './left-out'
import { dishIdeas, fitText, recipesFor, recipeSource, today } from './ideas'
import { larder } from './plates'
import { plain } from '../words/plain'
import { categoryIn, wishesIn } from './wishes'
import { any, pattern } from '../words/words'
import rows from './served.json' with { type: 'json' }

const MOST_NAMED = 12
const MOST_OFFERS = 4
const MOST_IDEAS = 3

const links = new RegExp(any('[,:;.!?()–]+', `(?:^| )${any(rows.linking)}(?= )`, '&|\\+'), 'giu')

const dishesIn = (part: string): string[] =>
  [
    ...new Set(
      part
        .toLowerCase()
        .split(links)
        .flatMap((piece) => foodsNamedIn(plain(piece))),
    ),
  ].slice(0, MOST_NAMED)

/** If only a usual part is a problem, the cook can leave it out. */
const isOnlyUsual = (said: Verdict) =>
  said.isDish && against(said).every(({ relation }) => relation === 'usual' || relation === 'may')

/** Judges a meal that others will cook, part by part. Undefined for fewer than two dishes. */
export function invited({ person }: Own, part: string): Answer | undefined {
  const dishes = dishesIn(part)
  if (dishes.length < 2) return undefined
  const { fits, seldom, out, ask } = judged(person, dishes)
  const all = [...fits, ...seldom, ...out, ...ask]
  if (all.length < 2) return undefined
  const unsure = [...out, ...seldom, ...ask].filter(isOnlyUsual)
  const made = fits.filter(({ isDish }) => isDish)
  const plainFood = fits.filter(({ isDish }) => !isDish)
  const sure = (some: readonly Verdict[]) => some.filter((said) => !unsure.includes(said))
  return reported(
    { person, said: all },
    titled('These fit your results', listed(titles(plainFood))),
    titled("Usually made without anything on your list, but ask what's in it", listed(titles(made))),
    titled('Leave out', listedWithReasons(sure(out), MOST_NAMED)),
    titled('Only now and then', listedWithReasons(sure(seldom), MOST_NAMED)),
    titled(
      'Usually or possibly made with something on your list. Ask for it without that, or skip it',
      listedWithReasons(unsure, MOST_NAMED),
    ),
    titled("Ask what's in these", listedWithReasons(sure(ask), MOST_NAMED)),
    'Ask about the sauce, marinade and dressing too.',
    allergyLine(person),
  )
}

const ways = Object.entries(rows.ways)

/** A simple way to combine foods that fit. */
function together({ person }: Own, fits: readonly Verdict[]): string {
  const byCategory = new Map<string, string[]>()
  const { foods } = foodMatcher().read('')
  for (const { keys, title } of fits) {
    const category = foods.get(keys[0] ?? '')?.category ?? ''
    byCategory.set(category, [...(byCategory.get(category) ?? []), title.toLowerCase()])
  }
  const steps = ways.flatMap(([category, way]) => {
    const names = byCategory.get(category)
    return names ? [way.replace('{names}', listed(names))] : []
  })
  const known = new Set(ways.map(([category]) => category))
  const others = [...byCategory].flatMap(([category, names]) => (known.has(category) ? [] : names))
  const fats = firstFitting(person, ['olive oil', 'sunflower oil', 'butter'], 1)
  const herbs = firstFitting(person, larder.herb.split(', '), 2)
  const seasoning = listed([...fats, ...herbs])
  if (steps.length === 0) return others.length > 1 ? `Mix ${listed(others)} together as they are.` : ''
  const all = [...steps, ...(others.length > 0 ? [`add the ${listed(others)}`] : [])]
  return `How to make it: ${all.join(', ')}${seasoning && `, and season with salt, ${seasoning}`}.`
}

/** "Eggs cheese" names two foods, "cream cheese" one. */
function apart(words: string): string[] {
  const each = words.split(' ')
  const isList = !isOneName(words) && each.every((word) => namesFood(word))
  return isList ? each : [words]
}

/** The user has nothing else to cook with. */
const isAllThereIs = pattern('only|(?:is|are|have|got) left|nothing else|nur|seulement|solo')

/** What to make from foods at hand: each judged, a way to combine them, and a recipe. */
export async function cookWith(own: Own, part: string): Promise<Answer | undefined> {
  const { person } = own
  const text = plain(part)
  const { foods: without, rest } = leftOutIn(part)
  const pieces = withoutDenied(part)
    .split(/[,;:&+]+/u)
    .map(plain)
  const isLeftOut = holderOf(without)
  const named = [...new Set(pieces.flatMap((piece) => foodsListedIn(piece)).flatMap(apart))]
    .filter((each) => !isLeftOut(each))
    .slice(0, MOST_NAMED)
  const { fits, seldom, out, ask } = judged(person, named)
  const flagged = [...out, ...seldom, ...ask]
  if (fits.length + flagged.length === 0) return undefined
  const { ideas } = asManyAs(
    person,
    {
      meal: categoryIn(text),
      dish: named.some((each) => dishNamedIn(each)) ? undefined : dishNamedIn(rest)?.dish,
      wished: wishesIn(text),
      without: [...without, ...flagged.map(({ q }) => q)],
      wanted: fits.map(({ q }) => q),
    },
    { most: MOST_IDEAS, turn: today() },
  )
  const isAll = isAllThereIs.test(text)
  const recipes =
    isAll || without.length > 0
      ? []
      : await recipesFor(own, { category: null, foods: fits.map(({ q }) => q), most: 2 })
  const left = [...flagged, ...knownAmong(without, person)]
  return reported(
    { person, said: [...fits, ...left], faqs: recipes.map(recipeSource) },
    titled('Not raised in your test, so fine to use', listed(titles(fits))),
    ...flagged.map(lineOn),
    ideas.length > 0 && !isAll
      ? `Ideas: ${ideas.map(({ text: idea }) => idea).join('; ')}.`
      : together(own, fits),
    out.length > 0 && (!isAll || fits.length === 0) && insteadOf(own, out, rest),
    fitText(recipes),
  )
}

function insteadOf(own: Own, left: readonly Verdict[], asked: string): string {
  const { fits } = replacing(own, left, asked)
  return titled(`Instead of ${listed(titles(left))}`, titles(fits).slice(0, MOST_OFFERS))
}

/** How to make a dish without a usual part, what replaces it, and what else to avoid. */
export async function dishWithout(own: Own, part: string): Promise<Answer | undefined> {
  const text = plain(part)
  const { foods, rest } = leftOutIn(part)
  const before = rest.split(/ (?:without|w o|with no|no|not|minus|ohne|sans|sin|free)(?: |$)/u)[0] ?? ''
  const [words] = foodsNamedIn(before)
  const known = dishNamedIn(before)?.dish
  const verdict = words ? verdictOf(foodMatcher(), words, own.person) : undefined
  const left = knownAmong(foods, own.person)
  if (!known && isForUse(text)) return instead(own, 'instead', part)
  if (left.length === 0 || (!known && !(verdict && (verdict.isDish || verdict.parts.length > 0))))
    return undefined
  const wanted = known
    ? foodsNamedIn(before.replace(pattern(known.said), ' ')).filter((each) => suits(own.person, each))
    : []
  const made = known && dishIdeas(own, known, { wished: wishesIn(text), without: foods, wanted })
  const title = known ? capital(known.name) : (verdict?.title ?? '')
  const lines = made?.ideas
    ? [`${capital(made.ideas)}.`, made.how, made.kinds]
    : verdict
      ? partByPart(own, verdict, left, rest)
      : []
  return reported(
    { ...own, said: left },
    ...left.filter((each) => against(each).length > 0).map(lineOn),
    `${title} can be made without ${listed(foods)}.`,
    ...lines,
    `Ready-made versions usually contain ${foods.length > 1 ? 'them' : 'it'}, so read the label.`,
    allergyLine(own.person),
  )
}

/** What replaces the part left out, which usual parts may stay, and what else to avoid. */
function partByPart(own: Own, said: Verdict, left: readonly Verdict[], asked: string): string[] {
  const foods = left.map(({ q }) => q)
  const isOfThem = holderOf(foods)
  const parts = said.parts.filter(({ name }) => !isOfThem(name) && !holderOf([name])(foods.join(' ')))
  const isRaised = ({ level }: (typeof parts)[number]) => level !== null && level !== 'low'
  const raised = judged(
    own.person,
    parts.filter(isRaised).map(({ name }) => name),
  )
  const flagged = flaggedOf(raised)
  const clean = parts.filter((each) => !isRaised(each)).map(({ name }) => name.toLowerCase())
  return [
    ...left.map((each) => {
      const { fits } = replacing(own, [each], asked)
      return titled(`Instead of ${each.title.toLowerCase()}`, titles(fits).slice(0, MOST_OFFERS))
    }),
    titled('Keep as usual', listed(clean)),
    titled('Also leave out or replace', listedWithReasons(flagged, MOST_NAMED)),
    left.length === 1 ? insteadOf(own, raised.out.slice(0, 2), said.title) : '',
  ]
}
