import { Check } from 'lucide-react'
import { Alert } from '@/ui/alert'
import { Card, CardHeader } from '@/ui/card'
import { ConfigRows } from './config-rows'
import type { MessagingConfig } from './messaging-config'
import { Variable } from './steps'

const capabilities = [
  ['Single SMS', 'Sent from the Email & SMS screen.'],
  ['Bulk campaigns', "Run in Twilio's own console, with the same number."],
  ['Delivery tracking', 'Twilio tracks each message by its ID. The message history shows the ID.'],
  ['Error handling and logging', 'The message history shows every attempt, and why any failed.'],
] as const

/** The configuration of Twilio, and what it is used for. */
export function TwilioTab({ config: { twilio } }: { config: MessagingConfig }) {
  const isConfigured = twilio.accountSid && twilio.authToken && twilio.phoneNumber
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Card>
        <CardHeader size="h2" title="Twilio" />
        <ConfigRows
          label="Twilio configuration"
          rows={[
            ['Account SID', twilio.accountSid],
            ['Auth Token', twilio.authToken],
            ['Phone Number', twilio.phoneNumber],
          ]}
        />
        {!isConfigured && (
          <Alert tone="warning" title="SMS isn't set up yet" className="mt-4">
            Set <Variable name="TWILIO_ACCOUNT_SID" />, <Variable name="TWILIO_AUTH_TOKEN" /> and{' '}
            <Variable name="TWILIO_PHONE_NUMBER" /> on the server and restart it.
          </Alert>
        )}
      </Card>
      <Card>
        <CardHeader size="h2" title="Capabilities" />
        <ul className="grid grid-cols-1 gap-3">
          {capabilities.map(([name, words]) => (
            <li key={name} className="flex gap-2.5 text-small">
              <Check className="mt-px size-4.5 text-ok-text" />
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="block text-ink-2">{words}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
