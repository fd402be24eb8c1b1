import { formatDayOf } from '@shared/domain/dates'
import { Award, EllipsisVertical, Mail, Pencil, Trash2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMediaQuery } from '@/lib/use-media-query'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
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
import { usePractitionerDialogs } from './practitioner-dialogs'
import { nameOf, type Practitioner } from './practitioner-values'

const LABEL = 'Health practitioners'

/** A table where its seven columns fit beside the sidebar, else cards with the same actions. */
export function PractitionerRows({ practitioners }: { practitioners: Practitioner[] }) {
  const wide = useMediaQuery('(min-width: 74rem)')
  if (!wide) {
    return (
      <CardList label={LABEL} className="border-t border-line">
        {practitioners.map((practitioner) => (
          <CardListItem key={practitioner.id}>
            <PractitionerCard practitioner={practitioner} />
          </CardListItem>
        ))}
      </CardList>
    )
  }
  return (
    <Table label={LABEL} className="table-fixed">
      <TableHead>
        <tr>
          <HeadCell className="w-[23%]">Practitioner</HeadCell>
          <HeadCell className="w-[25%]">Email</HeadCell>
          <HeadCell className="w-[16%]">Specialization</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell align="right" className="w-[8%]">
            Clients
          </HeadCell>
          <HeadCell className="w-[13%]">Last Activity</HeadCell>
          <HeadCell className="w-16">
            <span className="sr-only">Actions</span>
          </HeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {practitioners.map((practitioner) => (
          <Row key={practitioner.id}>
            <Cell look="strong">
              <span className="block wrap-anywhere">{nameOf(practitioner)}</span>
              <License practitioner={practitioner} />
            </Cell>
            <Cell className="wrap-anywhere">{practitioner.user.email}</Cell>
            <Cell className="wrap-anywhere">{specialtyOf(practitioner)}</Cell>
            <Cell>
              <ActiveBadge practitioner={practitioner} />
            </Cell>
            <Cell align="right" className="nums">
              {practitioner.clientCount.toLocaleString('en-GB')}
            </Cell>
            <Cell className="nums">{activityOf(practitioner)}</Cell>
            <ActionsCell>
              <PractitionerMenu practitioner={practitioner} />
            </ActionsCell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

function PractitionerCard({ practitioner }: { practitioner: Practitioner }) {
  return (
    <>
      <div className="flex items-start gap-3">
        <Avatar name={nameOf(practitioner)} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{nameOf(practitioner)}</p>
          <License practitioner={practitioner} />
          <p className="mt-1 wrap-anywhere text-ink-2">{practitioner.user.email}</p>
        </div>
        <span className="-mt-2 -mr-2">
          <PractitionerMenu practitioner={practitioner} />
        </span>
      </div>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        <Fact term="Specialization">{specialtyOf(practitioner)}</Fact>
        <Fact term="Clients">{practitioner.clientCount.toLocaleString('en-GB')}</Fact>
        <Fact term="Last Activity">{activityOf(practitioner)}</Fact>
        <Fact term="Status">
          <ActiveBadge practitioner={practitioner} />
        </Fact>
      </dl>
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="nums min-w-0">
      <dt className="text-caption text-ink-3">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function License({ practitioner: { licenseNumber } }: { practitioner: Practitioner }) {
  return (
    <span className="block text-caption font-normal wrap-anywhere text-ink-3">
      License: {licenseNumber.trim() || 'Not provided'}
    </span>
  )
}

function ActiveBadge({ practitioner: { user } }: { practitioner: Practitioner }) {
  return <Badge tone={user.isActive ? 'success' : 'neutral'}>{user.isActive ? 'Active' : 'Inactive'}</Badge>
}

const specialtyOf = ({ specialty }: Practitioner) => specialty.trim() || 'General'

/** The day of their last sign-in. */
const activityOf = ({ lastActivity }: Practitioner) =>
  lastActivity === null ? 'Recently added' : formatDayOf(lastActivity)

function PractitionerMenu({ practitioner }: { practitioner: Practitioner }) {
  const { open, prepare } = usePractitionerDialogs()
  return (
    <span onClickCapture={prepare}>
      <Menu
        trigger={
          <IconButton size="sm" icon={EllipsisVertical} label={`Actions for ${nameOf(practitioner)}`} />
        }
        entries={[
          { label: 'Edit', icon: Pencil, onSelect: () => open('edit', practitioner) },
          {
            label: 'Send Email',
            icon: Mail,
            href: `/admin/messaging?${new URLSearchParams({ to: practitioner.user.email })}`,
          },
          {
            label: 'View Clients',
            icon: Users,
            href: `/admin/practitioner-reports?practitioner=${practitioner.id}`,
          },
          {
            label: 'View Certifications',
            icon: Award,
            onSelect: () => open('certifications', practitioner),
          },
          'separator',
          {
            label: 'Delete',
            icon: Trash2,
            destructive: true,
            onSelect: () => open('delete', practitioner),
          },
        ]}
      />
    </span>
  )
}
