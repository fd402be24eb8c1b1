import { zodResolver } from '@hookform/resolvers/zod'
import { updateClientBody } from '@shared/features/clients'
import { UserPen } from 'lucide-react'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useVersionedForm } from '@/forms/use-versioned-form'
import { fullName } from '@shared/domain/people/full-name'
import { Alert } from '@/ui/alert'
import type { WithClose } from '@/ui/dialog-host'
import { FormDialog } from '@/ui/form-dialog'
import { ScrollIntoView } from '@/ui/scroll-into-view'
import { toast } from '@/ui/use-toast'
import { notUnderstoodText } from './allergy-text'
import { ClientFields } from './client-fields'
import { clientFields, type Client } from './client-values'

const resolver = zodResolver(updateClientBody, undefined, { raw: true })

/** Edit Client Information (S1 2.14): the record and its account, saved together. */
export default function EditClientDialog({ client, onClose }: WithClose<{ client: Client }>) {
  const [notUnderstood, setNotUnderstood] = useState<string>()
  const { form, seen, notice, refused, show, dialog } = useVersionedForm({
    route: 'PATCH /api/clients/:id',
    row: client,
    noun: 'client',
    fields: clientFields,
    resolver,
    failure: 'Failed to update client information',
    onSaved: (now, changes) => {
      toast({ title: 'Client information updated successfully' })
      const words = 'allergies' in changes ? notUnderstoodText(now.notUnderstood) : undefined
      if (words === undefined) return onClose()
      show(now)
      setNotUnderstood(words)
    },
    onClose,
  })
  const { submitCount } = form.formState

  return (
    <FormDialog
      {...dialog}
      size="lg"
      title="Edit Client Information"
      description={fullName(client.user)}
      closeLabel={notUnderstood ? 'Close' : 'Cancel'}
      discard={{
        title: 'Discard your changes',
        description: `Your changes to the record of ${fullName(client.user)} have not been saved.`,
        confirmLabel: 'Discard changes',
        icon: UserPen,
      }}
    >
      {notice}
      {refused && (
        <ScrollIntoView key={`refused ${submitCount}`}>
          <Alert tone="error" title="Failed to update client information" className="mb-4">
            Not saved: {refused.unsaved}. {refused.sentence}
          </Alert>
        </ScrollIntoView>
      )}
      {notUnderstood && !notice && !refused && (
        <ScrollIntoView key={`saved ${submitCount}`}>
          <Alert tone="warning" live title="Saved, with something to check" className="mb-4">
            {notUnderstood}
          </Alert>
        </ScrollIntoView>
      )}
      <FormProvider {...form}>
        <ClientFields printedGender={clientFields.gender.of(seen) === '' ? seen.gender.trim() : ''} />
      </FormProvider>
    </FormDialog>
  )
}
