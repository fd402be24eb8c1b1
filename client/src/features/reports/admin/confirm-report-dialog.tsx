import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/use-toast'
import { clientNameOf, type ReportRow } from './report-groups'

/** Shows what the reading of a report found, each with its line, and lets the admin confirm it. */
export function ConfirmReportDialog({ report, onClose }: { report: ReportRow; onClose: () => void }) {
  const release = useApiMutation('POST /api/reports/:id/release', [
    '/api/reports',
    '/api/stats',
    '/api/notifications',
  ])

  function confirm() {
    release.mutate(
      { params: { id: report.id } },
      {
        onSuccess: (after) => {
          toast({ title: 'Report confirmed', description: consequenceOf(after.status, report.clientId) })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !release.isPending && onClose()}
      title={`Confirm ${report.sampleId}`}
      description={`${clientNameOf(report)}: check what was found before the report goes on.`}
      footer={
        <>
          <Button variant="quiet" disabled={release.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button pending={release.isPending} pendingLabel="Confirming..." onClick={confirm}>
            Confirm
          </Button>
        </>
      }
    >
      {release.error && (
        <Alert tone="error" className="mb-3">
          {sentenceOf(release.error)}
        </Alert>
      )}
      {report.warnings.length === 0 ? (
        <p className="text-small text-ink-2">Nothing is left to check.</p>
      ) : (
        <ul aria-label="Warnings" className="divide-y divide-line rounded-md border border-line">
          {report.warnings.map((warning, index) => (
            <li key={index} className="flex flex-wrap gap-x-3 gap-y-0.5 px-4 py-2.5 text-small">
              <span className="nums w-16 shrink-0 font-medium text-ink-3">
                {warning.line === null ? 'Report' : `Line ${warning.line}`}
              </span>
              <span className="min-w-48 flex-1 break-words">{messageOf(warning)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-caption text-ink-3">{aheadOf(report)}</p>
    </Dialog>
  )
}

/** The message without the line that stands beside it. */
function messageOf({ line, message }: ReportRow['warnings'][number]): string {
  const prefix = `Line ${line}: `
  return message.startsWith(prefix) ? message.slice(prefix.length) : message
}

function aheadOf({ held, clientId }: ReportRow): string {
  if (held) return "Confirming sends it to the practitioner's review."
  return clientId === null
    ? 'Confirming completes it. It is not linked to a client, so no client sees it.'
    : 'Confirming completes it, and the client sees it at once.'
}

function consequenceOf(status: ReportRow['status'], clientId: number | null): string {
  if (status === 'pending') return "It now waits for the practitioner's review."
  return clientId === null
    ? 'It is completed, and not linked to a client.'
    : 'It is completed, and the client can see it.'
}
