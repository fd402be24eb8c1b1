import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { day, email, id, idText, moment, name, paging, text, typedDay } from '../core/schemas'
import { foodFamilies } from '../domain/foods/food-families'
import { avoidanceReasons, resultAnswers } from '../domain/avoidance/food-status'
import { MOST_AT_ONCE, reportSorts } from '../domain/reports/report-lists'
import { reportStates } from '../domain/reports/report-state'
import { genders, reportStatuses } from '../domain/reports/report-status'

/** A calendar day as reports show it, DD.MM.YYYY; null when unknown. */
const dottedDay = z.nullable(z.string())

/** The URL of one of the report's files; null when the file is missing. */
const fileUrl = z.nullable(z.string())

/** A finding of the upload that a person should look at; `line` counts the CSV's lines from 1. */
export const warning = z.object({ line: z.nullable(z.int()), code: z.string(), message: z.string() })

/** `value` is in the scale's unit, `text` is the result as the laboratory printed it. */
const result = z.object({
  food: z.string(),
  value: z.nullable(z.number()),
  text: z.string(),
  level: z.enum(['high', 'moderate', 'low']),
  line: z.int(),
  /** From the category of its food in the catalogue. */
  family: z.enum(foodFamilies),
  /** Why it is avoided at any value: an allergy, choice or outcome; else null. */
  leftOut: z.nullable(z.enum(avoidanceReasons)),
  /** The day since when its outcome allows it, so that its value does not count; else null. */
  fineSince: z.nullable(z.string()),
  /** What a raised food inside it, or a related allergy, asks for; absent where nothing does. */
  beyondValue: z.optional(z.enum(resultAnswers)),
})

/** A tested food with an unreadable result; `text` is what the file has in its place, or empty. */
const unread = z.object({ food: z.string(), text: z.string(), line: z.int() })

/** The fields of a report in every answer: no health data of the client. */
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
  /** The client's account as staff see it; null for the client. */
  clientAccount: z.nullable(z.object({ name: z.string(), isActive: z.boolean() })),
  practitionerActive: z.nullable(z.boolean()),
  reportDate: dottedDay,
  email: z.string(),
  phone: z.string(),
  status: z.enum(reportStatuses),
  held: z.boolean(),
  failure: z.nullable(z.string()),
  /** The number of warnings to look at: for admins, 0 otherwise. */
  warningCount: z.int(),
  /** The codes of its warnings, each once: for admins, empty otherwise. */
  asks: z.array(z.string()),
  fileName: z.string(),
  pdfPath: fileUrl,
  htmlPath: fileUrl,
  csvPath: fileUrl,
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
})

const listedReport = z.extend(reportRow, {
  high: z.optional(health(z.int())),
  moderate: z.optional(health(z.int())),
  dateOfReceipt: z.optional(dottedDay),
  /** The practitioner as the laboratory printed it; for admins, empty otherwise. */
  practitioner: z.optional(z.string()),
  /** Since when it is held, and when it was released to its client. */
  pendingAt: z.optional(z.nullable(moment)),
  releasedAt: z.optional(z.nullable(moment)),
  /** When its client first opened it. */
  readAt: z.optional(z.nullable(moment)),
  /** In a practitioner's list: when they last opened it in its current version. */
  openedByMe: z.optional(z.nullable(moment)),
  /** Only in a practitioner's list of clients. */
  dateOfBirth: z.optional(health(dottedDay)),
  /** In a client's own list: `Food, level` per line. */
  allergenData: z.optional(health(z.string())),
  firstReading: z.optional(z.boolean()),
})

/** A tested food that the client's plan decides about today, as in `PlannedFood`. */
const planned = z.object({ food: z.string(), from: z.nullable(z.string()), eaten: z.boolean() })

const saidOfFood = z.nullable(
  z.object({ level: z.nullable(z.enum(['high', 'moderate', 'low'])), text: z.string() }),
)

