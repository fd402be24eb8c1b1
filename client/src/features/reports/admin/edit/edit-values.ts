import { genders } from '@shared/domain/report-status'
import { choice, choiceIn, day, email, text, type ValuesOf } from '@/forms/fields'
import type { ReportRow } from '../report-row'

/** A report's fields, in the order of the form; the three dates as DD.MM.YYYY or as they are typed. */
export const reportFields = {
  sampleId: text('Sample ID', (report: ReportRow) => report.sampleId),
  clientName: text('Client Name', (report: ReportRow) => report.clientName),
  gender: choice('Gender', (report: ReportRow) => choiceIn(genders, report.gender)),
  dateOfBirth: day('Date of Birth', (report: ReportRow) => report.dateOfBirth),
  dateOfReceipt: day('Date of Receipt', (report: ReportRow) => report.dateOfReceipt),
  reportDate: day('Report Date', (report: ReportRow) => report.reportDate),
  email: email('Email', (report: ReportRow) => report.email),
  phone: text('Phone', (report: ReportRow) => report.phone),
  practitioner: text('Practitioner', (report: ReportRow) => report.practitioner),
  practitionerId: choice('Assigned practitioner', (report: ReportRow) => report.practitionerId),
}
export type EditValues = ValuesOf<typeof reportFields>
