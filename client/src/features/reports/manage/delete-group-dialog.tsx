import { countText, plural } from '@shared/domain/text/counts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { request } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { WithClose } from '@/ui/dialog-host'
import { ProgressBar } from '@/ui/progress-bar'
import { toast } from '@/ui/use-toast'
import { accountText, type ClientGroup } from './client-groups'
import { deleteAll, type DeletedAll } from './delete-all'
import type { ReportRow } from './report-row'

/** How many sample IDs are listed by name. */
const NAMED = 12

export default function DeleteGroupDialog({ group, onClose }: WithClose<{ group: ClientGroup }>) {
  const { client: name, reports } = group
  const client = useQueryClient()
  const [done, setDone] = useState(0)
  const [running, setRunning] = useState(false)
  const started = useRef(false)
  const { mutateAsync: remove } = useMutation({
    mutationFn: ({ id, version }: ReportRow) =>
      request('DELETE /api/reports/:id', { params: { id }, version }),
  })

  async function run() {
    if (started.current) return
    started.current = true
    setRunning(true)
    const ended = await deleteAll(reports, remove, setDone)
    await refreshAfter(client, 'DELETE /api/reports/:id')
    announce(name, reports.length, ended)
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${plural(reports.length, 'the 1 report', `all ${reports.length} reports`)} of ${name}?`}
      description={
        <p className="break-words">
          <b className="font-medium text-ink">{accountText(group)}.</b> The files and results of{' '}
          <span className="font-mono">{samplesText(reports)}</span> will be permanently deleted.
          {group.linked && ' The client will no longer see them.'} Reports not shown here are kept.
        </p>
      }
      confirmLabel={`Delete ${reports.length} ${plural(reports.length, 'report')}`}
      pendingLabel="Deleting..."
      pending={running}
      onConfirm={() => void run()}
    >
      {running && (
        <ProgressBar
          percent={(done / reports.length) * 100}
          label={`${done} of ${countText(reports.length, 'report')} deleted`}
        />
      )}
    </ConfirmDialog>
  )
}

function samplesText(reports: readonly ReportRow[]): string {
  const named = reports.slice(0, NAMED).map(({ sampleId }) => sampleId)
  const more = reports.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

function announce(client: string, total: number, { failures }: DeletedAll): void {
  const [first] = failures
  if (first === undefined) {
    toast({ title: 'Success', description: `All reports for ${client} have been deleted` })
    return
  }
  toast({
    title: 'Failed to delete some reports',
    description: `${failures.length} of ${countText(total, 'report')} could not be deleted. ${first}`,
    variant: 'destructive',
  })
}
