import { zodResolver } from '@hookform/resolvers/zod'
import { updatePractitionerBody } from '@shared/features/practitioners'
import { FormProvider } from 'react-hook-form'
import { fullName } from '@shared/domain/people/full-name'
import { useVersionedForm } from '@/forms/use-versioned-form'
import { FormDialog } from '@/ui/form-dialog'
import { toast } from '@/ui/use-toast'
import type { PractitionerDialogProps } from './practitioner-dialog-props'
import { PractitionerFields } from './practitioner-fields'
import { practitionerFields } from './practitioner-values'

const resolver = zodResolver(updatePractitionerBody, undefined, { raw: true })

/** Edits a practitioner's record with the names and email of the account. */
export default function EditPractitionerDialog({ practitioner, onClose }: PractitionerDialogProps) {
  const { form, notice, dialog } = useVersionedForm({
    route: 'PATCH /api/practitioners/:id',
    row: practitioner,
    noun: 'practitioner',
    fields: practitionerFields,
    resolver,
    failure: 'Error',
    onSaved: () => {
      toast({ title: 'Success', description: 'Practitioner updated successfully' })
      onClose()
    },
    onClose,
  })
  return (
    <FormDialog {...dialog} size="lg" title="Edit Practitioner" description={fullName(practitioner.user)}>
      {notice}
      <FormProvider {...form}>
        <PractitionerFields />
      </FormProvider>
    </FormDialog>
  )
}
