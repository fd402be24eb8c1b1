import type { ShareContent } from '../shares/share-contents'
import type { Level, ScaleName } from '../reports/levels'
import type { OutcomeKind } from '../trial/trial'

/** A person's record as it leaves the portal. Days are ISO (`YYYY-MM-DD`), unknown texts ''. */
export type HealthRecord = {
  /** When it was made: later reports and changes are not in it. ISO moment. */
  madeAt: string
  person: { name: string; gender: string; dateOfBirth: string | null; email: string; phone: string }
  reports: RecordedReport[]
  allergies: string[]
  outcomes: RecordedOutcome[]
}

/** `status`: final once it was released to the client. */
export type RecordedReport = {
  sampleId: string
  status: 'final' | 'preliminary'
  dateOfReceipt: string | null
  reportDate: string | null
  practitioner: string
  scale: ScaleName
  results: RecordedResult[]
  unread: { food: string; text: string }[]
  /** The laboratory's PDF; `'left-out'` where it is too large. */
  pdf: Uint8Array | 'left-out' | undefined
}

/** `text` is the result as printed (`<7.5`). */
export type RecordedResult = { food: string; value: number | null; text: string; level: Level }

export type RecordedOutcome = { foods: string[]; outcome: OutcomeKind; since: string; amount: string }

/** The record with nothing but the chosen contents. Reports are given newest first. */
export function chosenFrom(record: HealthRecord, contents: readonly ShareContent[]): HealthRecord {
  const has = (content: ShareContent) => contents.includes(content)
  const reports = has('all-results')
    ? record.reports
    : has('latest-results')
      ? record.reports.slice(0, 1)
      : []
  return {
    ...record,
    reports: has('pdf') ? reports : reports.map((report) => ({ ...report, pdf: undefined })),
    allergies: has('allergies') ? record.allergies : [],
    outcomes: has('plan') ? record.outcomes : [],
  }
}
