import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { toast } from '@/ui/use-toast'
import { listsOf, type Health, type Lists } from './health-lists'
import { saveHealth } from './save-health'

const notSaved = { title: 'Allergies and own foods not saved', variant: 'destructive' } as const

/**
 * Lists saved on each change, one request after the other. `theirs`: another person's save
 * meanwhile; `failed`: why the last change is unsaved. Unsaved changes stay visible, and leaving
 * the screen shows a toast about them.
 */
export function useAutosavedLists(health: Health) {
  const [wanted, setWanted] = useState<Lists>()
  const [theirs, setTheirs] = useState<Health>()
  const [failed, setFailed] = useState<string>()
  const [saved, setSaved] = useState(false)
  const next = useRef<Lists>(undefined)
  const busy = useRef(false)
  const queries = useQueryClient()

  async function saveAll(seen: Health) {
    if (busy.current) return
    busy.current = true
    try {
      while (next.current) {
        const lists = next.current
        const { now, clash } = await saveHealth(queries, 'own', lists, seen)
        if (clash) return setTheirs(now)
        seen = now
        if (next.current === lists) next.current = undefined
      }
      setWanted(undefined)
      setSaved(true)
    } catch (error) {
      setFailed(sentenceOf(error))
      toast({ ...notSaved, description: sentenceOf(error) })
    } finally {
      busy.current = false
    }
  }

  useEffect(
    () => () => {
      if (next.current && !busy.current)
        toast({
          ...notSaved,
          description: 'Your change was undone. Please make it again in Settings.',
        })
    },
    [],
  )

  function change(lists: Lists, seen = health) {
    next.current = lists
    setWanted(lists)
    setSaved(false)
    setFailed(undefined)
    setTheirs(undefined)
    void saveAll(seen)
  }

  /** Discards the local changes in favour of the other save. */
  function drop() {
    next.current = undefined
    setWanted(undefined)
    setTheirs(undefined)
  }

  return {
    lists: wanted ?? listsOf(health),
    isSaving: wanted !== undefined,
    saved,
    failed,
    theirs,
    change,
    drop,
  }
}
