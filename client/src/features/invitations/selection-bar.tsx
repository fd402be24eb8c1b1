import { formatCount, plural } from '@shared/domain/text/counts'
import { Ellipsis, Printer, Send, X } from 'lucide-react'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import { hasAddress, isLive, isReachable, sumText } from './invitation-words'
import type { InvitationActions } from './use-invitation-actions'
import type { Selection } from './use-selection'

type SelectionBarProps = {
  selection: Selection
  actions: InvitationActions
  /** Selects all of the filter (`Select all 34 never invited`); undefined once selected. */
  offer: { words: string; pending: boolean; onTake: () => void } | undefined
  onClear: () => void
}

/** The bulk actions, in place of the search. */
export function SelectionBar({ selection, actions, offer, onClear }: SelectionBarProps) {
  const { people, whole } = selection
  const reachable = people.filter(isReachable)
  const sendTo = reachable.length > 0 ? reachable : people.filter(hasAddress)
  const others = people.filter((person) => !isReachable(person))
  const live = people.filter((person) => isLive(person))
  const all = formatCount(people.length)
  const letters = (count: number) => `${formatCount(count)} ${plural(count, 'letter')}`
  const [sum, selected] = [sumText(people), whole ?? `${all} selected`]

  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 xl:flex-nowrap">
      <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 max-xl:basis-full xl:flex-nowrap">
        <p role="status" className="nums text-small font-semibold whitespace-nowrap first-letter:uppercase">
          {selected}
        </p>
        <p className="nums mr-1 min-w-0 text-small text-ink-2 xl:truncate" title={sum}>
          {sum}
        </p>
      </div>
      {offer && (
        <Button
          variant="link"
          size="sm"
          pending={offer.pending}
          className="px-2! first-letter:uppercase"
          onClick={offer.onTake}
        >
          {offer.words}
        </Button>
      )}
      {sendTo.length > 0 && (
        <Button
          size="sm"
          icon={Send}
          pending={actions.pending === 'send'}
          pendingLabel="Sending..."
          onClick={() => actions.send(sendTo)}
        >
          Send {formatCount(sendTo.length)} {plural(sendTo.length, 'invitation')}
        </Button>
      )}
      {others.length > 0 && (
        <Button
          size="sm"
          variant="secondary"
          icon={Printer}
          title={`For ${others.length === people.length ? 'those' : `the ${others.length}`} we can't reach by email or SMS`}
          pending={actions.pending === 'print'}
          pendingLabel="Preparing..."
          onClick={() => actions.print(others)}
        >
          Print {letters(others.length)}
        </Button>
      )}
      <span className="ml-auto flex items-center gap-1">
        <Button
          size="sm"
          variant="quiet"
          disabled={live.length === 0}
          title={live.length === 0 ? 'None of them has a valid invitation' : undefined}
          onClick={() => actions.revoke(live)}
        >
          Revoke{live.length > 0 && ` ${formatCount(live.length)}`}
        </Button>
        {others.length < people.length && (
          <Menu
            trigger={<IconButton size="sm" icon={Ellipsis} label="More actions for those selected" />}
            entries={[
              {
                label: `Print ${letters(people.length)}, one for each selected`,
                icon: Printer,
                onSelect: () => actions.print(people),
              },
            ]}
          />
        )}
        <IconButton size="sm" icon={X} label="Clear the selection" onClick={onClear} />
      </span>
    </div>
  )
}
