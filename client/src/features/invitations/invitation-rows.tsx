import { formatDayOf } from '@shared/domain/text/dates'
import { Ban, FileText, Mail, Smartphone } from 'lucide-react'
import { cn } from '@/lib/class-names'
import { MiddleEllipsis } from '@/ui/middle-ellipsis'
import { Checkbox } from '@/ui/checkbox'
import { DataTable, type Column } from '@/ui/data-table'
import type { IconType } from '@/ui/icon-type'
import { InvitationMenu } from './invitation-menu'
import { expiryOf, isOutside, reachText, releasedText, type Invitation } from './invitation-words'
import { StateChip } from './state-chip'
import type { InvitationActions } from './use-invitation-actions'
import type { Selection } from './use-selection'

type InvitationRowsProps = { people: Invitation[]; selection: Selection; actions: InvitationActions }

/** A page of people: a table, on phones cards. */
export function InvitationRows({ people, selection, actions }: InvitationRowsProps) {
  const box = (person: Invitation) => <SelectBox person={person} selection={selection} />
  const menu = (person: Invitation) => <InvitationMenu person={person} actions={actions} />
  const columns: Column<Invitation>[] = [
    { header: 'Select', hideHeader: true, className: 'w-13 pr-0! pl-3!', cell: box },
    { header: 'Client', className: 'w-[17%]', cell: (person) => <Who person={person} /> },
    { header: 'Reached by', cell: (person) => <Reach person={person} /> },
    { header: 'State', className: 'w-46', cell: ({ state }) => <StateChip state={state} /> },
    { header: 'Invited', className: 'nums w-25', cell: (person) => <InvitedOn person={person} /> },
    { header: 'Opened', className: 'nums w-25', cell: (person) => <OpenedOn person={person} /> },
    { header: 'Expires', className: 'nums w-31', cell: (person) => <Expires person={person} /> },
    { header: 'Actions', actions: true, className: 'w-23', cell: menu },
  ]
  return (
    <DataTable
      label="Invitations"
      items={people}
      itemKey={({ userId }) => userId}
      columns={columns}
      selected={selection.has}
      card={(person) => (
        <div className="-ml-2 grid grid-cols-[auto_1fr_auto] items-start gap-x-1.5">
          {box(person)}
          <div className="min-w-0 pt-1">
            <Who person={person} />
            <p className="mt-1.5">
              <StateChip state={person.state} />
            </p>
            <div className="mt-1.5 text-ink-2">
              <Reach person={person} />
            </div>
            <dl className="nums mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small">
              <Fact word="Invited" value={<InvitedOn person={person} />} />
              <Fact word="Opened" value={<OpenedOn person={person} />} />
              <Fact word="Expires" value={<Expires person={person} />} />
            </dl>
          </div>
          <span className="-mr-2">{menu(person)}</span>
        </div>
      )}
      fits="(min-width: 88rem)"
      className="table-fixed border-line max-[88rem]:border-t"
    />
  )
}

function Fact({ word, value }: { word: string; value: React.ReactNode }) {
  return (
    <div>
      <dt className="text-ink-3">{word}</dt>
      <dd className="text-ink-2">{value}</dd>
    </div>
  )
}

function SelectBox({ person, selection }: { person: Invitation; selection: Selection }) {
  const outside = isOutside(person)
  return (
    <Checkbox
      hideLabel
      label={outside ? `Select ${person.name}` : `${person.name} has signed in and needs no invitation`}
      title={outside ? undefined : 'Has signed in and needs no invitation'}
      disabled={!outside}
      checked={selection.has(person)}
      onCheckedChange={(checked) => selection.set([person], checked)}
    />
  )
}

function Who({ person }: { person: Invitation }) {
  return (
    <>
      <MiddleEllipsis text={person.name} className="font-medium text-ink" />
      <span className="nums block text-small text-ink-3">{releasedText(person)}</span>
    </>
  )
}

const reachIcons: Record<Invitation['reachedBy'], IconType> = {
  email: Mail,
  sms: Smartphone,
  letter: FileText,
  none: Ban,
}

function Reach({ person }: { person: Invitation }) {
  const [way, where] = reachText(person)
  const Icon = reachIcons[person.reachedBy]
  const isNowhere = person.reachedBy === 'none'
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Icon className={cn('size-4.5', isNowhere && 'text-mod-text')} />
      <span className="min-w-0">
        <span className={cn('block', isNowhere && 'font-medium text-mod-text')}>{way}</span>
        {isNowhere ? (
          <span className="block text-small text-ink-3">{where}</span>
        ) : (
          <MiddleEllipsis text={where} className="text-small text-ink-3" />
        )}
      </span>
    </span>
  )
}

const notYet = <span className="text-ink-3">Not yet</span>

function InvitedOn({ person: { link } }: { person: Invitation }) {
  if (!link) return notYet
  return (
    <>
      {formatDayOf(link.createdAt)}
      {link.delivery === 'waiting' && <span className="block text-small text-ink-3">Being sent</span>}
    </>
  )
}

function OpenedOn({ person: { link } }: { person: Invitation }) {
  return link?.openedAt ? formatDayOf(link.openedAt) : notYet
}

const expiryLooks = { plain: '', quiet: 'text-ink-3', bad: 'font-semibold text-high-text' }

function Expires({ person }: { person: Invitation }) {
  const { text, tone } = expiryOf(person)
  return <span className={expiryLooks[tone]}>{text}</span>
}
