import { messageExcerpt } from '@shared/domain/messaging/message-limits'
import { Mail, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { DataTable, type Column } from '@/ui/data-table'
import { dayAndTime } from '@/lib/moments'
import { MessageDialog } from './message-dialog'
import { MessageStatus } from './message-status'
import { recipientWords, typeWords, type MessageLog } from './message-words'

/** A page of messages: a table, on phones cards; each opens its full text. */
export function MessageRows({ logs }: { logs: readonly MessageLog[] }) {
  const [openId, setOpenId] = useState<number>()
  const opened = logs.find(({ id }) => id === openId)
  const open = (log: MessageLog) => (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`Open the message sent on ${dayAndTime(log.createdAt)} to ${recipientWords(log.recipients)}`}
      onClick={() => setOpenId(log.id)}
    >
      Open
    </Button>
  )
  const columns: Column<MessageLog>[] = [
    {
      header: 'When',
      className: 'nums whitespace-nowrap',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>,
    },
    { header: 'Type', cell: (log) => <TypeBadge log={log} /> },
    {
      header: 'To',
      look: 'strong',
      className: 'max-w-56',
      cell: ({ recipients }) => <span className="break-words">{recipientWords(recipients)}</span>,
    },
    { header: 'Message', className: 'max-w-96', cell: (log) => <Words log={log} /> },
    { header: 'Status', cell: (log) => <MessageStatus status={log.status} /> },
    { header: 'Actions', actions: true, cell: open },
  ]
  return (
    <>
      <DataTable
        label="Messages"
        items={logs}
        itemKey={({ id }) => id}
        columns={columns}
        card={(log) => (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <TypeBadge log={log} />
              <MessageStatus status={log.status} />
              <time dateTime={log.createdAt} className="nums ml-auto text-small text-ink-3">
                {dayAndTime(log.createdAt)}
              </time>
            </div>
            <p className="mt-2 font-semibold break-words">{recipientWords(log.recipients)}</p>
            <Words log={log} />
            <div className="mt-1 flex justify-end">{open(log)}</div>
          </>
        )}
      />
      {opened && <MessageDialog log={opened} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

function TypeBadge({ log: { messageType } }: { log: MessageLog }) {
  return <Badge icon={messageType === 'email' ? Mail : MessageSquare}>{typeWords[messageType]}</Badge>
}

function Words({ log: { subject, message, errorMessage } }: { log: MessageLog }) {
  return (
    <>
      {subject && <span className="block font-medium break-words">{messageExcerpt(subject)}</span>}
      <span className="block break-words text-ink-2">{message}</span>
      {errorMessage && (
        <span className="block text-small break-words text-high-text">{messageExcerpt(errorMessage)}</span>
      )}
    </>
  )
}
