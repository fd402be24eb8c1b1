import type { AssignedClient } from '@/features/reports/practitioner/report-pages.public'
import { useMediaQuery } from '@/lib/use-media-query'
import { Avatar } from '@/ui/avatar'
import { StatusBadge } from '@/ui/status-badge'
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
import { latestDay } from './client-words'
import { ViewReports } from './view-reports'

/** A table on large screens, cards on small ones. */
export function ClientRows({ clients }: { clients: AssignedClient[] }) {
  const wide = useMediaQuery('(min-width: 74rem)')
  if (!wide) {
    return (
      <CardList label="Clients" className="border-t border-line">
        {clients.map((client) => (
          <CardListItem key={client.key}>
            <ClientCard client={client} />
          </CardListItem>
        ))}
      </CardList>
    )
  }
  return (
    <Table label="Clients" className="table-fixed">
      <TableHead>
        <tr>
          <HeadCell className="w-[19%]">Name</HeadCell>
          <HeadCell className="w-28">Date of Birth</HeadCell>
          <HeadCell>Email and Phone</HeadCell>
          <HeadCell align="right" className="w-20">
            Reports
          </HeadCell>
          <HeadCell className="w-[27%]">Latest Report</HeadCell>
          <HeadCell className="w-36">
            <span className="sr-only">Actions</span>
          </HeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {clients.map((client) => (
          <Row key={client.key}>
            <Cell look="strong" className="wrap-anywhere">
              {client.name}
            </Cell>
            <Cell className="nums">{client.dateOfBirth || 'Not provided'}</Cell>
            <Cell className="wrap-anywhere">
              {client.email || 'Not provided'}
              {client.phone && <span className="nums block text-caption text-ink-3">{client.phone}</span>}
            </Cell>
            <Cell align="right" className="nums">
              {client.reportCount}
            </Cell>
            <Cell>
              <Latest client={client} />
            </Cell>
            <ActionsCell>
              <ViewReports client={client} />
            </ActionsCell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

function Latest({ client }: { client: AssignedClient }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-20 wrap-anywhere">
        <span className="block font-mono text-caption font-medium text-ink">{client.latest.sampleId}</span>
        <span className="nums block text-caption text-ink-3">{latestDay(client)}</span>
      </span>
      <StatusBadge status={client.latest.status} />
    </span>
  )
}

function ClientCard({ client }: { client: AssignedClient }) {
  const facts = [
    ['Date of Birth', client.dateOfBirth],
    ['Email', client.email],
    ['Phone', client.phone],
    ['Reports', String(client.reportCount)],
  ] as const
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={client.name} />
        <p className="min-w-0 font-semibold wrap-anywhere">{client.name}</p>
      </div>
      <dl className="nums mt-2 grid grid-cols-1 gap-x-4 gap-y-1.5 min-[22rem]:grid-cols-2">
        {facts.map(([term, text]) => (
          <div key={term} className="min-w-0">
            <dt className="text-caption text-ink-3">{term}</dt>
            <dd className="wrap-anywhere">{text || 'Not provided'}</dd>
          </div>
        ))}
        <div className="min-w-0 min-[22rem]:col-span-2">
          <dt className="text-caption text-ink-3">Latest Report</dt>
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
