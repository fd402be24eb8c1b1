import type { Reply } from '@shared/api'
import { linkTo } from '@shared/screens'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { QueryError } from '@/lists/query-error'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { SetupChecklist } from './setup-checklist'
import { emailSteps, smsSteps } from './setup-steps'

type NotSetUpProps = {
  channel: 'email' | 'sms'
  portal: Reply<'GET /api/config'>
  onCheck: () => void
  onShowSms: () => void
}

/** For a channel that cannot send yet: what is missing, and what works meanwhile. */
export default function NotSetUp({ channel, portal, onCheck, onShowSms }: NotSetUpProps) {
  const config = useApiQuery('GET /api/admin/messaging-config')
  const check = () => {
    void config.refetch()
    onCheck()
  }
  if (config.isError)
    return <QueryError query={config} bordered title="Failed to load the missing settings" onRetry={check} />
  if (!config.data)
    return (
      <Card className="min-h-96">
        <Loading label="Loading the missing settings..." hideLabel>
          <SkeletonRows rows={4} />
        </Loading>
      </Card>
    )
  const isChecking = config.isFetching
  if (channel === 'sms')
    return (
      <SetupChecklist channel="SMS" steps={smsSteps(config.data)} isChecking={isChecking} onCheck={check} />
    )
  return (
    <>
      <SetupChecklist
        channel="email"
        steps={emailSteps(config.data, portal)}
        isChecking={isChecking}
        onCheck={check}
      />
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        {!portal.smsConfigured && <SmsCard onShow={onShowSms} />}
        <Meanwhile />
      </div>
    </>
  )
}

function SmsCard({ onShow }: { onShow: () => void }) {
  return (
    <Card>
      <CardHeader title="SMS isn't set up yet" actions={<Badge tone="neutral">Optional</Badge>} />
      <p className="mb-3 text-small text-ink-2">
        You need an account with an SMS provider. Email alone is enough to start.
      </p>
      <Button variant="secondary" onClick={onShow}>
        See the 3 steps
      </Button>
    </Card>
  )
}

function Meanwhile() {
  return (
    <Card>
      <CardHeader title="What works without email" />
      <ul className="space-y-2 text-small">
        <Works>
          Letters with a code.{' '}
          <Link href={linkTo('/admin/invitations')} className="font-semibold text-brand-text underline">
            Print them
          </Link>
        </Works>
        <Works>Messages inside the portal, under the bell.</Works>
        <Works not>
          Forgotten passwords.{' '}
          <Link href={linkTo('/admin/users')} className="font-semibold text-brand-text underline">
            Reset them under Users
          </Link>
        </Works>
      </ul>
    </Card>
  )
}

function Works({ not = false, children }: { not?: boolean; children: ReactNode }) {
  const Icon = not ? X : Check
  return (
    <li className="flex gap-2">
      <Icon className={not ? 'mt-0.5 size-4 shrink-0' : 'mt-0.5 size-4 shrink-0 text-ok-text'} />
      <span className="min-w-0">
        <span className="sr-only">{not ? 'Does not work: ' : 'Works: '}</span>
        {children}
      </span>
    </li>
  )
}
