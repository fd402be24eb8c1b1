import { useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import type { DiaryBody, DiaryDay } from '../plan/plan-types'

/** Why a day is not saved: offline, a newer entry from elsewhere, or the server's error. */
export type Unsaved = { because: 'offline' } | { because: 'stale'; theirs: DiaryDay } | { because: string }

/** Saves a diary day in the version that was seen, 0 without an entry. */
export function useDiary(day: string, seen: number) {
  const write = useApiMutation('PUT /api/diary/:day')
  const [pending, run] = usePending()
  const [version, setVersion] = useState(seen)
  const [unsaved, setUnsaved] = useState<Unsaved>()

  function failed(error: unknown) {
    const current = error instanceof ApiError && error.status === 412 ? error.current : undefined
    if (current) {
      const theirs = current as DiaryDay
      setVersion(theirs.version)
      setUnsaved({ because: 'stale', theirs })
    } else if (error instanceof Error && error.name === 'OfflineError') setUnsaved({ because: 'offline' })
    else setUnsaved({ because: sentenceOf(error) })
  }

  /** `onSaved` receives whether the note describes an emergency. */
  const save = (body: DiaryBody, onSaved: (isEmergency: boolean) => void) =>
    run(async () => {
      try {
        const saved = await write.mutateAsync({ params: { day }, body, version })
        setVersion(saved.version)
        setUnsaved(undefined)
        onSaved(saved.emergency)
      } catch (error) {
        failed(error)
      }
    })

  return { pending, unsaved, version, save }
}
