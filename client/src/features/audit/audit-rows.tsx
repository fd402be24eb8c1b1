import { dayAndTime } from '@/lib/moments'
import { DataTable, type Column } from '@/ui/data-table'
import { AuditEventWords } from './audit-event-words'
import { actorOf, auditSentence, fieldsText, type AuditEvent } from './audit-words'

const columns: Column<AuditEvent>[] = [
  { header: 'When', className: 'nums w-44', cell: (event) => <When event={event} /> },
  {
    header: 'Who',
    look: 'strong',
    className: 'w-[30%] wrap-anywhere',
    cell: (event) => <EventActor event={event} />,
  },
  { header: 'What', cell: (event) => <AuditEventWords sentence={auditSentence(event)} /> },
  { header: 'Fields', cell: ({ fields }) => <Fields fields={fields} /> },
]

/** A page of events: a table, on phones cards. */
export function AuditRows({ events }: { events: readonly AuditEvent[] }) {
  return (
    <DataTable
      label="Audit events"
      items={events}
      itemKey={({ id }) => id}
      columns={columns}
      card={(event) => <AuditCard event={event} />}
      fits="(min-width: 64rem)"
      className="table-fixed border-line max-lg:border-t"
    />
  )
}

function AuditCard({ event }: { event: AuditEvent }) {
  return (
    <>
      <p className="font-medium break-words">
        <EventActor event={event} />
      </p>
      <p className="mt-0.5 break-words text-ink-2">
        <AuditEventWords sentence={auditSentence(event)} />
      </p>
      {event.fields.length > 0 && (
        <p className="text-small break-words text-ink-2">
          Fields: <Fields fields={event.fields} />
        </p>
      )}
      <p className="nums mt-0.5 text-small text-ink-3">
        <When event={event} />
      </p>
    </>
  )
}

function When({ event: { at } }: { event: AuditEvent }) {
  return <time dateTime={at}>{dayAndTime(at)}</time>
}

function EventActor({ event }: { event: AuditEvent }) {
  return (
    <>
      {actorOf(event)}
      {event.actorId !== null && <span className="nums font-normal text-ink-3"> (user {event.actorId})</span>}
    </>
  )
}

function Fields({ fields }: { fields: readonly string[] }) {
  if (fields.length > 0) return fieldsText(fields)
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">None</span>
    </>
  )
}
