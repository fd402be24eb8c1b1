import { and, eq } from 'drizzle-orm'
import * as z from 'zod/v4/core'
import { text } from '@shared/core/schemas'
import type { LaboratoryReport } from '@shared/domain/reports/laboratory-report'
import { makeReceivedTriplet } from '@shared/domain/sample-triplet/received-triplet'
import { MAX_FILE_BYTES } from '@shared/domain/text/file-name'
import { uploadBody } from '@shared/features/reports'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import type { By } from '../audit/audit.public'
import { portalSettings } from '../portal/portal.public'
import {
  type Alongside,
  type ForgetExports,
  importTriplet,
  isPdf,
  newestOfSample,
  replaceTriplet,
  sameName,
} from '../reports/reports.public'
import { receivedMessages } from './intake.tables'

/** A message as its sender knows it; `digest` is the SHA-256 of its bytes, in hexadecimal. */
export type ReceivedMessage = Pick<typeof receivedMessages.$inferSelect, 'format' | 'identifier' | 'digest'>

/** What the index of identifiers holds, in any script. */
const identifierText = text(500)

const formatNames = { fhir: 'FHIR', hl7: 'HL7 v2' } as const

/**
 * Takes a report that came in another format than the triplet: makes its triplet, which then goes
 * the way of any upload. A correction replaces the newest report of its sample. The same message
 * again changes nothing. Throws a Problem: 400 for what no triplet can hold, 409 for another
 * message with the same identifier, or a correction for another person.
 */
export async function receiveReport(
  deps: Dependencies,
  forgetExports: ForgetExports,
  by: By,
  report: LaboratoryReport,
  message: ReceivedMessage,
): Promise<{ id: number; isNew: boolean }> {
  if (!z.safeParse(identifierText, message.identifier).success)
    throw new Problem(
      'invalid',
      'The identifier of the message must have at most 500 characters, none of them NUL.',
    )
  const before = await findReceived(deps.db, message)
  if (before !== undefined) return { id: before, isNew: false }
  const upload = uploadOf(report)
  const { bareScale } = await portalSettings(deps.db)
  const origin = `The portal made this from the laboratory's ${formatNames[message.format]} message.`
  const { html, csv, pdf, names } = makeReceivedTriplet(report, { origin, bareScale })
  const triplet = {
    bytes: { html: Buffer.from(html), csv: Buffer.from(csv), pdf: Buffer.from(pdf) },
    fileNames: names,
  }
  const note: Alongside = async (tx, reportId) =>
    void (await tx.insert(receivedMessages).values({ ...message, reportId }))
  try {
    const earlier = report.isCorrection ? await earlierOf(deps.db, report) : undefined
    if (earlier === undefined) {
      const { id, isNew } = await importTriplet(deps, by, upload, triplet, note)
      return { id, isNew }
    }
    await replaceTriplet(deps, forgetExports, { scope: 'all', by, id: earlier.id }, triplet, note)
    return { id: earlier.id, isNew: false }
  } catch (error) {
    // The same message may have been taken a moment ago.
    const winner = await findReceived(deps.db, message)
    if (winner !== undefined) return { id: winner, isNew: false }
    throw error
  }
}

/** The report of this message; undefined for a new one. Throws a 409 Problem for another one. */
async function findReceived(db: Database, { format, identifier, digest }: ReceivedMessage) {
  const [row] = await db
    .select({ reportId: receivedMessages.reportId, digest: receivedMessages.digest })
    .from(receivedMessages)
    .where(and(eq(receivedMessages.format, format), eq(receivedMessages.identifier, identifier)))
  if (row && row.digest !== digest)
    throw new Problem(
      'conflict',
      'Another message with this identifier was taken before. Please send a new message with its own identifier.',
    )
  return row?.reportId
}

function uploadOf({ sampleId, clientName, pdf }: LaboratoryReport) {
  const read = z.safeParse(uploadBody, { sampleId, clientName })
  if (!read.success)
    throw new Problem('invalid', 'The sample ID and the name of the person must be there and not too long.')
  if (pdf && pdf.length > MAX_FILE_BYTES)
    throw new Problem('too-large', 'The PDF is larger than 10 MB. Please send a smaller one.')
  if (pdf && !isPdf(Buffer.from(pdf)))
    throw new Problem('invalid', 'The document is not a PDF. Please send a PDF or none.')
  return read.data
}

/** The report that a correction replaces; undefined where the sample has none. */
async function earlierOf(db: Database, { sampleId, clientName, dateOfBirth }: LaboratoryReport) {
  const earlier = await newestOfSample(db, sampleId)
  if (!earlier) return undefined
  const isOtherBirth =
    earlier.dateOfBirth !== null && dateOfBirth !== '' && earlier.dateOfBirth !== dateOfBirth
  if (isOtherBirth || !sameName(earlier.clientName, clientName))
    throw new Problem(
      'conflict',
      'The report of this sample is about another person. Nothing was changed. Please check the sample ID.',
    )
  return earlier
}
