import { linkTo } from '@shared/screens'
import { Link } from 'wouter'
import { Alert } from '@/ui/alert'
import { buttonClass } from '@/ui/button'

/** The result of a bulk action that stays visible: who was skipped, or what failed. */
export type Notice = {
  tone: 'warning' | 'error'
  title: string
  lines: string[]
  /** Messages cannot be sent before they are set up. */
  toSetUp?: boolean
}

export function NoticeCard({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  return (
    <Alert
      live
      tone={notice.tone}
      title={notice.title}
      onDismiss={onDismiss}
      className="mt-4"
      action={
        notice.toSetUp && (
          <Link
            href={linkTo('/admin/messaging-settings')}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            Messaging Settings
          </Link>
        )
      }
    >
      {notice.lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </Alert>
  )
}
