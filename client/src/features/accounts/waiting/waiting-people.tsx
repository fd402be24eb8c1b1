import { fullName } from '@shared/domain/full-name'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { momentText } from '@/lib/moments'
import { useLostFocus } from '@/lib/use-lost-focus'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { QueryError } from '@/lists/query-error'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { MoreRows } from '@/ui/more-rows'
import { toast, type ToastOptions } from '@/ui/use-toast'
import { roleWords } from '../person-words'

/** Who waits for an admin: to be let in, or for another address. While nobody does, nothing is there. */
export function WaitingPeople() {
  return (
    <div id="waiting" className="mt-4 grid gap-4 empty:hidden">
      <Registrations />
      <AddressChanges />
    </div>
  )
}

function Registrations() {
  const waiting = useApiQuery('GET /api/registrations')
  const letIn = useApiMutation('POST /api/registrations/:id/let-in')
  const refuse = useApiMutation('DELETE /api/registrations/:id')
  return (
    <WaitingCard
      title="Waiting to be let in"
      subtitle="They registered as clients. Refuse whoever you do not know."
      query={waiting}
      rows={waiting.data}
      rowOf={({ id, createdAt, isTaken, ...person }) => ({
        name: fullName(person),
        about: person.email,
        since: `Registered ${momentText(createdAt)}`,
        isTaken,
        accept: {
          words: 'Let in',
          done: { title: 'Let in', description: `${fullName(person)} can sign in now.` },
          act: () => letIn.mutateAsync({ params: { id } }),
        },
        refuse: {
          words: 'Refuse',
          done: { title: 'Refused', description: `The registration of ${fullName(person)} is gone.` },
          act: () => refuse.mutateAsync({ params: { id } }),
        },
      })}
    />
  )
}

function AddressChanges() {
  const waiting = useApiQuery('GET /api/address-changes')
  const confirm = useApiMutation('POST /api/address-changes/:id/confirm')
  const refuse = useApiMutation('DELETE /api/address-changes/:id')
  return (
    <WaitingCard
      title="Waiting for another email"
      subtitle="Confirm only what you know to be theirs: reports for the address are linked to them."
      query={waiting}
      rows={waiting.data}
      rowOf={({ id, wishedEmail, role, createdAt, isTaken, ...person }) => ({
        name: fullName(person),
        about: (
          <>
            {roleWords[role]}, from {person.email} to <b className="font-medium text-ink">{wishedEmail}</b>
          </>
        ),
        since: `Asked ${momentText(createdAt)}`,
        isTaken,
        accept: {
          words: 'Confirm',
          done: {
            title: 'Email confirmed',
            description: `${fullName(person)} signs in with ${wishedEmail} now.`,
          },
          act: () => confirm.mutateAsync({ params: { id } }),
        },
        refuse: {
          words: 'Refuse',
          done: { title: 'Refused', description: `${fullName(person)} keeps ${person.email}.` },
          act: () => refuse.mutateAsync({ params: { id } }),
        },
      })}
    />
  )
}

type Decision = { words: string; done: ToastOptions; act: () => Promise<unknown> }

type WaitingRow = {
  name: string
  about: ReactNode
  since: string
  /** The address has an account already, so that there is nothing to accept. */
  isTaken: boolean
  accept: Decision
  refuse: Decision
}

type WaitingCardProps<Row> = {
  title: string
  subtitle: string
  query: { error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
  rows: readonly Row[] | undefined
  rowOf: (row: Row) => WaitingRow
}

const FIRST = 5

function WaitingCard<Row extends { id: number }>(props: WaitingCardProps<Row>) {
  const { title, subtitle, query, rows, rowOf } = props
  const [shown, setShown] = useState(FIRST)
  const card = useRef<HTMLElement>(null)
  if (query.isError && !rows)
    return <QueryError query={query} title="Failed to load who is waiting" bordered />
  if (!rows || rows.length === 0) return null
  return (
    <Card ref={card} tabIndex={-1} aria-label={title}>
      <CardHeader
        title={
          <span className="flex items-center gap-2">
            {title} <Badge tone="pear">{rows.length}</Badge>
          </span>
        }
        subtitle={subtitle}
        className="mb-0!"
      />
      <MoreRows noun="people" total={rows.length} shown={shown} onShow={setShown}>
        {rows.slice(0, shown).map((row) => (
          <Waiting key={row.id} row={rowOf(row)} card={card} />
        ))}
      </MoreRows>
    </Card>
  )
}

function Waiting({ row, card }: { row: WaitingRow; card: RefObject<HTMLElement | null> }) {
  const { name, about, since, isTaken, accept, refuse } = row
  const [pending, setPending] = useState('')
  const once = useOneAtATime()
  const { expectLoss, callOff } = useLostFocus(card)

  async function decide({ words, done, act }: Decision) {
    setPending(words)
    expectLoss()
    try {
      await act()
      toast(done)
    } catch (error) {
      callOff()
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    } finally {
      setPending('')
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60 text-small">
        <p className="font-semibold wrap-anywhere text-ink">{name}</p>
        <p className="wrap-anywhere text-ink-2">{about}</p>
        <p className="nums text-caption text-ink-3">{since}</p>
        {isTaken && <p className="text-caption text-mod-text">This address has an account already.</p>}
      </div>
      <div className="flex gap-2">
        {(isTaken ? [refuse] : [accept, refuse]).map((decision) => (
          <Button
            key={decision.words}
            size="sm"
            variant={decision === refuse ? 'quiet' : 'secondary'}
            pending={pending === decision.words}
            onClick={() => void once(() => decide(decision))}
          >
            {decision.words}
            <span className="sr-only"> {name}</span>
          </Button>
        ))}
      </div>
    </li>
  )
}
