import type { Role } from '@shared/core/roles'
import { aroundWords } from '@shared/domain/verdict/around-words'
import { plain } from '../answers/words/plain'
import { isFollowUp, resolve, SHORT, type Turn, completeTurns } from '../resolve'
import { foodsAsked } from './foods'
import type { Ask } from './intents'
import rows from './topics-before.json' with { type: 'json' }
import { CLEAR, SURE, understand } from './understand'

/** A new intent must be this much clearer than the last one. */
const MARGIN = 0.25

/** Predicts intents; an unclear follow-up takes its clearest reading, new intents first. */
export function understandAfter(question: string, turns: readonly Turn[], role: Role): Ask[] {
  const whole = resolve(question, turns)
  const asks = understand(whole, role)
  const last = completeTurns(turns).at(-1)
  const [ask] = asks
  if (!last || !ask || question.split(/\s+/u).length > SHORT) return asks
  const joined = understand(`${withoutEnd(last.question)}, ${question}`, role)
  const several = joined.filter((each) => isNew(each, last))
  if (several.length > asks.length) return several
  // A question that names its own food asks about it, except foods for a meal.
  const enough = foodsAsked(question).length > 0 && !last.intent?.startsWith('meals.') ? SURE : CLEAR
  const isNone = ask.intent.startsWith('none.')
  const says = whole === question && saysNothing(question) ? ask.confidence / 2 : ask.confidence
  if (!isNone && says >= enough) return asks
  const least = isNone && isFollowUp(question) ? Math.min(says, SURE) : says
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

/** Repeating the last intent would repeat the answer. */
const rank = (ask: Ask | undefined, last: Turn) =>
  ask ? ask.confidence + Number(ask.confidence >= SURE && isNew(ask, last)) : 0

/** A follow-up that means nothing alone: "how much?". */
const saysNothing = (question: string) =>
  isFollowUp(question) &&
  plain(question)
    .split(' ')
    .every((word) => aroundWords.has(word))

const withoutEnd = (question: string) => question.replace(/[?.!\s]+$/u, '')

/** The subject of each intent, in words that a follow-up may end with. */
const topics = Object.entries(rows).map(([of, topic]) => ({ of: new RegExp(`^(?:${of})`, 'u'), topic }))
