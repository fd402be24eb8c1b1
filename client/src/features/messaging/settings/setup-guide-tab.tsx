import { Alert } from '@/ui/alert'
import { Card, CardHeader } from '@/ui/card'
import type { MessagingConfig } from './messaging-config'
import { Steps, Variable, VerificationSteps } from './steps'

/** How to set up email from the beginning, and whether SMS is set up. */
export function SetupGuideTab({ config: { sender, twilio } }: { config: MessagingConfig }) {
  const hasSms = twilio.accountSid && twilio.authToken && twilio.phoneNumber
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Card>
        <CardHeader size="h2" title="Set up AWS SES" />
        <h3 className="mb-2 text-h3">1. The keys</h3>
        <Steps label="How to set the keys">
          <li>
            In the AWS console, create a user that can call <Variable name="ses:SendEmail" /> and{' '}
            <Variable name="ses:GetIdentityVerificationAttributes" />, and an access key for it.
          </li>
          <li>
            On the server, set <Variable name="AWS_ACCESS_KEY_ID" />,{' '}
            <Variable name="AWS_SECRET_ACCESS_KEY" />, <Variable name="AWS_REGION" /> and{' '}
            <Variable name="SES_FROM_ADDRESS" />, and restart it.
          </li>
        </Steps>
        <h3 className="mt-5 mb-2 text-h3">2. The sender</h3>
        <VerificationSteps address={sender.address} />
        <h3 className="mt-5 mb-2 text-h3">3. Out of the sandbox</h3>
        <Steps label="How to leave the sandbox">
          <li>A new SES account only sends to verified addresses. Ask for production access in SES.</li>
          <li>Send a test email from the Test Messages tab.</li>
        </Steps>
      </Card>
      <Card>
        <CardHeader size="h2" title="SMS service" />
        {hasSms ? (
          <Alert tone="success" title="The SMS service is configured">
            Twilio needs no further setup. Send a test SMS from the Test Messages tab.
          </Alert>
        ) : (
          <Alert tone="warning" title="SMS isn't set up yet">
            Set <Variable name="TWILIO_ACCOUNT_SID" />, <Variable name="TWILIO_AUTH_TOKEN" /> and{' '}
            <Variable name="TWILIO_PHONE_NUMBER" /> on the server and restart it.
          </Alert>
        )}
      </Card>
    </div>
  )
}
