import { Link2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/use-toast'
import { linkedText } from './link/link-words'
import type { Report } from '../results/report-types'
import type { WholeReportDialogProps } from './report-dialog-props'
import { clientNameOf, practitionerNameOf, type ReportRow } from './report-row'
import { StaleReportNotice } from './stale-report-notice'
import { useReportWrite } from './use-report-write'
import { messageOf, placeOf } from './warning-words'

const LinkReportDialog = lazy(() => import('./link/link-report-dialog'))

/** Shows what the reading of a report found and what confirming it does, and lets the admin confirm it. */
export default function ConfirmReportDialog({ report: given, onClose }: WholeReportDialogProps) {
  const [report, setReport] = useState(given)
  const [stale, setStale] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [linking, setLinking] = useState(false)
  const [linked, setLinked] = useState(false)
  const { write, pending } = useReportWrite('POST /api/reports/:id/release', (route, seen: ReportRow) =>
    request(route, { params: { id: seen.id }, version: seen.version }),
  )

  async function confirm() {
    setFailure(undefined)
    const ended = await write(report)
    if (ended?.kind === 'done') {
      toast({ title: 'Report confirmed', description: resultText(ended.reply) })
      onClose()
    }
    if (ended?.kind === 'stale') {
      setStale(true)
      await request('GET /api/reports/:id', { params: { id: report.id } }).then(setReport, (error: unknown) =>
        setFailure(sentenceOf(error)),
      )
    }
    if (ended?.kind === 'failed') setFailure(sentenceOf(ended.error))
  }

  function takeLink(after: Report) {
    setReport(after)
    setLinked(true)
  }

  const open = report.status === 'processed'
  return (
    <Dialog
      onClose={() => !pending && onClose()}
      title={
        <>
          Confirm <span className="font-mono">{report.sampleId}</span>
        </>
      }
      description={`${clientNameOf(report)}: check what was found before the report goes on.`}
      footer={
        <>
          <Button variant="quiet" disabled={pending} onClick={onClose}>
            {open ? 'Cancel' : 'Close'}
          </Button>
          {open && (
            <Button pending={pending} pendingLabel="Confirming..." onClick={() => void confirm()}>
              Confirm
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-3">
        {stale && <StaleReportNotice />}
        {linked && (
          <Alert tone="success" live>
            {linkedText(report)}
          </Alert>
        )}
        {failure && <Alert tone="error">{failure}</Alert>}
        <Warnings warnings={report.warnings} />
        {open ? (
          <Alert
            tone={report.clientId === null ? 'warning' : 'info'}
            title={aheadOf(report).title}
            action={
              <Button
                size="sm"
                variant="secondary"
                icon={Link2}
                disabled={pending}
                onClick={() => setLinking(true)}
              >
                {report.clientId === null ? 'Link to client' : 'Change client'}
              </Button>
            }
          >
            {aheadOf(report).text}
          </Alert>
        ) : (
          <p className="text-small text-ink-2">The report does not wait for a confirmation any more.</p>
        )}
      </div>
      <Suspense fallback={null}>
        {linking && (
          <LinkReportDialog report={report} onClose={() => setLinking(false)} onLinked={takeLink} />
        )}
      </Suspense>
    </Dialog>
  )
}

function Warnings({ warnings }: Pick<Report, 'warnings'>) {
  if (warnings.length === 0) return <p className="text-small text-ink-2">Nothing is left to check.</p>
  return (
    <ul aria-label="Warnings" className="divide-y divide-line rounded-md border border-line">
      {warnings.map((warning, index) => (
        <li key={index} className="flex flex-wrap gap-x-3 gap-y-0.5 px-4 py-2.5 text-small">
          <span className="nums w-24 shrink-0 font-medium text-ink-3">{placeOf(warning)}</span>
          <span className="min-w-48 flex-1 break-words">{messageOf(warning)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What confirming does. */
function aheadOf(report: Report): { title: string; text: string } {
  const who = report.clientEmail ?? 'the client'
  if (report.held && report.practitionerId !== null) {
    const text =
      report.clientId === null
        ? 'It is not linked to a client, so no client sees it after the review either, until it is linked.'
        : `${who} sees it once the practitioner has released it.`
    return { title: `Confirming sends it to ${practitionerNameOf(report)} for review`, text }
  }
  return report.clientId === null
    ? {
        title: 'Nobody sees it until it is linked',
        text: 'Confirming completes the report, but it belongs to no client yet.',
      }
    : { title: 'Confirming gives it to the client', text: `${who} sees the report at once.` }
}

function resultText({ status, clientId }: ReportRow): string {
  if (status === 'pending') return "It now waits for the practitioner's review."
  return clientId === null
    ? 'It is completed, and not linked to a client.'
    : 'It is completed, and the client can see it.'
}
