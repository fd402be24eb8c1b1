import { eatingTold } from '../eating/eating-answer'
import type { Wants } from '../eating/say-verdict'
import { comparisonOf, isChoice, isRelation } from '../eating/compared'
import { foodIs } from '../own/food-is'
import { chainOf, place } from '../own/outings'
import { plain } from '../own/plain'
import type { Own } from '../own/about-person'
import { holdingOf } from '../eating/holding'
import { foodPassage } from '../food-passages'
import type { Told } from '../told'
import type { Ask } from '../understand/intents'
import { type Answers, ofOwn } from './answerer'
import { faqsFor } from './faq-sources'
import { together } from './together'

/** The verdicts on the foods of a question. */
export const verdictsOn = (
  own: Own,
  { foods, question }: Ask,
  wants: Wants = 'may',
): Promise<Told> | undefined =>
  foods.length > 0
    ? eatingTold(
        own,
        question,
        foods.map((words) => ({ words, wants })),
        isChoice(question, foods) ? 'choice' : isRelation(question, foods) ? 'relation' : undefined,
      )
    : undefined

/** What there is at a chain, where nothing but its name is asked about: "McDonald's?". */
async function chainTold(own: Own, { foods: [words, ...more] }: Ask): Promise<Told | undefined> {
  const name = words !== undefined && more.length === 0 ? chainOf(plain(words)) : undefined
  return name ? place(own, name, await faqsFor(own, 'eating-out')) : undefined
}

/** Whether somebody may eat something, what is in it and what it is. */
export const verdicts: Answers<'verdicts'> = {
  may: ofOwn('some', async (own, ask) => (await chainTold(own, ask)) ?? verdictsOn(own, ask)),
  which: ofOwn('some', (own, ask) => verdictsOn(own, ask, 'which')),
  or: ofOwn('some', (own, ask) =>
    ask.foods.length > 1
      ? eatingTold(
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
        ? eatingTold(own, ask.question, holding)
        : ((await chainTold(own, ask)) ?? verdictsOn(own, ask))
    },
  },
  about: {
    foods: 'some',
    answer: async (ask, { db, own }) => {
      if (!own) return foodPassage(db, ask.foods)
      const known = (await Promise.all(ask.foods.slice(0, 2).map((words) => foodIs(own, words)))).filter(
        (one) => one !== undefined,
      )
      return known.length > 0 ? together(known) : verdictsOn(own, ask)
    },
  },
}
