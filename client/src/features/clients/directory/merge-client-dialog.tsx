import type { Reply } from '@shared/api'
import { countText } from '@shared/domain/text/counts'
import { fullName } from '@shared/domain/people/full-name'
import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { useInviteToast } from '@/features/invitations/invitations.public'
import { bornOn } from '@/lists/born-on'
import { ClientPicker } from '@/lists/client-picker'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { WithClose } from '@/ui/dialog-host'
import { Spinner } from '@/ui/spinner'
import { toast } from '@/ui/use-toast'
import type { ClientRow } from './client-values'
import { moveWords } from './merge-words'

type Preview = Reply<'GET /api/client-merges'>

/** Merges two records of one person, after choosing one to keep and showing what moves. */
export default function MergeClientDialog({ client, onClose }: WithClose<{ client: ClientRow }>) {
  const [kept, setKept] = useState<ClientRow>()
  const tell = useInviteToast()
  const merge = useApiMutation('POST /api/client-merges')
  const { data, error, refetch } = useApiQuery(
    'GET /api/client-merges',
    { query: { from: client.id, into: kept?.id ?? client.id } },
    { enabled: kept !== undefined },
  )
  const preview = kept && data?.into.id === kept.id ? data : undefined

  async function confirm({ from, into }: Preview) {
    if (merge.isPending) return
    try {
      const { released, toInvite } = await merge.mutateAsync({
        body: { from: from.id, into: into.id, fromVersion: from.version, intoVersion: into.version },
      })
      const seen =
        released.length > 0 ? ` ${countText(released.length, 'report')} can be read there now.` : ''
      tell({
        title: 'Clients merged',
        description: `${into.name} now has everything.${seen} We have emailed both addresses.`,
        toInvite,
      })
      onClose()
    } catch (failure) {
      toast({ title: 'Not merged', description: sentenceOf(failure), variant: 'destructive' })
      void refetch()
    }
  }

  return (
    <Dialog
      title={`Merge ${fullName(client.user)} into another client`}
      description="For one person with two accounts. The account you choose will be kept. This one will be closed."
      size="lg"
      dismissable={!merge.isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={merge.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="destructive"
            disabled={!preview || preview.refusals.length > 0}
            pending={merge.isPending}
            onClick={() => preview && void confirm(preview)}
          >
            Merge permanently
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <ClientPicker
          search={fullName(client.user)}
          besides={client}
          dateOfBirth={bornOn(client) ?? null}
          chosen={kept}
          onChoose={setKept}
          disabled={merge.isPending}
        />
        {error && kept && <Alert tone="error">{sentenceOf(error)}</Alert>}
        {kept && !preview && !error && <Spinner />}
        {preview && <WhatMoves preview={preview} />}
      </div>
    </Dialog>
  )
}

/** An irreversible action must be fully visible on a phone before it is confirmed. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'end' })

function WhatMoves({ preview }: { preview: Preview }) {
  const { from, into, moves, released, sameDiaryDays, refusals } = preview
  if (refusals.length > 0)
    return (
      <Alert tone="error" title="They cannot be merged yet">
        {refusals.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Alert>
    )
  const words = moveWords(moves)
  return (
    <div ref={showWhole} className="space-y-3">
      <dl className="grid gap-3 md:grid-cols-2">
        <PersonCard title="Kept" person={into} />
        <PersonCard title="Closed" person={from} />
      </dl>
      <p className="text-body">
        {words === '' ? 'Only the contact details move.' : `Moves to ${into.name}: ${words}.`}
      </p>
      {released > 0 && (
        <p className="text-body">
          {into.name} will see {countText(released, 'report')} from {from.name}’s account at once, under{' '}
          {into.email || 'their account'}.
        </p>
      )}
      {sameDiaryDays > 0 && (
        <p className="text-small text-ink-2">
          Both have an entry for {countText(sameDiaryDays, 'diary day')}. What {into.name} wrote will be kept.
        </p>
      )}
      <Alert tone="warning">
        {from.email || 'This account'} will no longer be able to sign in. This cannot be undone.
      </Alert>
    </div>
  )
}

function PersonCard({ title, person }: { title: string; person: Preview['from'] }) {
  return (
    <div className="rounded-md border border-line px-4 py-3">
      <dt className="text-small font-medium text-ink-3">{title}</dt>
      <dd className="text-body">
        <b className="block font-medium break-words">{person.name}</b>
        <span className="block break-all text-ink-2">{person.email || 'No email'}</span>
        <span className="block text-small text-ink-2">
          {person.dateOfBirth ? `Born ${person.dateOfBirth}` : 'Date of birth unknown'}
          {person.gender && `, ${person.gender}`}
        </span>
        <span className="block text-small text-ink-2">
          {person.lastSignInAt ? 'Has signed in' : 'Has never signed in'}
        </span>
      </dd>
    </div>
  )
}
