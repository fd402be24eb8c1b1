import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { moment, text } from '../core/schemas'
import { webhookEvents } from '../domain/webhooks/webhook-events'

const webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isActive: z.boolean(),
  createdAt: moment,
  /** The creator's name; null for a program or a deleted account. */
  createdBy: z.nullable(z.string()),
  /** The state of its last delivery that is not waiting; null before the first. */
  lastState: z.nullable(z.enum(['sent', 'failed'])),
})

/** `failure` is why the last attempt failed; `lastStatus` the receiver's HTTP status. */
const delivery = z.object({
  id: z.string(),
  event: z.enum(webhookEvents),
  reportId: z.int(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.int(),
  createdAt: moment,
  lastAttemptAt: z.nullable(moment),
  lastStatus: z.nullable(z.int()),
  failure: z.nullable(z.string()),
})

const url = text(500).check(
  z.regex(/^https?:\/\/[^\s/?#@]+(?:[/?][^\s#]*)?$/i, 'Please enter an address that begins with https://'),
  z.refine(
    (address) => URL.canParse(address),
    'Please enter a whole address, such as https://lims.example.org/hook',
  ),
)
const events = z
  .array(z.enum(webhookEvents))
  .check(z.minLength(1, 'Please choose at least one event'), z.maxLength(webhookEvents.length))

export const webhooks = defineContract({
  'GET /api/webhooks': {
    summary: 'Webhooks, oldest first.',
    reply: z.array(webhook),
  },
  'POST /api/webhooks': {
    summary: 'Adds a webhook. `secret` signs its deliveries and is shown only once.',
    body: z.object({ url, events }),
    reply: z.extend(webhook, { secret: z.string() }),
    status: 201,
    errors: ['conflict'],
  },
  'PATCH /api/webhooks/:id': {
    summary: 'Changes the fields sent. What is waiting is not sent while it is off.',
    body: z.object({ url: z.optional(url), events: z.optional(events), isActive: z.optional(z.boolean()) }),
    reply: webhook,
  },
  'POST /api/webhooks/:id/secret': {
    summary: 'Replaces the secret, which is shown only once. The old one no longer signs.',
    reply: z.object({ secret: z.string() }),
    status: 201,
  },
  'POST /api/webhooks/:id/test': {
    summary: 'Sends an event of the type `webhook.test` at once, and answers what came of it.',
    reply: z.object({ status: z.nullable(z.int()), failure: z.nullable(z.string()) }),
  },
  'DELETE /api/webhooks/:id': { summary: 'Deletes a webhook with its log.', reply: 'empty' },
  'GET /api/webhooks/:id/deliveries': {
    summary: 'Its last 100 deliveries, newest first. They are kept for 30 days.',
    reply: z.array(delivery),
  },
  'POST /api/webhook-deliveries/:id/again': {
    summary: 'Sends a delivery again, with the same id.',
    params: z.object({ id: z.uuid('The id of a delivery is a UUID') }),
    reply: 'empty',
  },
})
