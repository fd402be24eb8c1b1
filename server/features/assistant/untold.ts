import { fold } from '@shared/domain/fold'
import { foodsInQuestion } from '@shared/domain/verdict/foods-in-question'
import { CHECKED_AGAIN } from '@shared/domain/verdict/sentence'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../foods/foods.public'
import { type Own, shownVerdict } from './answers/person/about-person'
import { against, isSure, lineOn } from './answers/meals/judged'
import type { Told } from './told'

/**
 * What an answer to a client's question says, with the verdict on each food that the question names where something
 * of the client's is surely in it and the answer does not name that: whatever else is asked, nobody is left to think
 * it fine. What is said of a report that is being checked again says so.
 */
export function withUntold(own: Own | undefined, question: string, told: Told): Told {
  if (!own) return told
  const { person } = own
  const untold = foodsInQuestion(foodMatcher(), question)
    .filter(({ isKnown }) => isKnown)
    .map(({ words }) => verdictOf(foodMatcher(), words, person))
    .filter((said) => isUntold(said, told))
  const said = [told.answer, ...untold.map(lineOn)].join('\n\n')
  const isOfReport = told.sources.some(({ kind }) => kind === 'report')
  const isUnsaid = person.test?.isCheckedAgain && isOfReport && !said.includes(CHECKED_AGAIN)
  return {
    ...told,
    answer: isUnsaid ? `${said}\n\n${CHECKED_AGAIN}` : said,
    verdicts: [...told.verdicts, ...untold.map(shownVerdict)],
  }
}

function isUntold(said: Verdict, { answer, verdicts }: Told): boolean {
  const text = fold(answer)
  return (
    !verdicts.some(({ title }) => title === said.title) &&
    against(said).some((food) => isSure(food) && !text.includes(fold(food.foodName)))
  )
}
