import { plural } from '@shared/domain/text/counts'
import { stateOf } from '@shared/domain/reports/report-state'
import { MOST_AT_ONCE } from '@shared/domain/reports/report-lists'
import { Link2, Send, Stethoscope, X } from 'lucide-react'
import { Button } from '@/ui/button'
import { useOpener } from '@/ui/dialog-host'
import { IconButton } from '@/ui/icon-button'
import { assignSeveral, linkSeveral, releaseSeveral } from './several-dialogs'
import type { SelectedReports } from './use-selected-reports'

/** The bulk actions: they replace the search, and on phones stay at the bottom. */
export default function SelectedBar({ selection }: { selection: SelectedReports }) {
  const opens = useOpener()
  const { reports } = selection
  const states = reports.map(stateOf)
  const waiting = reports.filter((_, place) => states[place] === 'to-check' || states[place] === 'held')
  const word = states.every((state) => state === 'to-check' || state === 'nobody') ? 'Confirm' : 'Release'
  const isTooMany = reports.length > MOST_AT_ONCE
  const onDone = (ids: number[]) =>
    selection.set(
      reports.filter(({ id }) => ids.includes(id)),
      false,
    )
  return (
    <div
      role="group"
      aria-label="Those selected"
      data-sticky
      className="flex min-h-10 w-full flex-wrap items-center gap-2 md:max-[88rem]:px-2 max-md:fixed max-md:inset-x-0 max-md:bottom-(--bottom-nav) max-md:z-header max-md:border-t max-md:border-brand-line max-md:bg-brand-soft max-md:py-2.5 max-md:px-4"
    >
      <p role="status" className="nums mr-1 text-small font-semibold whitespace-nowrap">
        {reports.length} selected
      </p>
      <Button
        size="sm"
        icon={Send}
        disabled={waiting.length === 0 || isTooMany}
        {...opens(releaseSeveral, { reports: waiting, onDone })}
      >
        {word} {waiting.length}
      </Button>
      <Button size="sm" variant="secondary" icon={Link2} {...opens(linkSeveral, { reports, onDone })}>
        Link...
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={Stethoscope}
        disabled={isTooMany}
        {...opens(assignSeveral, { reports, onDone })}
      >
        Practitioner...
      </Button>
      <p className="min-w-0 flex-1 truncate text-right text-small text-ink-2 max-md:hidden">
        {followText(states, isTooMany)}
      </p>
      <IconButton icon={X} size="sm" label="Clear the selection" onClick={selection.clear} />
    </div>
  )
}

/** What the action does, or why none is possible. */
function followText(states: readonly string[], isTooMany: boolean): string {
  if (isTooMany) return `At most ${MOST_AT_ONCE} at once.`
  const count = (state: string) => states.filter((each) => each === state).length
  const held = count('held')
  if (held === states.length) return 'All are held. Releasing them lets their clients see them at once.'
  const unlinked = count('nobody')
  if (unlinked > 0) return `${unlinked} are not linked, so they are skipped. Link them first.`
  const waiting = held + count('to-check')
  return waiting === 0
    ? 'Nothing is waiting for release.'
    : `${waiting} of ${states.length} ${plural(waiting, 'is', 'are')} waiting.`
}
