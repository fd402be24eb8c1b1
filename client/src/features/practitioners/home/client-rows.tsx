import { testDay, type AssignedClient } from '@/features/reports/release/report-pages.public'
import { cn } from '@/lib/class-names'
import { AddressText } from '@/ui/address-text'
import { Avatar } from '@/ui/avatar'
import { DataTable, type Column } from '@/ui/data-table'
import { StatusBadge } from '@/ui/status-badge'
import { ClientLink, ViewReports } from '../rows/client-links'

const columns: Column<AssignedClient>[] = [
  {
    header: 'Name',
    look: 'strong',
    className: 'w-[19%] wrap-anywhere',
    cell: (client) => <Named client={client} />,
  },
  {
    header: 'Date of Birth',
    className: 'nums w-28',
    cell: ({ dateOfBirth }) => dateOfBirth || 'Not provided',
  },
  {
    header: 'Email and Phone',
    cell: ({ email, phone }) => (
      <>
        {email ? <AddressText address={email} /> : 'Not provided'}
        {phone && <span className="nums block wrap-anywhere text-small text-ink-3">{phone}</span>}
      </>
    ),
  },
  { header: 'Reports', align: 'right', className: 'nums w-20', cell: ({ reportCount }) => reportCount },
  { header: 'Latest Report', className: 'w-[27%]', cell: (client) => <Latest client={client} /> },
  { header: 'Actions', actions: true, className: 'w-36', cell: (client) => <ViewReports client={client} /> },
]

export function ClientRows({ clients }: { clients: AssignedClient[] }) {
  return (
    <DataTable
      label="Clients"
      items={clients}
      itemKey={({ key }) => key}
      columns={columns}
      card={(client) => <ClientCard client={client} />}
      fits="(min-width: 78rem)"
      className="table-fixed border-line max-[78rem]:border-t"
    />
  )
}

function Named({ client: { name, latest } }: { client: AssignedClient }) {
  return <ClientLink clientId={latest.clientId} name={name} />
}

function Latest({ client }: { client: AssignedClient }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-20 wrap-anywhere">
        <span className="block font-mono text-small font-medium text-ink">{client.latest.sampleId}</span>
        <span className="nums block text-small text-ink-3">{testDay(client.latest)}</span>
      </span>
      <StatusBadge status={client.latest.status} />
    </span>
  )
}

const WIDE = 'min-[22rem]:col-span-2'

function ClientCard({ client }: { client: AssignedClient }) {
  // The address is last, as it is too long for half a phone.
  const facts = [
    ['Date of Birth', client.dateOfBirth, ''],
    ['Reports', String(client.reportCount), ''],
    ['Email', client.email, WIDE],
    ['Phone', client.phone, WIDE],
  ] as const
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={client.name} />
        <p className="min-w-0 font-semibold wrap-anywhere">
          <Named client={client} />
        </p>
      </div>
      <dl className="nums mt-2 grid grid-cols-1 gap-x-4 gap-y-1.5 min-[22rem]:grid-cols-2">
        {facts.map(([term, text, width]) => (
          <div key={term} className={cn('min-w-0', width)}>
            <dt className="text-small text-ink-3">{term}</dt>
            <dd className="wrap-anywhere">{text || 'Not provided'}</dd>
          </div>
        ))}
        <div className={cn('min-w-0', WIDE)}>
          <dt className="text-small text-ink-3">Latest Report</dt>
          <dd>
            <Latest client={client} />
          </dd>
        </div>
      </dl>
      <div className="mt-2 flex justify-end max-sm:[&>a]:w-full">
        <ViewReports client={client} />
      </div>
    </>
  )
}
