import type { Reply } from '@shared/api'
import { countText, formatCount, plural } from '@shared/domain/text/counts'
import { linkTo } from '@shared/screens'
import { MailPlus } from 'lucide-react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { buttonClass } from '@/ui/button'
import type { Sample } from './tray'
import { isUnderWay } from './tray-progress'

type Mode = Reply<'GET /api/settings'>['inviteMode']

const invited: Record<Mode, string> = {
  off: '',
  email: 'Those with an email address are invited automatically.',
  'email-or-sms': 'Those with an email address or a mobile number are invited automatically.',
}

/**
 * After the upload: how many new clients have no password yet, with a link to invite them or to see
 * their invitations.
 */
export function NewClients({ samples }: { samples: readonly Sample[] }) {
  const made = samples.flatMap(({ state }) =>
    state.kind === 'done' && state.report.madeAccount ? [state.report] : [],
  )
  const shows = made.length > 0 && !samples.some(isUnderWay)
  const settings = useApiQuery('GET /api/settings', undefined, { enabled: shows })
  if (!shows || settings.isPending) return null

  const mode = settings.data?.inviteMode ?? 'off'
  const ready = made.filter(({ row }) => row.status === 'completed').length
  const waiting = made.length - ready
  const waits = `${formatCount(waiting)} ${plural(waiting, 'is', 'are')} waiting until their report is released.`
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-pear-soft px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-56 text-small">
        <p className="nums font-semibold text-pear-text">
          {countText(made.length, 'new client')} {plural(made.length, 'has', 'have')} no password yet
        </p>
        <p className="nums text-ink-2">
          {[ready > 0 && invited[mode], waiting > 0 && waits].filter(Boolean).join(' ')}
        </p>
      </div>
      {ready > 0 && (
        <Link
          href={linkTo('/admin/invitations', { query: mode === 'off' ? { state: 'never' } : {} })}
          className={buttonClass({ variant: mode === 'off' ? 'primary' : 'secondary', block: 'phone' })}
        >
          <MailPlus className="size-4.5" />
          {mode === 'off' ? `${countText(ready, 'new client')}: invite them` : 'See the invitations'}
        </Link>
      )}
    </div>
  )
}
