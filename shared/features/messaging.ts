import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { moment, paging, text } from '../core/schemas'

const configured = z.boolean()

export const messageLog = z.object({
  id: z.int(),
  messageType: z.enum(['email', 'sms']),
  status: z.enum(['sent', 'failed', 'pending']),
  subject: z.nullable(z.string()),
  recipients: z.array(z.string()),
  message: z.string(),
  errorMessage: z.nullable(z.string()),
  messageId: z.nullable(z.string()),
  createdAt: moment,
})

/** Made anew for each press of Send: the same key again sends nothing and answers as before. */
const sendKey = z.optional(text(100))

export const messaging = defineContract({
  'POST /api/admin/send-email': {
    summary: 'Sends one message to each recipient, so that nobody sees another.',
    body: z.object({
      to: z
        .array(text(254))
        .check(z.minLength(1, 'Please add at least one recipient'), z.maxLength(50, 'At most 50 recipients')),
      subject: text(998).check(z.minLength(1, 'Subject and message are required')),
      message: text(100_000).check(z.minLength(1, 'Subject and message are required')),
      htmlMessage: z.optional(text(200_000)),
      sendKey,
    }),
    reply: z.object({ messageId: z.string() }),
    errors: ['invalid', 'unavailable'],
  },
  'POST /api/admin/send-sms': {
    summary: 'Sends one text message.',
    body: z.object({
      to: text(40).check(z.minLength(1, 'Phone number and message are required')),
      message: text(160).check(z.minLength(1, 'Phone number and message are required')),
      sendKey,
    }),
    reply: z.object({ messageId: z.string() }),
    errors: ['invalid', 'unavailable'],
  },
  'GET /api/admin/message-logs': {
    summary: 'What was sent, newest first.',
    query: z.object({ ...paging, type: z.optional(z.enum(['email', 'sms'])) }),
    reply: z.array(messageLog),
  },
  'GET /api/admin/messaging-config': {
    summary: 'Which parts of email and SMS are configured; never a value but the sender.',
    reply: z.object({
      ses: z.object({ accessKeyId: configured, secretKey: configured, region: configured }),
      twilio: z.object({ accountSid: configured, authToken: configured, phoneNumber: configured }),
      /** `verified` as SES answers it; null when it cannot be asked. */
      sender: z.object({ address: z.nullable(z.string()), verified: z.nullable(z.boolean()) }),
    }),
  },
})
