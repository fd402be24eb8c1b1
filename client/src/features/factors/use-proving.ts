import { useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import type { Proof, Way } from './proof'
import { useHold } from './use-hold'

/** The proof to send, or why there is none (undefined when that needs no message). */
export type Brought = Proof | { trouble: string | undefined }

/** The result: `unsent` was not checked and may be sent again unchanged. */
type Outcome = 'taken' | 'refused' | 'unsent'

/** Sends proofs one at a time. `problem` belongs to the method that failed. */
export function useProving(send: (proof: Proof) => Promise<void>) {
  const once = useOneAtATime()
  const { left, isOver, hold } = useHold()
  const [pending, setPending] = useState<Way>()
  const [problem, setProblem] = useState<{ way: Way; sentence: string; isHold?: boolean }>()
  // A wait's message disappears with the wait.
  const shown = problem?.isHold && isOver ? undefined : problem

  async function prove(way: Way, bring: () => Promise<Brought>): Promise<Outcome> {
    let outcome: Outcome = 'unsent'
    if (left > 0) return outcome
    await once(async () => {
      setProblem(undefined)
      setPending(way)
      try {
        const brought = await bring()
        if ('trouble' in brought) {
          if (brought.trouble) setProblem({ way, sentence: brought.trouble })
          return
        }
        await send(brought)
        outcome = 'taken'
      } catch (error) {
        const known = error instanceof ApiError ? error : undefined
        const isHold = Number(known?.retryAfter) > 0
        setProblem({ way, sentence: known?.fields[way] ?? sentenceOf(error), isHold })
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
    problemAt: (way: Way) => (shown?.way === way ? shown.sentence : undefined),
    prove,
  }
}

export type Proving = ReturnType<typeof useProving>
