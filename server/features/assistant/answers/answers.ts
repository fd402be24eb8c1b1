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

/** What nobody here can tell: it is passed on, or shown as the card for emergencies, before any answerer. */
const untold: Answerer = { foods: 'none', answer: () => undefined }

/** Who answers what: one for each intent; all FAQs are told alike. */
const answers: { [About in Exclude<Subject, 'faq' | 'practitioner'>]: Answers<About> } = {
  results,
  verdicts,
  meals: swapsAndMeals,
  plan,
  care,
  portal,
  none: { 'off-topic': offTopic, beyond: untold, emergency: untold },
}

/** The answerer of an intent. */
export function answererOf(intent: Intent): Answerer {
  const [about, name] = intent.split('.') as [Subject, string]
  if (about === 'faq' || about === 'practitioner') return faqAnswerer(name)
  return (answers[about] as Record<string, Answerer>)[name] ?? textAnswerer(about, name) ?? untold
}
