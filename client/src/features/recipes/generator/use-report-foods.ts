import { useCallback, useEffect, useRef, useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { elevatedIn } from './excluded'

/** Where the excluded foods come from: a report's elevated foods, or nowhere. */
export type Source =
  | { state: 'reading' }
  | { state: 'none'; clientName?: string }
  | { state: 'failed'; sentence: string }
  | { state: 'read'; sampleId: string; clientName: string; reportDate: string | null; foods: string[] }

/** A client whose newest completed report is to be read; without one the newest of all. */
export type Whose = { id: number; name: string } | undefined

/** Reads the newest completed report when the screen opens, and a chosen client's on request; `take` gets its foods. */
export function useReportFoods(take: (foods: string[], when: 'opening' | 'asked') => void) {
  const [source, setSource] = useState<Source>({ state: 'reading' })
  const current = useRef(new AbortController())

  const load = useCallback(
    async (whose: Whose, when: 'opening' | 'asked') => {
      current.current.abort()
      const { signal } = (current.current = new AbortController())
      try {
        const found = await newestOf(whose, signal)
        if (signal.aborted) return
        setSource(found)
        if (found.state === 'read') take(found.foods, when)
      } catch (error) {
        if (!signal.aborted) setSource({ state: 'failed', sentence: sentenceOf(error) })
      }
    },
    [take],
  )

  useEffect(() => {
    void load(undefined, 'opening')
    return () => current.current.abort()
  }, [load])

  function read(whose: Whose) {
    setSource({ state: 'reading' })
    void load(whose, 'asked')
  }

  return { source, read }
}

async function newestOf(whose: Whose, signal: AbortSignal): Promise<Source> {
  const query = { status: 'completed' as const, pageSize: 1, ...(whose && { clientId: whose.id }) }
  const [newest] = await request('GET /api/reports', { query }, signal)
  if (!newest) return { state: 'none', ...(whose && { clientName: whose.name }) }
  const report = await request('GET /api/reports/:id', { params: { id: newest.id } }, signal)
  const { sampleId, clientName, reportDate, allergenData } = report
  return { state: 'read', sampleId, clientName, reportDate, foods: elevatedIn(allergenData) }
}
