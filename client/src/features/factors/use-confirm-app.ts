import { readDigits } from '@shared/domain/sign-in/factors'
import { useRef, useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { useOneAtATime } from '@/lib/use-one-at-a-time'

/** Confirms an app by a code, then calls `onDone`; `problem` is what is wrong with the code. */
export function useConfirmApp(onDone: () => void) {
  const confirm = useApiMutation('POST /api/user/totp/confirm')
  const once = useOneAtATime()
  const field = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState('')
  const [problem, setProblem] = useState<string>()

  function say(sentence: string) {
    setProblem(sentence)
    field.current?.focus()
  }

  async function send() {
    const code = readDigits(digits)
    if (!code) return say('Please enter the six digits from the app.')
    try {
      await confirm.mutateAsync({ body: { code } })
    } catch (error) {
      // The app shows a new code by now.
      if (error instanceof ApiError && error.status === 400) setDigits('')
      return say(sentenceOf(error))
    }
    onDone()
  }

  return {
    field,
    digits,
    problem,
    pending: confirm.isPending,
    change: (typed: string) => {
      setDigits(typed)
      setProblem(undefined)
    },
    send: () => void once(send),
  }
}
