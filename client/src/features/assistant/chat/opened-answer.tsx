import { useEffect, useRef } from 'react'
import { useApiQuery } from '@/api/use-api'
import { LaboratoryTurn, OwnTurn, Said } from './bubble'
import { Paragraphs } from './exchange-turns'

/** After the shell has given the focus to the heading of a screen that was just opened. */
const AFTER_ARRIVAL_MS = 100

/** A question of one's own and what a person answered, as turns; nothing where it is none of the asker's. */
export function OpenedAnswer({ id }: { id: number }) {
  const answers = useApiQuery('GET /api/user/question-answers')
  const given = answers.data?.find((one) => one.id === id)
  const turn = useRef<HTMLElement>(null)
  const isThere = given !== undefined
  const { refetch } = answers
  const isMissing = answers.isSuccess && !isThere

  useEffect(() => {
    // It may have been answered since the list was read.
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
          <Said className="border-brand!">
            <Paragraphs text={answer ?? ''} />
          </Said>
        </LaboratoryTurn>
      </section>
      <div role="status" className="sr-only">
        {`The laboratory answered your question: ${answer}`}
      </div>
    </li>
  )
}
