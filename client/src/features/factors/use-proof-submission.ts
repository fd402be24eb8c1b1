import { useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import type { Proof, ProofMethod } from './proof'
import { useRetryCountdown } from './use-retry-countdown'

/** The proof to send, or why there is none (undefined when that needs no message). */
export type Prepared = Proof | { trouble: string | undefined }

/** The result: `unsent` was not checked and may be sent again unchanged. */
type Outcome = 'taken' | 'refused' | 'unsent'

/** Sends proofs one at a time. `problem` belongs to the method that failed. */
export function useProofSubmission(send: (proof: Proof) => Promise<void>) {
  const once = useOneAtATime()
  const { left, isOver, hold } = useRetryCountdown()
  const [pending, setPending] = useState<ProofMethod>()
  const [problem, setProblem] = useState<{ method: ProofMethod; sentence: string; isHold?: boolean }>()
  // A wait's message disappears with the wait.
  const shown = problem?.isHold && isOver ? undefined : problem

  async function prove(method: ProofMethod, prepare: () => Promise<Prepared>): Promise<Outcome> {
    let outcome: Outcome = 'unsent'
    if (left > 0) return outcome
    await once(async () => {
      setProblem(undefined)
      setPending(method)
      try {
        const prepared = await prepare()
        if ('trouble' in prepared) {
          if (prepared.trouble) setProblem({ method, sentence: prepared.trouble })
          return
        }
        await send(prepared)
        outcome = 'taken'
      } catch (error) {
        const known = error instanceof ApiError ? error : undefined
        const isHold = Number(known?.retryAfter) > 0
        setProblem({ method, sentence: known?.fields[method] ?? sentenceOf(error), isHold })
        if (isHold) hold(Number(known?.retryAfter))
        if (known && known.status < 500) outcome = 'refused'
      } finally {
        setPending(undefined)
      }
    })
    return outcome
  }

  return {
    pending,
    /** Seconds until the next attempt is allowed. */
    left,
    isFreeAgain: isOver && !pending && !shown,
    problemAt: (method: ProofMethod) => (shown?.method === method ? shown.sentence : undefined),
    prove,
  }
}

export type ProofSubmission = ReturnType<typeof useProofSubmission>
