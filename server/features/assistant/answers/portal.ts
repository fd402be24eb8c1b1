import { practitioner } from '../own/people'
import { told } from '../own/about-person'
import { tracesTold } from '../own/care-allergy'
import { type Answerer, type Answers, ofOwn } from './answerer'
import { faqsFor } from './faq-sources'
import { faqSource } from '../faq-passages'
import { type PortalText, portalTexts } from './portal-texts'
import { verdictsOn } from './verdicts'

/** Fixed words, with the FAQs that tell more. */
const says = (topic: PortalText): Answerer => ({
  foods: 'none',
  answer: async (_ask, { db, actor }) => {
    const { says: text, faqs } = portalTexts[topic]
    const sources = await Promise.all(faqs.map((key) => faqSource(db, actor.role, key)))
    return told(
      text,
      sources.filter((one) => one !== undefined),
    )
  },
})

/** How to read a label; of traces of their own allergy what these mean for them. */
const readLabel: Answerer['answer'] = async (ask, asker) =>
  (asker.own && (await tracesTold(asker.own, ask.question))) ?? says('read-label').answer(ask, asker)

/** What is told to a client who surely asks for something else than this portal. */
export const offTopic: Answerer = {
  foods: 'none',
  answer: ({ confidence }, { own }) =>
    own && confidence >= CLEAR ? told(portalTexts['small-talk'].says, []) : undefined,
}
const CLEAR = 0.6

/** What is told of the portal and its assistant, and to small talk. */
export const portal: Answers<'portal'> = {
  practitioner: ofOwn('none', (own) => practitioner(own, { isReach: false, faqs: [] })),
  reach: ofOwn('none', async (own) =>
    practitioner(own, { isReach: true, faqs: await faqsFor(own, 'contact') }),
  ),
  'figure-of-speech': ofOwn('some', verdictsOn),
  'privacy-chat': says('privacy-chat'),
  'others-results': says('others-results'),
  robot: says('robot'),
  'own-foods-setting': says('own-foods-setting'),
  language: says('language'),
  reliability: says('reliability'),
  critics: says('critics'),
  help: says('help'),
  greeting: says('greeting'),
  thanks: says('thanks'),
  done: says('done'),
  chat: says('chat'),
  'how-are-you': says('how-are-you'),
  praise: says('praise'),
  insult: says('insult'),
  joke: says('joke'),
  'small-talk': says('small-talk'),
  'two-factor': says('two-factor'),
  'home-screen': says('home-screen'),
  theme: says('theme'),
  'sign-out': says('sign-out'),
  'share-report': says('share-report'),
  cost: says('cost'),
  'own-recipes': says('own-recipes'),
  'shared-account': says('shared-account'),
  'food-diary': says('food-diary'),
  'explain-diet': says('explain-diet'),
  'read-label': { ...says('read-label'), answer: readLabel },
  'prepare-visit': says('prepare-visit'),
  alcohol: says('alcohol'),
  prick: says('prick'),
  'igg-ige': says('igg-ige'),
  messages: says('messages'),
  print: says('print'),
}
