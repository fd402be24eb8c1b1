import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { roles, type Role } from '../core/roles'
import { email, moment, text, paging } from '../core/schemas'
import { accountStates } from '../domain/people/account-states'
import { accountFactors } from '../domain/sign-in/factors'
import { leastCharacters, tooShort } from '../domain/sign-in/passwords'

/** The fields of an account in every answer. */
export const account = {
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  isActive: z.boolean(),
}

export const nestedUser = z.object({ ...account, emailConfirmed: z.boolean(), version: z.int() })

export const user = z.extend(nestedUser, { role: z.enum(roles), createdAt: moment })

/** `hasCredential`: a generated password is stored and can be revealed (clients only). */
export const userRow = z.extend(user, {
  hasCredential: z.boolean(),
  /** There is a client or practitioner record of the account; both are deleted together. */
  hasRecord: z.boolean(),
  /** Null: never. */
  lastSignInAt: z.nullable(moment),
  /** The second factor of staff; null for clients, who need none. */
  factor: z.nullable(z.enum(accountFactors)),
})

export const firstName = text(100).check(z.minLength(1, 'First name is required'))

export const lastName = text(100).check(z.minLength(1, 'Last name is required'))

/** A new password of at least `least` characters; the server also refuses common ones and names. */
export const password = (least: number, sentence = tooShort(least)) =>
  z
    .string(sentence)
    .check(z.minLength(least, sentence), z.maxLength(200, 'Password must be at most 200 characters'))

const isRole = (role: unknown): role is Role => roles.some((known) => known === role)

export const createUserBody = z
  .object({
    email: email('Invalid email address'),
    // The least length depends on the role and is checked below.
    password: password(0, tooShort(leastCharacters('client', 'admin'))),
    role: z.enum(roles),
    username: z.optional(text(254)),
    firstName: z.optional(text(100)),
    lastName: z.optional(text(100)),
  })
  .check(
    z.refine(({ role, password }) => password.length >= leastCharacters(role, 'admin'), {
      path: ['password'],
      error: ({ input }) => tooShort(leastCharacters((input as { role: Role }).role, 'admin')),
      // Report this error together with those of other fields.
      when: ({ value }) => {
        const { role, password } = (value ?? {}) as { role?: unknown; password?: unknown }
        return isRole(role) && typeof password === 'string'
      },
    }),
  )

export const updateUserBody = z.object({
  firstName: z.optional(firstName),
  lastName: z.optional(lastName),
  email: z.optional(email('Invalid email address')),
  isActive: z.optional(z.boolean()),
})

const credential = z.object({ password: z.string() })

export const preferences = z.object({
  emailNotifications: z.boolean(),
  reportNotifications: z.boolean(),
  recipeNotifications: z.boolean(),
  reminderNotifications: z.boolean(),
  dataSharing: z.boolean(),
  analyticsTracking: z.boolean(),
})

/** A person with a pending email change. */
const addressChange = z.object({
  id: z.int(),
  userId: z.int(),
  role: z.enum(roles),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  wishedEmail: z.string(),
  createdAt: moment,
  /** Another account has the address already. */
  isTaken: z.boolean(),
})

export const accounts = defineContract({
  'GET /api/users': {
    summary: 'Accounts, newest first; `q` is part of a name, an email address or a username.',
    query: z.object({
      ...paging,
      q: z.optional(text(200)),
      role: z.optional(z.enum(roles)),
      state: z.optional(z.enum(accountStates)),
    }),
    reply: z.array(userRow),
  },
  'POST /api/admin/users': {
    summary: 'Creates an account with its client or practitioner record.',
    body: createUserBody,
    reply: user,
    status: 201,
    errors: ['conflict'],
  },
  'PATCH /api/users/:id': {
    summary: 'Changes names, address or whether the account is active.',
    body: updateUserBody,
    reply: user,
    errors: ['conflict', 'stale'],
  },
  'POST /api/users/:id/confirm-email': {
    summary: "Confirms an account's email address.",
    reply: 'empty',
    errors: ['not-found', 'stale'],
  },
  'POST /api/users/:id/credential': {
    summary: "Reveals one client's generated password; this is recorded in the audit log first.",
    reply: credential,
  },
  'PUT /api/users/:id/password': {
    summary: 'Issues a new password to another user and ends their sessions.',
    reply: credential,
    errors: ['not-found', 'conflict'],
  },
  'POST /api/users/:id/password-reset': {
    summary: "Sends a password reset link to somebody's address.",
    reply: 'empty',
    status: 202,
    errors: ['not-found', 'conflict', 'unavailable'],
  },
  'DELETE /api/users/:id/sessions': {
    summary: "Signs somebody else's account out everywhere.",
    reply: 'empty',
    errors: ['not-found', 'conflict'],
  },
  'POST /api/unsubscribe': {
    summary: 'Unsubscribes the owner of an emailed link from report emails.',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(300)) }),
    reply: 'empty',
    errors: ['gone'],
  },
  'GET /api/address-changes': {
    summary: 'Pending email changes, oldest first.',
    reply: z.array(addressChange),
  },
  'POST /api/address-changes/:id/confirm': {
    summary: "Approves a pending email change and ends the account's sessions.",
    reply: 'empty',
    errors: ['not-found', 'conflict'],
  },
  'DELETE /api/address-changes/:id': {
    summary: 'Rejects a pending email change.',
    reply: 'empty',
    errors: ['not-found'],
  },
  'GET /api/user/address-change': {
    summary: 'The email address waiting to be confirmed; null when there is none.',
    reply: z.object({
      email: z.nullable(z.string()),
      expiresAt: z.nullable(moment),
      /** Confirmed by a link that is sent there; otherwise by an admin. */
      byLink: z.boolean(),
    }),
  },
  'DELETE /api/user/address-change': { summary: 'Cancels your pending email change.', reply: 'empty' },
  'GET /api/user/preferences': { summary: 'Your preferences.', reply: preferences },
  'PATCH /api/user/preferences': {
    summary: 'Changes the preferences given.',
    body: z.partial(preferences),
    reply: preferences,
  },
})
