import { fullName } from '@shared/domain/people/full-name'
import { ConfirmDelete } from '@/forms/confirm-delete'
import type { PractitionerDialogProps } from './practitioner-dialog-props'

/** Asks before a practitioner and the account are deleted. */
export default function DeletePractitionerDialog({ practitioner, onClose }: PractitionerDialogProps) {
  return (
    <ConfirmDelete
      route="DELETE /api/practitioners/:id"
      id={practitioner.id}
      title="Delete Health Practitioner"
      description={
        <>
          <p className="font-medium text-ink">
            Are you sure you want to delete this health practitioner? This action cannot be undone.
          </p>
          <p className="mt-1 break-words">
            <b className="font-semibold">{fullName(practitioner.user)}</b> will no longer be able to sign in.
            Their reports are kept, without a practitioner. Reports held for their review will come to you.
          </p>
        </>
      }
      confirmLabel="Delete practitioner"
      done={{ title: 'Success', description: 'Health practitioner deleted successfully' }}
      failure="Error"
      retries
      onClose={onClose}
    />
  )
}
