import { fullName } from '@shared/domain/people/full-name'
import { UserCheck, UserX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import type { useLostFocus } from '@/lib/use-lost-focus'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { bornOn, type ClientRow } from '@/lists/born-on'
import { Button } from '@/ui/button'
import { LazyConfirmDialog } from '@/ui/lazy-confirm-dialog'
import { toast, type ToastOptions } from '@/ui/use-toast'

type Decision = { words: string; done: ToastOptions; act: () => Promise<unknown> }

export type WaitingRow = {
  name: string
  about: ReactNode
  /** What to know before accepting. */
  note?: string
  /** What they did when they came: `registered`. */
  verb: string
  /** The address already has an account, so the request can only be refused. */
  isTaken: boolean
  /** Compares with the clients of the same name before it offers to accept. */
  compares?: true
  /** `gain`: who gains what, which is asked before it accepts. */
  accept: Decision & { gain?: string }
  refuse: Decision & { consequence: string }
}

type WaitingProps = { row: WaitingRow; since: string; loss: ReturnType<typeof useLostFocus> }

/** One person who waits, with the decision about them. */
export function Waiting({ row, since, loss }: WaitingProps) {
  const { name, about, note, isTaken, accept, refuse } = row
  const [pending, setPending] = useState('')
  const [asking, setAsking] = useState<'accept' | 'refuse'>()
  const [isCompared, setIsCompared] = useState(false)
  const namesakes = useNamesakes(name, row.compares === true)
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

  const toCompare = namesakes.length > 0 && !isCompared && !isTaken
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-60 text-small text-ink-2">
        <p className="font-semibold wrap-anywhere text-ink">{name}</p>
        <p className="nums wrap-anywhere">
          {about}, {since}.{namesakes.length > 0 && ' A client has this name.'}
        </p>
        {isTaken ? (
          <p className="text-mod-text">This address already has an account.</p>
        ) : (
          note && <p>{note}</p>
        )}
        {isCompared && <Comparison namesakes={namesakes} />}
      </div>
      <div className="flex gap-2">
        {toCompare && (
          <Button size="sm" variant="secondary" onClick={() => setIsCompared(true)}>
            Compare<span className="sr-only"> {name}</span>
          </Button>
        )}
        {!toCompare && !isTaken && (
          <Button
            size="sm"
            pending={pending === accept.words}
            onClick={() => (accept.gain ? setAsking('accept') : void once(() => decide(accept)))}
          >
            {accept.words}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          pending={pending === refuse.words}
          onClick={() => setAsking('refuse')}
        >
          Refuse<span className="sr-only"> {name}</span>
        </Button>
      </div>
      <LazyConfirmDialog
        open={asking === 'accept'}
        onOpenChange={() => setAsking(undefined)}
        title={`${accept.words} the email of ${name}`}
        description={accept.gain}
        confirmLabel={`${accept.words} email`}
        icon={UserCheck}
        destructive={false}
        onConfirm={() => {
          setAsking(undefined)
          void once(() => decide(accept))
        }}
      />
      <LazyConfirmDialog
        open={asking === 'refuse'}
        onOpenChange={() => setAsking(undefined)}
        title={`Refuse ${name}`}
        description={refuse.consequence}
        confirmLabel="Refuse"
        icon={UserX}
        onConfirm={() => {
          setAsking(undefined)
          void once(() => decide(refuse))
        }}
      />
    </li>
  )
}

/** The clients with exactly this name. */
function useNamesakes(name: string, enabled: boolean): ClientRow[] {
  const { data = [] } = useApiQuery('GET /api/clients', { query: { q: name, pageSize: 20 } }, { enabled })
  return data.filter(({ user }) => fullName(user).toLowerCase() === name.toLowerCase())
}

function Comparison({ namesakes }: { namesakes: ClientRow[] }) {
  return (
    <div role="status" className="mt-1.5 rounded-md bg-sunken px-3 py-2">
      <ul>
        {namesakes.map((client) => (
          <li key={client.id} className="nums wrap-anywhere">
            <b className="font-semibold text-ink">{fullName(client.user)}</b> has an account:{' '}
            {client.user.email}, {bornOn(client) ? `born ${bornOn(client)}` : 'date of birth unknown'}.
          </li>
        ))}
      </ul>
      <p className="mt-1">Only let them in if this is a different person. Otherwise refuse.</p>
    </div>
  )
}
