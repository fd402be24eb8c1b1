import { useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { toast } from '@/ui/use-toast'
import type { ReportDialogProps } from './report-dialog-props'
import { clientNameOf, type ReportRow } from './report-row'
import { StaleReportNotice } from './stale-report-notice'
import { useReportWrite } from './use-report-write'

/** Asks before it deletes a report, and asks again when the report has changed in the meantime. */
export default function DeleteReportDialog({ report: given, onClose }: ReportDialogProps) {
  const [report, setReport] = useState(given)
  const [stale, setStale] = useState(false)
  const { write, pending } = useReportWrite('DELETE /api/reports/:id', (route, asked: ReportRow) =>
    request(route, { params: { id: asked.id }, version: asked.version }),
  )

  async function remove() {
    const ended = await write(report)
    if (ended?.kind === 'stale') {
      setReport(ended.current)
      setStale(true)
      return
    }
    if (ended?.kind === 'done') toast({ title: 'Success', description: 'Report deleted successfully' })
    if (ended?.kind === 'failed')
      toast({ title: 'Error', description: sentenceOf(ended.error), variant: 'destructive' })
    if (ended) onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete Report"
      description={
        <>
          <p className="font-medium text-ink">Are you sure you want to delete this report?</p>
          <p className="mt-1 break-words">
            <b className="font-mono font-medium">{report.sampleId}</b> of {clientNameOf(report)}.{' '}
            {consequenceOf(report)}
          </p>
        </>
      }
      confirmLabel="Delete report"
      pendingLabel="Deleting..."
      pending={pending}
      onConfirm={() => void remove()}
    >
      {stale && <StaleReportNotice />}
    </ConfirmDialog>
  )
}

function consequenceOf({ clientId, status }: ReportRow): string {
  const seen = clientId !== null && status === 'completed'
  return seen
    ? 'Its three files and results will be permanently deleted. The client will no longer see them.'
    : 'Its three files and results will be permanently deleted.'
}
