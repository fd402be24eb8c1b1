import { localDay } from '@shared/domain/text/dates'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useApiMutation } from '@/api/use-api'
import { Sparkline } from '@/features/trial/curve/sparkline.public'
import { cn } from '@/lib/class-names'
import { copyText } from '@/lib/copy-text'
import { timeText } from '@/lib/moments'
import { Avatar } from '@/ui/avatar'
import { buttonClass } from '@/ui/button'
import { DataTable, type Column } from '@/ui/data-table'
import { toast } from '@/ui/use-toast'
import { ClientLink } from '../rows/client-links'
import { actOf, type ClientNeeds, groupOf, type Need } from './need-groups'

export type NeedRow = { client: ClientNeeds; need: Need; /** The one red row. */ isUrgent: boolean }

const columns: Column<NeedRow>[] = [
  { header: 'Client', look: 'strong', className: 'w-[22%]', cell: ({ client }) => <Named client={client} /> },
  { header: 'Why', cell: (row) => <Why {...row} /> },
  { header: 'Since', className: 'nums w-30', cell: ({ need }) => sinceWords(need) },
  { header: 'Symptoms, if shared', className: 'w-52', cell: (row) => <Symptoms {...row} /> },
  { header: 'Actions', hideHeader: true, actions: true, className: 'w-36', cell: (row) => <Act {...row} /> },
]

/** Clients with the reason, since when, their symptoms where shared, and one act each. */
export function NeedRows({ rows }: { rows: NeedRow[] }) {
  return (
    <DataTable
      label="Clients who need you"
      items={rows}
      itemKey={({ client }) => client.clientId ?? client.name}
      columns={columns}
      fits="(min-width: 75rem)"
      rowClass={({ isUrgent }) => (isUrgent ? 'bg-high-soft hover:bg-high-soft' : undefined)}
      className="table-fixed border-t border-line"
      card={(row) => (
        <>
          <div className="flex items-center justify-between gap-3">
            <Named client={row.client} />
            <span className="nums shrink-0 text-ink-2">{sinceWords(row.need)}</span>
          </div>
          <Why {...row} className="mt-2" />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Symptoms {...row} />
            <Act {...row} className="max-sm:min-w-32" />
          </div>
        </>
      )}
    />
  )
}

function Named({ client: { clientId, name } }: { client: ClientNeeds }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} />
      <span className="min-w-0 font-semibold wrap-anywhere text-ink">
        <ClientLink clientId={clientId} name={name} />
      </span>
    </span>
  )
}

const days = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
})

/** `Today, 09:50`, `Today` where no time is known, else `Tue 24 Nov`. */
function sinceWords({ since, at }: Need): string {
  const day = at ? localDay(at) : since
  if (day !== localDay(new Date())) return days.format(new Date(day)).replace(',', '')
  return at ? `Today, ${timeText(at)}` : 'Today'
}

const toneOf = ({ need: { kind }, isUrgent }: NeedRow): string | undefined => {
  if (isUrgent) return 'text-high-text'
  return kind === 'reaction' || kind === 'worse' ? 'text-mod-text' : undefined
}

function Why({ className, ...row }: NeedRow & { className?: string }) {
  const { reason, detail } = row.need
  const { icon: Icon } = groupOf(row.need)
  const others = row.client.needs.filter((need) => need !== row.need).map((need) => need.reason)
  return (
    <span className={cn('flex items-start gap-3', className)}>
      <Icon className={cn('mt-0.5 size-4.5 shrink-0', toneOf(row) ?? 'text-ink-2')} />
      <span className="min-w-0 wrap-anywhere">
        <span className={cn('block font-semibold', toneOf(row) ?? 'text-ink')}>{reason}</span>
        <span className="nums block text-ink-2">
          {detail}
          {others.length > 0 && <span className="block">Also: {others.join('. ')}</span>}
        </span>
      </span>
    </span>
  )
}

/** Says the same for a plan that is not shared as for none. */
function Symptoms(row: NeedRow) {
  const { curve } = row.client
  if (!curve) return <span className="text-ink-3">No diary</span>
  const { points, before, now } = curve
  if (now === null) return <span className="text-ink-3">No diary yet</span>
  return (
    <span className={cn('nums flex items-center gap-2 font-semibold', toneOf(row) ?? 'text-brand-text')}>
      <Sparkline points={points} before={before} />
      <span>
        {before !== null && before !== now && (
          <>
            <Aloud words="From" /> {before.toFixed(1)} <span aria-hidden="true">→</span>
            <Aloud words="to" />{' '}
          </>
        )}
        {now.toFixed(1)}
      </span>
    </span>
  )
}

const Aloud = ({ words }: { words: string }) => <span className="sr-only">{words}</span>

/** Also copies the address, for who has no mail program that opens. */
async function copyAddress(email: string) {
  const isCopied = await copyText(email)
  toast({ title: isCopied ? 'Email address copied' : 'Email address', description: email })
}

function Act({ client, need, className }: NeedRow & { className?: string }) {
  const { words, href, leaves } = actOf(client, need)
  const read = useApiMutation('POST /api/notifications/:id/read')
  const isPrimary = need.kind === 'reaction' || need.kind === 'worse'
  const look = buttonClass(
    { variant: isPrimary ? 'primary' : 'secondary', size: 'sm' },
    cn('min-w-28', className),
  )
  const content: ReactNode = (
    <>
      {words}
      <span className="sr-only">
        {' '}
        ({client.name}, {need.reason})
      </span>
    </>
  )
  const isSeen = () => {
    if (need.notificationId !== null) read.mutate({ params: { id: need.notificationId } })
  }
  return leaves ? (
    <a
      href={href}
      className={look}
      onClick={() => {
        if (href.startsWith('mailto:')) void copyAddress(client.email)
      }}
    >
      {content}
    </a>
  ) : (
    <Link href={href} className={look} onClick={isSeen}>
      {content}
    </Link>
  )
}
