import { Send } from 'lucide-react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { Alert } from '@/ui/alert'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { toast } from '@/ui/use-toast'
import type { Report } from './report-types'

/** Asks a practitioner whether a pending report goes to the client, and releases it. */
export default function ReleaseDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const release = useApiMutation('POST /api/reports/:id/release', [
    '/api/reports',
    '/api/stats',
    '/api/notifications',
  ])

  async function confirm() {
    try {
      await release.mutateAsync({ params: { id: report.id } })
    } catch {
      // The dialog shows what went wrong.
      return
    }
    // The refreshed report has taken this dialog away by now, so nothing here may wait for it.
    toast({ title: 'Report Updated', description: 'The report has been successfully updated.' })
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      destructive={false}
      icon={Send}
      title="Release to client"
      description={`${report.clientName} sees the results of sample ${report.sampleId} at once. This cannot be taken back.`}
      confirmLabel="Release"
      pendingLabel="Releasing..."
      pending={release.isPending}
      onConfirm={() => void confirm()}
    >
      {release.error && <Alert tone="error">{sentenceOf(release.error)}</Alert>}
    </ConfirmDialog>
  )
}
