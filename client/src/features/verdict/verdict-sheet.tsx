import { useEffect, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useUser } from '@/session/session'
import { storeCheck } from './last-checks.public'
import { useVerdict } from './use-verdict'
import type { VerdictQuestion, OpenSheet, VerdictReply } from './verdict-types'
import { VerdictView } from './verdict-view'

/** The answer to "May I eat ...?" from the server. */
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

/** Stores the user's own question and outcome, if allowed; no foods opened from a report. */
function useRemembered({ q, clientId, found }: VerdictQuestion, said: VerdictReply | undefined): void {
  const { id } = useUser()
  const isQuestion = clientId === undefined && !found
  useEffect(() => {
    if (said && isQuestion)
      storeCheck(id, {
        ...{ kind: 'question', q },
        // The typed words rather than their interpretation.
        title: (said.understoodAs === null && said.title) || q,
        judged: { outcome: said.kind, answer: said.answer },
      })
  }, [id, q, said, isQuestion])
}
