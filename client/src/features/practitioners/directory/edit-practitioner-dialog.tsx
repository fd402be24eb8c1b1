import { zodResolver } from '@hookform/resolvers/zod'
import { updatePractitionerBody } from '@shared/features/practitioners'
import { useCallback, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { fieldErrorsOf } from '@/forms/field-errors'
import { ChangedNotice } from '@/ui/changed-notice'
import { FormDialog } from '@/ui/form-dialog'
import { toast } from '@/ui/use-toast'
import type { PractitionerDialogProps } from './practitioner-dialog-props'
import { PractitionerFields } from './practitioner-fields'
import {
  changesBetween,
  fieldWords,
  nameOf,
  practitionerFields,
  rebase,
  valuesOf,
  type Practitioner,
  type PractitionerChanges,
  type PractitionerField,
  type PractitionerValues,
} from './practitioner-values'

/**
 * Edits a practitioner and the names and address of their account. When somebody else was faster nothing is written:
 * the form takes over what only they changed, shows theirs beside what both changed, and is saved anew.
 */
export default function EditPractitionerDialog({ practitioner, onClose }: PractitionerDialogProps) {
  const [seen, setSeen] = useState(practitioner)
  const [disputed, setDisputed] = useState<PractitionerField[]>()
  const update = useApiMutation('PATCH /api/practitioners/:id')
  const form = useForm<PractitionerChanges>({
    defaultValues: valuesOf(practitioner),
    resolver: zodResolver(updatePractitionerBody, undefined, { raw: true }),
  })
  const { getValues, reset, setError } = form
  const isDirty = useCallback(
    () => Object.keys(changesBetween(valuesOf(seen), { ...valuesOf(seen), ...getValues() })).length > 0,
    [getValues, seen],
  )

  async function save(mine: PractitionerValues) {
    const body = changesBetween(valuesOf(seen), mine)
    if (update.isPending) return
    if (Object.keys(body).length === 0) return onClose()
    try {
      await update.mutateAsync({ params: { id: seen.id }, body, version: seen.version })
      toast({ title: 'Success', description: 'Practitioner updated successfully' })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412 && error.current)) return failed(error)
      const current = error.current as Practitioner
      const merged = rebase(valuesOf(seen), mine, valuesOf(current))
      reset(merged.values)
      setDisputed(merged.disputed)
      setSeen(current)
    }
  }

  function failed(error: unknown) {
    toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    if (error instanceof ApiError && error.status === 404) onClose()
    fieldErrorsOf(error, practitionerFields).forEach(([field, message], place) =>
      setError(field, { message }, { shouldFocus: place === 0 }),
    )
  }

  const submit = form.handleSubmit((values) => save({ ...valuesOf(seen), ...values }))
  return (
    <FormDialog
      size="lg"
      title="Edit Practitioner"
      description={nameOf(practitioner)}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      pending={update.isPending}
      isDirty={isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {disputed && (
        <ChangedNotice
          key={seen.version}
          noun="practitioner"
          disputed={disputed}
          words={fieldWords}
          theirs={valuesOf(seen)}
        />
      )}
      <FormProvider {...form}>
        <PractitionerFields />
      </FormProvider>
    </FormDialog>
  )
}
