import type { Reply } from '@shared/api'
import { hasEmail } from '@shared/domain/people/no-email'
import { linkMinutes } from '@shared/domain/sign-in/sign-in-links'
import { useState } from 'react'
import { ApiError, request } from '@/api/request'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { LaboratoryContact } from '@/ui/laboratory-contact'
import { AskLaboratory } from './ask-laboratory'
import { checkEmail } from './check-form'
import { EmailField } from './email-field'
import { useAuthForm } from './use-auth-form'

type ForgotPasswordProps = {
  email: string
  onEmail: (email: string) => void
  /** Undefined until it has loaded. */
  config: Reply<'GET /api/config'> | undefined
  onBack: () => void
}

/** Requests a password reset link by email; without email the laboratory has to be asked. */
export default function ForgotPassword({ email, onEmail, config, onBack }: ForgotPasswordProps) {
  const [outcome, setOutcome] = useState<'sent' | 'no-email' | 'no-address'>()
  const { errors, pending, onSubmit } = useAuthForm({
    read: (field) => ({ email: field('email') }),
    check: ({ email }) => checkEmail(email),
    send: async (body) => {
      // A username in email form receives no email, whether or not the account exists.
      if (!hasEmail(body.email.trim())) return setOutcome('no-address')
      try {
        await request('POST /api/password-reset', { body })
        setOutcome('sent')
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 503) throw error
        setOutcome('no-email')
      }
    },
    failure: 'No link was sent',
  })
  const back = (
    <Button size="lg" variant="link" block onClick={onBack}>
      Back to sign in
    </Button>
  )

  if (outcome === 'no-address')
    return (
      <div className="space-y-3">
        <Alert live title="This is a sign-in name, not an email address">
          We can’t email a link to a sign-in name. Your laboratory can give you new sign-in details.
        </Alert>
        <AskLaboratory support={config?.supportAddress ?? ''} />
        {back}
        <LaboratoryContact config={config} />
      </div>
    )
  if (outcome === 'no-email' || (config && !config.resetByEmail))
    return (
      <div className="space-y-3">
        <Alert live title="We cannot email you a link">
          Ask your laboratory for new sign-in details.
        </Alert>
        {config?.supportAddress && <AskLaboratory support={config.supportAddress} />}
        {back}
        <LaboratoryContact config={config} />
      </div>
    )
  if (outcome === 'sent')
    return (
      <div className="space-y-3">
        <Alert tone="success" live title="Check your inbox">
          If this address has an account, we have sent a link. It works for {linkMinutes('reset', 'email')}{' '}
          minutes.
        </Alert>
        {back}
        <LaboratoryContact config={config} />
      </div>
    )
  return (
    <form noValidate aria-label="Forgot password?" className="space-y-4 md:space-y-5" onSubmit={onSubmit}>
      <EmailField autoFocus error={errors.email} value={email} onChange={onEmail} />
      <div className="space-y-2">
        <Button type="submit" size="lg" block pending={pending} pendingLabel="Sending...">
          Send me a link
        </Button>
        {back}
      </div>
      <LaboratoryContact config={config} />
    </form>
  )
}
