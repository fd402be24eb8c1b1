import { useEffect, useRef, useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { elevatedIn } from './excluded'

/** The origin of the excluded foods: a report's elevated and unreadable foods, or none. */
export type Source =
  | { state: 'unasked' }
  | { state: 'reading' }
  | { state: 'none'; clientName?: string }
  | { state: 'failed'; sentence: string }
  | {
      state: 'read'
      sampleId: string
      clientName: string
      reportDate: string | null
      foods: string[]
      unread: number
    }

/** The client whose newest completed report is read; without one the newest of all. */
export type ReportOwner = { id: number; name: string } | undefined

/** Gives `take` the foods of the newest completed report, or of a chosen client's. */
export function useReportFoods(take: (foods: string[]) => void) {
  const [source, setSource] = useState<Source>({ state: 'unasked' })
  const current = useRef(new AbortController())
  useEffect(() => () => current.current.abort(), [])

  async function read(whose: ReportOwner) {
    current.current.abort()
    const { signal } = (current.current = new AbortController())
    setSource({ state: 'reading' })
    try {
      const found = await newestOf(whose, signal)
      if (signal.aborted) return
      setSource(found)
      if (found.state === 'read') take(found.foods)
    } catch (error) {
      if (!signal.aborted) setSource({ state: 'failed', sentence: sentenceOf(error) })
    }
  }

  return { source, read }
}

async function newestOf(whose: ReportOwner, signal: AbortSignal): Promise<Source> {
  const query = { status: 'completed' as const, pageSize: 1, ...(whose && { clientId: whose.id }) }
  const [newest] = await request('GET /api/reports', { query }, signal)
  if (!newest) return { state: 'none', ...(whose && { clientName: whose.name }) }
  const report = await request('GET /api/reports/:id', { params: { id: newest.id } }, signal)
  const { sampleId, clientName, reportDate, allergenData, unread } = report
  const foods = [...elevatedIn(allergenData), ...unread.map(({ food }) => food)]
  return { state: 'read', sampleId, clientName, reportDate, foods, unread: unread.length }
}
