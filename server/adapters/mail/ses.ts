import { pattern } from '@shared/domain/text/pattern'
import type * as Ses from '@aws-sdk/client-ses'
import {
  failuresOf,
  withRetries,
  usualPatience,
  isUnreachable,
  within,
  type DeliveryError,
  type DeliveryFailure,
  type Patience,
} from '../delivery'
import type { Mail, MailMessage, SenderState } from './mail'

export type SesSettings = {
  accessKeyId: string
  secretAccessKey: string
  region: string
  endpoint: string
  from: string
}

const ASK_MS = 3_000

const failed = failuresOf('email service', 'email', {
  credentials:
    "The email service rejected this portal's access key. Please check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION.",
  sender:
    "The email service does not send from this portal's sender address. Please verify it in Amazon SES.",
  recipient:
    'The email service rejected this recipient. While the SES account is in the sandbox, recipients have to be verified too.',
})

/** Amazon SES, or any service with the same API at `endpoint`. */
export function sesMail(settings: SesSettings, patience: Patience = usualPatience): Mail {
  let opened: Promise<{ client: Ses.SESClient; sdk: typeof Ses }> | undefined
  const open = () => (opened ??= connect(settings, patience.attemptMs))
  const askMs = Math.min(patience.attemptMs, ASK_MS)

  async function attempt({ to, subject, text, html }: MailMessage): Promise<string> {
    const { client, sdk } = await open()
    // A lone surrogate, as a cut emoji leaves, would fail in the SDK like a silent service.
    const utf8 = (text: string) => ({ Data: text.toWellFormed(), Charset: 'UTF-8' })
    const sending = client
      .send(
        new sdk.SendEmailCommand({
          Source: settings.from,
          Destination: { ToAddresses: [to] },
          Message: {
            Subject: utf8(subject),
            Body: { Text: utf8(text), ...(html && { Html: utf8(html) }) },
          },
        }),
        { abortSignal: AbortSignal.timeout(patience.attemptMs) },
      )
      .catch((error: unknown) => {
        throw failureOf(error, settings.from)
      })
    const { MessageId } = await within(patience.attemptMs + 500, sending, () => {
      throw failed('unknown')
    })
    // A service that accepted the message would give its id.
    if (!MessageId) throw failed('unknown')
    return MessageId
  }

  async function ask(): Promise<SenderState> {
    const { client, sdk } = await open()
    const domain = settings.from.slice(settings.from.lastIndexOf('@') + 1)
    const { VerificationAttributes } = await client.send(
      new sdk.GetIdentityVerificationAttributesCommand({ Identities: [settings.from, domain] }),
      { abortSignal: AbortSignal.timeout(askMs) },
    )
    if (!VerificationAttributes) return 'unasked'
    const states = Object.values(VerificationAttributes)
    return states.some(({ VerificationStatus }) => VerificationStatus === 'Success')
      ? 'verified'
      : 'unverified'
  }

  return {
    send: async (message) => {
      // Defence in depth against header injection; callers refuse these already.
      if (/[\p{Cc}\u2028\u2029]/u.test(message.to + message.subject)) throw failed('refused')
      return withRetries(patience.pausesMs, () => attempt(message))
    },
    sender: () =>
      within(
        askMs,
        ask().catch((error: unknown) => senderStateOf(error)),
        () => 'silent' as const,
      ),
  }
}

async function connect(settings: SesSettings, attemptMs: number) {
  // The SDK would log at every start what the operating guide explains.
  // oxlint-disable-next-line no-restricted-properties
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'
  const sdk = await import('@aws-sdk/client-ses')
  const { accessKeyId, secretAccessKey, region, endpoint } = settings
  const client = new sdk.SESClient({
    region,
    ...(endpoint && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    // Retries are done in `persist`, which sends no message twice; the SDK would.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: Math.min(attemptMs, 4_000),
      // A kept connection may have been dropped without notice.
      httpAgent: { keepAlive: false },
      httpsAgent: { keepAlive: false },
    },
  })
  return { client, sdk }
}

type SesFailure = {
  name?: string
  message?: string
  code?: string
  $metadata?: { httpStatusCode?: number }
  $response?: { statusCode?: number }
}

const CREDENTIALS = new RegExp(
  pattern`^(InvalidClientTokenId|SignatureDoesNotMatch|UnrecognizedClient|AccessDenied|IncompleteSignature|
    ExpiredToken|MissingAuthenticationToken|OptInRequired|NotAuthorized|AuthFailure|InvalidAccessKeyId)`,
)

/** Passes on only a failure's category: the service's text names accounts and key ids. */
function failureOf(error: unknown, from: string): DeliveryError {
  const { name = '', message = '', code, ...more } = error as SesFailure
  const status = more.$metadata?.httpStatusCode ?? more.$response?.statusCode
  if (CREDENTIALS.test(name)) return failed('credentials')
  if (/^Throttling|^TooManyRequests|^LimitExceeded|^RequestLimitExceeded/.test(name))
    return failed(/quota/i.test(message) ? 'quota' : 'busy')
  if (/^(MailFromDomainNotVerified|FromEmailAddressNotVerified|AccountSendingPaused)/.test(name))
    return failed('sender')
  if (name.startsWith('MessageRejected')) return failed(rejected(message, from))
  if (isUnreached({ message, code })) return failed('unavailable')
  if (status === undefined) return failed('unknown')
  if (status === 429) return failed('busy')
  if (status === 401 || status === 403) return failed('credentials')
  if (status >= 500) return failed('unavailable')
  // An unreadable 200 may belong to a message that was accepted.
  return failed(status < 400 ? 'unknown' : 'refused')
}

const isUnreached = ({ message = '', code }: SesFailure) =>
  message.includes('did not establish a connection') || isUnreachable(code)

/** In the sandbox SES names the unverified addresses; one of them may be the sender's. */
function rejected(message: string, from: string): DeliveryFailure {
  if (/not verified/i.test(message))
    return message.toLowerCase().includes(from.toLowerCase()) ? 'sender' : 'recipient'
  return /paused|suspended|disabled/i.test(message) ? 'sender' : 'refused'
}

function senderStateOf(error: unknown): SenderState {
  const { name = '', ...more } = error as SesFailure
  if (isUnreached(error as SesFailure)) return 'unreachable'
  const status = more.$metadata?.httpStatusCode ?? more.$response?.statusCode
  // A key may be allowed to send but not to query.
  if (name.startsWith('AccessDenied')) return 'unasked'
  if (CREDENTIALS.test(name)) return 'refused'
  return status !== undefined && status < 500 ? 'unasked' : 'silent'
}
