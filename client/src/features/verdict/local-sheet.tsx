import { useMemo, useState } from 'react'
import { readOfflineList } from './offline-list.public'
import { offlineVerdict } from './offline-verdict'
import type { Answer, OpenSheet, Reading } from './verdict-types'
import { VerdictView } from './verdict-view'

/** The answer to "May I eat ...?" offline, by the stored list. */
export default function LocalSheet({ asked: opened, ...rest }: OpenSheet) {
  const [asked, setAsked] = useState(opened)
  const answer = useMemo(() => answerOffline(asked.q), [asked.q])
  return <VerdictView asked={asked} answer={answer} isClient onAsk={setAsked} {...rest} />
}

function answerOffline(words: string): Reading<Answer> {
  const kept = readOfflineList()
  const data = kept && { said: offlineVerdict(words, kept), isLocal: true }
  return {
    ...{ data, isError: !kept, error: Object.assign(new Error(), { name: 'OfflineError' }) },
    ...{ isPending: false, isFetching: false, refetch: () => undefined },
  }
}
