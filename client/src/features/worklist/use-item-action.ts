import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { usePending } from '@/lib/use-one-at-a-time'

/** Runs one action at a time and keeps why the last one was refused. */
export function useItemAction() {
  const [failure, setFailure] = useState<string>()
  const [pending, run] = usePending()
  const act = (work: () => Promise<unknown>) =>
    void run(async () => {
      setFailure(undefined)
      try {
        await work()
      } catch (error) {
        setFailure(sentenceOf(error))
      }
    })
  return { act, pending, failure }
}
