import { RotateCw } from 'lucide-react'
import { useApiMutation } from '@/api/use-api'
import { useInviteToast } from '@/features/invitations/invitations.public'
import {
  visibilityAfterReading,
  actionResultText,
  type Report,
} from '@/features/reports/results/deciding.public'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'
import { ItemFrame } from './item-frame'
import { ReplaceButton } from './replace-button'
import { ReportFiles } from './report-files'
import { useItemAction } from './use-item-action'

/** Shows why a report could not be read, with buttons to replace its files or read them again. */
export function FailedReport({ report }: { report: Report }) {
  const again = useApiMutation('POST /api/reports/:id/read-again')
  const { act, pending, failure } = useItemAction()
  const tell = useInviteToast()

  const readAgain = () =>
    act(async () => {
      const { id, version, sampleId } = report
      const read = await again.mutateAsync({ params: { id }, version })
      if (read.status === 'failed')
        toast({
          title: 'Still not read',
          description: `${sampleId}: ${read.failure ?? 'the files could not be read'}`,
          variant: 'destructive',
        })
      else
        tell({
          title: 'Report Updated',
          description: `${sampleId} was read. ${actionResultText(read)}`,
          toInvite: read.toInvite,
        })
    })

  return (
    <ItemFrame
      aside={<ReportFiles report={report} />}
      failure={failure}
      actions={
        <>
          <Button icon={RotateCw} pending={pending} pendingLabel="Reading..." onClick={readAgain}>
            Retry
          </Button>
          <ReplaceButton report={report} />
        </>
      }
      note={visibilityAfterReading(report)}
    >
      <Alert tone="error" live={false} title="The files could not be read">
        {report.failure ?? 'The reason is not known.'}
      </Alert>
    </ItemFrame>
  )
}
