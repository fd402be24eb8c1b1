import type { Body, Reply } from '@shared/api'
import { plural } from '@shared/domain/text/counts'
import { CircleQuestionMark } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { ApiError, request, sentenceOf } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { AlreadySignedIn } from '../already-signed-in'
import { Actions, Lead, EntryScreen } from '../entry-screen'
import { readBirthDate, type BirthPart } from './birth-date'
import { BirthDateFields, type BirthDateHandle } from './birth-date-fields'
import type { Typed } from './saved-welcome'

type Look = Reply<'POST /api/welcome/look'>
export type Answer = Pick<Body<'POST /api/welcome/answer'>, 'dateOfBirth' | 'sampleId'>

/** The typed answer, or its error. */
export function answerOf(
  asks: Look['asks'],
  typed: Typed,
): { answer: Answer } | { error: string; at?: BirthPart } {
  if (asks === 'sampleId') {
    const sampleId = typed.sampleId.trim()
    return sampleId ? { answer: { sampleId } } : { error: 'Please enter the sample ID.' }
  }
  const read = readBirthDate(typed)
  return 'iso' in read ? { answer: { dateOfBirth: read.iso } } : read
}

/** The message for a wrong answer, with the attempts that remain. */
export function wrongAnswer(asks: Look['asks'], { remaining }: ApiError, support: string): string {
  const what = asks === 'dateOfBirth' ? 'date' : 'sample ID'
  const left =
    remaining === undefined
      ? ''
      : ` ${remaining} ${plural(remaining, 'try is', 'tries are')} left. Then this link is locked, and ${support || 'the laboratory'} can help.`
  return `That is not the ${what} we have.${left}`
}

type AnswerStepProps = {
  token: string
  look: Look
  typed: Typed
  onTyped: (typed: Typed) => void
  /** Why the next step refused the answer. */
  refused: string
  onRight: (email: string) => void
  /** Returns true when the failure ends the link, which is then shown elsewhere. */
  onFailed: (error: unknown) => boolean
  onStranger: () => void
}

/** Step 1: shows whose result it is and asks for proof of identity. */
export function AnswerStep(props: AnswerStepProps) {
  const { token, look, typed, onTyped, refused, onRight, onFailed, onStranger } = props
  const support = useApiQuery('GET /api/config').data?.supportAddress ?? ''
  const [error, setError] = useState(refused)
  const [trouble, setTrouble] = useState('')
  const [pending, run] = usePending()
  const birth = useRef<BirthDateHandle>(null)
  const sample = useRef<HTMLInputElement>(null)
  const hintId = useId()

  /** Focuses the field and selects its content. */
  const goTo = useCallback((at: BirthPart = 'day') => {
    birth.current?.focus(at)
    sample.current?.focus()
    sample.current?.select()
  }, [])
  function refuse(sentence: string, at?: BirthPart) {
    setError(sentence)
    goTo(at)
  }
  // The next step refused the answer, so the field gets the focus.
  useEffect(() => {
    if (refused) goTo()
  }, [refused, goTo])

  async function submit() {
    setError('')
    setTrouble('')
    const read = answerOf(look.asks, typed)
    if ('error' in read) return refuse(read.error, read.at)
    try {
      const { email } = await request('POST /api/welcome/answer', { body: { token, ...read.answer } })
      onRight(email)
    } catch (failed) {
      if (onFailed(failed)) return
      const isWrong = failed instanceof ApiError && failed.status === 403
      const field = failed instanceof ApiError ? Object.values(failed.fields)[0] : undefined
      if (isWrong) refuse(wrongAnswer(look.asks, failed, support))
      else if (field) refuse(field)
      else setTrouble(sentenceOf(failed))
    }
  }

  const isDate = look.asks === 'dateOfBirth'
  return (
    <EntryScreen step={1} title={`A result is waiting for ${look.initials}`}>
      <Lead>
        {isDate
          ? "Your date of birth tells us it's you."
          : "The sample ID printed on the kit tells us it's you."}
      </Lead>
      <AlreadySignedIn />
      <form
        noValidate
        aria-label="Confirm it's you"
        className="flex flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault()
          void run(submit)
        }}
      >
        {isDate ? (
          <BirthDateFields
            ref={birth}
            value={typed}
            onChange={(date) => onTyped({ ...typed, ...date })}
            error={error}
            hintId={hintId}
          />
        ) : (
          <Field label="Sample ID" error={error} className="mt-5">
            <TextInput
              ref={sample}
              name="sampleId"
              mono
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={100}
              value={typed.sampleId}
              onChange={(event) => onTyped({ ...typed, sampleId: event.target.value })}
            />
          </Field>
        )}
        <p id={hintId} className="mt-4 flex gap-2.5 text-small text-ink-2">
          <CircleQuestionMark className="size-4.5 text-brand-text" />
          {isDate
            ? 'The date of birth of the person tested, as on the kit order.'
            : 'It is on the tube and on the card in the box.'}
        </p>
        {trouble && (
          <Alert tone="error" className="mt-4">
            {trouble}
          </Alert>
        )}
        <Actions>
          <Button type="submit" size="lg" block pending={pending}>
            Next
          </Button>
          <Button variant="link" size="lg" block onClick={onStranger}>
            I am not {look.initials}
          </Button>
        </Actions>
      </form>
    </EntryScreen>
  )
}
