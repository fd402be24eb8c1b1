import type { Body } from '@shared/api'
import { parseDate } from '@shared/domain/dates'
import { genders } from '@shared/domain/report-status'
import type { ReportRow } from '../report-row'

export type EditChanges = Body<'PATCH /api/reports/:id'>
/** Everything that the form holds; the three dates as DD.MM.YYYY or as they are typed. */
export type EditValues = Required<EditChanges>
export type EditField = keyof EditValues

/** The words for each field, in the order of the form. */
export const fieldWords: Record<EditField, string> = {
  sampleId: 'Sample ID',
  clientName: 'Client Name',
  gender: 'Gender',
  dateOfBirth: 'Date of Birth',
  dateOfReceipt: 'Date of Receipt',
  reportDate: 'Report Date',
  email: 'Email',
  phone: 'Phone',
  practitioner: 'Practitioner',
  practitionerId: 'Assigned practitioner',
}
export const editFields = Object.keys(fieldWords) as EditField[]

const dateFields: readonly EditField[] = ['dateOfBirth', 'dateOfReceipt', 'reportDate']

/** A report's fields as the form shows them. */
export function valuesOf(report: ReportRow): EditValues {
  return {
    sampleId: report.sampleId,
    clientName: report.clientName,
    gender: genders.find((gender) => gender.toLowerCase() === report.gender.trim().toLowerCase()) ?? '',
    dateOfBirth: report.dateOfBirth ?? '',
    dateOfReceipt: report.dateOfReceipt ?? '',
    reportDate: report.reportDate ?? '',
    email: report.email,
    phone: report.phone,
    practitioner: report.practitioner,
    practitionerId: report.practitionerId,
  }
}

/** The fields whose meaning differs: spaces around a text, an email's capitals and another way to write a day do not count. */
export function differingFields(one: EditValues, other: EditValues): EditField[] {
  return editFields.filter((field) => meaningOf(field, one[field]) !== meaningOf(field, other[field]))
}

/** What to send so that `before` becomes `after`: the fields that differ, nothing else. */
export function changesBetween(before: EditValues, after: EditValues): EditChanges {
  return pick(after, differingFields(before, after))
}

/** Some of the fields. */
export function pick(values: EditValues, fields: readonly EditField[]): EditChanges {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}

function meaningOf(field: EditField, value: string | number | null): string | number | null {
  if (typeof value !== 'string') return value
  const said = value.trim()
  if (dateFields.includes(field)) return parseDate(said) ?? said
  return field === 'email' ? said.toLowerCase() : said
}
