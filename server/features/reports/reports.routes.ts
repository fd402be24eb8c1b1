import path from 'node:path'
import { decodeText } from '@shared/domain/results-csv/read-results'
import { reports as contract } from '@shared/features/reports'
import type { Scope } from '../../access/scope'
import { type FileKind, wholeOf } from '../../adapters/files/file-store'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { paged } from '../../http/paging'
import { tagged } from '../../http/preconditions'
import { notFound, Problem } from '../../http/problem'
import type { FileReply } from '../../http/replies'
import type { UploadedFile } from '../../http/uploads'
import { reportLister } from './list-reports'
import { recordViewing } from './record-viewing'
import { openReportFile } from './report-files'
import { findReport, findReportFiles } from './reports.queries'
import {
  deleteReport,
  editReport,
  linkReport,
  releaseReport,
  replaceFiles,
  type Target,
} from './reports.service'
import { takeIn } from './upload.service'

export { contract }

const contentTypes: Record<FileKind, string> = {
  html: 'text/html',
  pdf: 'application/pdf',
  csv: 'text/csv',
}

/** A laboratory's HTML runs no script, sends nothing anywhere and may only style itself. */
const sandbox =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

export const handlers = (deps: Dependencies): Handlers<typeof contract> => {
  const whole = async (call: Pick<ReportCall, 'scope' | 'setHeader'>, id: number) => {
    const report = await findReport(deps.db, call.scope, id)
    if (!report) throw notFound('The report')
    return tagged(call, report)
  }

  /** A change that came too late answers the report as it is now, which is read by that. */
  const changing = <T>({ scope, id }: Target, work: Promise<T>): Promise<T> =>
    work.catch(async (error: unknown) => {
      if (error instanceof Problem && error.more.current) await recordViewing(deps, scope, id)
      throw error
    })

  /** Changes a report, and answers it as it is then. */
  const changed = async (call: ReportCall, work: (target: Target) => Promise<void>) => {
    const target = targetOf(call)
    await changing(target, work(target))
    return whole(call, target.id)
  }

  const file = async (
    scope: Scope,
    id: number,
    kind: FileKind,
    disposition: FileReply['disposition'],
    range?: string,
  ) => {
    const found = await findReportFiles(deps.db, scope, id)
    if (!found) throw notFound('The report')
    await recordViewing(deps, scope, id, range)
    const content = await openReportFile(deps, found, kind).catch(async (error: unknown) => {
      // Its files may have been replaced since the row was read.
      const now = await findReportFiles(deps.db, scope, id)
      if (!now || now.folder === found.folder) throw error
      return openReportFile(deps, now, kind)
    })
    return {
      content,
      contentType: contentTypes[kind],
      disposition,
      name: `Food_Intolerance_Report_${found.sampleId}.${kind}`,
    } satisfies FileReply
  }

  /** A text file in UTF-8, whatever the laboratory's program wrote. */
  const textFile = async (
    scope: Scope,
    id: number,
    kind: 'html' | 'csv',
    contentType: string,
  ): Promise<FileReply> => {
    const reply = await file(scope, id, kind, 'inline')
    const text = decodeText(await wholeOf(reply.content))
    return { ...reply, content: { bytes: Buffer.from(text, 'utf8') }, contentType }
  }

  const listReports = reportLister(deps.db)

  return {
    'GET /api/reports': (call) => paged(call, '/api/reports', listReports(call.scope, call.query)),
    'GET /api/reports/:id': async (call) => {
      const report = await whole(call, call.params.id)
      await recordViewing(deps, call.scope, report.id)
      return report
    },
    'GET /api/reports/:id/view': async ({ scope, params }) => ({
      ...(await textFile(scope, params.id, 'html', 'text/html; charset=utf-8')),
      headers: { 'Content-Security-Policy': sandbox, 'Referrer-Policy': 'no-referrer' },
    }),
    'GET /api/reports/:id/pdf': (call) =>
      file(call.scope, call.params.id, 'pdf', 'inline', call.header('Range')),
    'GET /api/reports/:id/csv-data': ({ scope, params }) =>
      textFile(scope, params.id, 'csv', 'text/plain; charset=utf-8'),
    'GET /api/reports/:id/download/:kind': (call) =>
      file(call.scope, call.params.id, call.params.kind, 'attachment', call.header('Range')),
    'POST /api/reports/multi-file': async (call) => {
      const { folder, files } = tripletOf(call.files)
      const { id, isNew } = await takeIn(deps, call.actor, call.body, folder, files)
      if (!isNew) call.setStatus(200)
      return whole(call, id)
    },
    'PATCH /api/reports/:id': async (call) => {
      const target = targetOf(call)
      const isChanged = await changing(target, editReport(deps, target, call.body))
      if (!isChanged) await recordViewing(deps, target.scope, target.id)
      return whole(call, call.params.id)
    },
    'DELETE /api/reports/:id': (call) => {
      const target = targetOf(call)
      return changing(target, deleteReport(deps, target))
    },
    'PUT /api/reports/:id/files': (call) =>
      changed(call, (target) => {
        const { folder, files } = tripletOf(call.files)
        return replaceFiles(deps, target, folder, files)
      }),
    'PUT /api/reports/:id/client': (call) => changed(call, (target) => linkReport(deps, target, call.body)),
    'POST /api/reports/:id/release': (call) => changed(call, (target) => releaseReport(deps, target)),
  }
}

type ReportCall = {
  scope: Scope
  params: { id: number }
  header(name: string): string | undefined
  setHeader(name: string, value: string): void
}

const targetOf = ({ scope, params, header }: Omit<ReportCall, 'setHeader'>): Target => ({
  scope,
  id: params.id,
  ifMatch: header('If-Match'),
})

/** The three files of an upload, and the folder that they arrived in. */
const tripletOf = ({
  htmlFile,
  pdfFile,
  csvFile,
}: Record<'htmlFile' | 'pdfFile' | 'csvFile', UploadedFile>) => ({
  folder: path.dirname(htmlFile.path),
  files: { html: htmlFile, pdf: pdfFile, csv: csvFile },
})