/** Since the reader last read it: foods of another level, and the number of other values. */
const correction = z.object({
  at: moment,
  foods: z.array(z.object({ food: z.string(), before: saidOfFood, now: saidOfFood })),
  values: z.int(),
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
  unread: health(z.array(unread)),
  /** By their names in `results`; empty for those who do not see the plan. */
  planned: health(z.array(planned)),
  /** For a reader of the report before it was corrected; null otherwise. */
  correction: health(z.nullable(correction)),
  /** Whether its client has yet to see the introduction cards; false for other roles. */
  firstReading: z.boolean(),
  /** The only match with the files, while none is assigned; null for others than admins. */
  suggestedPractitioner: z.nullable(z.object({ id: z.int(), name: z.string() })),
})

/** The effect of an action on clients, in every answer of one that can release reports. */
export const reached = {
  /** Reports that active clients can read now and could not before. */
  released: z.array(z.int()),
  /** Clients who never signed in and have no invitation; for admins, else empty. */
  toInvite: z.array(z.int()),
}

/** The effect of an action on one report; `madeAccount`: its client had no account before. */
const acted = { ...reached, madeAccount: z.boolean() }

/** A report after an action. */
export const actedReport = z.extend(report, acted)

/** The choices of an upload that the files do not contain. */
export const uploadChoices = ['clientName', 'practitionerId', 'hold', 'notes', 'clientId', 'email'] as const

/** For a triplet imported before: choices of this upload not applied to its report. */
const notApplied = z.array(z.enum(uploadChoices))

const uploadedReport = z.extend(actedReport, { notApplied })

/** For a machine: nothing on the client, and no warnings, which name other people's reports. */
/** What a program learns of a report that it sent. */
export const receipt = z.pick(reportRow, { id: true, sampleId: true, status: true, warningCount: true })

export const downloadKinds = ['pdf', 'html', 'csv'] as const

const sampleIdText = name('The sample ID', 100).check(z.minLength(1, 'Sample ID is required'))
const clientNameText = name("The client's name", 200).check(z.minLength(1, 'Client name is required'))

export const uploadBody = z.object({
  sampleId: sampleIdText,
  clientName: clientNameText,
  /** `none` for nobody; absent, a report that names a practitioner waits for the choice. */
  practitionerId: z.optional(
    z.pipe(
      z.union([z.literal('none'), idText]),
      z.transform((v) => (v === 'none' ? null : v)),
    ),
  ),
  notes: z.optional(text(2000)),
  /** Held for the practitioner's review; absent, their release rule decides. */
  hold: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((v) => v === 'true'),
    ),
  ),
  /** Chosen by the admin: an existing client, or the address of a known or new one. */
  clientId: z.optional(idText),
  email: z.optional(email('Please enter a valid email address')),
})

const reportDay = typedDay('Please enter the date as DD.MM.YYYY')

/** What Edit Report changes; absent fields remain unchanged. */
export const editBody = z.object({
  sampleId: z.optional(sampleIdText),
  clientName: z.optional(clientNameText),
  gender: z.optional(z.enum(['', ...genders])),
  dateOfBirth: z.optional(reportDay),
  dateOfReceipt: z.optional(reportDay),
  reportDate: z.optional(reportDay),
  email: z.optional(z.union([z.literal(''), email('Please enter a valid email address')])),
  phone: z.optional(text(50)),
  practitioner: z.optional(text(200)),
  practitionerId: z.optional(z.nullable(id)),
  /** Whether its practitioner reviews it before the release; a released report cannot be held. */
  hold: z.optional(z.boolean()),
  notes: z.optional(text(2000)),
})

export const MOST_LINKS = 200

const severalIds = z
  .array(id)
  .check(
    z.minLength(1, 'must name a report'),
    z.maxLength(MOST_AT_ONCE, `must name at most ${MOST_AT_ONCE} reports`),
  )

/** A report that a bulk action skipped, with a sentence that says why. */
const refusedReport = z.object({
  id: z.int(),
  sampleId: z.string(),
  clientName: z.string(),
  why: z.string(),
})
const refused = z.array(refusedReport)

