import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { assistant as contract } from '@shared/features/assistant'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { setPageHeaders } from '../../http/paging'
import { Problem } from '../../http/problem'
import { askQuestion } from './ask'
import { listReviews, reviewQuestion } from './reviews'

export { contract }

/** More than anybody types; each question may cost a call of a model. */
const questionsAMinute = { points: 30, duration: 60 }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => {
  const limiter = new RateLimiterMemory(questionsAMinute)
  return {
    'POST /api/ai/ask-question': async ({ actor, body, onText, signal }) => {
      await limiter.consume(actor.id).catch(tooMany)
      return askQuestion(deps, actor, body.question, { onText, signal })
    },
    'GET /api/question-reviews': async (call) => {
      const { rows, pending, reviewed, ...extent } = await listReviews(deps.db, call.query)
      call.setHeader('X-Pending', String(pending.count))
      call.setHeader('X-Reviewed', String(reviewed.count))
      const cut = [pending.isCapped && 'pending', reviewed.isCapped && 'reviewed'].filter(Boolean)
      if (cut.length > 0) call.setHeader('X-Counts-Capped', cut.join(', '))
      setPageHeaders(call, '/api/question-reviews', extent)
      return rows
    },
    'POST /api/question-reviews/:id/reviewed': ({ actor, params, body }) =>
      reviewQuestion(deps, actor, params.id, body),
  }
}

function tooMany(refused: unknown): never {
  if (!(refused instanceof RateLimiterRes)) throw refused
  throw new Problem('too-many', 'You have asked many questions just now. Please wait a minute.', {
    headers: { 'Retry-After': String(Math.ceil(refused.msBeforeNext / 1000)) },
  })
}
