import { formatDayOf } from '@shared/domain/dates'
import type { Role } from '@shared/core/roles'
import { Trash2 } from 'lucide-react'
import { useMediaQuery } from '@/lib/use-media-query'
import { Badge, type BadgeTone } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
import {
  ActionsCell,
  CardList,
  CardListItem,
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from '@/ui/table'
import { AddressText } from '../address-text'
import { AccountPassword } from '../credential/account-password'
import { useOpenDialog } from '@/ui/dialog-host'
import { nameOf, roleWords, type Account } from '../person-words'

const tones: Record<Role, BadgeTone> = { admin: 'brand', practitioner: 'pear', client: 'neutral' }
const loadDelete = () => import('./delete-account-dialog')

/** The accounts of a page: a table where nine columns fit beside the sidebar, else cards. */
export function AccountRows({ accounts }: { accounts: Account[] }) {
  const wide = useMediaQuery('(min-width: 80rem)')
  if (wide) return <AccountTable accounts={accounts} />
  return (
    <CardList label="Users">
      {accounts.map((account) => (
        <CardListItem key={account.id}>
          <AccountCard account={account} />
        </CardListItem>
      ))}
    </CardList>
  )
}

function AccountTable({ accounts }: { accounts: Account[] }) {
  return (
    <Table label="Users" className="table-fixed">
      <TableHead>
        <tr>
          <HeadCell className="w-15">ID</HeadCell>
          <HeadCell>Username</HeadCell>
          <HeadCell>Email</HeadCell>
          <HeadCell className="w-30">Role</HeadCell>
          <HeadCell className="w-26">First Name</HeadCell>
          <HeadCell className="w-26">Last Name</HeadCell>
          <HeadCell className="w-52">Password</HeadCell>
          <HeadCell className="w-28">Created At</HeadCell>
          <HeadCell className="w-15">
            <span className="sr-only">Actions</span>
          </HeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {accounts.map((account) => (
          <Row key={account.id}>
            <Cell>{account.id}</Cell>
            <Cell look="strong">
              <AddressText address={account.username} />
            </Cell>
            <Cell>
              <AddressText address={account.email} />
            </Cell>
            <Cell>
              <RoleBadge role={account.role} />
            </Cell>
            <Cell className="break-words">{account.firstName}</Cell>
            <Cell className="break-words">{account.lastName}</Cell>
            <Cell>
              <AccountPassword account={account} />
            </Cell>
            <Cell className="whitespace-nowrap">{formatDayOf(account.createdAt)}</Cell>
            <ActionsCell>
              <DeleteButton account={account} />
            </ActionsCell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

function AccountCard({ account }: { account: Account }) {
  const { id, username, email, role, createdAt } = account
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">
          {nameOf(account)}
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
  const open = useOpenDialog()
  const prepare = () => void loadDelete().catch(() => undefined)
  return (
    <IconButton
      size="sm"
      tone="destructive"
      icon={Trash2}
      label={`Delete user ${account.id}, ${nameOf(account)}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => open(loadDelete, { account })}
    />
  )
}
