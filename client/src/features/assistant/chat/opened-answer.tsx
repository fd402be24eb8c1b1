import { useEffect, useRef } from 'react'
import { useApiQuery } from '@/api/use-api'
import { LaboratoryTurn, OwnTurn, BubbleText } from './bubble'
import { Paragraphs } from './exchange-turns'

/** Later than the shell, which first focuses the heading of a newly opened screen. */
const AFTER_ARRIVAL_MS = 100

/** One of the user's questions and a person's answer to it; nothing if it is not theirs. */
export function OpenedAnswer({ id }: { id: number }) {
  const answers = useApiQuery('GET /api/user/question-answers')
  const given = answers.data?.find((one) => one.id === id)
  const turn = useRef<HTMLElement>(null)
  const isThere = given !== undefined
  const { refetch } = answers
  const isMissing = answers.isSuccess && !isThere

  useEffect(() => {
    // It may have been answered since the list was loaded.
    if (isMissing) void refetch({ cancelRefetch: false })
  }, [id, isMissing, refetch])

  useEffect(() => {
    if (!isThere) return
    const timer = setTimeout(() => {
      turn.current?.scrollIntoView({ block: 'start' })
      turn.current?.focus({ preventScroll: true })
    }, AFTER_ARRIVAL_MS)
    return () => clearTimeout(timer)
  }, [id, isThere])

  if (!given) return null
  const { question, answer, createdAt, reviewedAt } = given
  return (
    <li className="space-y-5">
      <OwnTurn at={new Date(createdAt)} dated>
        {question}
      </OwnTurn>
      <section
        ref={turn}
        tabIndex={-1}
        aria-label="The laboratory's answer to your question"
        className="scroll-mt-40 rounded-lg"
      >
        <LaboratoryTurn at={new Date(reviewedAt ?? createdAt)}>
          <BubbleText className="border-brand!">
            <Paragraphs text={answer ?? ''} />
          </BubbleText>
        </LaboratoryTurn>
      </section>
      <div role="status" className="sr-only">
        {`The laboratory answered your question: ${answer}`}
      </div>
    </li>
  )
}
