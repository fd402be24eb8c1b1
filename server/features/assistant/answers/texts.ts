import type { Subject } from '../understand/intents'
import care from './texts/care.json' with { type: 'json' }
import meals from './texts/meals.json' with { type: 'json' }
import plan from './texts/plan.json' with { type: 'json' }
import portal from './texts/portal.json' with { type: 'json' }
import results from './texts/results.json' with { type: 'json' }

/** What is said to everybody alike, by subject and intent, and the FAQs that tell more. */
export const texts = { care, meals, plan, portal, results }

type Texts = typeof texts
/** The intents of a subject that a text answers. */
export type TextOf<About extends Subject> = About extends keyof Texts ? keyof Texts[About] : never
