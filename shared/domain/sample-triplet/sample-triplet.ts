import { writeCsvRow } from '../text/csv'
import { type PrintedReport, printedSample, resultHead, type SampleReport } from './report'
import { writeSampleHtml } from './write-html'
import { writeSamplePdf } from './write-pdf'

export type SampleTriplet = {
  html: string
  csv: string
  pdf: Uint8Array
  names: { html: string; pdf: string; csv: string }
}

/**
 * Makes the three files of a report as a laboratory would send them, for the template download, the
 * demo and tests. The same sample always gives the same bytes.
 */
export const makeTriplet = (sample: SampleReport): SampleTriplet => writeTriplet(printedSample(sample))

/**
 * Writes the three files. Their names follow `SampleID_First_Last.extension`; characters that would
 * break that rule become hyphens in the sample ID and spaces in the name.
 */
export function writeTriplet(report: PrintedReport): SampleTriplet {
  const id = report.sampleId.trim().replace(/[\s._/\\]+/gu, '-')
  const name = report.clientName
    .replace(/[\s._/\\]+/gu, ' ')
    .trim()
    .replaceAll(' ', '_')
  const base = `${id}_${name}`
  return {
    html: writeSampleHtml(report),
    csv: writeSampleCsv(report),
    pdf: writeSamplePdf(report),
    names: { html: `${base}.html`, pdf: `${base}.pdf`, csv: `${base}.csv` },
  }
}

/** A line per result, its number from 1; the first has the unit. */
export function writeSampleCsv(report: Pick<PrintedReport, 'groups' | 'unit'>): string {
  const rows = report.groups.flatMap((group) => group.rows)
  const csv = [
    writeCsvRow(['No', 'Food', resultHead(report)]),
    ...rows.map(({ food, printed }, index) => writeCsvRow([index + 1, food, printed])),
  ]
  return csv.map((row) => `${row}\r\n`).join('')
}
