import type { Intent, Subject } from '../understand/intents'
import type { AnswerHandler, AnswerHandlers } from './answer-handler'
import { care } from './care/care'
import { faqHandler } from './faq'
import { plan } from './plan'
import { offTopic, portal } from './portal'
import { results } from './results'
import { swapsAndMeals } from './swaps-and-meals'
import { textHandler } from './text-handler'
import { verdicts } from './verdicts'

/** Nothing here can answer this: it is passed on or shown as an emergency card first. */
const noAnswer: AnswerHandler = { foods: 'none', answer: () => undefined }

/** One handler for each intent; all FAQs share one. */
const answers: { [About in Exclude<Subject, 'faq' | 'practitioner'>]: AnswerHandlers<About> } = {
  results,
  verdicts,
  meals: swapsAndMeals,
  plan,
  care,
  portal,
  none: { 'off-topic': offTopic, beyond: noAnswer, emergency: noAnswer },
}

export function handlerFor(intent: Intent): AnswerHandler {
  const [about, name] = intent.split('.') as [Subject, string]
  if (about === 'faq' || about === 'practitioner') return faqHandler(name)
  return (answers[about] as Record<string, AnswerHandler>)[name] ?? textHandler(about, name) ?? noAnswer
}
