import type { Reply } from '@shared/api'
import { fullName } from '@shared/domain/people/full-name'
import type { UseQueryResult } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { wentBack } from '@/lib/direction'
import { momentText } from '@/lib/moments'
import { useLostFocus } from '@/lib/use-lost-focus'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { QueryError } from '@/lists/query-error'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { HiddenWhile } from '@/ui/hidden-while'
import { MoreRows } from '@/ui/more-rows'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { toast, type ToastOptions } from '@/ui/use-toast'
import { roleWords } from '../person-words'

/** New registrations and email changes for an admin; only `children` when there are none. */
export function WaitingPeople({ children }: { children?: ReactNode }) {
  const registrations = useApiQuery('GET /api/registrations')
  const changes = useApiQuery('GET /api/address-changes')
  const place = useRef<HTMLDivElement>(null)
  const isPending = registrations.isPending || changes.isPending
  useLedHere(place, isPending)
  // The group remains when the last row and its card disappear.
  const loss = useLostFocus(place)
  return (
    <div className="relative">
      <div
        ref={place}
        id="waiting"
        role="group"
        aria-label="People who wait"
        tabIndex={-1}
        className="grid gap-4 not-empty:mt-4"
      >
        {isPending ? (
          // Overlaps the content below, as the group may turn out empty.
          <Loading label="Loading who is waiting..." hideLabel className="absolute inset-x-0 top-4">
            <Card>
              <SkeletonRows rows={2} />
            </Card>
          </Loading>
        ) : (
          <>
            <Registrations waiting={registrations} loss={loss} />
            <AddressChanges waiting={changes} loss={loss} />
          </>
        )}
      </div>
      <HiddenWhile waits={isPending}>{children}</HiddenWhile>
    </div>
  )
}

// Loaded separately, because it brings a dialog library.
const ConfirmDialog = lazy(async () => ({ default: (await import('@/ui/confirm-dialog')).ConfirmDialog }))

/** Later than the shell, which first focuses the heading of a newly opened screen. */
const AFTER_ARRIVAL_MS = 100

/** Scrolls to the group and focuses its heading for users who come from a notification. */
function useLedHere(place: RefObject<HTMLElement | null>, isPending: boolean) {
  useEffect(() => {
    const show = () => {
      if (window.location.hash !== '#waiting') return
      place.current?.scrollIntoView({ block: 'start' })
      const heading = place.current?.querySelector('h2')
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    const timer = isPending || wentBack() ? undefined : setTimeout(show, AFTER_ARRIVAL_MS)
    window.addEventListener('pushState', show)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pushState', show)
    }
  }, [place, isPending])
}

type Loss = ReturnType<typeof useLostFocus>
type Shown<R extends 'GET /api/registrations' | 'GET /api/address-changes'> = {
  waiting: UseQueryResult<Reply<R>>
  loss: Loss
}

function Registrations({ waiting, loss }: Shown<'GET /api/registrations'>) {
  const letIn = useApiMutation('POST /api/registrations/:id/let-in')
  const refuse = useApiMutation('DELETE /api/registrations/:id')
  return (
    <WaitingCard
      title="Waiting to be let in"
      subtitle="They registered as clients. Refuse whoever you do not know."
      query={waiting}
      loss={loss}
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
          consequence: `${fullName(person)} (${person.email}) cannot sign in, and the registration is gone.`,
          done: { title: 'Refused', description: `The registration of ${fullName(person)} is gone.` },
          act: () => refuse.mutateAsync({ params: { id } }),
        },
      })}
    />
  )
}

function AddressChanges({ waiting, loss }: Shown<'GET /api/address-changes'>) {
  const confirm = useApiMutation('POST /api/address-changes/:id/confirm')
  const refuse = useApiMutation('DELETE /api/address-changes/:id')
  return (
    <WaitingCard
      title="Waiting for another email"
      subtitle="Confirm only what you know to be theirs: reports for the address are linked to them."
      query={waiting}
      loss={loss}
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
          consequence: `${fullName(person)} keeps ${person.email}, and the wish for ${wishedEmail} is gone.`,
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
  /** The address already has an account, so the change cannot be confirmed. */
  isTaken: boolean
  accept: Decision
  refuse: Decision & { consequence: string }
}

type WaitingCardProps<Row> = {
  title: string
  subtitle: string
  query: UseQueryResult<Row[]>
  loss: Loss
  rowOf: (row: Row) => WaitingRow
}

const FIRST = 5

function WaitingCard<Row extends { id: number }>(props: WaitingCardProps<Row>) {
  const { title, subtitle, query, loss, rowOf } = props
  const { data: rows } = query
  const [shown, setShown] = useState(FIRST)
  if (query.isError && !rows)
    return <QueryError query={query} title="Failed to load who is waiting" bordered />
  if (!rows || rows.length === 0) return null
  return (
    <Card aria-label={title}>
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
          <Waiting key={row.id} row={rowOf(row)} loss={loss} />
        ))}
      </MoreRows>
    </Card>
  )
}

function Waiting({ row, loss }: { row: WaitingRow; loss: Loss }) {
  const { name, about, since, isTaken, accept, refuse } = row
  const [pending, setPending] = useState('')
  const [asking, setAsking] = useState(false)
  const once = useOneAtATime()

  async function decide({ words, done, act }: Decision) {
    setPending(words)
    loss.expectLoss()
    try {
      await act()
      toast(done)
    } catch (error) {
      loss.callOff()
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
        <p className="nums text-small text-ink-3">{since}</p>
        {isTaken && <p className="text-small text-mod-text">This address has an account already.</p>}
      </div>
      <div className="flex gap-2">
        {(isTaken ? [refuse] : [accept, refuse]).map((decision) => (
          <Button
            key={decision.words}
            size="sm"
            variant={decision === refuse ? 'quiet' : 'secondary'}
            pending={pending === decision.words}
            onClick={() => (decision === refuse ? setAsking(true) : void once(() => decide(accept)))}
          >
            {decision.words}
            <span className="sr-only"> {name}</span>
          </Button>
        ))}
      </div>
      {asking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={`Refuse ${name}`}
            description={refuse.consequence}
            confirmLabel="Refuse"
            icon={UserX}
            onConfirm={() => {
              setAsking(false)
              void once(() => decide(refuse))
            }}
          />
        </Suspense>
      )}
    </li>
  )
}
