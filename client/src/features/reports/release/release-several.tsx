import { countText, plural } from '@shared/domain/text/counts'
import { useState } from 'react'
import { Send } from 'lucide-react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { toast } from '@/ui/use-toast'
import type { ReportRow } from '../manage/report-row'
import type { Refused } from '../manage/several'

type ReleaseSeveralProps = {
  reports: readonly ReportRow[]
  /** Receives the refused reports once the others are released. */
  onDone: (refused: Refused[]) => void
}

/** Asks, then releases; the server refuses reports not opened since their last change. */
export function ReleaseSeveral({ reports, onDone }: ReleaseSeveralProps) {
  const [asking, setAsking] = useState(false)
  const { mutateAsync, isPending, error, reset } = useApiMutation('POST /api/reports/release')
  const many = countText(reports.length, 'report')

  function close() {
    setAsking(false)
    reset()
  }
  async function release() {
    // The list may refetch and unmount this component before the response is handled.
    const done = await mutateAsync({ body: { ids: reports.map(({ id }) => id) } }).catch(() => undefined)
    if (!done) return
    const { released, refused } = done
    if (released.length > 0)
      toast({
        title: plural(released.length, 'Report Released', 'Reports Released'),
        description: `${countText(released.length, 'report is with its client now', 'reports are with their clients now')}.`,
      })
    close()
    onDone(refused)
  }

  return (
    <>
      <Button size="sm" icon={Send} onClick={() => setAsking(true)}>
        Release {reports.length}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={close}
        destructive={false}
        icon={Send}
        title={`Release ${many}`}
        description="Clients will see the results at once. You cannot undo this. Reports you have not read since they changed are skipped."
        confirmLabel={`Release ${many}`}
        pendingLabel="Releasing..."
        pending={isPending}
        onConfirm={() => void release()}
      >
        {error && <Alert tone="error">{sentenceOf(error)}</Alert>}
      </ConfirmDialog>
    </>
  )
}
