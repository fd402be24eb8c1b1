import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { roles } from '../core/roles'
import { email, moment, text } from '../core/schemas'
import { chosenPassword, sessionUser } from './auth'

export const preferences = z.object({
  emailNotifications: z.boolean(),
  reportNotifications: z.boolean(),
  recipeNotifications: z.boolean(),
  reminderNotifications: z.boolean(),
  dataSharing: z.boolean(),
  analyticsTracking: z.boolean(),
})

export const updateProfileBody = z.partial(
  z.object({
    firstName: text(100),
    lastName: text(100),
    email: email('Please enter a valid email address'),
    phone: text(40),
    currentPassword: z.string().check(z.maxLength(1000)),
  }),
)

export const ownSession = z.object({
  id: z.string(),
  userAgent: z.string(),
  createdAt: moment,
  seenAt: moment,
  /** The one that asks. */
  current: z.boolean(),
})

export const dataExport = z.object({
  id: z.int(),
  state: z.enum(['preparing', 'ready', 'failed']),
  createdAt: moment,
  readyAt: z.nullable(moment),
})

export const portalSettings = z.object({
  portalName: text(60).check(z.minLength(1, 'Please enter a name for the portal')),
  supportAddress: z.union([email('Please enter a valid email address'), z.literal('')]),
  /** How bare numbers in result files are graded from now on; reports already read keep theirs. */
  bareScale: z.enum(['µg/ml', 'index']),
})

const portalSettingsRow = z.extend(portalSettings, { version: z.int() })

const sessionId = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{16,64}$/, 'must be the id of a session')),
})

export const settings = defineContract({
  'PATCH /api/user': {
    summary: 'Changes the own profile; another email needs the current password and counts as unconfirmed.',
    body: updateProfileBody,
    reply: sessionUser,
    errors: ['invalid', 'conflict', 'too-many'],
  },
  'PUT /api/user/password': {
    summary: 'Changes the own password and ends the other sessions.',
    body: z.object({
      currentPassword: z
        .string()
        .check(z.minLength(1, 'Please enter your current password'), z.maxLength(1000)),
      newPassword: chosenPassword,
    }),
    reply: 'empty',
    status: 200,
    errors: ['invalid', 'too-many'],
  },
  'GET /api/user/preferences': { summary: 'The own preferences.', reply: preferences },
  'PATCH /api/user/preferences': {
    summary: 'Changes the preferences given.',
    body: z.partial(preferences),
    reply: preferences,
  },
  'GET /api/user/sessions': { summary: 'The own sessions, the last used first.', reply: z.array(ownSession) },
  'DELETE /api/user/sessions/:id': {
    summary: 'Ends one of the own sessions.',
    params: sessionId,
    reply: 'empty',
    errors: ['not-found'],
  },
  'DELETE /api/user/sessions': { summary: 'Ends every own session but this one.', reply: 'empty' },
  'POST /api/user/export': {
    summary: 'Starts to prepare a zip of the own data, or answers the one being prepared.',
    body: z.object({}),
    reply: dataExport,
  },
  'GET /api/user/export': {
    summary: 'The newest export of the own data; null when there is none.',
    reply: z.nullable(dataExport),
  },
  'GET /api/user/export/:id': {
    summary: 'The zip, once it is ready.',
    reply: 'file',
    errors: ['not-found', 'conflict'],
  },
  'GET /api/user/deletion-request': {
    summary: 'When one asked for the own account to be deleted; null when one has not.',
    reply: z.object({ requestedAt: z.nullable(moment) }),
  },
  'POST /api/user/deletion-request': {
    summary: 'Asks for the own account to be deleted; asking again changes nothing.',
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
    summary: 'Deletes the account and everything of it.',
    body: z.object({}),
    reply: 'empty',
    status: 200,
    errors: ['not-found', 'conflict'],
  },
  'GET /api/settings': { summary: "The portal's settings.", reply: portalSettingsRow },
  'PATCH /api/settings': {
    summary: "Changes the portal's settings.",
    body: z.partial(portalSettings),
    reply: portalSettingsRow,
    errors: ['stale'],
  },
})
