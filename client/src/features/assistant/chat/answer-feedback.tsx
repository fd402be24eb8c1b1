import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { toast } from '@/ui/use-toast'
import { type Answered, noteHelped } from './conversation'

/** The longest comment the server accepts. */
const LONGEST_WORDS = 1000

const thanks = {
  yes: 'Thank you. I am glad it helped.',
  no: 'Thank you. Someone at the laboratory will look at it.',
  told: 'Thank you. Someone at the laboratory will look at it and read what you wrote.',
}

/** Asks below an answer whether it helped. No sends it to review at once; a comment may follow. */
export function AnswerFeedback({ exchange }: { exchange: Answered }) {
  const { id, question, answer, helped } = exchange
  const [words, setWords] = useState('')
  const tell = useApiMutation('POST /api/question-reviews')

  // A double click arrives before the button renders as pending.
  const sending = useRef(false)

  async function file(next: 'no' | 'told') {
    if (sending.current) return
    sending.current = true
    const typed = words.trim()
    try {
      await tell.mutateAsync({
        body: {
          question,
          answer: answer.answer,
          receipt: answer.receipt,
          ...(next === 'told' && { words: typed }),
        },
      })
      noteHelped(id, next)
    } catch (error) {
      toast({ title: 'Not sent', description: sentenceOf(error), variant: 'destructive' })
    } finally {
      sending.current = false
    }
  }

  if (helped === undefined)
    return (
      <div role="group" aria-labelledby={`helped-${id}`} className="mt-2.5 flex flex-wrap items-center gap-2">
        <span id={`helped-${id}`} className="text-small font-semibold text-ink-2">
          Did this help?
        </span>
        <Button
          variant="secondary"
          icon={ThumbsUp}
          className="min-h-11"
          onClick={() => noteHelped(id, 'yes')}
        >
          Yes
        </Button>
        <Button
          variant="secondary"
          icon={ThumbsDown}
          className="min-h-11"
          pending={tell.isPending}
          onClick={() => void file('no')}
        >
          No
        </Button>
      </div>
    )
  return (
    <div className="mt-2.5 space-y-3">
      <Thanks key={helped}>{thanks[helped]}</Thanks>
      {helped === 'no' && (
        <form
          className="space-y-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (words.trim() !== '') void file('told')
          }}
        >
          <Field label="What was missing?" optional>
            <TextArea
              rows={2}
              maxLength={LONGEST_WORDS}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
          <Button type="submit" className="min-h-11" pending={tell.isPending} pendingLabel="Sending...">
            Send
          </Button>
        </form>
      )}
    </div>
  )
}

/** Takes the replaced button's focus, to be read out and so that Tab continues here. */
function Thanks({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [])
  return (
    <p ref={line} tabIndex={-1} role="status" className="text-body text-ink-2">
      {children}
    </p>
  )
}
