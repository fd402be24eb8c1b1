import { plural } from '@shared/domain/text/counts'
import { useApiQuery } from '@/api/use-api'
import { QueryError } from '@/lists/query-error'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Loading } from '@/ui/skeleton'
import { dayAndTime } from '@/lib/moments'
import { MessageStatus } from './message-status'
import { typeWords, type MessageLog } from './message-words'

/** The full text of a sent message. */
export function MessageDialog({ log, onClose }: { log: MessageLog; onClose: () => void }) {
  const whole = useApiQuery('GET /api/admin/message-logs/:id', { params: { id: log.id } })
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={log.subject ?? typeWords[log.messageType]}
      description={
        <span className="nums flex flex-wrap items-center gap-2">
          {typeWords[log.messageType]}, {dayAndTime(log.createdAt)} <MessageStatus status={log.status} />
        </span>
      }
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {whole.isPending && <Loading label="Loading the message..." />}
      {whole.isError && <QueryError query={whole} level={3} title="Failed to load the message" />}
      {whole.data && <MessageText log={whole.data} />}
    </Dialog>
  )
}

function MessageText({ log }: { log: MessageLog }) {
  return (
    <>
      {log.errorMessage && (
        <Alert tone="error" live={false} className="mb-4">
          <span className="break-words">{log.errorMessage}</span>
        </Alert>
      )}
      <h3 className="text-small font-semibold">
        {plural(log.recipients.length, 'Recipient', `${log.recipients.length} recipients`)}
      </h3>
      <p className="mt-1 text-small break-words text-ink-2">{log.recipients.join(', ')}</p>
      <h3 className="mt-4 text-small font-semibold">Message</h3>
      <p className="mt-1 text-small break-words whitespace-pre-wrap">{log.message}</p>
      {log.messageId && (
        <>
          <h3 className="mt-4 text-small font-semibold">Message ID</h3>
          <p className="mt-1 font-mono text-small break-all text-ink-2">{log.messageId}</p>
        </>
      )}
    </>
  )
}
