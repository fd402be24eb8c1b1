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
import { AccountPassword } from '../credential/account-password'
import { useOpenDialog } from '../dialog-host'
import { nameOf, roleWords, type Account } from '../person-words'

const tones: Record<Role, BadgeTone> = { admin: 'brand', practitioner: 'pear', client: 'neutral' }
const loadDelete = () => import('./delete-account-dialog')

/** The accounts of a page: a table where nine columns fit beside the sidebar, else cards with the same content. */
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
          <HeadCell className="w-16">ID</HeadCell>
          <HeadCell>Username</HeadCell>
          <HeadCell>Email</HeadCell>
          <HeadCell className="w-32">Role</HeadCell>
          <HeadCell className="w-28">First Name</HeadCell>
          <HeadCell className="w-28">Last Name</HeadCell>
          <HeadCell className="w-52">Password</HeadCell>
          <HeadCell className="w-28">Created At</HeadCell>
          <HeadCell className="w-20">
            <span className="sr-only">Actions</span>
          </HeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {accounts.map((account) => (
          <Row key={account.id}>
            <Cell>{account.id}</Cell>
            <Cell look="strong" className="break-all">
              {account.username}
            </Cell>
            <Cell className="break-all">{account.email}</Cell>
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
  const name = nameOf(account)
  const words = [
    ['Username', account.username],
    ['First Name', account.firstName],
    ['Last Name', account.lastName],
    ['Created At', formatDayOf(account.createdAt)],
  ] as const
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">
          {name}
          <span className="block text-caption font-normal break-all text-ink-3">{account.email}</span>
          <span className="nums block text-caption font-normal text-ink-3">ID {account.id}</span>
        </p>
        <RoleBadge role={account.role} />
      </div>
      <dl className="mt-2 grid grid-cols-1 gap-x-4 gap-y-1 min-[22rem]:grid-cols-2 md:grid-cols-4">
        {words.map(([word, value]) => (
          <div key={word} className="min-w-0">
            <dt className="text-caption text-ink-3">{word}</dt>
            <dd className="break-words">{value || <None />}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 flex items-end justify-between gap-3">
        <div className="min-w-0 flex-1 sm:max-w-80">
          <p className="text-caption text-ink-3">Password</p>
          <AccountPassword account={account} />
        </div>
        <span className="-mr-2">
          <DeleteButton account={account} />
        </span>
      </div>
    </>
  )
}

function None() {
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">None</span>
    </span>
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
