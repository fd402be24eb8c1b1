import { useEffect, useState } from 'react'
import type { ReportRow } from './report-row'

export type SelectedReports = {
  /** Those chosen that are shown: what is not shown cannot be acted on. */
  reports: ReportRow[]
  has: (report: ReportRow) => boolean
  /** Chooses these, or no longer. */
  set: (reports: readonly ReportRow[], chosen: boolean) => void
  clear: () => void
}

/** Which of the reports shown are chosen; choosing outlasts a turn of the page. Escape chooses none, unless a dialog has it. */
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
