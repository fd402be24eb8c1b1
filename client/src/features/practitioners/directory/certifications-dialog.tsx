import { fullName } from '@shared/domain/people/full-name'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { EmptyState } from '@/ui/empty-state'
import type { PractitionerDialogProps } from './practitioner-dialog-props'
import { practitionerFields } from './practitioner-values'

const shown = ['licenseNumber', 'qualifications', 'clinicName', 'clinicAddress'] as const

export default function CertificationsDialog({ practitioner, onClose }: PractitionerDialogProps) {
  const empty = shown.every((field) => practitioner[field].trim() === '')
  return (
    <Dialog
      onClose={onClose}
      title="Certifications"
      description={fullName(practitioner.user)}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {empty ? (
        <EmptyState
          title="No certifications on record"
          description="No licence number, qualifications or clinic entered yet."
        />
      ) : (
        <dl className="divide-y divide-line rounded-md border border-line text-small">
          {shown.map((field) => (
            <div key={field} className="grid gap-x-3 px-4 py-2.5 sm:grid-cols-[9rem_1fr]">
              <dt className="text-ink-2">{practitionerFields[field].label}</dt>
              <dd className="min-w-0 font-medium break-words whitespace-pre-line">
                {practitioner[field].trim() || <span className="font-normal text-ink-3">Not provided</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  )
}
