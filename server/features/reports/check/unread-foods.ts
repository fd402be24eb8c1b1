import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { unreadCodes } from '@shared/domain/results-csv/read-row'
import type { Unread } from '@shared/domain/results-csv/read-results'
import type { Warning } from '@shared/domain/results-csv/warning'
import { utcDay } from '@shared/domain/text/dates'
import { readAll } from '../../../adapters/files/storage'
import type { Database } from '../../../database/connect'
import { tryWithLock } from '../../../database/locks'
import type { Dependencies } from '../../../dependencies'
import { describeError } from '../../../http/errors'
import { Problem } from '../../../http/problem'
import { openReportFile } from '../report-files'
import { namesInRow } from '../triplet/file-names'
import { readTripletAside } from '../triplet/reading'
import { reportKeys, reports } from '../reports.tables'

/** The warnings that point at unread foods; warnings after the first hundred are unknown. */
const telling: readonly string[] = [...unreadCodes, 'more-warnings']

/** Finds tested foods with unreadable results in older files; changes nothing else. */
export async function findUnreadFoods(deps: Dependencies): Promise<void> {
  const { db, log, pool, stopping } = deps
  await tryWithLock(pool, 'unread', async () => {
    const done = { found: 0, left: 0 }
    for await (const report of unlooked(db)) {
      if (stopping.aborted) break
      await lookInto(deps, report).then(
        () => done.found++,
        (error: unknown) => {
          done.left++
          const logged = error instanceof Problem ? error.more.logged : undefined
          log.warn(
            { report: report.id, ...logged, ...describeError(error) },
            'a report could not be looked into for foods that cannot be read',
          )
        },
      )
    }
    if (done.found + done.left > 0) log.info(done, 'reports searched for foods that cannot be read')
  })
}

type Unlooked = Awaited<ReturnType<typeof batchBehind>>[number]

async function* unlooked(db: Database) {
  for (let last = 0; ;) {
    const batch = await batchBehind(db, last)
    yield* batch
    const { id } = batch.at(-1) ?? {}
    if (id === undefined) return
    last = id
  }
}

const BATCH = 20

const batchBehind = (db: Database, last: number) =>
  db
    .select({
      id: reports.id,
      sampleId: reports.sampleId,
      clientName: reports.clientName,
      fileName: reports.fileName,
      pdfFileName: reports.pdfFileName,
      csvFileName: reports.csvFileName,
      scale: reports.scale,
      results: reports.results,
      warnings: reports.warnings,
      folder: reports.folder,
      sealed: reportKeys.sealed,
    })
    .from(reports)
    .leftJoin(reportKeys, eq(reportKeys.folder, reports.folder))
    .where(
      and(
        gt(reports.id, last),
        isNull(reports.unread),
        sql`exists (select from jsonb_array_elements(${reports.warnings}) w
          where w->>'code' = any(${sql.param(telling)}))`,
      ),
    )
    .orderBy(asc(reports.id))
    .limit(BATCH)

async function lookInto(deps: Dependencies, report: Unlooked): Promise<void> {
  const [html, csv] = await Promise.all(
    (['html', 'csv'] as const).map((kind) => openReportFile(deps, report, kind).then(readAll)),
  )
  if (!html || !csv) throw new Error('of two files there are two')
  const read = await readTripletAside(
    { html, csv },
    { ...report, fileNames: namesInRow(report) },
    { bareScale: report.scale, today: utcDay(new Date()) },
  )
  if (read.tally.lines === 0) throw new Error('the file was not read')
  await deps.db
    .update(reports)
    .set({ unread: unreadBeside(report, read) })
    .where(and(eq(reports.id, report.id), eq(reports.folder, report.folder), isNull(reports.unread)))
}

/**
 * The tested foods without a result in the stored report, including any that only today's rules can
 * read: nobody has been shown their level, and only a person may have a report read anew.
 */
function unreadBeside(
  { results, warnings }: { results: readonly { food: string }[]; warnings: readonly Warning[] },
  read: { unread: readonly Unread[]; results: readonly Unread[] },
): Unread[] {
  const known = new Set(results.map(({ food }) => food.toLowerCase()))
  const linesWithWarning = new Set(
    warnings.flatMap(({ code, line }) => (telling.includes(code) ? [line] : [])),
  )
  const late = read.results.filter(({ line }) => linesWithWarning.has(line))
  return [...read.unread, ...late]
    .filter(({ food }) => !known.has(food.toLowerCase()))
    .map(({ food, text, line }) => ({ food, text, line }))
    .toSorted((one, other) => one.line - other.line)
}
