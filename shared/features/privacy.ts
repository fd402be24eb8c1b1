import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { roles } from '../core/roles'
import { id, idText, moment } from '../core/schemas'
import { readActions } from '../domain/audit/audit'
import { reached } from './reports'

export const dataExport = z.object({
  id: z.int(),
  state: z.enum(['preparing', 'ready', 'failed']),
  createdAt: moment,
  readyAt: z.nullable(moment),
})

const mergedPerson = z.object({
  id: z.int(),
  name: z.string(),
  /** Empty for an account without an email. */
  email: z.string(),
  /** DD.MM.YYYY. */
  dateOfBirth: health(z.nullable(z.string())),
  gender: health(z.string()),
  lastSignInAt: z.nullable(moment),
  version: z.int(),
})

const mergePreview = z.object({
  /** The clients whose health data was read. */
  clientIds: z.array(z.int()),
  from: mergedPerson,
  into: mergedPerson,
  /** The rows that move to the remaining client, counted by type. */
  moves: z.object({
    reports: z.int(),
    plans: z.int(),
    diaryDays: z.int(),
    outcomes: z.int(),
    allergies: z.int(),
    recipes: z.int(),
    questions: z.int(),
  }),
  /** How many of these reports the remaining client can read at once. */
  released: z.int(),
  /** Days with a diary entry of both: the entry of `into` remains. */
  sameDiaryDays: z.int(),
  /** Sentences that say why the two cannot be merged now. */
  refusals: z.array(z.string()),
})

export const privacy = defineContract({
  'GET /api/user/access-log': {
    summary: 'Who has read which of your data, newest first, each person once per item and day; at most 200.',
    reply: z.array(
      z.object({
        /** The last time on that day. */
        at: moment,
        times: z.int(),
        what: z.enum(readActions),
        /** Of a report; null for other rows. */
        sampleId: z.nullable(z.string()),
        /** Null when the account is deleted. */
        name: z.nullable(z.string()),
        role: z.nullable(z.enum(roles)),
      }),
    ),
  },
  'POST /api/user/export': {
    summary: 'Starts an export of your data, or returns the one in progress.',
    body: z.object({}),
    reply: dataExport,
  },
  'GET /api/user/export': {
    summary: 'The newest export of your own data; null when there is none.',
    reply: z.nullable(dataExport),
  },
  'GET /api/user/export/:id': {
    summary: 'The zip, once it is ready.',
    reply: 'file',
    reads: 'own.read',
    errors: ['not-found', 'conflict'],
  },
  'POST /api/exports/:id/again': {
    summary: 'Retries a failed export, for its owner only.',
    body: z.object({}),
    reply: 'empty',
    status: 202,
    errors: ['not-found'],
  },
  'GET /api/user/deletion-request': {
    summary: 'When you asked for your account to be deleted; null if you have not.',
    reply: z.object({ requestedAt: z.nullable(moment) }),
  },
  'POST /api/user/deletion-request': {
    summary: 'Asks for your own account to be deleted; asking again changes nothing.',
    body: z.object({}),
    reply: 'empty',
    status: 202,
  },
  'GET /api/deletion-requests': {
    summary: 'Who asked for their account to be deleted, the oldest first.',
    reply: z.array(
      z.object({
        id: z.int(),
        userId: z.int(),
        name: z.string(),
        email: z.string(),
        role: z.enum(roles),
        reportCount: z.int(),
        createdAt: moment,
      }),
    ),
  },
  'POST /api/deletion-requests/:id/carry-out': {
    summary: 'Deletes the account and all its data.',
    body: z.object({}),
    reply: 'empty',
    status: 200,
    errors: ['not-found', 'conflict'],
  },
  'GET /api/client-merges': {
    summary: 'Previews a client merge: who they are, what moves, and what prevents it.',
    query: z.object({ from: idText, into: idText }),
    reply: mergePreview,
    reads: 'client.read',
    errors: ['invalid', 'not-found'],
  },
  'POST /api/client-merges': {
    summary:
      'Merges two clients into one: all of `from` moves to `into`, and the account of `from` is gone. It cannot be undone.',
    body: z.object({ from: id, into: id, fromVersion: z.int(), intoVersion: z.int() }),
    reply: z.object(reached),
    errors: ['invalid', 'not-found', 'conflict', 'stale'],
  },
  'DELETE /api/users/:id': {
    summary: 'Deletes an account that has no client or practitioner record.',
    reply: 'empty',
    errors: ['conflict'],
  },
  'DELETE /api/clients/:id': {
    summary: 'Deletes a client: the account and all reports with their files.',
    reply: 'empty',
  },
  'DELETE /api/practitioners/:id': {
    summary: 'Deletes a practitioner and the account; reports become unassigned.',
    reply: 'empty',
  },
})
