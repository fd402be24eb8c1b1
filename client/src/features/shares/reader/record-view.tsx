import type { Bundle } from 'fhir/r4'
import { readRecord } from '@shared/domain/fhir/read-record'
import type { HealthRecord, RecordedReport } from '@shared/domain/fhir/record'
import { FHIR_JSON } from '@shared/domain/shares/content-cipher'
import { formatWords } from '@shared/domain/text/dates'
import { Download, FileText, Printer } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { outcomeWords } from '@/features/trial/client-plan/outcome-words.public'
import { momentText } from '@/lib/moments'
import { saveFile } from '@/lib/save-file'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { ReportResults } from './report-results'

/** What was shared; `content` is a FHIR bundle as JSON. */
export function RecordView({ content }: { content: string }) {
  const record = useMemo(() => recordIn(content), [content])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-h1 break-words">
            {record?.person.name || 'Shared record'}
          </h1>
          {record && <p className="mt-1 text-body text-ink-2">{personText(record)}</p>}
        </div>
        <div data-print="hide" className="flex flex-wrap gap-2">
          <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
          <Button
            variant="secondary"
            icon={Download}
            onClick={() => saveFile(new Blob([content], { type: FHIR_JSON }), 'shared-record.fhir.json')}
          >
            Download FHIR
          </Button>
        </div>
      </div>
      {record ? (
        <Record record={record} />
      ) : (
        <Alert tone="warning" title="This page cannot show the content">
          It is not a record of this portal. You can still download it.
        </Alert>
      )}
    </div>
  )
}

/** Undefined for a content that is no record. */
function recordIn(content: string): HealthRecord | undefined {
  try {
    return readRecord(JSON.parse(content) as Bundle)
  } catch {
    return undefined
  }
}

function personText({ person: { dateOfBirth, gender } }: HealthRecord): string {
  const born = dateOfBirth && `born ${formatWords(dateOfBirth)}`
  return [gender, born].filter(Boolean).join(', ')
}

function Record({ record: { madeAt, reports, allergies, outcomes } }: { record: HealthRecord }) {
  return (
    <>
      <Alert title={`As of ${momentText(madeAt)}`}>Later results and changes are not in it.</Alert>
      {allergies.length > 0 && (
        <Card>
          <CardHeader title="Allergies" subtitle="As stated by the person, not confirmed." />
          <ul className="list-disc pl-5 text-body">
            {allergies.map((allergy) => (
              <li key={allergy} className="break-words">
                {allergy}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {outcomes.length > 0 && (
        <Card>
          <CardHeader title="Findings of the plan" subtitle="Foods that were left out and brought back." />
          <dl className="divide-y divide-line text-body">
            {outcomes.map(({ foods, outcome, since, amount }, place) => (
              <div key={place} className="flex flex-wrap justify-between gap-x-4 py-2">
                <dt className="min-w-0 font-semibold break-words">{foods.join(', ')}</dt>
                <dd className="text-ink-2">
                  {outcomeWords[outcome]}
                  {amount && ` (${amount})`}, since {formatWords(since)}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {reports.map((report) => (
        <Card key={report.sampleId}>
          <CardHeader
            title={`Food IgG test, sample ${report.sampleId}`}
            subtitle={dayText(report)}
            actions={<SavePdf report={report} />}
          />
          <ReportResults report={report} />
        </Card>
      ))}
    </>
  )
}

function dayText({ reportDate, dateOfReceipt }: RecordedReport): string {
  if (reportDate) return `Report of ${formatWords(reportDate)}`
  return dateOfReceipt ? `Sample received ${formatWords(dateOfReceipt)}` : ''
}

function SavePdf({ report: { pdf, sampleId } }: { report: RecordedReport }) {
  if (pdf === 'left-out') return <p className="text-small text-ink-2">The PDF was too large to share.</p>
  if (!pdf) return null
  const save = () =>
    saveFile(new Blob([pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), `${sampleId}.pdf`)
  return (
    <Button data-print="hide" variant="secondary" size="sm" icon={FileText} onClick={save}>
      Download PDF
    </Button>
  )
}
