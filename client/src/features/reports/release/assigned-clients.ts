import { groupByClient } from '../manage/client-groups'
import { clientNameOf, type ReportRow } from '../manage/report-row'
import { testsAround } from '../results/test-order'

/** A client as the reports describe them. `dateOfBirth` is DD.MM.YYYY; unknown texts are empty. */
export type AssignedClient = {
  key: string
  name: string
  dateOfBirth: string
  email: string
  phone: string
  reportCount: number
  /** The newest test by report date, then by upload. */
  latest: ReportRow
}

/** The clients in page order, each fact from the newest test that states it. */
export function assignedClients(rows: readonly ReportRow[]): AssignedClient[] {
  return groupByClient(rows).map(({ key, reports }) => {
    const [first] = reports
    const around = testsAround(first, reports)
    const latest = around.latest ?? first
    const tests = testsAround(latest, reports).others
    const stated = (fact: (report: ReportRow) => string | null | undefined) =>
      [latest, ...tests].map((report) => fact(report)?.trim()).find(Boolean) ?? ''
    return {
      key,
      name: stated(({ clientName }) => clientName) || clientNameOf(latest),
      dateOfBirth: stated(({ dateOfBirth }) => dateOfBirth),
      email: stated(({ email }) => email),
      phone: stated(({ phone }) => phone),
      reportCount: reports.length,
      latest,
    }
  })
}
