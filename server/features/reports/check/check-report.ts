import { and, eq, inArray, sql } from 'drizzle-orm'
import { formatDots, utcDay } from '@shared/domain/text/dates'
import { tidied } from '@shared/domain/text/fold'
import { compareTests, type Test, type TestedFood } from '@shared/domain/reports/result-changes'
import type { Scope } from '../../../access/scope'
import type { Database } from '../../../database/connect'
import { notFound } from '../../../http/problem'
import { unknownFoods } from '../../foods/foods.public'
import { namesInRow } from '../triplet/file-names'
import { readTripletAside } from '../triplet/reading'
import { reports } from '../reports.tables'
import { reportsIn, unreadOf } from '../manage/report-rows'
import { newestFirst, testDay } from '../test-day'

const day = sql<string>`${testDay(reports)}::text`
const columns = {
  id: reports.id,
  sampleId: reports.sampleId,
  clientName: reports.clientName,
  fileName: reports.fileName,
  pdfFileName: reports.pdfFileName,
  csvFileName: reports.csvFileName,
  clientId: reports.clientId,
  createdAt: reports.createdAt,
  scale: reports.scale,
  results: reports.results,
  unread: unreadOf,
  day,
}

/** The stored CSV as read now, compared with the stored results. */
export async function checkReport(
  db: Database,
  scope: Scope,
  id: number,
  files: Record<'html' | 'csv', Uint8Array>,
) {
  const [report] = await db
    .select(columns)
    .from(reports)
    .where(and(eq(reports.id, id), reportsIn(scope)))
  if (!report) throw notFound('The report')
  const { tally } = await readTripletAside(
    files,
    { ...report, fileNames: namesInRow(report) },
    { bareScale: report.scale, today: utcDay(new Date()) },
  )
  const newFoods = await unknownFoods(
    db,
    report.results.map(({ food }) => food),
  )
  return { ...tally, newFoods, previous: await changesSince(db, report) }
}

type Checked = Test<TestedFood> & { id: number; clientId: number | null; day: string; createdAt: Date }

/** Compares only with a test that was confirmed or released, since only that has been looked at. */
async function changesSince(db: Database, report: Checked) {
  if (report.clientId === null) return null
  const [before] = await db
    .select(columns)
    .from(reports)
    .where(
      and(
        eq(reports.clientId, report.clientId),
        inArray(reports.status, ['pending', 'completed']),
        sql`(${day}, ${reports.createdAt}, ${reports.id}) < (${report.day}, ${report.createdAt}, ${report.id})`,
      ),
    )
    .orderBy(...newestFirst(reports))
    .limit(1)
  if (!before) return null
  const { appeared, gone, up, down, same, onlyNow, unreadBefore } = compareTests<TestedFood>(before, report)
  const changes = [...appeared, ...up, ...down, ...same, ...gone].filter(
    (pair) => pair.before.level !== pair.now.level,
  )
  const foods = new Set(report.results.map(({ food }) => tidied(food))).size
  return {
    id: before.id,
    sampleId: before.sampleId,
    day: formatDots(before.day),
    changes: changes.map((pair) => ({
      food: pair.now.food,
      before: pair.before.level,
      now: pair.now.level,
      beforeText: pair.before.text,
      nowText: pair.now.text,
    })),
    same: foods - onlyNow.length - unreadBefore.length - changes.length,
  }
}
