import { assistant as contract } from '@shared/features/assistant'
import { withRequestCache } from '../../database/fingerprint'
import type { Dependencies } from '../../dependencies'
import type { ApiRequest, Handlers } from '../../http/mount'
import { personThrottle } from '../../http/throttle'
import { setPageHeaders } from '../../http/paging'
import { askQuestion, emergencyAnswer } from './ask'
import { cardFor } from './card'
import { fileNotHelpful, feedbackTokens } from './feedback'
import { answersTo, faqOrigins, findReview, listReviews, makeFaqOf, reviewQuestion } from './reviews'

export { contract }

/** Nobody types more, and each may cost a model call. */
const questionsAMinute = { name: 'questions', points: 30, duration: 60 }
/** Each may be sent twice: once with words. */
const complaintsAMinute = { name: 'complaints', points: 20, duration: 60 }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => {
  const throttle = personThrottle(
    questionsAMinute,
    'You’ve asked a lot of questions in a short time. Please wait a minute.',
  )
  const complaints = personThrottle(
    complaintsAMinute,
    'Thank you. You’ve rated a lot of answers in a short time. Please wait a minute.',
  )
  const given = feedbackTokens(deps)

  async function answerTo({
    actor,
    body: { question, context },
    onText,
    signal,
  }: ApiRequest<'POST /api/ai/ask-question'>) {
    const turns = context?.turns ?? []
    try {
      await throttle(actor.id)
    } catch (refused) {
      // The emergency card is outside every limit.
      const card = await cardFor(deps.db, actor, question, turns)
      if (card) return emergencyAnswer(card)
      throw refused
    }
    return askQuestion(
      { ...deps, db: withRequestCache(deps.db) },
      actor,
      { question, turns },
      { onText, signal },
    )
  }

  return {
    'POST /api/ai/ask-question': async (call) => {
      const reply = await answerTo(call)
      const { actor, body } = call
      return {
        ...reply,
        receipt: given.of({ userId: actor.id, question: body.question, answer: reply.answer }),
      }
    },
    'POST /api/question-reviews': async ({ actor, body }) => {
      await complaints(actor.id)
      await fileNotHelpful(deps, given, actor, body)
    },
    'GET /api/user/question-answers': ({ actor }) => answersTo(deps.db, actor.id),
    'GET /api/question-reviews': async (call) => {
      const { rows, pending, reviewed, ...extent } = await listReviews(deps.replicaReader.db, call.query)
      call.setHeader('X-Pending', String(pending.count))
      call.setHeader('X-Reviewed', String(reviewed.count))
      const cut = [pending.isCapped && 'pending', reviewed.isCapped && 'reviewed'].filter(Boolean)
      if (cut.length > 0) call.setHeader('X-Counts-Capped', cut.join(', '))
      setPageHeaders(call, '/api/question-reviews', extent)
      return rows
    },
    'GET /api/question-reviews/:id': ({ params }) => findReview(deps.db, params.id),
    'POST /api/question-reviews/:id/reviewed': ({ actor, params, body }) =>
      reviewQuestion(deps, actor, params.id, body),
    'POST /api/question-reviews/:id/faq': ({ actor, params, body }) =>
      makeFaqOf(deps, actor, params.id, body),
    'GET /api/faq-origins': () => faqOrigins(deps.db),
  }
}
