import { formatDayOf } from '@shared/domain/text/dates'
import { countText } from '@shared/domain/text/counts'
import { Eye, Merge, Pencil, Trash2 } from 'lucide-react'
import { request } from '@/api/request'
import { useOpenFullRecord } from '@/forms/use-open-full-record'
import { fullName } from '@shared/domain/people/full-name'
import { EmailText } from '@/ui/address-text'
import { DataTable, type Column } from '@/ui/data-table'
import { useOpenDialog } from '@/ui/dialog-host'
import { IconButton } from '@/ui/icon-button'
import { AccountStatus } from './account-status'
import { loadClientDialog, prepareClientDialogs } from './client-dialogs'
import type { ClientRow } from './client-values'

const activityOf = ({ lastActivity }: ClientRow) =>
  lastActivity === null ? 'No activity' : formatDayOf(lastActivity)

const columns: Column<ClientRow>[] = [
  {
    header: 'Client',
    look: 'strong',
    className: 'w-[24%]',
    cell: (client) => (
      <>
        <span className="block wrap-anywhere">{fullName(client.user)}</span>
        <span className="nums block text-small font-normal text-ink-3">Client ID {client.id}</span>
      </>
    ),
  },
  {
    header: 'Email and phone',
    cell: (client) => (
      <>
        <EmailText address={client.user.email} />
        {!client.user.emailConfirmed && <Unconfirmed />}
        {client.phone && <span className="block text-small wrap-anywhere text-ink-3">{client.phone}</span>}
      </>
    ),
  },
  {
    header: 'Status',
    className: 'w-28',
    cell: (client) => <AccountStatus isActive={client.user.isActive} />,
  },
  { header: 'Reports', align: 'right', className: 'w-24', cell: (client) => client.reportCount },
  { header: 'Last Activity', className: 'w-32', cell: activityOf },
  {
    header: 'Actions',
    actions: true,
    className: 'w-44',
    cell: (client) => <ClientActions client={client} />,
  },
]

export function ClientRows({ clients }: { clients: ClientRow[] }) {
  return (
    <DataTable
      label="Clients"
      items={clients}
      itemKey={({ id }) => id}
      columns={columns}
      card={(client) => <ClientCard client={client} />}
      fits="(min-width: 84rem)"
      className="table-fixed border-line max-[84rem]:border-t"
    />
  )
}

function ClientCard({ client }: { client: ClientRow }) {
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">
          {fullName(client.user)}
          <span className="nums block text-small font-normal text-ink-3">Client ID {client.id}</span>
          <span className="block text-small font-normal text-ink-2">
            <EmailText address={client.user.email} />
          </span>
          {!client.user.emailConfirmed && <Unconfirmed />}
          {client.phone && <span className="block text-small font-normal text-ink-3">{client.phone}</span>}
        </p>
        <AccountStatus isActive={client.user.isActive} />
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2">
        <p className="nums text-small text-ink-2">
          {countText(client.reportCount, 'report')}
          <span className="block text-ink-3">
            {client.lastActivity === null ? 'No activity' : `Last activity ${activityOf(client)}`}
          </span>
        </p>
        <span className="-mr-2 ml-auto">
          <ClientActions client={client} />
        </span>
      </div>
    </>
  )
}

function Unconfirmed() {
  return (
    <span className="block text-small font-normal text-mod-text">Entered by the client, not confirmed</span>
  )
}

const actions = [
  { kind: 'view', verb: 'View', icon: Eye },
  { kind: 'edit', verb: 'Edit', icon: Pencil },
  { kind: 'merge', verb: 'Merge', icon: Merge },
  { kind: 'delete', verb: 'Delete', icon: Trash2 },
] as const

function ClientActions({ client }: { client: ClientRow }) {
  const open = useOpenDialog()
  const openFullRecord = useOpenFullRecord()
  const whole = async () => ({ client: await request('GET /api/clients/:id', { params: { id: client.id } }) })
  const act = {
    view: () => void openFullRecord(loadClientDialog.view, whole),
    edit: () => void openFullRecord(loadClientDialog.edit, whole),
    merge: () => open(loadClientDialog.merge, { client }),
    delete: () => open(loadClientDialog.delete, { client }),
  }
  return (
    <span className="flex items-center" onPointerEnter={prepareClientDialogs} onFocus={prepareClientDialogs}>
      {actions.map(({ kind, verb, icon }) => (
        <IconButton
          key={kind}
          size="sm"
          tone={kind === 'delete' ? 'destructive' : 'plain'}
          icon={icon}
          label={`${verb} ${fullName(client.user)}, ID ${client.id}`}
          onClick={act[kind]}
        />
      ))}
    </span>
  )
}
