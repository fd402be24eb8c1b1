import { KeyRound } from 'lucide-react'
import { ConfirmDialog } from '@/ui/confirm-dialog'

type AskToIssueProps = {
  /** The name of the account's owner. */
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
  pending: boolean
  onConfirm: () => void
}

/** Asks before a new password replaces the present one. */
export function AskToIssue({ name, ...dialog }: AskToIssueProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Issue a new password"
      description={
        <p className="break-words">
          The old password for <b className="font-medium text-ink">{name}</b> will stop working at once. They
          will be signed out everywhere.
        </p>
      }
      confirmLabel="Issue a new password"
      pendingLabel="Issuing..."
      icon={KeyRound}
    />
  )
}
