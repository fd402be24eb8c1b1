import type { Reply } from '@shared/api'
import { fullName } from '@shared/domain/people/full-name'
import { countText } from '@shared/domain/text/counts'
import type { UseQueryResult } from '@tanstack/react-query'
import { AtSign, UserPlus } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { wentBack } from '@/lib/direction'
import { useLostFocus } from '@/lib/use-lost-focus'
import { HiddenWhile } from '@/ui/hidden-while'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { ring, square } from '@/ui/state-mark'
import { roleWords } from '../person-words'
import { isLedHere, WaitingLine } from './waiting-line'

/** New registrations and email changes for an admin; only `children` when there are none. */
export function WaitingPeople({ children }: { children?: ReactNode }) {
  const registrations = useApiQuery('GET /api/registrations')
  const changes = useApiQuery('GET /api/address-changes')
  const place = useRef<HTMLDivElement>(null)
  const isPending = registrations.isPending || changes.isPending
  useFocusWhenLedHere(place, isPending)
  // The group remains when the last row and its line disappear.
  const loss = useLostFocus(place)
  return (
    <div className="relative">
      <div
        ref={place}
        id="waiting"
        role="group"
        aria-label="Waiting for you"
        tabIndex={-1}
        className={
          isPending
            ? ''
            : 'divide-y divide-line overflow-hidden rounded-lg border-line bg-surface shadow-e1 not-empty:mt-3 not-empty:border'
        }
      >
        {isPending ? (
          // Overlaps the content below, as the group may turn out empty.
          <Loading label="Loading the waiting list..." hideLabel className="absolute inset-x-0 top-3">
            <SkeletonRows rows={2} />
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

/** Later than the shell, which first focuses the heading of a newly opened screen. */
const AFTER_ARRIVAL_MS = 100

/** Scrolls to the group and focuses its first line for users who come from a notification. */
function useFocusWhenLedHere(place: RefObject<HTMLElement | null>, isPending: boolean) {
  useEffect(() => {
    const show = () => {
      if (!isLedHere()) return
      place.current?.scrollIntoView({ block: 'nearest' })
      place.current?.querySelector<HTMLElement>('h2 button')?.focus({ preventScroll: true })
    }
    const timer = isPending || wentBack() ? undefined : setTimeout(show, AFTER_ARRIVAL_MS)
    window.addEventListener('pushState', show)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pushState', show)
    }
  }, [place, isPending])
}

type Shown<R extends 'GET /api/registrations' | 'GET /api/address-changes'> = {
  waiting: UseQueryResult<Reply<R>>
  loss: ReturnType<typeof useLostFocus>
}

function Registrations({ waiting, loss }: Shown<'GET /api/registrations'>) {
  const letIn = useApiMutation('POST /api/registrations/:id/let-in')
  const refuse = useApiMutation('DELETE /api/registrations/:id')
  return (
    <WaitingLine
      label="Registrations"
      icon={UserPlus}
      shape={ring}
      headline={(rows) => `${countText(rows.length, 'person', 'people')} registered.`}
      hint={() => "Let them in, or refuse anyone you don't know."}
      query={waiting}
      loss={loss}
      rowOf={({ id, isTaken, ...person }) => ({
        name: fullName(person),
        about: person.email,
        verb: 'registered',
        isTaken,
        compares: true,
        accept: {
          words: 'Let in',
          done: { title: 'Let in', description: `${fullName(person)} can sign in now.` },
          act: () => letIn.mutateAsync({ params: { id } }),
        },
        refuse: {
          words: 'Refuse',
          consequence: `${fullName(person)} (${person.email}) will not be able to sign in. The registration will be deleted.`,
          done: { title: 'Refused', description: `The registration of ${fullName(person)} is deleted.` },
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
    <WaitingLine
      label="Email changes to approve"
      icon={AtSign}
      shape={square}
      headline={(rows) => `${countText(rows.length, 'email change')} to approve.`}
      hint={([first, ...others]) =>
        first && others.length === 0
          ? `${fullName(first)} wants ${first.wishedEmail}.`
          : 'Approve only addresses you know are theirs.'
      }
      query={waiting}
      loss={loss}
      rowOf={({ id, wishedEmail, role, isTaken, ...person }) => ({
        name: fullName(person),
        about: (
          <>
            {roleWords[role]}, from {person.email} to <b className="font-medium text-ink">{wishedEmail}</b>
          </>
        ),
        note: 'Approve only an address you know is theirs. Reports for it are linked to them.',
        verb: 'asked',
        isTaken,
        accept: {
          words: 'Approve',
          gain: `${fullName(person)} will now sign in with ${wishedEmail} instead of ${person.email}. They will see every report linked to ${wishedEmail}.`,
          done: {
            title: 'Email approved',
            description: `${fullName(person)} now signs in with ${wishedEmail}.`,
          },
          act: () => confirm.mutateAsync({ params: { id } }),
        },
        refuse: {
          words: 'Refuse',
          consequence: `${fullName(person)} keeps ${person.email}. The request for ${wishedEmail} will be deleted.`,
          done: { title: 'Refused', description: `${fullName(person)} keeps ${person.email}.` },
          act: () => refuse.mutateAsync({ params: { id } }),
        },
      })}
    />
  )
}
