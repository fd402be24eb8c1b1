import { randomUUID } from 'node:crypto'
import type { Bundle } from 'fhir/r4'
import { eq } from 'drizzle-orm'
import { listAllergies } from '@shared/domain/avoidance/allergies'
import { chosenFrom, type HealthRecord, type RecordedReport } from '@shared/domain/fhir/record'
import { writeRecord } from '@shared/domain/fhir/write-record'
import { hasEmail } from '@shared/domain/people/no-email'
import type { ShareContent } from '@shared/domain/shares/share-contents'
import type { Scope } from '../../access/scope'
import { readAll } from '../../adapters/files/storage'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { notFound } from '../../http/problem'
import { account } from '../accounts/accounts.public'
import { client } from '../clients/clients.public'
import { documentsIn, openReportFile, reachesClient, type ReportScope } from '../reports/reports.public'
import { outcomesOf } from '../trial/trial.public'

/** The most bytes of PDFs in one record, so that as base64 with the rest it stays below 15 MB. */
const MOST_PDF_BYTES = 10.5 * 1024 * 1024

/** A report in reach as a FHIR Bundle. Throws a 404 Problem. */
export async function recordOfReport(deps: Dependencies, scope: ReportScope, id: number): Promise<Bundle> {
  const [document] = await documentsIn(deps.db, scope, { id })
  if (!document) throw notFound('The report')
  const { clientName, gender, dateOfBirth, email, phone } = document
  return written({
    madeAt: new Date().toISOString(),
    person: { name: clientName, gender, dateOfBirth, email, phone },
    reports: await withFiles(deps, [document], true),
    allergies: [],
    outcomes: [],
  })
}

/** A client's record as a FHIR Bundle. Throws a 404 Problem out of reach. */
export async function recordOfClient(
  deps: Dependencies,
  scope: Scope,
  clientId: number,
  contents: readonly ShareContent[],
): Promise<Bundle> {
  const { db } = deps
  const found = await personOf(db, clientId)
  if (!found || (scope.reach !== 'own' && !(await reachesClient(db, scope, clientId))))
    throw notFound('The client')
  const { allergies, ...person } = found
  const documents = await documentsIn(db, scope, { clientId })
  const chosen = contents.includes('all-results') ? documents : documents.slice(0, 1)
  const record = {
    madeAt: new Date().toISOString(),
    person,
    reports: await withFiles(deps, chosen, contents.includes('pdf')),
    allergies: listAllergies(allergies),
    // Administrators see no plan and no outcome.
    outcomes: scope.actor.role === 'admin' ? [] : await outcomesIn(db, clientId),
  }
  return written(chosenFrom(record, contents))
}

const written = (record: HealthRecord) => writeRecord(record, randomUUID)

async function personOf(db: Database, clientId: number) {
  const [found] = await db
    .select({
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      phone: account.phone,
      gender: client.gender,
      dateOfBirth: client.dateOfBirth,
      allergies: client.allergies,
    })
    .from(client)
    .innerJoin(account, eq(account.id, client.userId))
    .where(eq(client.id, clientId))
  if (!found) return undefined
  const { firstName, lastName, email, ...rest } = found
  return { ...rest, name: `${firstName} ${lastName}`.trim(), email: hasEmail(email) ? email : '' }
}

const outcomesIn = async (db: Database, clientId: number) =>
  (await outcomesOf(db, clientId)).map(({ foods, outcome, since, amount }) => ({
    foods: [...foods],
    outcome,
    since,
    amount,
  }))

type Document = Awaited<ReturnType<typeof documentsIn>>[number]

/** The reports with their PDFs, the newest first, as long as these fit. */
async function withFiles(
  deps: Dependencies,
  documents: readonly Document[],
  hasPdf: boolean,
): Promise<RecordedReport[]> {
  let room = MOST_PDF_BYTES
  const reports: RecordedReport[] = []
  for (const document of documents) {
    const file = hasPdf ? await openReportFile(deps, document, 'pdf') : undefined
    const fits = file !== undefined && file.size <= room
    if (fits) room -= file.size
    reports.push({ ...recorded(document), pdf: fits ? await readAll(file) : file && 'left-out' })
  }
  return reports
}

function recorded(document: Document): Omit<RecordedReport, 'pdf'> {
  const { sampleId, status, dateOfReceipt, reportDate, practitioner, scale, results, unread } = document
  return {
    ...{ sampleId, dateOfReceipt, reportDate, practitioner, scale },
    status: status === 'completed' ? 'final' : 'preliminary',
    results: results.map(({ food, value, text, level }) => ({ food, value, text, level })),
    unread: unread.map(({ food, text }) => ({ food, text })),
  }
}
