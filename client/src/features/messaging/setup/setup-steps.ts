import type { Reply } from '@shared/api'
import { countText, listed, plural } from '@shared/domain/text/counts'
import { linkTo, type Link } from '@shared/screens'
import type { MessagingConfig } from '../settings/messaging-config'

/** A value on the server: its name there, its name for people, and whether it is set. */
type Value = [variable: string, name: string, isSet: boolean]

export type SetupStep = {
  title: string
  detail: string
  who: 'You' | 'Whoever runs the server'
  isDone: boolean
  /** Where an administrator does it. */
  link?: { words: string; to: Link }
  /** The variables to copy for the operator of the server. */
  missing?: string[]
}

const missingText = (values: readonly Value[]): string => {
  const names = values.flatMap(([, name, isSet]) => (isSet ? [] : [name]))
  if (names.length === 0) return 'All values are set on the server.'
  const are = plural(names.length, 'is', 'are')
  return `${countText(names.length, 'value')} ${are} missing on the server: ${listed(names)}.`
}

const valuesStep = (title: string, values: readonly Value[]): SetupStep => ({
  title,
  detail: missingText(values),
  who: 'Whoever runs the server',
  isDone: values.every(([, , isSet]) => isSet),
  missing: values.flatMap(([variable, , isSet]) => (isSet ? [] : [variable])),
})

const testStep = (what: string): SetupStep => ({
  title: 'Test message',
  detail: `Send one ${what} to yourself.`,
  who: 'You',
  isDone: false,
  link: { words: 'Send a test', to: linkTo('/admin/messaging-settings', { query: { tab: 'test' } }) },
})

/** What email needs, in the order of doing it. */
export function emailSteps(
  { ses, sender }: MessagingConfig,
  { portalName, supportAddress }: Pick<Reply<'GET /api/config'>, 'portalName' | 'supportAddress'>,
): SetupStep[] {
  return [
    {
      title: 'Name and address of the laboratory',
      detail: supportAddress ? `${portalName}, ${supportAddress}` : 'People see them in every email.',
      who: 'You',
      isDone: supportAddress !== '',
      link: { words: 'Edit', to: linkTo('/admin/settings', { hash: 'system' }) },
    },
    valuesStep('Mail service', [
      ['AWS_ACCESS_KEY_ID', 'access key ID', ses.accessKeyId],
      ['AWS_SECRET_ACCESS_KEY', 'secret key', ses.secretKey],
      ['AWS_REGION', 'region', ses.region],
      ['SES_FROM_ADDRESS', 'sender address', sender.address !== null],
    ]),
    {
      title: 'Proof that the address is yours',
      detail: 'One email to confirm, or a few DNS records.',
      who: 'Whoever runs the server',
      isDone: sender.verified === true,
      link: { words: 'See how', to: linkTo('/admin/messaging-settings', { query: { tab: 'guide' } }) },
    },
    testStep('email'),
  ]
}

/** What SMS needs, in the order of doing it. */
export function smsSteps({ twilio }: MessagingConfig): SetupStep[] {
  return [
    {
      title: 'Account with Twilio',
      detail: 'It gives you an account SID, an auth token and a phone number.',
      who: 'You',
      isDone: twilio.accountSid || twilio.authToken || twilio.phoneNumber,
    },
    valuesStep('SMS service', [
      ['TWILIO_ACCOUNT_SID', 'account SID', twilio.accountSid],
      ['TWILIO_AUTH_TOKEN', 'auth token', twilio.authToken],
      ['TWILIO_PHONE_NUMBER', 'phone number', twilio.phoneNumber],
    ]),
    testStep('SMS'),
  ]
}

/** What to send to the operator of the server. */
export const copiedList = (channel: string, steps: readonly SetupStep[]): string =>
  [
    `To set up ${channel}, set these values on the server and restart it:`,
    ...steps.flatMap(({ missing = [] }) => missing),
    ...(channel === 'email' ? ['Then verify the sender address in Amazon SES.'] : []),
  ].join('\n')
