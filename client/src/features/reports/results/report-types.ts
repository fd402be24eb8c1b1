import type { Reply } from '@shared/api'

/** One report with its results, as the server answers it. */
export type Report = Reply<'GET /api/reports/:id'>

/** One tested food of a report. */
export type Result = Report['results'][number]

/** A report as lists carry it, without its results. */
export type ReportRow = Reply<'GET /api/reports'>[number]

/** A food of the catalogue. */
export type Food = Reply<'GET /api/allergens'>[number]
