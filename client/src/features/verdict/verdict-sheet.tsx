import { useEffect, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useUser } from '@/session/session'
import { remember } from './last-checks.public'
import { useVerdict } from './use-verdict'
import type { Asked, OpenSheet, Said } from './verdict-types'
import { VerdictView } from './verdict-view'

/** The answer to "May I eat ...?", as the portal gives it. */
export default function VerdictSheet({ asked: opened, ...rest }: OpenSheet) {
  const [asked, setAsked] = useState(opened)
  const answer = useVerdict(asked)
  const catalogue = useApiQuery('GET /api/allergens')
  useRemembered(asked, answer.data?.said)
  return (
    <VerdictView
      asked={asked}
      answer={answer}
      catalogue={catalogue}
      isClient={useUser().role === 'client'}
      onAsk={setAsked}
      {...rest}
    />
  )
}

/** Keeps one's own question with how it came out, where that is allowed. A row of a report that is opened is no question. */
function useRemembered({ q, clientId, found }: Asked, said: Said | undefined): void {
  const { id } = useUser()
  const isQuestion = clientId === undefined && !found
  useEffect(() => {
    if (said && isQuestion)
      remember(id, {
        ...{ kind: 'question', q },
        // What was written, and not what it was taken for.
        title: (said.understoodAs === null && said.title) || q,
        judged: { outcome: said.kind },
      })
  }, [id, q, said, isQuestion])
}
