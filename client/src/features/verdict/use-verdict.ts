import { answerOfLevel } from '@shared/domain/verdict/answer'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { levelWords } from '@shared/domain/reports/levels'
import { ApiError, request } from '@/api/request'
import { keyOf } from '@/api/use-api'
import { withTimeout } from '@/lib/with-timeout'
import { useSession } from '@/session/session'
import { prepare } from '@/ui/load-dialog'
import { type OfflineList, readOfflineList } from './offline-list.public'
import { storedText } from './browser-storage.public'
import { kindOfLevel } from './kind'
import type { Answer, VerdictQuestion, FromReport, VerdictReply } from './verdict-types'

/** An answer takes milliseconds, so this long means a dead connection. */
const PATIENCE_MS = 8_000

/** Answers by the stored list when unreachable; not cached, as another report may come. */
export function useVerdict({ q, clientId, found }: VerdictQuestion): UseQueryResult<Answer> {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const query = clientId ? { q, clientId } : { q }
  return useQuery({
    queryKey: keyOf('GET /api/verdict', { query }),
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Answer> => {
      if (clientId === null && found) return { said: replyFor(q, found), isLocal: false }
      const kept = clientId === undefined ? readOfflineList(userId) : undefined
      if (kept && !navigator.onLine) return answerOffline(q, kept)
      try {
        const answer = request('GET /api/verdict', { query }, signal)
        return { said: await (kept ? withTimeout(answer, PATIENCE_MS) : answer), isLocal: false }
      } catch (error) {
        if (!kept || isAnswer(error)) throw error
        return answerOffline(q, kept)
      }
    },
  })
}

const loadOffline = () => import('./offline-verdict')
// Preloaded while online for users who store a list.
if (storedText() !== null) prepare(loadOffline)

async function answerOffline(q: string, kept: OfflineList): Promise<Answer> {
  const { offlineVerdict } = await loadOffline().catch((cause: unknown) => {
    throw Object.assign(new Error('The check could not be loaded.', { cause }), { name: 'OfflineError' })
  })
  return { said: offlineVerdict(q, kept), isLocal: true }
}

/** Whether the server itself refused; 502 to 504 come from its gateway. */
const isAnswer = (error: unknown) =>
  error instanceof ApiError && !(error.status >= 502 && error.status <= 504)

/** For an unlinked report only its own result can be shown. */
function replyFor(title: string, { level, value, text, scale, day }: FromReport): VerdictReply {
  const kind = kindOfLevel(level)
  const sentence = `${levelWords[level]} in this report, which isn't linked to a client.`
  const food = { foodName: title, level, certainty: 'match' as const, carriedOverFrom: null }
  return {
    ...{
      id: 0,
      q: title,
      understoodAs: null,
      kind,
      answer: answerOfLevel(level),
      title,
      sentence,
      notes: [],
    },
    foods: [
      {
        ...food,
        answer: answerOfLevel(level),
        ...{ inTrial: false, inBaseline: false },
        value,
        text,
        scale,
        reportDate: day,
        outcome: null,
        why: '',
        change: null,
      },
    ],
    ...{
      parts: [],
      swaps: [],
      swapsFor: null,
      recipes: [],
      notTested: [],
      notKnown: [],
      choices: [],
      askMaker: false,
      foodId: null,
    },
  }
}
