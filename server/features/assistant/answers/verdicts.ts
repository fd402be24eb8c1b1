import { type Ask as Eating, eatingAnswer, isMade } from './verdicts/eating-answer'
import type { Wants } from './verdicts/say-verdict'
import { comparisonOf, isChoice, isRelation } from './verdicts/compared'
import { foodNamed, type Own, reportSource, shownVerdict, answerOf } from './person/about-person'
import { foodFor } from '../../foods/foods.public'
import { beginningOf, findFoods, foodPassage, foodSource } from '../food-passages'
import { chainOf, place } from './meals/outings'
import { plain } from './words/plain'
import { sentences, type Answer } from '../answer'
import type { Ask } from '../understand/intents'
import { type AnswerHandlers, ofOwn } from './answer-handler'
import { faqSources } from '../faq-passages'
import { mergeAnswers } from './merge-answers'

export const verdictsOn = (
  own: Own,
  { foods, question }: Ask,
  wants: Wants = 'may',
): Promise<Answer> | undefined =>
  foods.length > 0
    ? eatingAnswer(
        own,
        question,
        foods.map((words) => ({ words, wants })),
        isChoice(question, foods) ? 'choice' : isRelation(question, foods) ? 'relation' : undefined,
      )
    : undefined

/** What the catalogue says of a food, and this person's record and tests. */
async function foodIs(own: Own, words: string): Promise<Answer | undefined> {
  const named = await foodNamed(own, words)
  // A sauce is not its ingredients; its verdict names what is usually in it.
  if (!named || named.said.isDish || named.said.parts.length > 0) return undefined
  const [found] = await findFoods(own.db, named.words)
  if (!found || found.description === '') return undefined
  const beginning = beginningOf(foodFor(found, own.person.avoidFoods).description)
  return answerOf(
    `${sentences(named.saidBack, `${found.name}: ${beginning}`)}\n\n${named.said.sentence}`,
    [foodSource(found), ...(own.person.test ? [reportSource(own.person)] : [])],
    [shownVerdict(named.said)],
  )
}

/** A dish and what may be in it, in any order; undefined for one food or no dish. */
function holdingOf(question: string, foods: readonly string[]): Eating[] | undefined {
  const [first, second, ...more] = foods
  if (!first || !second || more.length > 0) return undefined
  const isInSecond = new RegExp(`(?<!\\p{L})(?:in|dans|en|im|drin)(?!\\p{L})`, 'iu').test(
    question.slice(question.indexOf(first) + first.length, question.lastIndexOf(second)),
  )
  const [words, part] = isInSecond || (!isMade(first) && isMade(second)) ? [second, first] : [first, second]
  return isMade(words) ? [{ words, wants: 'may', part }] : undefined
}

/** What a restaurant chain has, when only its name is asked: "McDonald's?". */
async function chainAnswer(own: Own, { foods: [words, ...more] }: Ask): Promise<Answer | undefined> {
  const name = words !== undefined && more.length === 0 ? chainOf(plain(words)) : undefined
  return name ? place(own, name, await faqSources(own, 'eating-out')) : undefined
}

export const verdicts: AnswerHandlers<'verdicts'> = {
  may: ofOwn('some', async (own, ask) => (await chainAnswer(own, ask)) ?? verdictsOn(own, ask)),
  which: ofOwn('some', (own, ask) => verdictsOn(own, ask, 'which')),
  or: ofOwn('some', (own, ask) =>
    ask.foods.length > 1
      ? eatingAnswer(
          own,
          ask.question,
          ask.foods.map((words) => ({ words, wants: 'may' })),
          comparisonOf(ask.question),
        )
      : verdictsOn(own, ask),
  ),
  holds: {
    foods: 'some',
    answer: async (ask, { db, own }) => {
      if (!own) return foodPassage(db, ask.foods)
      const holding = holdingOf(ask.question, ask.foods)
      return holding
        ? eatingAnswer(own, ask.question, holding)
        : ((await chainAnswer(own, ask)) ?? verdictsOn(own, ask))
    },
  },
  about: {
    foods: 'some',
    answer: async (ask, { db, own }) => {
      if (!own) return foodPassage(db, ask.foods)
      const known = (await Promise.all(ask.foods.slice(0, 2).map((words) => foodIs(own, words)))).filter(
        (one) => one !== undefined,
      )
      return known.length > 0 ? mergeAnswers(known) : verdictsOn(own, ask)
    },
  },
}
