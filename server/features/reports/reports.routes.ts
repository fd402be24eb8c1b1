import path from 'node:path'
import { reports as contract } from '@shared/features/reports'
import { byOf } from '../../access/actor'
import type { Scope } from '../../access/scope'
import { type Decoded, decodeCsv, decodeHtml } from '../../adapters/encoding/decode'
import type { FileKind } from '../../adapters/files/file-store'
import { type StoredFile, readAll } from '../../adapters/files/storage'
import type { Database } from '../../database/connect'
import { readCacheValidator, withRequestCache } from '../../database/fingerprint'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { CachedResponse } from '../../http/cached-responses'
import { paged } from '../../http/paging'
import { tagged } from '../../http/preconditions'
import { notFound, Problem } from '../../http/problem'
import type { FileReply } from '../../http/replies'
import type { UploadedFile } from '../../http/uploads'
import { assignReports } from './link/assign'
import { checkReport } from './check/check-report'
import { elevatedFoods } from './results/elevated-foods'
import { linkSeveral } from './link/link-several'
import { reportLister } from './manage/list-reports'
import { endFirstReading, noteOpened } from './check/opened'
import { rereadReport, replaceFiles } from './check/reread'
import { type ActionResult, releaseResultOf } from './release/release-result'
import { releaseSeveral } from './release/release-several'
import { countReports } from './manage/report-counts'
import { planFingerprints } from '../trial/trial.public'
import { personFingerprints } from './results/client-avoidance'
import type { ReportScope } from './manage/report-rows'
import { openReportFile } from './report-files'
import { findReceipt, findReport, findReportFiles, reportFingerprints } from './reports.queries'
import {
  deleteReport,
  editReport,
  type ForgetExports,
  linkReport,
  releaseReport,
  type ReportTarget,
} from './reports.service'
import { suggestionsFor, exactMatches } from './link/suggestions'
import { importUpload } from './upload/upload.service'

export { contract }

const contentTypes: Record<FileKind, string> = {
  html: 'text/html',
  pdf: 'application/pdf',
  csv: 'text/csv',
}

/** A laboratory's HTML may run no script and send nothing; it may only contain its styles. */
const sandbox =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** The PDF is shown in our own pages beside the results. */
const beside =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

