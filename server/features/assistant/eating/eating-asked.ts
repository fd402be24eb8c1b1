import { plainQuotes } from '@shared/domain/fold'
import type { Matcher } from '@shared/domain/food-matcher/food-matcher'
import { clausesOf, isOfHow, isOfOther, isQuestion } from './clauses'
import { comparedIn, type Comparison } from './compared'
import type { Frame, Language, Wants } from './frame'
import { frames } from './frames'
import { type Qualifier, qualifierOf } from './qualifiers'
import { withoutSetting } from './setting'
import {
  bareWords,
  foodsAsked,
  foodsListedIn,
  foodsNamedIn,
  foodsOf,
  foodsThatMatter,
  isMade,
  isOfMore,
  isOneName,
  mayBeFood,
  namesFood,
} from './words'

/** One food or dish, in the words of who asks, and what they want to know; `part`: what may be in it, `qualifier`: how made, how much. */
export type Ask = { words: string; wants: Wants; part?: string; qualifier?: Qualifier | undefined }

/** What a text asks about eating, in its order; `isBare`: it is the name of a food and nothing else; `compares`: foods are put side by side. */
export type Asked = { language: Language; asks: Ask[]; isBare?: boolean; compares?: Comparison }

/**
 * What a question asks about eating, read by the ways of asking; undefined when it asks nothing of the kind. The matcher
 * tells what is a food, and where one ends and the next begins.
 */
export function eatingAsked(matcher: Matcher, question: string): Asked | undefined {
  const compared = comparedIn(matcher, question)
  if (compared) {
    const { compares, foods } = compared
    const qualifier = qualifierOf(question.toLowerCase())
    return { language: 'en', compares, asks: foods.map((words) => ({ words, wants: 'may', qualifier })) }
  }
  const read = readClauses(matcher, question)
  const asks = new Map<string, Ask>()
  for (const { asked } of read)
    for (const ask of asked?.asks ?? []) if (!asks.has(ask.words)) asks.set(ask.words, ask)
  const language = read.find(({ asked }) => asked)?.asked?.language
  const qualifier = qualifierOf(question.toLowerCase())
  return (
    language && {
      language,
      asks: [...asks.values()].map((ask) => ({ ...ask, qualifier: qualifier ?? ask.qualifier })),
    }
  )
}

/**
 * The questions in a text, in their order, where some ask about eating and others do not: what is said around a question
 * stays with it. One that asks about eating alone, or not at all, stays whole.
 */
export function questionsIn(matcher: Matcher, text: string): string[] {
  const read = readClauses(matcher, text)
  const isOther = ({ clause, asked }: Read) => !asked && isQuestion(clause)
  if (!read.some(({ asked }) => asked) || !read.some(isOther)) return [text]
  const questions: { text: string; eats: boolean | undefined }[] = []
  for (const each of read) {
    const eats = each.asked ? true : isOther(each) ? false : undefined
    const last = questions.at(-1)
    if (last && (last.eats === undefined || eats === undefined || (eats && last.eats)))
      Object.assign(last, { text: `${last.text}. ${each.clause}`, eats: eats ?? last.eats })
    else questions.push({ text: each.clause, eats })
  }
  return questions.map((question) => question.text)
}

/** Whether a text is one question about eating and nothing else, in another language than English or as a bare name. */
export function isPlainAsk(matcher: Matcher, text: string): boolean {
  const [only, ...more] = readClauses(matcher, text)
  return (
    more.length === 0 &&
    only?.asked !== undefined &&
    (only.asked.language !== 'en' || only.asked.isBare === true)
  )
}

type Read = { clause: string; asked: Asked | undefined }

function readClauses(matcher: Matcher, text: string): Read[] {
  const read: Read[] = []
  for (const clause of clausesOf(text)) {
    const plain = plainQuotes(clause.normalize('NFC').toLowerCase())
    const before = read.map((each) => each.clause.toLowerCase()).join('. ')
    const asked = read.flatMap((each) => each.asked?.asks ?? [])
    read.push({ clause, asked: asksIn(matcher, plain, { before, asked }) })
  }
  return read
}

/** Words that stand for what was spoken of before. */
const pronoun =
  /^(?:it|this|that|them|these|those|that one|this one|one|any|some|any of (?:it|that|them|those)|it all|that stuff|das|es|den|die|ça|ca|cela|eso|esto)?$/u

/** What was said ahead of a clause, and what of it was asked about eating. */
type Ahead = { before: string; asked: readonly Ask[] }

