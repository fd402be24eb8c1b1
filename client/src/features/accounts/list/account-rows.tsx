import { formatDayOf } from '@shared/domain/text/dates'
import type { Role } from '@shared/core/roles'
import { Check, LogIn, Power } from 'lucide-react'
import { fullName } from '@shared/domain/people/full-name'
import { hasEmail } from '@shared/domain/people/no-email'
import { dayOrTime, dayAndTime } from '@/lib/moments'
import { emailWords, EmailText } from '@/ui/address-text'
import { Badge, type BadgeTone } from '@/ui/badge'
import { DataTable, type Column } from '@/ui/data-table'
import { OneLine } from '@/ui/one-line'
import { AccountPassword } from '../credential/account-password'
import { roleWords, type Account } from '../person-words'
import { AccountMenu } from './account-menu'
import { FactorBadge, FactorText } from './factor-marks'

const tones: Record<Role, BadgeTone> = { admin: 'brand', practitioner: 'pear', client: 'neutral' }

const columns: Column<Account>[] = [
  { header: 'ID', className: 'nums w-11', cell: ({ id }) => id },
  {
    header: 'Username',
    look: 'strong',
    cell: ({ username }) => <OneLine text={username} />,
  },
  { header: 'Email', cell: ({ email }) => <OneLine text={emailWords(email)} /> },
  { header: 'Role', className: 'w-27', cell: ({ role }) => <RoleBadge role={role} /> },
  {
    header: 'First Name',
    className: 'w-22 whitespace-nowrap',
    cell: ({ firstName }) => <OneLine text={firstName} />,
  },
  {
    header: 'Last Name',
    className: 'w-22 whitespace-nowrap',
    cell: ({ lastName }) => <OneLine text={lastName} />,
  },
  { header: 'Password', className: 'w-24', cell: (account) => <AccountPassword account={account} inRow /> },
  {
    header: 'Second factor',
    className: 'w-27 whitespace-nowrap',
    cell: ({ factor }) => <FactorText factor={factor} />,
  },
  {
    header: 'State',
    className: 'nums w-13 whitespace-nowrap min-[100rem]:w-32',
    cell: (account) => <StateIcon account={account} />,
  },
  {
    header: 'Created At',
    className: 'nums w-21 whitespace-nowrap',
    cell: ({ createdAt }) => formatDayOf(createdAt),
  },
  {
    header: 'Actions',
    actions: true,
    className: 'w-18 pr-5! pl-1!',
    cell: (account) => <AccountMenu account={account} />,
  },
]

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
      className="table-fixed [&_td]:py-0.5! [&_tbody>tr]:h-11"
    />
  )
}

function AccountCard({ account }: { account: Account }) {
  const { id, username, email, role, isActive, lastSignInAt, createdAt, factor } = account
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{fullName(account)}</p>
          <p className="text-small text-ink-2">
            <EmailText address={email} />
          </p>
          {(username !== email || !hasEmail(email)) && (
            <p className="text-small wrap-anywhere text-ink-3">Username {username}</p>
          )}
          <p className="nums text-small text-ink-3">
            User ID {id}, created {formatDayOf(createdAt)}
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
      {factor && (
        <p className="mt-2">
          <FactorBadge factor={factor} />
        </p>
      )}
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

function StateBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? 'success' : 'outline'} icon={isActive ? Check : Power}>
      {isActive ? 'Active' : 'Deactivated'}
    </Badge>
  )
}

/** The state and, where there is room, the last sign-in. */
function StateIcon({ account: { isActive, lastSignInAt } }: { account: Account }) {
  const Icon = !isActive ? Power : lastSignInAt === null ? LogIn : Check
  const last = lastSignInAt === null ? 'never signed in' : `last sign-in ${dayAndTime(lastSignInAt)}`
  const words = `${isActive ? 'Active' : 'Deactivated'}, ${last}`
  return (
    <span title={words} className="flex h-6 items-center gap-1.5">
      <Icon className={Icon === Check ? 'size-4.5 text-ok-text' : 'size-4.5 text-ink-2'} />
      <span aria-hidden="true" className="hidden min-[100rem]:inline">
        <LastSignIn at={lastSignInAt} />
      </span>
      <span className="sr-only">{words}</span>
    </span>
  )
}

function LastSignIn({ at }: { at: string | null }) {
  return at === null ? 'Never' : <span title={dayAndTime(at)}>{dayOrTime(at)}</span>
}
