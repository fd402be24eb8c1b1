import type care from '../ways-of-asking/care.json'
import type faq from '../ways-of-asking/faq.json'
import type meals from '../ways-of-asking/meals.json'
import type none from '../ways-of-asking/none.json'
import type plan from '../ways-of-asking/plan.json'
import type portal from '../ways-of-asking/portal.json'
import type practitioner from '../ways-of-asking/practitioner.json'
import type results from '../ways-of-asking/results.json'
import type verdicts from '../ways-of-asking/verdicts.json'
import type { QuestionLanguage } from '@shared/domain/text/question-language'

/** The ways of asking: one file for each subject, with its intents. */
type Ways = {
  results: typeof results
  verdicts: typeof verdicts
  meals: typeof meals
  plan: typeof plan
  care: typeof care
  portal: typeof portal
  faq: typeof faq
  practitioner: typeof practitioner
  none: typeof none
}

export type Subject = keyof Ways
export type IntentOf<About extends Subject> = keyof Ways[About] & string
/** An intent: "results.count", "faq.contact". */
export type Intent = { [About in Subject]: `${About}.${IntentOf<About>}` }[Subject]

export const subjects: readonly Subject[] = [
  ...(['results', 'verdicts', 'meals', 'plan', 'care', 'portal'] as const),
  ...(['faq', 'practitioner', 'none'] as const),
]

export type Ask = {
  intent: Intent
  /** Its own text, without the other questions. */
  question: string
  /** Its foods, as written. */
  foods: readonly string[]
  about: 'self' | 'other'
  language: QuestionLanguage
  /** From 0 to 1. */
  confidence: number
}
