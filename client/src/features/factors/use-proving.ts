import { useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import type { Proof, Way } from './proof'
import { useHold } from './use-hold'

/** What is to be sent; or why there is nothing, where that needs words. */
export type Brought = Proof | { trouble: string | undefined }

/** What became of it: `unsent` was not looked at, and may be sent again as it is. */
type Outcome = 'taken' | 'refused' | 'unsent'

/** Sends proofs one at a time. What is wrong with one is told by the way that it was brought. */
export function useProving(send: (proof: Proof) => Promise<void>) {
  const once = useOneAtATime()
  const { left, isOver, hold } = useHold()
  const [pending, setPending] = useState<Way>()
  const [problem, setProblem] = useState<{ way: Way; sentence: string; isHold?: boolean }>()
  // What was to be waited for is over with the wait.
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
    /** Seconds for which nothing is taken. */
    left,
    isFreeAgain: isOver && !pending && !shown,
    problemAt: (way: Way) => (shown?.way === way ? shown.sentence : undefined),
    prove,
  }
}

export type Proving = ReturnType<typeof useProving>
