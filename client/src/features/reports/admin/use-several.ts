import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { toast } from '@/ui/use-toast'
import { doneText, type Refused, type SeveralProps } from './several'

type Answer = { done: number[]; refused: Refused[] }

/**
 * What a dialog about several reports does with the answer: it tells those that it was done to, closes when it was all of
 * them, and else shows the others with their reasons.
 */
export function useSeveral({ onClose, onDone }: Pick<SeveralProps, 'onClose' | 'onDone'>, verb: string) {
  const [refused, setRefused] = useState<Refused[]>()
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)

  async function run(act: () => Promise<Answer>) {
    if (pending) return
    setPending(true)
    setFailure(undefined)
    try {
      const answer = await act()
      if (answer.done.length > 0) toast({ title: doneText(answer.done.length, answer.refused.length, verb) })
      onDone?.(answer.done)
      if (answer.refused.length === 0) onClose()
      else setRefused(answer.refused)
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setPending(false)
    }
  }

  return { refused, failure, pending, run }
}
