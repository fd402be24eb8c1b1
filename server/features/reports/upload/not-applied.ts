import { isSeenByClient } from '@shared/domain/reports/report-transitions'
import { uploadChoices } from '@shared/features/reports'
import { isUnchosen } from './practitioner-choice'
import type { findByTriplet } from '../reports.queries'

type ExistingReport = NonNullable<Awaited<ReturnType<typeof findByTriplet>>>
type Choice = (typeof uploadChoices)[number]

/** What can be chosen with an upload; a missing property is no choice. */
export type Choices = {
  /** Null: nobody reviews it. Missing: not chosen, so a report that names a practitioner waits. */
  practitionerId?: number | null
  notes?: string
  /** Missing: the practitioner's rule decides. */
  hold?: boolean
  clientId?: number
  email?: string
}
/** With the name that the report is to have. */
type Upload = Choices & { clientName: string }

/** Whether a report already matches a choice. */
const isMet: Record<Choice, (report: ExistingReport, upload: Upload) => boolean> = {
  clientName: ({ clientName }, upload) => clientName === upload.clientName,
  practitionerId: ({ practitionerId, warnings }, upload) =>
    practitionerId === upload.practitionerId && !warnings.some(isUnchosen),
  // A released report is not held, even if it once was.
  hold: (report, upload) => (report.held && !isSeenByClient(report)) === upload.hold,
  notes: ({ notes }, upload) => notes === upload.notes,
  clientId: ({ clientId }, upload) => clientId === upload.clientId,
  email: ({ clientEmail }, upload) => clientEmail?.toLowerCase() === upload.email,
}

/** The choices of a repeated upload that the existing report does not match. */
export const notAppliedOf = (report: ExistingReport, upload: Upload): Choice[] =>
  uploadChoices.filter((choice) => upload[choice] !== undefined && !isMet[choice](report, upload))
