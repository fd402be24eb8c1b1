import { formatDayOf } from '@shared/domain/dates'
import type { Role } from '@shared/core/roles'
import { Trash2 } from 'lucide-react'
import { fullName } from '@shared/domain/full-name'
import { Badge, type BadgeTone } from '@/ui/badge'
import { DataTable, type Column } from '@/ui/data-table'
import { useOpener } from '@/ui/dialog-host'
import { IconButton } from '@/ui/icon-button'
import { AddressText } from '@/ui/address-text'
import { AccountPassword } from '../credential/account-password'
import { roleWords, type Account } from '../person-words'

const tones: Record<Role, BadgeTone> = { admin: 'brand', practitioner: 'pear', client: 'neutral' }
const loadDelete = () => import('./delete-account-dialog')

const columns: Column<Account>[] = [
  { header: 'ID', className: 'w-15', cell: ({ id }) => id },
  { header: 'Username', look: 'strong', cell: ({ username }) => <AddressText address={username} /> },
  { header: 'Email', cell: ({ email }) => <AddressText address={email} /> },
  { header: 'Role', className: 'w-30', cell: ({ role }) => <RoleBadge role={role} /> },
  { header: 'First Name', className: 'w-26 break-words', cell: ({ firstName }) => firstName },
  { header: 'Last Name', className: 'w-26 break-words', cell: ({ lastName }) => lastName },
  { header: 'Password', className: 'w-52', cell: (account) => <AccountPassword account={account} /> },
  {
    header: 'Created At',
    className: 'w-28 whitespace-nowrap',
    cell: ({ createdAt }) => formatDayOf(createdAt),
  },
  {
    header: 'Actions',
    actions: true,
    className: 'w-15',
    cell: (account) => <DeleteButton account={account} />,
  },
]

/** The accounts of a page. */
export function AccountRows({ accounts }: { accounts: Account[] }) {
  return (
    <DataTable
      label="Users"
      items={accounts}
      itemKey={({ id }) => id}
      columns={columns}
      card={(account) => <AccountCard account={account} />}
      fits="(min-width: 80rem)"
      className="table-fixed"
    />
  )
}

function AccountCard({ account }: { account: Account }) {
  const { id, username, email, role, createdAt } = account
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">
          {fullName(account)}
          <span className="block text-caption font-normal text-ink-2">
            <AddressText address={email} />
          </span>
          {username !== email && (
            <span className="block text-caption font-normal break-all text-ink-3">Username {username}</span>
          )}
          <span className="nums block text-caption font-normal text-ink-3">
            ID {id}, created {formatDayOf(createdAt)}
          </span>
        </p>
        <RoleBadge role={role} />
      </div>
      <div className="mt-1 flex items-center justify-between gap-3">
        <div className="min-w-0 flex-1 sm:max-w-80">
          <p className="sr-only">Password</p>
          <AccountPassword account={account} />
        </div>
        <span className="-mr-2">
          <DeleteButton account={account} />
        </span>
      </div>
    </>
  )
}

function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={tones[role]}>{roleWords[role]}</Badge>
}

function DeleteButton({ account }: { account: Account }) {
  const opens = useOpener()
  return (
    <IconButton
      size="sm"
      tone="destructive"
      icon={Trash2}
      label={`Delete user ${account.id}, ${fullName(account)}`}
      {...opens(loadDelete, { account })}
    />
  )
}
