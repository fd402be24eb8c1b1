import type { Reply } from '@shared/api'
import { linkTo } from '@shared/screens'
import { Settings } from 'lucide-react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { buttonClass } from '@/ui/button'

const modes: Record<Reply<'GET /api/settings'>['inviteMode'], string> = {
  off: 'off',
  email: 'by email',
  'email-or-sms': 'by email, otherwise SMS',
}

/** Whether the portal invites automatically, with a link to that setting. */
export function AutomaticLink() {
  const { data } = useApiQuery('GET /api/settings')
  return (
    <Link
      href={linkTo('/admin/settings', { hash: 'system' })}
      className={buttonClass({ variant: 'secondary' })}
    >
      <Settings className="size-4.5" />
      {data ? `Automatic invitations: ${modes[data.inviteMode]}` : 'Automatic invitations'}
    </Link>
  )
}
