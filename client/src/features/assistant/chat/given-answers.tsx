import { useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { momentText } from '@/lib/moments'
import { QueryError } from '@/lists/query-error'
import { Card, CardHeader } from '@/ui/card'
import { MoreRows } from '@/ui/more-rows'
import { Paragraphs } from './exchange-turns'

const shownPaths = ['/api/user/question-answers'] as const
const FIRST = 2

/** The laboratory's answers to passed-on questions, except the one open in the chat. */
export function GivenAnswers({ openId }: { openId: number | undefined }) {
  useRefetchOnMount(shownPaths)
  const answers = useApiQuery('GET /api/user/question-answers')
  const [shown, setShown] = useState(FIRST)
  if (answers.isError && !answers.data)
    return <QueryError query={answers} title="Failed to load the answers to your questions" bordered />
  const data = answers.data?.filter(({ id }) => id !== openId) ?? []
  if (data.length === 0) return null
  return (
    <Card aria-label="Answered by the laboratory" className="mx-auto mt-5 w-full max-w-[46rem]">
      <CardHeader title="Answered by the laboratory" className="mb-0!" />
      <MoreRows noun="answers" total={data.length} shown={shown} onShow={setShown}>
        {data.slice(0, shown).map(({ id, question, answer, reviewedAt }) => (
          <li key={id} className="space-y-1 py-3">
            <p className="text-small font-semibold wrap-anywhere text-ink">{question}</p>
            <Paragraphs text={answer ?? ''} />
            {reviewedAt && <p className="nums text-small text-ink-3">Answered {momentText(reviewedAt)}</p>}
          </li>
        ))}
      </MoreRows>
    </Card>
  )
}
