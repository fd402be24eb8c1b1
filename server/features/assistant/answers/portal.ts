import { practitioner } from './person/people'
import { told } from './person/about-person'
import { type Answerer, type Answers, eachOf, ofOwn } from './answerer'
import { faqSources } from '../faq-passages'
import texts from './portal-texts.json' with { type: 'json' }
import { verdictsOn } from './verdicts'

type PortalText = keyof typeof texts

/** What is said of the portal, of its assistant and to small talk, to everybody alike, and the FAQs that tell more. */
export const portalTexts: Readonly<Record<PortalText, { says: string; faqs: readonly string[] }>> = texts

/** Fixed words, with the FAQs that tell more. */
const says = (topic: PortalText): Answerer => ({
  foods: 'none',
  answer: async (_ask, { db, actor }) => {
    const { says: text, faqs } = portalTexts[topic]
    return told(text, await faqSources({ db, asker: actor }, ...faqs))
  },
})

/** What is told to a client who surely asks for something else than this portal. */
export const offTopic: Answerer = {
  foods: 'none',
  answer: ({ confidence }, { own }) =>
    own && confidence >= CLEAR ? told(portalTexts['small-talk'].says, []) : undefined,
}
const CLEAR = 0.6

/** What is told of the portal and its assistant, and to small talk. */
export const portal: Answers<'portal'> = {
  ...eachOf(Object.keys(portalTexts) as PortalText[], says),
  practitioner: ofOwn('none', (own) => practitioner(own, { isReach: false, faqs: [] })),
  reach: ofOwn('none', async (own) =>
    practitioner(own, { isReach: true, faqs: await faqSources(own, 'contact') }),
  ),
  'figure-of-speech': ofOwn('some', verdictsOn),
}
