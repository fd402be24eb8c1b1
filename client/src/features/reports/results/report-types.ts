import type { Reply } from '@shared/api'
import type { ScaleName } from '@shared/domain/reports/levels'

export type Report = Reply<'GET /api/reports/:id'>

/** One tested food of a report. */
export type Result = Report['results'][number]

/** Tested foods of one report, and what opens the verdict on one. */
export type TestedFoods = {
  results: readonly Result[]
  scale: ScaleName
  onOpen: (result: Result) => void
}

/** A report as lists contain it, without its results. */
export type ReportRow = Reply<'GET /api/reports'>[number]
