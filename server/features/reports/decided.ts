import type { reports } from './reports.tables'
import { statusAfterReading } from './read-triplet'

type Report = Pick<typeof reports.$inferSelect, 'status' | 'failure' | 'warnings' | 'held'>

/**
 * What becomes of a report when a person has decided what some of its warnings asked for: these are answered, and once
 * none is left it waits for no admin any more.
 * @param answered which warnings, by their codes
 */
export function decided(report: Report, answered: RegExp): Pick<Report, 'status' | 'warnings'> {
  const warnings = report.warnings.filter(({ code }) => !answered.test(code))
  const status =
    report.status === 'processed' && warnings.length < report.warnings.length
      ? statusAfterReading({ ...report, warnings })
      : report.status
  return { warnings, status }
}
