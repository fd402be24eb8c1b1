import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { email, id, idText, moment, paging, text, typedDay } from '../core/schemas'
import { genders, reportStatuses } from '../domain/report-status'

/** A calendar day as reports show it, DD.MM.YYYY; null when unknown. */
const dottedDay = z.nullable(z.string())

/** The URL of one of the report's files; null when the file is not there. */
const fileUrl = z.nullable(z.string())

/** One line of what the upload found that a person should look at; `line` counts the CSV's lines from 1. */
export const warning = z.object({ line: z.nullable(z.int()), code: z.string(), message: z.string() })

/** One tested food; `value` is in the scale's unit, `text` is the result as the laboratory printed it. */
export const result = z.object({
  food: z.string(),
  value: z.nullable(z.number()),
  text: z.string(),
  level: z.enum(['high', 'moderate', 'low']),
  line: z.int(),
})

/** What every answer with a report holds of it: nothing of the client's health. */
export const reportRow = z.object({
  id: z.int(),
  sampleId: z.string(),
  clientName: z.string(),
  clientId: z.nullable(z.int()),
  /** The linked client's account and its sign-in address, for admins; null otherwise. */
  clientUserId: z.nullable(z.int()),
  clientEmail: z.nullable(z.string()),
  practitionerId: z.nullable(z.int()),
  practitionerName: z.nullable(z.string()),
  reportDate: dottedDay,
  email: z.string(),
  phone: z.string(),
  status: z.enum(reportStatuses),
  held: z.boolean(),
  failure: z.nullable(z.string()),
  /** How much of it a person should look at: for admins, 0 otherwise. */
  warningCount: z.int(),
  fileName: z.string(),
  pdfPath: fileUrl,
  htmlPath: fileUrl,
  csvPath: fileUrl,
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
})

const listedReport = z.extend(reportRow, {
  /** In a practitioner's list of clients, which shows it. */
  dateOfBirth: z.optional(health(dottedDay)),
  /** In a client's own list: `Food, level` per line. */
  allergenData: z.optional(health(z.string())),
})

export const report = z.extend(reportRow, {
  gender: health(z.string()),
  dateOfBirth: health(dottedDay),
  dateOfReceipt: dottedDay,
  /** The practitioner as the laboratory printed it. */
  practitioner: z.string(),
  /** For admins; empty otherwise. */
  warnings: health(z.array(warning)),
  /** For admins; null otherwise. */
  notes: health(z.nullable(z.string())),
  allergenData: health(z.string()),
  scale: z.enum(['µg/ml', 'index']),
  results: health(z.array(result)),
})

/** An uploaded report: `madeAccount` where its client had no account before. */
const uploadedReport = z.extend(report, { madeAccount: z.boolean() })

export const downloadKinds = ['pdf', 'html', 'csv'] as const

export const uploadBody = z.object({
  sampleId: text(100).check(z.minLength(1, 'Sample ID is required')),
  clientName: text(200).check(z.minLength(1, 'Client name is required')),
  practitionerId: z.optional(
    z.pipe(
      z.union([z.literal('none'), idText]),
      z.transform((v) => (v === 'none' ? undefined : v)),
    ),
  ),
  notes: z.optional(text(2000)),
  hold: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((v) => v === 'true'),
    ),
  ),
  /** Whose report it is, where the admin says so: an existing client, or the address of a client old or new. */
  clientId: z.optional(idText),
  email: z.optional(email('Please enter a valid email address')),
})

const reportDay = typedDay('Please enter the date as DD.MM.YYYY')

/** What Edit Report changes; what is left out stays as it is. */
export const editBody = z.object({
  sampleId: z.optional(text(100).check(z.minLength(1, 'Sample ID is required'))),
  clientName: z.optional(text(200).check(z.minLength(1, 'Client name is required'))),
  gender: z.optional(z.enum(['', ...genders])),
  dateOfBirth: z.optional(reportDay),
  dateOfReceipt: z.optional(reportDay),
  reportDate: z.optional(reportDay),
  email: z.optional(z.union([z.literal(''), email('Please enter a valid email address')])),
  phone: z.optional(text(50)),
  practitioner: z.optional(text(200)),
  practitionerId: z.optional(z.nullable(id)),
})

