import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { id, moment, paging, text } from '../core/schemas'
import { linkChannels } from '../domain/sign-in/sign-in-links'

/**
 * The state of a client with a released report. `never`: no valid invitation, `invited`: sent,
 * `unopened`: sent seven days ago or more, `opened`, `locked`: too many wrong answers, `in`: has
 * signed in.
 */
export const invitationStates = ['never', 'invited', 'opened', 'unopened', 'locked', 'in'] as const
export type InvitationState = (typeof invitationStates)[number]

/** The header that counts the clients in each state: `all=425, never=34, ...`. */
export const COUNTS_HEADER = 'X-State-Counts'

/** By email, by SMS, or by SMS only to clients without an email address. */
export const inviteChannels = ['email', 'sms', 'email-or-sms'] as const

/** A client with a released report, and their newest invitation. */
export const invitation = z.object({
  userId: z.int(),
  clientId: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The client's best delivery channel; `none`: a letter to hand over. */
  reachedBy: z.enum([...linkChannels, 'none']),
  state: z.enum(invitationStates),
  /** When the newest of their reports was released to them. */
  releasedAt: moment,
  /** Their newest invitation; null when there never was one. */
  link: z.nullable(
    z.object({
      id: z.int(),
      channel: z.enum(linkChannels),
      createdAt: moment,
      openedAt: z.nullable(moment),
      expiresAt: moment,
      revokedAt: z.nullable(moment),
      /** The state of the message: `waiting`, `sent`, `failed`; `printed` for a letter. */
      delivery: z.enum(['waiting', 'sent', 'failed', 'printed']),
    }),
  ),
})

export const skipReasons = ['no-address', 'inactive', 'in-already', 'no-report', 'not-a-client'] as const

export const letter = z.object({
  userId: z.int(),
  name: z.string(),
  address: z.string(),
  /** Shown only in this answer. */
  code: z.string(),
  expiresAt: moment,
  /** The further proof that the code asks for. */
  asks: z.enum(['dateOfBirth', 'sampleId']),
  /** Of the newest released report; null where the code asks for it as the proof. */
  sampleId: z.nullable(z.string()),
})

export const invitations = defineContract({
  'GET /api/invitations': {
    summary: `Clients with a released report, and how far each has got. The header ${COUNTS_HEADER} counts the states. A search counts up to a thousand; X-Counts-Capped names those that go beyond.`,
    query: z.object({
      ...paging,
      q: z.optional(text(200)),
      state: z.optional(z.enum(invitationStates)),
    }),
    reply: z.array(invitation),
  },
  'POST /api/invitations': {
    summary:
      'Sends invitations; the same `sendKey` again sends nothing more. Says who was left out, and why.',
    body: z.object({
      userIds: z
        .array(id)
        .check(z.minLength(1, 'Choose at least one person'), z.maxLength(500, 'must be at most 500')),
      channel: z.enum(inviteChannels),
      sendKey: z.optional(text(100)),
    }),
    reply: z.object({
      sent: z.int(),
      skipped: z.array(z.object({ userId: z.int(), why: z.enum(skipReasons) })),
    }),
    status: 202,
    errors: ['unavailable'],
  },
  'POST /api/invitations/letters': {
    summary:
      'Makes a code for each of these people, to print; it is shown only once. This is recorded in the audit log first.',
    body: z.object({
      userIds: z
        .array(id)
        .check(z.minLength(1, 'Choose at least one person'), z.maxLength(200, 'must be at most 200')),
    }),
    reply: z.object({
      /** The portal's address for printed links. Absent where none is set. */
      portalUrl: z.optional(z.string()),
      letters: z.array(letter),
      skipped: z.array(z.object({ userId: z.int(), why: z.enum(skipReasons) })),
    }),
    status: 201,
  },
  'DELETE /api/invitations/:id': {
    summary: 'Revokes an invitation, so its link stops working.',
    reply: 'empty',
    errors: ['not-found'],
  },
})
