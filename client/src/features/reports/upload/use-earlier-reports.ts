import { formatDayOf } from '@shared/domain/text/dates'
import { useEffect, type Dispatch } from 'react'
import { request } from '@/api/request'
import { isComplete } from './tray-progress'
import type { Tray, TrayAction } from './tray'

/** Looks up reports of the same sample ID; failures are ignored, as it is only a hint. */
export function useEarlierReports(samples: Tray['samples'], dispatch: Dispatch<TrayAction>): void {
  const next = samples.find(
    (sample) => sample.earlier === undefined && sample.state.kind === 'selected' && isComplete(sample),
  )
  const key = next?.key
  const sampleId = next?.sampleId

  useEffect(() => {
    if (key === undefined || sampleId === undefined) return
    const controller = new AbortController()
    const query = { q: sampleId, pageSize: 50 }
    const tell = (day: string) => {
      if (!controller.signal.aborted) dispatch({ type: 'earlier', key, day })
    }
    request('GET /api/reports', { query }, controller.signal)
      .then((rows) => rows.find((row) => row.sampleId.toLowerCase() === sampleId.toLowerCase()))
      .then(
        (found) => tell(found ? formatDayOf(found.createdAt) : ''),
        () => tell(''),
      )
    return () => controller.abort()
  }, [key, sampleId, dispatch])
}
