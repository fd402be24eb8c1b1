import type { Body, Reply } from '@shared/api'
import { useEffect, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'

type Reaction = Body<'POST /api/trial/immediate-reaction'>
type ReactionReply = Reply<'POST /api/trial/immediate-reaction'>

/** Sends a reaction. Offline it says so and sends automatically once online. */
export function useReaction() {
  const send = useApiMutation('POST /api/trial/immediate-reaction')
  const [pending, run] = usePending()
  const [waiting, setWaiting] = useState<Reaction>()
  const [done, setDone] = useState<ReactionReply>()
  const [trouble, setTrouble] = useState<string>()

  const report = (body: Reaction) =>
    run(async () => {
      setTrouble(undefined)
      try {
        setDone(await send.mutateAsync({ body }))
        setWaiting(undefined)
      } catch (error) {
        const isOffline = error instanceof Error && error.name === 'OfflineError'
        setWaiting(isOffline ? body : undefined)
        if (!isOffline) setTrouble(sentenceOf(error))
      }
    })

  useEffect(() => {
    if (!waiting) return
    const again = () => void report(waiting)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })

  return { pending, isWaiting: waiting !== undefined, done, trouble, report }
}