/** `isSure`: an exact match of name and date of birth without a contradiction. */
const suggestion = z.object({
  clientId: z.int(),
  name: z.string(),
  /** DD.MM.YYYY. */
  dateOfBirth: health(dottedDay),
  email: z.string(),
  /** Whether the account can sign in. */
  isActive: z.boolean(),
  isSure: z.boolean(),
  /** What matches and what does not, in words. */
  why: z.string(),
})

/** An unlinked report, and the one client that is its exact match by name and date of birth. */
const exactMatch = z.object({
  id: z.int(),
  version: z.int(),
  sampleId: z.string(),
  clientName: z.string(),
  dateOfBirth: health(dottedDay),
  clientId: z.int(),
  /** The name on the client's account. */
  name: z.string(),
  email: z.string(),
  /** Whether linking releases it to the client at once, as nothing else holds it back. */
  isReleased: z.boolean(),
})

/** One line of the CSV, word for word; `why` says what is wrong with it, empty for a header. */
const csvLine = z.object({ line: z.int(), text: health(z.string()), why: z.string() })
const change = z.object({
  food: z.string(),
  before: z.enum(['high', 'moderate', 'low']),
  now: z.enum(['high', 'moderate', 'low']),
  beforeText: z.string(),
  nowText: z.string(),
})

/** How a report's CSV was parsed: each filled line is a result, a header or skipped. */
const check = z.object({
  /** Filled lines, those that became results, and those skipped; the rest are headers. */
  lines: z.int(),
  read: z.int(),
  notRead: z.int(),
  /** The first 500 of each. */
  headers: z.array(csvLine),
  skipped: z.array(csvLine),
  /** Foods that are not in the food database. */
  newFoods: health(z.array(z.string())),
  /** The changes of level since the client's previous test; null without one. */
  previous: z.nullable(
    z.object({
      id: z.int(),
      sampleId: z.string(),
      /** DD.MM.YYYY. */
      day: z.string(),
      changes: health(z.array(change)),
      same: z.int(),
    }),
  ),
})

const stateCount = z.object({ n: z.int(), /** There are more than `n`. */ more: z.boolean() })

/** Confirms that this is another person than the client of the same name and date of birth. */
const another = z.optional(z.boolean())

export const linkBody = z.union([
  z.strictObject({ clientId: z.nullable(id) }),
  z.strictObject({ email: email('Please enter a valid email address'), another }),
  /** A new client, who is reached by phone or by letter. */
  z.strictObject({ withoutEmail: z.literal(true), another }),
])

