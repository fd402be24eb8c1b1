import { useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useUser } from '@/session/session'
import { useVerdict } from './use-verdict'
import type { OpenSheet } from './verdict-types'
import { VerdictView } from './verdict-view'

/** The answer to "May I eat ...?", as the portal gives it. */
export default function VerdictSheet({ asked: opened, ...rest }: OpenSheet) {
  const [asked, setAsked] = useState(opened)
  const answer = useVerdict(asked)
  const catalogue = useApiQuery('GET /api/allergens')
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
