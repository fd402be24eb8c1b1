import { plural } from '@shared/domain/text/counts'
import { Alert } from '@/ui/alert'
import type { Rejection, Tray } from './tray'

/** How many names one notice lists. */
const NAMED = 8

type TrayNoticesProps = Pick<Tray, 'rejected' | 'replaced'> & {
  onDismiss: (notice: 'rejected' | 'replaced') => void
}

/** Which files were rejected and why, and which replaced another one. */
export function TrayNotices({ rejected, replaced, onDismiss }: TrayNoticesProps) {
  const reasons = [...new Set(rejected.map((entry) => entry.reason))]
  return (
    <>
      {rejected.length > 0 && (
        <Alert tone="error" onDismiss={() => onDismiss('rejected')}>
          <div className="space-y-2 text-small">
            {reasons.map((reason) => (
              <p key={reason}>
                <Names names={namesWith(rejected, reason)} /> {reason}
              </p>
            ))}
          </div>
        </Alert>
      )}
      {replaced.length > 0 && (
        <Alert tone="info" live onDismiss={() => onDismiss('replaced')}>
          <p className="text-small">
            <NameList names={replaced} /> replaced a file of the same type.
          </p>
        </Alert>
      )}
    </>
  )
}

function namesWith(rejected: readonly Rejection[], reason: string): string[] {
  return rejected.filter((entry) => entry.reason === reason).map((entry) => entry.name)
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <>
      <NameList names={names} /> {plural(names.length, 'was', 'were')} not added.
    </>
  )
}

function NameList({ names }: { names: readonly string[] }) {
  const more = names.length - NAMED
  return (
    <>
      <b className="font-semibold break-all">{names.slice(0, NAMED).join(', ')}</b>
      {more > 0 && ` and ${more} more`}
    </>
  )
}
