import { practitioner } from './person/people'
import { answerOf } from './person/about-person'
import { tracesAnswer } from './care/care-allergy'
import { type AnswerHandler, type AnswerHandlers, ofOwn } from './answer-handler'
import { faqSources } from '../faq-passages'
import { textHandler } from './text-handler'
import { texts } from './texts'
import { verdictsOn } from './verdicts'

/** The question is clearly about something other than this portal. */
export const offTopic: AnswerHandler = {
  foods: 'none',
  answer: ({ confidence }, { own }) =>
    own && confidence >= CLEAR ? answerOf(texts.portal['small-talk'].says, []) : undefined,
}
const CLEAR = 0.6

/** The portal, the assistant and small talk. */
export const portal: AnswerHandlers<'portal'> = {
  practitioner: ofOwn('none', (own) => practitioner(own, { isReach: false, faqs: [] })),
  reach: ofOwn('none', async (own) =>
    practitioner(own, { isReach: true, faqs: await faqSources(own, 'contact') }),
  ),
  // For traces of their own allergy clients get a personal answer.
  'read-label': {
    foods: 'none',
    answer: async (ask, context) =>
      (context.own && (await tracesAnswer(context.own, ask.question))) ??
      textHandler('portal', 'read-label')?.answer(ask, context),
  },
  'figure-of-speech': ofOwn('some', verdictsOn),
}
