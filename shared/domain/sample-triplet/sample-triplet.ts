import { writeCsvRow } from '../text/csv'
import { type SampleReport, groupsOf } from './report'
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
 * demo and tests. The same sample always gives the same bytes. File names follow
 * `SampleID_First_Last.extension`; characters that would break that rule become hyphens in the
 * sample ID and spaces in the name.
 */
export function makeTriplet(sample: SampleReport): SampleTriplet {
  const id = sample.sampleId.trim().replace(/[\s._/\\]+/gu, '-')
  const name = sample.clientName
    .replace(/[\s._/\\]+/gu, ' ')
    .trim()
    .replaceAll(' ', '_')
  const base = `${id}_${name}`
  const rows = groupsOf(sample).flatMap((group) => group.rows)
  const csv = [
    writeCsvRow(['No', 'Food', `Result (${sample.unit})`]),
    ...rows.map(({ food, printed }, index) => writeCsvRow([index + 1, food, printed])),
  ]
  return {
    html: writeSampleHtml(sample),
    csv: csv.map((row) => `${row}\r\n`).join(''),
    pdf: writeSamplePdf(sample),
    names: { html: `${base}.html`, pdf: `${base}.pdf`, csv: `${base}.csv` },
  }
}
