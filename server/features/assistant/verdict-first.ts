import { fold } from '@shared/domain/text/fold'
import { askedWords } from '@shared/domain/verdict/asked-words'
import type { Answer } from './answer'
import { mergeAnswers } from './answers/merge-answers'
import type { Own } from './answers/person/about-person'
import { verdictsOn } from './answers/verdicts'
import type { Ask } from './understand/intents'

/** Whether a question only asks about one food: "May I have gluten?", "gluten?" */
const isOfOneFood = ({ question, foods: [words, ...more] }: Ask) =>
  words !== undefined && more.length === 0 && fold(askedWords(question)) === fold(words)

/** The client's verdict before a general answer, where the question only asks for a verdict. */
export async function withVerdictFirst(own: Own | undefined, ask: Ask, general: Answer): Promise<Answer> {
  if (!own || ask.about === 'other' || ask.intent.startsWith('verdicts.') || !isOfOneFood(ask)) return general
  const verdict = await verdictsOn(own, ask)
  const isKnown = verdict?.verdicts.some(({ answer }) => answer !== 'not-known' && answer !== 'not-tested')
  return verdict && isKnown ? mergeAnswers([verdict, general]) : general
}