/** What a clause asks. */
function asksIn(matcher: Matcher, clause: string, { before, asked }: Ahead): Asked | undefined {
  if (isOfOther(clause)) return undefined
  const swapped = swappedIn(matcher, clause)
  if (swapped !== undefined) return asksIn(matcher, swapped, { before, asked })
  for (const frame of frames) {
    const found = isOfHow(clause) && !frame.open ? undefined : frame.pattern.exec(clause)
    const said = found?.groups?.['words']
    if (!found || said === undefined) continue
    const ahead = clause.slice(0, found.index)
    const asks = asksOf(matcher, frame, said, {
      ahead: { before: `${before} ${ahead}`, asked },
      part: found.groups?.['part'],
    })
    if (asks.length === 0) continue
    const other = frame.wants === 'instead' ? asksIn(matcher, ahead, { before, asked: [] }) : undefined
    return { language: frame.language, asks: [...(other?.asks ?? []), ...asks] }
  }
  return isOfHow(clause) ? undefined : asksOfFoods(matcher, clause, asked.length > 0)
}

/** What is asked by naming foods alone; behind other questions a word or two more are no matter. */
function asksOfFoods(matcher: Matcher, clause: string, isMore: boolean): Asked | undefined {
  const bare = foodWords(matcher, clause, 'en')
  const isShort = isMore && bare.split(' ').length <= 3
  const found =
    foodsThatMatter(matcher, bare) ??
    (isShort ? { foods: foodsAsked(matcher, bare, 'en', false), isBare: false } : undefined)
  if (!found || found.foods.length === 0) return undefined
  const qualifier = bare === bareWords(clause, 'en') ? undefined : ('bought' as const)
  return {
    language: 'en',
    isBare: found.isBare && bare === clause,
    asks: found.foods.map((words) => ({ words, wants: 'may', qualifier })),
  }
}

/** "Carbonara with turkey instead of bacon" is a dish without bacon, "mash instead of rice" is mash: nothing is asked for in their place. */
function swappedIn(matcher: Matcher, clause: string): string | undefined {
  const found = swapped.exec(clause)
  const [, kept = '', left = ''] = found ?? []
  if (asksFor.test(kept) || foodsNamedIn(matcher, kept).length === 0) return undefined
  const [dish = '', part] = kept.split(' with ')
  return part !== undefined && foodsNamedIn(matcher, dish).length > 0 ? `${kept} without ${left}` : kept
}
const swapped =
  /^(.+?) (?:instead of|rather than|in place of|in stead of|insted of|anstatt|statt|au lieu d[eu']|en vez de|en lugar de) (.+)$/u
const asksFor =
  /(?<!\p{L})(?:what|which|anything|something|alternatives?|suggest\p{L}*|recommend\p{L}*|ideas?|use|was|quoi|quel\p{L}*|qu[eé]|welche\p{L}*)(?!\p{L})/u

/** The words of a food without what the question, and the place, say around it. */
function foodWords(matcher: Matcher, said: string, language: Language): string {
  const words = withoutSetting(bareWords(said, language), (name) => isOneName(matcher, name))
  return bareWords(words, language)
}

/** Oil is no name of a food: who asks which gets the usual ones. */
const oil = /^(?:cooking |frying |vegetable |salad |healthy )?oils?$/u
const oils = ['olive oil', 'sunflower oil', 'sesame oil']

/** In a list of what one may and may not. */
const negation = / (?:and|but|yet|while) (?:i )?(?:not|no|never|can'?t|cannot)(?![\p{L}'])/gu

function asksOf(
  matcher: Matcher,
  frame: Frame,
  said: string,
  { ahead, part }: { ahead: Ahead; part: string | undefined },
): Ask[] {
  const { language, wants, tells, list } = frame
  const whole = foodWords(matcher, list ? said.replace(negation, ',') : said, language)
  if (pronoun.test(whole)) {
    if (wants === 'which' || (wants === 'may' && !tells && whole === '') || isOfOther(ahead.before)) return []
    if (ahead.asked.length > 0) return [...ahead.asked]
    return foodsNamedIn(matcher, ahead.before).map((words) => ({ words, wants }))
  }
  if (part !== undefined)
    return !/(?<!\p{L})(?:ok|okay|fine|good|bad|allowed)(?!\p{L})/u.test(part) &&
      isMade(matcher, whole) &&
      namesFood(matcher, part)
      ? [{ words: whole, wants, part }]
      : []
  if (list && isOfMore(whole)) return []
  if (list) return foodsListedIn(matcher, whole).map((words) => ({ words, wants }))
  const isSold = whole !== bareWords(said, language)
  const qualifier = isSold ? ('bought' as const) : undefined
  return foodsOfFrame(matcher, whole, frame).map((words) => ({ words, wants, qualifier }))
}

/** The foods in the words of a frame. */
function foodsOfFrame(
  matcher: Matcher,
  words: string,
  { language, wants, tells, isBare, isWhole }: Frame,
): string[] {
  if (wants === 'which' && oil.test(words)) return oils
  // What goes in the place of egg "in pancakes" depends on them.
  if (wants === 'instead')
    return foodsOf(matcher, words, language).filter(
      (food) => namesFood(matcher, food, language) || (tells && mayBeFood(food)),
    )
  if (isWhole) return namesFood(matcher, words, language) ? [words] : []
  if (isBare) return foodsThatMatter(matcher, words)?.foods ?? []
  return foodsAsked(matcher, words, language, tells)
}
