import { Check, CircleAlert, CircleHelp, RefreshCw } from 'lucide-react'
import { Alert } from '@/ui/alert'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { ConfigRows } from './config-rows'
import type { MessagingConfig } from './messaging-config'
import { VerificationSteps } from './steps'

type SesTabProps = { config: MessagingConfig; isFetching: boolean; onCheck: () => void }

/** The configuration of Amazon SES, and whether the portal's address is verified. */
export function SesTab({ config: { ses, sender }, isFetching, onCheck }: SesTabProps) {
  const isConfigured = ses.accessKeyId && ses.secretKey && ses.region && sender.address !== null
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card>
        <CardHeader
          size="h2"
          title="AWS SES"
          subtitle="Amazon's email delivery service"
          actions={
            <Button variant="secondary" size="sm" icon={RefreshCw} pending={isFetching} onClick={onCheck}>
              Check again
            </Button>
          }
        />
        <ConfigRows
          label="AWS SES configuration"
          rows={[
            ['AWS Access Key ID', ses.accessKeyId],
            ['AWS Secret Access Key', ses.secretKey],
            ['AWS Region', ses.region],
          ]}
        />
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-2">
          <span className="min-w-0 text-small font-medium">
            Sender address
            {sender.address && <span className="block break-all text-ink-2">{sender.address}</span>}
          </span>
          <SenderBadge sender={sender} />
        </div>
      </Card>
      {isConfigured ? (
        sender.verified !== true && <NotVerified sender={sender} />
      ) : (
        <Alert tone="warning" title="Email isn't set up yet">
          Some values are missing on the server. The Setup Guide lists them. Until then, no emails are sent.
        </Alert>
      )}
    </div>
  )
}

type Sender = MessagingConfig['sender']

function SenderBadge({ sender: { address, verified } }: { sender: Sender }) {
  if (address === null)
    return (
      <Badge tone="warning" icon={CircleAlert}>
        Not configured
      </Badge>
    )
  if (verified === null)
    return (
      <Badge tone="outline" icon={CircleHelp}>
        Not known
      </Badge>
    )
  return verified ? (
    <Badge tone="success" icon={Check}>
      Verified
    </Badge>
  ) : (
    <Badge tone="warning" icon={CircleAlert}>
      Not verified
    </Badge>
  )
}

function NotVerified({ sender: { address, verified } }: { sender: Sender }) {
  return (
    <Alert
      tone="warning"
      title={
        verified === false ? 'The sender address is not verified' : 'The sender address may not be verified'
      }
    >
      <p className="mb-3 break-words">
        {verified === false
          ? `Amazon SES won’t send from ${address} until it is verified.`
          : `Amazon SES did not say whether ${address} is verified. Until it is, no emails are sent.`}
      </p>
      <VerificationSteps address={address} />
    </Alert>
  )
}
