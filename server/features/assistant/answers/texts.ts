import type { Subject } from '../understand/intents'
import care from './texts/care.json' with { type: 'json' }
import meals from './texts/meals.json' with { type: 'json' }
import plan from './texts/plan.json' with { type: 'json' }
import portal from './texts/portal.json' with { type: 'json' }
import results from './texts/results.json' with { type: 'json' }

/** Texts that are the same for everybody, with FAQs that say more. */
export const texts = { care, meals, plan, portal, results }

type Texts = typeof texts
export type TextOf<About extends Subject> = About extends keyof Texts ? keyof Texts[About] : never
