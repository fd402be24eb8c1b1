import type { Role } from '@shared/core/roles'
import { formatWords } from '@shared/domain/text/dates'
import { testDayOf } from '@shared/domain/reports/test-day'
import type { ReportRow } from './report-types'

/** The fields that distinguish and order tests. */
export type Test = Pick<ReportRow, 'id' | 'sampleId' | 'reportDate' | 'createdAt' | 'updatedAt'>

/** `14 November 2026`, or `added 14 November 2026` without a report date. */
export function dayWords(test: Test): string {
  const { day, known } = testDayOf(test)
  if (!day) return 'no date'
  return known ? formatWords(day) : `added ${formatWords(day)}`
}

/** Newest first as on the server: by report date, or by upload date without one, then by upload. */
function byNewest(a: Test, b: Test): number {
  const keys = (test: Test) => [testDayOf(test).day ?? '', test.createdAt, test.id] as const
  const [mine, theirs] = [keys(a), keys(b)]
  const compare = (one: string, other: string) => (one < other ? 1 : -Number(one > other))
  return compare(mine[0], theirs[0]) || compare(mine[1], theirs[1]) || theirs[2] - mine[2]
}

/** A client's completed tests around the one in view. */
export type TestsAround<T> = { latest: T | undefined; previous: T | undefined; others: T[] }

/** The newest completed test, the one before `shown`, and all others, newest first. */
export function testsAround<T extends Test>(shown: Test, completed: readonly T[]): TestsAround<T> {
  const tests = [...completed].sort(byNewest)
  const others = tests.filter(({ id }) => id !== shown.id)
  return { latest: tests[0], previous: others.find((test) => byNewest(shown, test) < 0), others }
}

const folders: Record<Role, string> = {
  client: '/client/my-reports',
  practitioner: '/practitioner/reports',
  admin: '/admin/reports',
}

/** The path of a report's results in this role's area. */
export function resultsPath(viewer: Role, id: number): string {
  return `${folders[viewer]}/${id}`
}
