import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { reachedClientsText } from '../check/action-result'
import { doneText, type Refused, type SeveralProps } from './several'
import { useInviteToast } from '@/features/invitations/invitations.public'

type Answer = { done: number[]; released: number[]; toInvite: number[]; refused: Refused[] }

/** Closes a bulk dialog when all reports changed, else lists the refused ones and why. */
export function useSeveral({ onClose, onDone }: Pick<SeveralProps, 'onClose' | 'onDone'>, verb: string) {
  const tell = useInviteToast()
  const [refused, setRefused] = useState<Refused[]>()
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)

  async function run(act: () => Promise<Answer>) {
    if (pending) return
    setPending(true)
    setFailure(undefined)
    try {
      const answer = await act()
      const { done, released, toInvite } = answer
      if (done.length > 0)
        tell({
          title: doneText(done.length, answer.refused.length, verb),
          description: reachedClientsText(released),
          toInvite,
        })
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
