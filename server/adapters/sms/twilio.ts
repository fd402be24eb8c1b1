import type { Twilio } from 'twilio'
import {
  DeliveryError,
  failuresOf,
  withRetries,
  usualPatience,
  isUnreachable,
  within,
  type DeliveryFailure,
  type Patience,
} from '../delivery'
import type { Sms } from './sms'

export type TwilioSettings = { accountSid: string; authToken: string; phoneNumber: string; baseUrl: string }

const failed = failuresOf('SMS service', 'message', {
  credentials:
    "The SMS service rejected this portal's credentials. Please check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.",
  sender: "The SMS service does not send from this portal's number. Please check TWILIO_PHONE_NUMBER.",
  recipient:
    'The SMS service rejected this phone number. On a trial account, numbers have to be verified with Twilio first.',
})

/** Twilio, or any service with the same API at `baseUrl`. */
export function twilioSms(settings: TwilioSettings, patience: Patience = usualPatience): Sms {
  let opened: Promise<Twilio> | undefined
  const open = () => (opened ??= connect(settings, patience.attemptMs))

  async function attempt(to: string, body: string): Promise<string> {
    const client = await open()
    const sending = client.messages.create({ to, from: settings.phoneNumber, body })
    const { sid } = await within(
      patience.attemptMs + 500,
      sending.catch((error: unknown) => {
        throw failureOf(error)
      }),
      () => {
        throw failed('unknown')
      },
    )
    if (!sid) throw failed('unknown')
    return sid
  }

  return { send: (to, text) => withRetries(patience.pausesMs, () => attempt(to, text)) }
}

async function connect({ accountSid, authToken, baseUrl }: TwilioSettings, timeout: number): Promise<Twilio> {
  const { default: twilio } = await import('twilio')
  /** Twilio's own HTTP client, with the host replaced, which it does not support. */
  class Elsewhere extends twilio.RequestClient {
    override request<T>(options: Parameters<InstanceType<typeof twilio.RequestClient>['request']>[0]) {
      const { pathname, search } = new URL(options.uri)
      const uri = baseUrl ? `${new URL(baseUrl).origin}${pathname}${search}` : options.uri
      return super.request<T>({ ...options, uri } as typeof options & { data?: T })
    }
  }
  // A kept connection may have been dropped without notice.
  const httpClient = new Elsewhere({ timeout, keepAlive: false })
  try {
    return twilio(accountSid, authToken, { httpClient, autoRetry: false })
  } catch {
    // The SDK throws for a malformed account id before sending anything.
    throw failed('credentials')
  }
}

/** https://www.twilio.com/docs/api/errors */
const codes: Partial<Record<DeliveryFailure, number[]>> = {
  credentials: [20003, 20404],
  busy: [20429, 14107],
  recipient: [21211, 21214, 21217, 21219, 21265, 21408, 21608, 21610, 21612, 21614],
  sender: [21606, 21603, 21212, 21659, 21660],
  quota: [63038],
}
const failures = Object.keys(codes) as DeliveryFailure[]

/** Passes on only a failure's category: the service's text names numbers and accounts. */
function failureOf(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  const { code, status } = error as { code?: number | string; status?: number }
  const known = failures.find((failure) => codes[failure]?.some((one) => one === code))
  if (known) return failed(known)
  if (typeof code === 'string' && isUnreachable(code)) return failed('unavailable')
  if (status === undefined) return failed('unknown')
  if (status === 429) return failed('busy')
  if (status === 401 || status === 403) return failed('credentials')
  return failed(status >= 500 ? 'unavailable' : 'refused')
}