export const handlers = (deps: Dependencies, forgetExports: ForgetExports): Handlers<typeof contract> => {
  /** Throws a 404 Problem out of reach. */
  const found = async (db: Database, scope: Scope, id: number) => {
    const report = await findReport(db, scope, id)
    if (!report) throw notFound('The report')
    return report
  }
  const whole = async (call: Pick<ReportRequest, 'scope' | 'setHeader'>, id: number) =>
    tagged(call, await found(deps.db, call.scope, id))

  /** The report after an action, with what the action did. */
  const actedOn = async (
    call: Pick<ReportRequest, 'scope' | 'setHeader'>,
    id: number,
    { isReleased, madeAccount }: ActionResult,
  ) => ({
    ...(await whole(call, id)),
    ...(await releaseResultOf(deps.db, call.scope, isReleased ? [id] : [])),
    madeAccount,
  })

  const changed = async (call: ReportRequest, work: (target: ReportTarget) => Promise<ActionResult>) => {
    const target = targetOf(call)
    return actedOn(call, target.id, await work(target))
  }

  /** Runs `work` once more where files were replaced after the row was read. */
  const openedBy = async <T>(
    scope: ReportScope,
    id: number,
    work: (open: (kind: FileKind) => Promise<StoredFile>) => Promise<T>,
  ) => {
    const found = await findReportFiles(deps.db, scope, id)
    if (!found) throw notFound('The report')
    const opened = await work((kind) => openReportFile(deps, found, kind)).catch(async (error: unknown) => {
      const now = await findReportFiles(deps.db, scope, id)
      if (!now || now.folder === found.folder) throw error
      return work((kind) => openReportFile(deps, now, kind))
    })
    return { sampleId: found.sampleId, opened }
  }

  const reply = (sampleId: string, kind: FileKind, disposition: FileReply['disposition']) => ({
    contentType: contentTypes[kind],
    disposition,
    name: `Food_Intolerance_Report_${sampleId}.${kind}`,
  })

  const file = async (
    scope: ReportScope,
    id: number,
    kind: FileKind,
    disposition: FileReply['disposition'],
  ) => {
    const openNow = () => openedBy(scope, id, (open) => open(kind))
    const { sampleId, opened } = await openNow()
    // Files may move between opening and reading, so a failed read is tried at the new place.
    const read: StoredFile['read'] = async function* (start, end) {
      let isBegun = false
      try {
        for await (const piece of opened.read(start, end)) {
          isBegun = true
          yield piece
        }
      } catch (error) {
        const { opened: now } = await openNow()
        if (isBegun || now.size !== opened.size) throw error
        yield* now.read(start, end)
      }
    }
    return { ...reply(sampleId, kind, disposition), content: { size: opened.size, read } } satisfies FileReply
  }

  /** The HTML and the CSV together, because the page declares the encoding of the CSV. */
  const textFiles = (scope: Scope, id: number) =>
    openedBy(scope, id, async (open) => {
      const [html, csv] = await Promise.all([open('html').then(readAll), open('csv').then(readAll)])
      return { html, csv }
    })

  /** Sent as UTF-8, also if the laboratory used another encoding. */
  const inUtf8 = (sampleId: string, kind: 'html' | 'csv', { text }: Decoded): FileReply => ({
    ...reply(sampleId, kind, 'inline'),
    content: { bytes: Buffer.from(text, 'utf8') },
    contentType: `${kind === 'html' ? 'text/html' : 'text/plain'}; charset=utf-8`,
  })

  const listReports = reportLister(deps.replicaReader.db)

  return {
    'GET /api/reports': (call) => paged(call, '/api/reports', listReports(call.scope, call.query)),
    'GET /api/reports/:id': async (call) => {
      const { scope, params } = call
      const { id: userId, clientId } = scope.actor
      if (scope.reach !== 'own' || clientId === null) return whole(call, params.id)
      const db = withRequestCache(deps.db)
      const standing = await readCacheValidator(db, [
        ...reportFingerprints(scope, params.id),
        ...personFingerprints(clientId),
        ...planFingerprints(clientId),
      ])
      return new CachedResponse(`${userId} ${params.id}`, standing, () => found(db, scope, params.id), true)
    },
    'GET /api/reports/:id/view': async ({ scope, params }) => {
      const { sampleId, opened } = await openedBy(scope, params.id, (open) => open('html').then(readAll))
      return {
        ...inUtf8(sampleId, 'html', decodeHtml(opened)),
        headers: { 'Content-Security-Policy': sandbox, 'Referrer-Policy': 'no-referrer' },
      }
    },
    'GET /api/reports/:id/pdf': async ({ scope, params }) => ({
      ...(await file(scope, params.id, 'pdf', 'inline')),
      headers: { 'Content-Security-Policy': beside, 'X-Frame-Options': 'SAMEORIGIN' },
    }),
    'GET /api/reports/:id/csv-data': async ({ scope, params }) => {
      const { sampleId, opened } = await textFiles(scope, params.id)
      return inUtf8(sampleId, 'csv', decodeCsv(opened.csv, opened.html))
    },
    'GET /api/reports/:id/download/:kind': ({ scope, params }) =>
      file(scope ?? 'all', params.id, params.kind, 'attachment'),
    'POST /api/reports/multi-file': async (call) => {
      const { folder, files } = tripletOf(call.files)
      if (call.machine && (call.body.clientId !== undefined || call.body.email !== undefined))
        throw new Problem('forbidden', "A token can't set whose report it is. The files decide that.")
      const { id, isNew, notApplied, ...acted } = await importUpload(
        deps,
        byOf(call),
        call.body,
        folder,
        files,
      )
      if (!isNew) call.setStatus(200)
      const reply = call.machine ? await findReceipt(deps.db, id) : await actedOn(call, id, acted)
      return { ...reply, notApplied }
    },
    'PATCH /api/reports/:id': (call) => changed(call, (target) => editReport(deps, target, call.body)),
    'DELETE /api/reports/:id': (call) => deleteReport(deps, forgetExports, targetOf(call)),
    'PUT /api/reports/:id/files': (call) =>
      changed(call, (target) => {
        const { folder, files } = tripletOf(call.files)
        return replaceFiles(deps, forgetExports, target, folder, files)
      }),
    'PUT /api/reports/:id/client': (call) =>
      changed(call, (target) => linkReport(deps, forgetExports, target, call.body)),
    'GET /api/reports/counts': ({ scope, query }) => countReports(deps.db, scope, query),
    'GET /api/reports/sure-links': () => exactMatches(deps.db),
    'GET /api/reports/elevated-foods': ({ scope }) => elevatedFoods(deps.db, scope),
    'GET /api/reports/:id/check': async ({ scope, params }) => {
      const { opened } = await textFiles(scope, params.id)
      return checkReport(deps.db, scope, params.id, opened)
    },
    'GET /api/reports/:id/suggestions': ({ scope, params }) => suggestionsFor(deps.db, scope, params.id),
    'POST /api/reports/:id/read-again': (call) =>
      changed(call, (target) => rereadReport(deps, forgetExports, target)),
    'POST /api/reports/opened': ({ scope, body }) => noteOpened(deps.db, scope, body.reports),
    'POST /api/reports/:id/first-reading': ({ scope, params }) => endFirstReading(deps.db, scope, params.id),
    'POST /api/reports/release': ({ scope, body }) => releaseSeveral(deps, scope, body.ids),
    'POST /api/reports/assign': ({ scope, body }) =>
      assignReports(deps, scope, body.ids, body.practitionerId),
    'POST /api/reports/link': ({ scope, body }) => linkSeveral(deps, forgetExports, scope, body),
    'POST /api/reports/:id/release': (call) => changed(call, (target) => releaseReport(deps, target)),
  }
}

type ReportRequest = {
  scope: Scope
  params: { id: number }
  header(name: string): string | undefined
  setHeader(name: string, value: string): void
}

const targetOf = ({ scope, params, header }: Omit<ReportRequest, 'setHeader'>): ReportTarget => ({
  scope,
  id: params.id,
  ifMatch: header('If-Match'),
})

/** The three files of an upload and the folder they arrived in. */
const tripletOf = ({
  htmlFile,
  pdfFile,
  csvFile,
}: Record<'htmlFile' | 'pdfFile' | 'csvFile', UploadedFile>) => ({
  folder: path.dirname(htmlFile.path),
  files: { html: htmlFile, pdf: pdfFile, csv: csvFile },
})
