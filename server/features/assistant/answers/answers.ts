import type { Intent, Subject } from '../understand/intents'
import type { Answerer, Answers } from './answerer'
import { care } from './care/care'
import { faqAnswerer } from './faq'
import { plan } from './plan'
import { offTopic, portal } from './portal'
import { results } from './results'
import { swapsAndMeals } from './swaps-and-meals'
import { textAnswerer } from './text-answerer'
import { verdicts } from './verdicts'

/** Nothing here can answer this: it is passed on or shown as an emergency card first. */
const untold: Answerer = { foods: 'none', answer: () => undefined }

/** One handler for each intent; all FAQs share one. */
const answers: { [About in Exclude<Subject, 'faq' | 'practitioner'>]: Answers<About> } = {
  results,
  verdicts,
  meals: swapsAndMeals,
  plan,
  care,
  portal,
  none: { 'off-topic': offTopic, beyond: untold, emergency: untold },
}

export function answererOf(intent: Intent): Answerer {
  const [about, name] = intent.split('.') as [Subject, string]
  if (about === 'faq' || about === 'practitioner') return faqAnswerer(name)
  return (answers[about] as Record<string, Answerer>)[name] ?? textAnswerer(about, name) ?? untold
}