export const reports = defineContract({
  'GET /api/reports': {
    summary:
      'Reports, newest first. Headers: X-Total-Count, X-Total-Groups (when grouped), X-Total-Capped (which of them say "at least"), Link.',
    query: z.object({
      ...paging,
      q: z.optional(text(200)),
      status: z.optional(z.enum(reportStatuses)),
      /** The combined state of the report and its client. */
      state: z.optional(z.enum(reportStates)),
      linked: z.optional(z.enum(['yes', 'no'])),
      /** Uploaded on these days or between them. */
      from: z.optional(day),
      to: z.optional(day),
      sort: z.optional(z.enum(reportSorts)),
      order: z.optional(z.enum(['asc', 'desc'])),
      /** `yes`: assigned to a practitioner; `no`: to none. */
      assigned: z.optional(z.enum(['yes', 'no'])),
      practitionerId: z.optional(idText),
      clientId: z.optional(idText),
      /** Part of a client's name or email, also where the reports' files lack it. */
      client: z.optional(text(200)),
      /** A page is that many sample IDs, or clients, each with all of its reports. */
      groupBy: z.optional(z.enum(['sample', 'client'])),
    }),
    reply: z.array(listedReport),
    reads: 'report.list',
  },
  'GET /api/reports/counts': {
    summary: 'How many reports are in each state, assigned or not; counted up to 1,000.',
    query: z.object({ assigned: z.optional(z.enum(['yes', 'no'])) }),
    reply: z.record(z.enum(['all', ...reportStates]), stateCount),
  },
  'GET /api/reports/sure-links': {
    summary: 'Unlinked reports that match exactly one client by name and date of birth.',
    reply: z.array(exactMatch),
    reads: 'report.list',
  },
  'GET /api/reports/elevated-foods': {
    summary: 'The foods that are elevated most often, in each client’s latest report.',
    reply: z.array(
      z.object({ food: health(z.string()), high: z.int(), moderate: z.int(), clients: z.int() }),
    ),
    reads: 'report.list',
  },
  'GET /api/reports/:id': {
    summary: 'One report with its results.',
    reply: report,
    reads: 'report.read',
  },
  'GET /api/reports/:id/check': {
    summary: 'Line-by-line CSV warnings, and changes since the previous test.',
    reply: check,
    reads: 'report.read',
  },
  'GET /api/reports/:id/suggestions': {
    summary: 'The clients whose report it may be, the likeliest first.',
    reply: z.array(suggestion),
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
      'Uploads a triplet and reads it. The same triplet again returns 200 with the existing report. `notApplied` lists ignored choices.',
    body: uploadBody,
    files: ['htmlFile', 'pdfFile', 'csvFile'],
    filesRequired: 'All three files (HTML, PDF, CSV) are required',
    reply: uploadedReport,
    toMachine: z.extend(receipt, { notApplied }),
    reads: 'report.read',
    status: 201,
    errors: ['too-large', 'no-space', 'conflict'],
  },
  'PATCH /api/reports/:id': {
    summary:
      'Changes the fields sent. With a stale If-Match it answers 412 with the report as it is now in `current`.',
    body: editBody,
    reply: actedReport,
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
    summary: 'Replaces the triplet and reads it again; it stays with the same client.',
    files: ['htmlFile', 'pdfFile', 'csvFile'],
    filesRequired: 'All three files (HTML, PDF, CSV) are required',
    reply: actedReport,
    reads: 'report.read',
    errors: ['too-large', 'no-space', 'conflict', 'stale'],
  },
  'PUT /api/reports/:id/client': {
    summary:
      'Links the report to a client, or to the client with that email address (created if there is none), or unlinks it.',
    body: linkBody,
    reply: actedReport,
    reads: 'report.read',
    errors: ['conflict'],
  },
  'POST /api/reports/:id/release': {
    summary: 'Confirms a processed report, or releases a pending one to the client.',
    reply: z.extend(reportRow, acted),
    errors: ['conflict'],
  },
  'POST /api/reports/:id/read-again': {
    summary: "Rereads a report's files after a failure, or while it awaits an admin.",
    reply: actedReport,
    reads: 'report.read',
    errors: ['conflict', 'stale'],
  },
  'POST /api/reports/opened': {
    summary: 'Marks these report versions as opened.',
    body: z.object({
      reports: z.array(z.object({ id, version: id })).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
    }),
    reply: 'empty',
  },
  'POST /api/reports/:id/first-reading': {
    summary: 'Marks the introduction cards as read or skipped, permanently.',
    reply: 'empty',
  },
  'POST /api/reports/release': {
    summary:
      'Confirms or releases several; one that the requester has not opened since it last changed is refused. Of those confirmed, `held` are waiting for their practitioner.',
    body: z.object({ ids: severalIds }),
    reply: z.object({ ...reached, held: z.array(z.int()), refused }),
  },
  'POST /api/reports/assign': {
    summary: 'Assigns several reports to a practitioner, or to none.',
    body: z.object({ ids: severalIds, practitionerId: z.nullable(id) }),
    reply: z.object({ assigned: z.array(z.int()), ...reached, refused }),
  },
  'POST /api/reports/link': {
    summary: 'Links several reports, each to its client.',
    body: z.object({
      links: z
        .array(z.object({ id, clientId: id, version: z.optional(id) }))
        .check(z.minLength(1, 'must name a report'), z.maxLength(MOST_LINKS)),
    }),
    reply: z.object({ linked: z.array(z.int()), ...reached, refused }),
  },
})
