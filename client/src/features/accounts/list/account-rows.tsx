import { formatDayOf } from '@shared/domain/dates'
import type { Role } from '@shared/core/roles'
import { Check, Power } from 'lucide-react'
import { fullName } from '@shared/domain/full-name'
import { hasEmail } from '@shared/domain/no-email'
import { cn } from '@/lib/class-names'
import { dayOrTime, dayAndTime } from '@/lib/moments'
import { emailWords } from '@/ui/address-text'
import { Badge, type BadgeTone } from '@/ui/badge'
import { DataTable, type Column } from '@/ui/data-table'
import { OneLine } from '@/ui/one-line'
import { AccountPassword } from '../credential/account-password'
import { roleWords, type Account } from '../person-words'
import { AccountMenu } from './account-menu'

const tones: Record<Role, BadgeTone> = { admin: 'brand', practitioner: 'pear', client: 'neutral' }

const columns: Column<Account>[] = [
  { header: 'ID', className: 'nums w-15', cell: ({ id }) => id },
  {
    header: 'Username',
    look: 'strong',
    // A client's is the address, whose domain stands beside it.
    cell: ({ username }) => (
      <span title={username} className="block truncate">
        {username}
      </span>
    ),
  },
  { header: 'Email', className: 'w-[17%]', cell: ({ email }) => <OneLine text={emailWords(email)} /> },
  { header: 'Role', className: 'w-28', cell: ({ role }) => <RoleBadge role={role} /> },
  { header: 'First Name', cell: ({ firstName }) => <OneLine text={firstName} /> },
  { header: 'Last Name', cell: ({ lastName }) => <OneLine text={lastName} /> },
  { header: 'Password', className: 'w-25', cell: (account) => <AccountPassword account={account} inRow /> },
  {
    header: 'State',
    className: 'w-30 max-[90rem]:w-13',
    cell: ({ isActive }) => <StateBadge isActive={isActive} brief />,
  },
  {
    header: 'Last sign-in',
    className: 'nums w-24 whitespace-nowrap',
    cell: ({ lastSignInAt }) => <LastSignIn at={lastSignInAt} />,
  },
  {
    header: 'Created At',
    className: 'nums w-22 whitespace-nowrap',
    cell: ({ createdAt }) => formatDayOf(createdAt),
  },
  {
    header: 'Actions',
    actions: true,
    className: 'w-13',
    cell: (account) => <AccountMenu account={account} />,
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
      fits="(min-width: 84rem)"
      tight
      className="table-fixed"
    />
  )
}

function AccountCard({ account }: { account: Account }) {
  const { id, username, email, role, isActive, lastSignInAt, createdAt } = account
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">
            <OneLine text={fullName(account)} />
          </p>
          <p className="text-small text-ink-2">
            <OneLine text={emailWords(email)} />
          </p>
          {(username !== email || !hasEmail(email)) && (
            <p className="text-small text-ink-3">
              <OneLine text={`Username ${username}`} />
            </p>
          )}
          <p className="nums text-small text-ink-3">
            ID {id}, created {formatDayOf(createdAt)}
          </p>
          <p className="nums text-small text-ink-3">
            Last sign-in: <LastSignIn at={lastSignInAt} />
          </p>
        </div>
        <span className="flex flex-col items-end gap-1.5">
          <RoleBadge role={role} />
          <StateBadge isActive={isActive} />
        </span>
      </div>
      <div className="mt-1 flex items-center justify-between gap-3">
        <div className="min-w-0 flex-1 sm:max-w-80">
          <p className="sr-only">Password</p>
          <AccountPassword account={account} />
        </div>
        <span className="-mr-2">
          <AccountMenu account={account} />
        </span>
      </div>
    </>
  )
}

function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={tones[role]}>{roleWords[role]}</Badge>
}

/** `brief`: where the columns are narrow the word is read out alone. */
function StateBadge({ isActive, brief }: { isActive: boolean; brief?: boolean }) {
  const word = isActive ? 'Active' : 'Deactivated'
  return (
    <Badge tone={isActive ? 'success' : 'outline'} icon={isActive ? Check : Power} title={word}>
      <span className={cn(brief && 'max-[90rem]:sr-only')}>{word}</span>
    </Badge>
  )
}

function LastSignIn({ at }: { at: string | null }) {
  return at === null ? 'Never' : <span title={dayAndTime(at)}>{dayOrTime(at)}</span>
}