export const linkBody = z.union([
  z.strictObject({ clientId: z.nullable(id) }),
  z.strictObject({ email: email('Please enter a valid email address') }),
])

export const reports = defineContract({
  'GET /api/reports': {
    summary:
      'Reports, newest first. Headers: X-Total-Count, X-Total-Groups (when grouped), X-Total-Capped (which of them say "at least"), Link.',
    query: z.object({
      ...paging,
      q: z.optional(text(200)),
      status: z.optional(z.enum(reportStatuses)),
      /** `yes`: assigned to a practitioner; `no`: to none. */
      assigned: z.optional(z.enum(['yes', 'no'])),
      practitionerId: z.optional(idText),
      clientId: z.optional(idText),
      /** Part of a client's name or email; finds all reports of the client, also those that do not say it. */
      client: z.optional(text(200)),
      /** A page is that many sample IDs, or clients, each with all of its reports. */
      groupBy: z.optional(z.enum(['sample', 'client'])),
    }),
    reply: z.array(listedReport),
    reads: 'report.list',
  },
  'GET /api/reports/:id': {
    summary: 'One report with its results.',
    reply: report,
    reads: 'report.read',
  },
  'GET /api/reports/:id/view': {
    summary: 'The HTML file, in a sandbox.',
    reply: 'file',
    reads: 'report.read',
  },
  'GET /api/reports/:id/pdf': {
    summary: 'The PDF file, for viewing.',
    reply: 'file',
    reads: 'report.read',
  },
  'GET /api/reports/:id/csv-data': {
    summary: 'The CSV file as UTF-8 text.',
    reply: 'file',
    reads: 'report.read',
  },
  'GET /api/reports/:id/download/:kind': {
    summary: 'One of the three files as a download.',
    params: z.object({ id: idText, kind: z.enum(downloadKinds) }),
    reply: 'file',
    reads: 'report.download',
  },
  'POST /api/reports/multi-file': {
    summary:
      'Takes in a triplet and reads it. The same triplet again answers 200 with the report that exists.',
    body: uploadBody,
    files: ['htmlFile', 'pdfFile', 'csvFile'],
    filesRequired: 'All three files (HTML, PDF, CSV) are required',
    reply: uploadedReport,
    reads: 'report.read',
    status: 201,
    errors: ['too-large', 'no-space', 'conflict'],
  },
  'PATCH /api/reports/:id': {
    summary:
      'Changes the fields sent. With a stale If-Match it answers 412 with the report as it is now in `current`.',
    body: editBody,
    reply: report,
    reads: 'report.read',
    errors: ['conflict', 'stale'],
  },
  'DELETE /api/reports/:id': {
    summary: 'Deletes the report and its files.',
    reply: 'empty',
    reads: 'report.read',
    errors: ['stale'],
  },
  'PUT /api/reports/:id/files': {
    summary: 'Replaces the triplet and reads it anew; whose report it is stays.',
    files: ['htmlFile', 'pdfFile', 'csvFile'],
    filesRequired: 'All three files (HTML, PDF, CSV) are required',
    reply: report,
    reads: 'report.read',
    errors: ['too-large', 'no-space', 'conflict', 'stale'],
  },
  'PUT /api/reports/:id/client': {
    summary: 'Links the report to a client, to the client of an address (made when new), or to nobody.',
    body: linkBody,
    reply: report,
    reads: 'report.read',
    errors: ['conflict'],
  },
  'POST /api/reports/:id/release': {
    summary: 'Confirms a processed report, or releases a pending one to the client.',
    reply: reportRow,
    errors: ['conflict'],
  },
})
