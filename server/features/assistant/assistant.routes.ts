import { assistant as contract } from '@shared/features/assistant'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { personThrottle } from '../../http/throttle'
import { setPageHeaders } from '../../http/paging'
import { askQuestion } from './ask'
import { answersTo, findReview, listReviews, reviewQuestion } from './reviews'

export { contract }

/** More than anybody types; each question may cost a call of a model. */
const questionsAMinute = { points: 30, duration: 60 }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => {
  const throttle = personThrottle(
    questionsAMinute,
    'You have asked many questions just now. Please wait a minute.',
  )
  return {
    'POST /api/ai/ask-question': async ({ actor, body, onText, signal }) => {
      await throttle(actor.id)
      return askQuestion(deps, actor, body.question, { onText, signal })
    },
    'GET /api/user/question-answers': ({ actor }) => answersTo(deps.db, actor.id),
    'GET /api/question-reviews': async (call) => {
      const { rows, pending, reviewed, ...extent } = await listReviews(deps.db, call.query)
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
  }
}
