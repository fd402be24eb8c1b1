import { Send } from 'lucide-react'
import { useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { Alert } from '@/ui/alert'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { actionResultText } from '../check/action-result'
import type { ReportDialogProps } from '../manage/report-dialog-props'
import { cannotSignInText, clientViewer, type ReportRow } from '../manage/report-row'
import { StaleReportNotice } from '../manage/stale-report-notice'
import { useReportWrite } from '../manage/use-report-write'
import { useInviteToast } from '@/features/invitations/invitations.public'

/** Asks before a pending report is released, and asks again when it has changed in the meantime. */
export default function ReleaseReportDialog({ report: given, onClose }: ReportDialogProps) {
  const tell = useInviteToast()
  const [report, setReport] = useState(given)
  const [stale, setStale] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { write, pending } = useReportWrite('POST /api/reports/:id/release', (route, asked: ReportRow) =>
    request(route, { params: { id: asked.id }, version: asked.version }),
  )

  const viewer = clientViewer(report)

  async function release() {
    setFailure(undefined)
    const ended = await write(report)
    if (ended?.kind === 'stale') {
      setReport(ended.current)
      setStale(true)
    }
    if (ended?.kind === 'failed') setFailure(sentenceOf(ended.error))
    if (ended?.kind === 'done') {
      const { reply } = ended
      tell({ title: 'Report Updated', description: actionResultText(reply), toInvite: reply.toInvite })
      onClose()
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      destructive={false}
      icon={Send}
      title="Release to client"
      description={
        <p className="break-words">
          {report.clientId === null ? (
            <>
              No client sees the results of sample <b className="font-mono font-medium">{report.sampleId}</b>.
              It is not linked to a client.
            </>
          ) : viewer && !viewer.isActive ? (
            cannotSignInText(viewer)
          ) : (
            <>
              {viewer?.name} sees the results of sample{' '}
              <b className="font-mono font-medium">{report.sampleId}</b> at once.
            </>
          )}{' '}
          You cannot undo this.
        </p>
      }
      confirmLabel="Release"
      pendingLabel="Releasing..."
      pending={pending}
      onConfirm={() => void release()}
    >
      {stale && <StaleReportNotice />}
      {failure && <Alert tone="error">{failure}</Alert>}
    </ConfirmDialog>
  )
}
