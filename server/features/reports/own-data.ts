import { and, eq } from 'drizzle-orm'
import { fileKinds } from '../../adapters/files/file-store'
import type { Database } from '../../database/connect'
import { reports } from './reports.tables'

const documentColumns = {
  id: reports.id,
  sampleId: reports.sampleId,
  clientName: reports.clientName,
  gender: reports.gender,
  dateOfBirth: reports.dateOfBirth,
  dateOfReceipt: reports.dateOfReceipt,
  reportDate: reports.reportDate,
  email: reports.email,
  phone: reports.phone,
  practitioner: reports.practitioner,
  scale: reports.scale,
  results: reports.results,
  createdAt: reports.createdAt,
}

/** What a client is given of their completed reports: their documents, and where the files of each are. */
export async function ownReports(db: Database, clientId: number) {
  const rows = await db
    .select({ ...documentColumns, folder: reports.folder })
    .from(reports)
    .where(and(eq(reports.clientId, clientId), eq(reports.status, 'completed')))
    .orderBy(reports.id)
  return {
    reports: rows.map(({ folder: _, ...document }) => document),
    files: rows.flatMap(({ id, folder, sampleId }) =>
      fileKinds.map((kind) => ({ folder, kind, name: `reports/${id}_${plain(sampleId)}/report.${kind}` })),
    ),
  }
}

const plain = (text: string) => text.replace(/[^\w.-]/g, '_').slice(0, 80)
