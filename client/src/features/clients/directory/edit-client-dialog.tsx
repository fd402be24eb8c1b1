import { zodResolver } from '@hookform/resolvers/zod'
import { updateUserBody } from '@shared/features/accounts'
import { updateClientBody } from '@shared/features/clients'
import { useQueryClient } from '@tanstack/react-query'
import { UserPen } from 'lucide-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { sentenceOf } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { fieldErrorsOf } from '@/forms/field-errors'
import { fullName } from '@shared/domain/full-name'
import { mergeEdits } from '@/lib/merge-edits'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Dialog } from '@/ui/dialog'
import type { WithClose } from '@/ui/dialog-host'
import { toast } from '@/ui/use-toast'
import { notUnderstoodText } from './allergy-text'
import { ClientFields } from './client-fields'
import {
  clientFields,
  differingFields,
  partsOf,
  valuesOf,
  type ClientChanges,
  type ClientValues,
  type Client,
} from './client-values'
import { EditNotice, type Notice } from './edit-notice'
import { saveClient, type Saved } from './save-client'

const bodies = z.extend(updateUserBody, updateClientBody.shape)
/**
 * Edit Client Information (S1 2.14). When somebody else was faster nothing of theirs is overwritten: the form takes
 * over what only they changed, shows theirs beside what both changed, and is saved anew.
 */
export default function EditClientDialog({ client, onClose }: WithClose<{ client: Client }>) {
  const [seen, setSeen] = useState(client)
  const [notice, setNotice] = useState<Notice>()
  const [pending, setPending] = useState(false)
  const [asking, setAsking] = useState(false)
  const busy = useRef(false)
  const queries = useQueryClient()
  const form = useForm<ClientChanges>({
    defaultValues: valuesOf(client),
    resolver: zodResolver(bodies, undefined, { raw: true }),
  })
  const { getValues, reset, setError } = form

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const before = valuesOf(seen)
      if (differingFields(before, { ...before, ...getValues() }).length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [getValues, seen])

  async function save(mine: ClientValues) {
    if (busy.current) return
    if (differingFields(valuesOf(seen), mine).length === 0) return onClose()
    busy.current = true
    setPending(true)
    const outcome = await saveClient(seen, mine)
    await refreshAfter(queries, 'PATCH /api/clients/:id')
    busy.current = false
    setPending(false)
    setSeen(outcome.client)
    if (outcome.kind === 'done') return done(outcome)
    const theirs = valuesOf(outcome.client)
    const merge = mergeEdits(differingFields, { seen: valuesOf(seen), mine, theirs })
    const unsaved = [...merge.onlyMine, ...merge.conflicts]
    const { account, record } = partsOf(mine, unsaved)
    reset({ ...theirs, ...account, ...record })
    if (outcome.kind === 'stale') {
      setNotice({ kind: 'changed', disputed: merge.conflicts, theirs, saved: outcome.saved })
      return
    }
    const sentence = sentenceOf(outcome.error)
    setNotice({ kind: 'failed', sentence, saved: outcome.saved, unsaved })
    toast({ title: 'Failed to update client information', description: sentence, variant: 'destructive' })
    fieldErrorsOf(outcome.error, clientFields).forEach(([field, message], place) =>
      setError(field, { message }, { shouldFocus: place === 0 }),
    )
  }

  function done({ client: now, notUnderstood }: Extract<Saved, { kind: 'done' }>) {
    toast({ title: 'Client information updated successfully' })
    const text = notUnderstoodText(notUnderstood)
    if (text === undefined) return onClose()
    reset(valuesOf(now))
    setNotice({ kind: 'not understood', text })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const check = form.handleSubmit((values) => save({ ...valuesOf(seen), ...values }))
    void check(event)
  }

  function close() {
    if (pending) return
    const before = valuesOf(seen)
    if (differingFields(before, { ...before, ...getValues() }).length > 0) setAsking(true)
    else onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="lg"
      title="Edit Client Information"
      description={fullName(client.user)}
      footer={
        <>
          <Button variant="quiet" disabled={pending} onClick={close}>
            {notice?.kind === 'not understood' ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" form="edit-client" pending={pending} pendingLabel="Saving...">
            Save Changes
          </Button>
        </>
      }
    >
      {notice && <EditNotice key={`${notice.kind} ${form.formState.submitCount}`} notice={notice} />}
      <FormProvider {...form}>
        <form id="edit-client" noValidate onSubmit={submit}>
          <ClientFields printedGender={valuesOf(seen).gender === '' ? seen.gender.trim() : ''} />
        </form>
      </FormProvider>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard your changes"
        description={`What you changed on ${fullName(client.user)} has not been saved.`}
        confirmLabel="Discard changes"
        icon={UserPen}
        onConfirm={onClose}
      />
    </Dialog>
  )
}
