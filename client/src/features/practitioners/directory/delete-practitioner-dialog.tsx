import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { toast } from '@/ui/use-toast'
import type { PractitionerDialogProps } from './practitioner-dialog-props'
import { nameOf } from './practitioner-values'

/** Asks before a practitioner and their account are deleted. */
export default function DeletePractitionerDialog({ practitioner, onClose }: PractitionerDialogProps) {
  const remove = useApiMutation('DELETE /api/practitioners/:id')

  async function confirm() {
    if (remove.isPending) return
    try {
      await remove.mutateAsync({ params: { id: practitioner.id } })
      toast({ title: 'Success', description: 'Health practitioner deleted successfully' })
      onClose()
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
      if (error instanceof ApiError && error.status === 404) onClose()
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Delete Health Practitioner"
      description={
        <>
          <p className="font-medium text-ink">
            Are you sure you want to delete this health practitioner? This action cannot be undone.
          </p>
          <p className="mt-1 break-words">
            <b className="font-semibold">{nameOf(practitioner)}</b> can no longer sign in. Their reports stay
            and become unassigned.
          </p>
        </>
      }
      confirmLabel="Delete practitioner"
      pendingLabel="Deleting..."
      pending={remove.isPending}
      onConfirm={() => void confirm()}
    />
  )
}
