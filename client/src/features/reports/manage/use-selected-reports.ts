import { useEffect, useState } from 'react'
import type { ReportRow } from './report-row'

export type SelectedReports = {
  /** Only selected rows that are shown, since hidden ones must not be acted on. */
  reports: ReportRow[]
  has: (report: ReportRow) => boolean
  /** Selects or deselects the reports. */
  set: (reports: readonly ReportRow[], chosen: boolean) => void
  clear: () => void
}

/** Survives a page change; Escape clears the selection unless a dialog handles the key. */
export function useSelectedReports(shown: readonly ReportRow[]): SelectedReports {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const reports = shown.filter(({ id }) => ids.has(id))
  const isChoosing = reports.length > 0

  useEffect(() => {
    if (!isChoosing) return
    function onKeyDown(event: KeyboardEvent) {
      const isElsewhere = document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) setIds(new Set())
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isChoosing])

  return {
    reports,
    has: ({ id }) => ids.has(id),
    set: (changed, chosen) =>
      setIds((before) => {
        const next = new Set(before)
        for (const { id } of changed) {
          if (chosen) next.add(id)
          else next.delete(id)
        }
        return next
      }),
    clear: () => setIds(new Set()),
  }
}
