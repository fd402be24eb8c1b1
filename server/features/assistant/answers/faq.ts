import { faqSources, faqTold } from '../faq-passages'
import { measures, again } from './results/about-test'
import { careTold } from './care/care'
import { start } from './meals/meals'
import { readers } from './person/people'
import type { Own } from './person/about-person'
import type { Told } from '../told'
import type { Ask, IntentOf } from '../understand/intents'
import type { Answerer } from './answerer'

type Key = IntentOf<'faq'> | IntentOf<'practitioner'>

/** What a client is told out of what is theirs, where an FAQ tells the same in general. */
const ofClient: Partial<Record<Key, (own: Own, ask: Ask) => Promise<Told | undefined>>> = {
  'who-sees-my-data': async (own) => readers(own, await faqSources(own, 'who-sees-my-data')),
  'repeat-test': async (own) => again(own, await faqSources(own, 'repeat-test')),
  'starting-elimination': async (own) => start(own, await faqSources(own, 'starting-elimination')),
  'what-igg-measures': async (own) =>
    measures(own, await faqSources(own, 'what-igg-measures', 'what-the-test-does-not-show')),
  'allergy-or-intolerance': (own, ask) => careTold(own, 'either', ask),
}

/** The FAQ of a key: what is told of it in general, and to a client of their own where that is known. */
export const faqAnswerer = (key: string): Answerer => ({
  foods: 'none',
  answer: (ask, { db, actor, own }) => {
    const told = own && ofClient[key as Key]
    return told ? told(own, ask) : faqTold(db, actor.role, key)
  },
})
