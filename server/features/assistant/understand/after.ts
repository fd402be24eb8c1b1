import type { Role } from '@shared/core/roles'
import { aroundWords } from '@shared/domain/verdict/around-words'
import { plain } from '../answers/words/plain'
import { leans, resolve, SHORT, type Turn, wholeTurns } from '../resolve'
import { foodsAsked } from './foods'
import type { Ask } from './intents'
import rows from './topics-before.json' with { type: 'json' }
import { CLEAR, SURE, understand } from './understand'

/** So much clearer is another intent than the last one's, where a question says something by itself. */
const MARGIN = 0.25

/**
 * What a question asks for, read with those before it where it leans on them. `resolve` makes it a whole one. Where that
 * is unclear, it is read behind the last question ("give me a dinner idea", "no oven here") and with what that was about
 * ("how much", "when I bring a food back"), and the clearest counts: sooner one that asks something new.
 */
export function understandAfter(question: string, turns: readonly Turn[], role: Role): Ask[] {
  const whole = resolve(question, turns)
  const asks = understand(whole, role)
  const last = wholeTurns(turns).at(-1)
  const [ask] = asks
  if (!last || !ask || question.split(/\s+/u).length > SHORT) return asks
  const joined = understand(`${withoutEnd(last.question)}, ${question}`, role)
  const several = joined.filter((each) => isNew(each, last))
  if (several.length > asks.length) return several
  // A food that it names itself is asked about, unless it is one for a meal.
  const enough = foodsAsked(question).length > 0 && !last.intent?.startsWith('meals.') ? SURE : CLEAR
  const isNone = ask.intent.startsWith('none.')
  const says = whole === question && saysNothing(question) ? ask.confidence / 2 : ask.confidence
  if (!isNone && says >= enough) return asks
  const least = isNone && leans(question) ? Math.min(says, SURE) : says
  const isClearer = ({ intent, confidence }: Ask) =>
    !intent.startsWith('none.') &&
    confidence > least + (isNone || says < SURE || intent === last.intent ? 0 : MARGIN)
  const topic = topics.find(({ of }) => of.test(last.intent ?? ''))?.topic
  const [best] = [joined, topic ? understand(`${withoutEnd(question)} ${topic}`, role) : []]
    .filter(([found]) => found && isClearer(found))
    .toSorted(([one], [other]) => rank(other, last) - rank(one, last))
  return best ?? asks
}

const isNew = ({ intent, foods }: Ask, last: Turn) =>
  intent !== last.intent || foods.some((food) => last.foods?.includes(food) !== true)

/** What asks the same as the last question is told the same once more. */
const rank = (ask: Ask | undefined, last: Turn) =>
  ask ? ask.confidence + Number(ask.confidence >= SURE && isNew(ask, last)) : 0

/** Whether a question goes on from another and tells nothing by itself: "how much?". */
const saysNothing = (question: string) =>
  leans(question) &&
  plain(question)
    .split(' ')
    .every((word) => aroundWords.has(word))

const withoutEnd = (question: string) => question.replace(/[?.!\s]+$/u, '')

/** What a question of each intent was about, in words that one of few may end on. */
const topics = Object.entries(rows).map(([of, topic]) => ({ of: new RegExp(`^(?:${of})`, 'u'), topic }))
