import { genders } from '@shared/domain/reports/report-status'
import { choice, choiceIn, day, email, text, type ValuesOf } from '@/forms/fields'
import type { Report } from '../../results/report-types'

/** The report's fields in form order; the three dates are DD.MM.YYYY or the text as typed. */
export const reportFields = {
  sampleId: text('Sample ID', (report: Report) => report.sampleId),
  clientName: text('Client Name', (report: Report) => report.clientName),
  gender: choice('Gender', (report: Report) => choiceIn(genders, report.gender)),
  dateOfBirth: day('Date of Birth', (report: Report) => report.dateOfBirth),
  dateOfReceipt: day('Date of Receipt', (report: Report) => report.dateOfReceipt),
  reportDate: day('Report Date', (report: Report) => report.reportDate),
  email: email('Email', (report: Report) => report.email),
  phone: text('Phone', (report: Report) => report.phone),
  practitioner: text('Practitioner', (report: Report) => report.practitioner),
  practitionerId: choice('Assigned practitioner', (report: Report) => report.practitionerId),
}
export type EditValues = ValuesOf<typeof reportFields>
