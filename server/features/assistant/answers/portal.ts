import { practitioner } from './person/people'
import { told } from './person/about-person'
import { tracesTold } from './care/care-allergy'
import { type Answerer, type Answers, ofOwn } from './answerer'
import { faqSources } from '../faq-passages'
import { textAnswerer } from './text-answerer'
import { texts } from './texts'
import { verdictsOn } from './verdicts'

/** The question is clearly about something other than this portal. */
export const offTopic: Answerer = {
  foods: 'none',
  answer: ({ confidence }, { own }) =>
    own && confidence >= CLEAR ? told(texts.portal['small-talk'].says, []) : undefined,
}
const CLEAR = 0.6

/** The portal, the assistant and small talk. */
export const portal: Answers<'portal'> = {
  practitioner: ofOwn('none', (own) => practitioner(own, { isReach: false, faqs: [] })),
  reach: ofOwn('none', async (own) =>
    practitioner(own, { isReach: true, faqs: await faqSources(own, 'contact') }),
  ),
  // For traces of their own allergy clients get a personal answer.
  'read-label': {
    foods: 'none',
    answer: async (ask, asker) =>
      (asker.own && (await tracesTold(asker.own, ask.question))) ??
      textAnswerer('portal', 'read-label')?.answer(ask, asker),
  },
  'figure-of-speech': ofOwn('some', verdictsOn),
}
