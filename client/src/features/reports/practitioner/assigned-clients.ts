import { groupByClient } from '../admin/client-groups'
import { clientNameOf, type ReportRow } from '../admin/report-row'
import { testsAround } from '../results/test-order'

/** A client as a practitioner knows them: from the reports. `dateOfBirth` is DD.MM.YYYY; unknown texts are empty. */
export type AssignedClient = {
  key: string
  name: string
  dateOfBirth: string
  email: string
  phone: string
  reportCount: number
  /** The newest test, by report date and then by upload. */
  latest: ReportRow
}

/** The clients of a page of reports in the order of the page; each fact is from the newest test that states it. */
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
