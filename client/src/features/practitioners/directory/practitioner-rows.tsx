import { formatDayOf } from '@shared/domain/text/dates'
import { formatCount } from '@shared/domain/text/counts'
import { Award, EllipsisVertical, Mail, Pencil, Trash2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { fullName } from '@shared/domain/people/full-name'
import { AddressText } from '@/ui/address-text'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { DataTable, type Column } from '@/ui/data-table'
import { useOpenDialog } from '@/ui/dialog-host'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import { loadPractitionerDialog, preparePractitionerDialogs } from './practitioner-dialogs'
import type { Practitioner } from './practitioner-values'

const specialtyOf = ({ specialty }: Practitioner) => specialty.trim() || 'General'
const clientsOf = ({ clientCount }: Practitioner) => formatCount(clientCount)

/** The day of the last sign-in. */
const activityOf = ({ lastActivity }: Practitioner) =>
  lastActivity === null ? 'Recently added' : formatDayOf(lastActivity)

const columns: Column<Practitioner>[] = [
  {
    header: 'Practitioner',
    look: 'strong',
    className: 'w-[23%]',
    cell: (practitioner) => (
      <>
        <span className="block wrap-anywhere">{fullName(practitioner.user)}</span>
        <License practitioner={practitioner} />
      </>
    ),
  },
  { header: 'Email', className: 'w-[25%]', cell: ({ user }) => <AddressText address={user.email} /> },
  { header: 'Specialization', className: 'w-[16%] wrap-anywhere', cell: specialtyOf },
  { header: 'Status', cell: (practitioner) => <ActiveBadge practitioner={practitioner} /> },
  { header: 'Clients', align: 'right', className: 'nums w-[8%]', cell: clientsOf },
  { header: 'Last Activity', className: 'nums w-[13%]', cell: activityOf },
  {
    header: 'Actions',
    actions: true,
    className: 'w-23',
    cell: (practitioner) => <PractitionerMenu practitioner={practitioner} />,
  },
]

export function PractitionerRows({ practitioners }: { practitioners: Practitioner[] }) {
  return (
    <DataTable
      label="Health practitioners"
      items={practitioners}
      itemKey={({ id }) => id}
      columns={columns}
      card={(practitioner) => <PractitionerCard practitioner={practitioner} />}
      fits="(min-width: 84rem)"
      className="table-fixed border-line max-[84rem]:border-t"
    />
  )
}

function PractitionerCard({ practitioner }: { practitioner: Practitioner }) {
  return (
    <>
      <div className="flex items-start gap-3">
        <Avatar name={fullName(practitioner.user)} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{fullName(practitioner.user)}</p>
          <License practitioner={practitioner} />
          <p className="mt-1 text-ink-2">
            <AddressText address={practitioner.user.email} />
          </p>
        </div>
        <span className="-mt-2 -mr-2">
          <PractitionerMenu practitioner={practitioner} />
        </span>
      </div>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4 md:grid-cols-2 lg:grid-cols-4">
        <Fact term="Specialization">{specialtyOf(practitioner)}</Fact>
        <Fact term="Clients">{clientsOf(practitioner)}</Fact>
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
      <dt className="text-small text-ink-3">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function License({ practitioner: { licenseNumber } }: { practitioner: Practitioner }) {
  return (
    <span className="block text-small font-normal wrap-anywhere text-ink-3">
      License: {licenseNumber.trim() || 'Not provided'}
    </span>
  )
}

function ActiveBadge({ practitioner: { user } }: { practitioner: Practitioner }) {
  return <Badge tone={user.isActive ? 'success' : 'neutral'}>{user.isActive ? 'Active' : 'Inactive'}</Badge>
}

function PractitionerMenu({ practitioner }: { practitioner: Practitioner }) {
  const open = useOpenDialog()
  return (
    <span onClickCapture={preparePractitionerDialogs}>
      <Menu
        trigger={
          <IconButton
            size="sm"
            icon={EllipsisVertical}
            label={`Actions for ${fullName(practitioner.user)}`}
          />
        }
        entries={[
          {
            label: 'Edit',
            icon: Pencil,
            onSelect: () => open(loadPractitionerDialog.edit, { practitioner }),
          },
          {
            label: 'Send Email',
            icon: Mail,
            href: `/admin/messaging?${new URLSearchParams({ to: practitioner.user.email })}`,
          },
          {
            label: 'View Clients',
            icon: Users,
            onSelect: () => open(loadPractitionerDialog.clients, { practitioner }),
          },
          {
            label: 'View Certifications',
            icon: Award,
            onSelect: () => open(loadPractitionerDialog.certifications, { practitioner }),
          },
          'separator',
          {
            label: 'Delete',
            icon: Trash2,
            destructive: true,
            onSelect: () => open(loadPractitionerDialog.delete, { practitioner }),
          },
        ]}
      />
    </span>
  )
}
