import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { moment, paging, text, unbroken } from '../core/schemas'
import { formatCount } from '../domain/text/counts'
import { MAX_RECIPIENTS, SMS_LENGTH } from '../domain/messaging/message-limits'
import { barePhone, isInternational } from '../domain/people/phone'

const configured = z.boolean()

export const messageLog = z.object({
  id: z.int(),
  messageType: z.enum(['email', 'sms']),
  status: z.enum(['sent', 'failed', 'pending']),
  subject: health(z.nullable(z.string())),
  /** An excerpt in lists. */
  message: health(z.string()),
  errorMessage: z.nullable(z.string()),
  recipients: z.array(z.string()),
  messageId: z.nullable(z.string()),
  createdAt: moment,
})

const EMAIL_REQUIRED = 'Subject and message are required'
const SMS_REQUIRED = 'Phone number and message are required'

/** A line for an email's header; breaks are refused before trimming, also at the ends. */
const line = (required: string, what: string) =>
  z.string(required).check(unbroken(what), z.trim(), z.minLength(1, required))

/** Text of any number of lines. */
const words = (max: number, required: string) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(max, `The message must be at most ${formatCount(max)} characters`),
      z.regex(/^[^\0]*$/, 'The message must not contain the NUL character'),
    )

/** An email address that a message can be sent to. */
export const recipient = line('Please enter an email address', 'A recipient').check(
  z.maxLength(254, 'An email address has at most 254 characters'),
  z.email({ error: ({ input }) => `“${String(input).slice(0, 80)}” is not an email address` }),
)

/** A phone number in E.164, with any grouping. */
export const phoneNumber = z.pipe(
  line(SMS_REQUIRED, 'The phone number').check(z.maxLength(40, 'The phone number is too long')),
  z.pipe(
    z.transform(barePhone),
    z
      .string()
      .check(
        z.refine(
          isInternational,
          'Start the phone number with + and the country code, such as +44 7700 900123',
        ),
      ),
  ),
)

export const emailBody = z.object({
  to: z
    .array(recipient, 'Please add at least one recipient')
    .check(
      z.minLength(1, 'Please add at least one recipient'),
      z.maxLength(MAX_RECIPIENTS, `At most ${MAX_RECIPIENTS} recipients`),
    ),
  subject: line(EMAIL_REQUIRED, 'The subject').check(
    z.maxLength(500, 'The subject must be at most 500 characters'),
  ),
  message: words(50_000, EMAIL_REQUIRED),
  htmlMessage: z.optional(text(100_000)),
})

export const smsBody = z.object({ to: phoneNumber, message: words(SMS_LENGTH, SMS_REQUIRED) })

/** New for each press of Send: the same key again sends nothing and repeats the answer. */
const sendKey = z.optional(text(100))

export const messaging = defineContract({
  'POST /api/admin/send-email': {
    summary:
      'Sends one message to each recipient, so that no recipient sees another. If some did not get it, `fields` has `unsent.N` for each.',
    body: z.extend(emailBody, { sendKey }),
    reply: z.object({ messageId: z.string() }),
    errors: ['invalid', 'unavailable', 'busy'],
  },
  'POST /api/admin/send-sms': {
    summary: 'Sends one text message.',
    body: z.extend(smsBody, { sendKey }),
    reply: z.object({ messageId: z.string() }),
    errors: ['invalid', 'unavailable', 'busy'],
  },
  'GET /api/admin/message-logs': {
    summary: 'What was sent, newest first.',
    query: z.object({ ...paging, type: z.optional(z.enum(['email', 'sms'])) }),
    reply: z.array(messageLog),
    reads: 'message.read',
  },
  'GET /api/admin/message-logs/:id': {
    summary: 'One message in full.',
    reply: messageLog,
    reads: 'message.read',
  },
  'GET /api/admin/messaging-config': {
    summary: 'Which parts of email and SMS are configured; no values except the sender.',
    reply: z.object({
      ses: z.object({ accessKeyId: configured, secretKey: configured, region: configured }),
      twilio: z.object({ accountSid: configured, authToken: configured, phoneNumber: configured }),
      /** `verified` as SES answers it; null when SES cannot be reached. */
      sender: z.object({ address: z.nullable(z.string()), verified: z.nullable(z.boolean()) }),
    }),
  },
})
