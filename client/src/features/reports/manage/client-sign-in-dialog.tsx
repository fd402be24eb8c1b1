import { SignInDetails } from '@/features/accounts/accounts.public'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { ReportDialogProps } from './report-dialog-props'
import { clientNameOf } from './report-row'

/** Shows the sign-in address of the report's client. */
export default function ClientSignInDialog({ report, onClose }: ReportDialogProps) {
  if (report.clientUserId === null || report.clientEmail === null) return null
  const clientName = clientNameOf(report)
  return (
    <Dialog
      onClose={onClose}
      title="Client sign-in"
      description={clientName}
      footer={
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <SignInDetails userId={report.clientUserId} email={report.clientEmail} clientName={clientName} />
    </Dialog>
  )
}
