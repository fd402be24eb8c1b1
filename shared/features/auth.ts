import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { roles } from '../core/roles'
import { email, moment, text, typedDay } from '../core/schemas'
import { sessionRequirements } from '../domain/sign-in/factors'
import { leastCharacters } from '../domain/sign-in/passwords'
import { PARTS } from '../domain/sign-in/proof-of-work'
import { account, firstName, lastName, password } from './accounts'
import { assertion, assertionOptions, stepUpBody, proofMethods, secondStep } from './factors'

export const sessionUser = z.object({
  ...account,
  role: z.enum(roles),
  createdAt: moment,
  /** The client's own record; null for other roles. */
  clientId: z.nullable(z.int()),
  /** The practitioner's own record; null for other roles. */
  practitionerId: z.nullable(z.int()),
  /** Whether a practitioner has a licence number on record. */
  licensed: z.boolean(),
  /** The session's pending requirement; null for none. */
  needs: z.nullable(z.enum(sessionRequirements)),
})

export const loginBody = z.object({
  email: email('Please enter a valid email address'),
  password: z
    .string()
    .check(z.minLength(1, 'Password is required'), z.maxLength(1000, 'Password is too long')),
  /** For a challenge (429); see shared/domain/sign-in/proof-of-work.ts. */
  proof: z.optional(
    z.object({
      token: z.string().check(z.maxLength(300)),
      nonces: z.array(z.int().check(z.minimum(0), z.maximum(2 ** 32 - 1))).check(z.maxLength(PARTS)),
    }),
  ),
})

export const registerBody = z.object({
  email: email('Please enter a valid email address'),
  password: password(leastCharacters('client', 'owner')),
  firstName,
  lastName,
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
  /** The session of this request. */
  current: z.boolean(),
})

/** A person who has registered and waits for an account. */
const registration = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: moment,
  /** Another account has the address already. */
  isTaken: z.boolean(),
})

const sessionId = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{16,64}$/, 'must be the id of a session')),
})

/** The token of a link or a printed code, as the browser sends it. */
const linkToken = z.string().check(z.minLength(1), z.maxLength(100))

/** Proves that the holder of the link is the person: the field that `look` asked for. */
const welcomeAnswer = z.object({
  token: linkToken,
  dateOfBirth: z.optional(typedDay('Please enter your date of birth: day, month and year')),
  sampleId: z.optional(text(100)),
})

export const newPasswordBody = z.object({
  token: linkToken,
  // The least length depends on the role.
  password: password(1, 'Please choose a password'),
})

export const auth = defineContract({
  'POST /api/welcome/look': {
    summary:
      'What an invitation link, or a printed code, leads to. It is marked as opened; nothing else changes.',
    body: z.object({ token: linkToken }),
    reply: z.object({
      initials: z.string(),
      asks: z.enum(['dateOfBirth', 'sampleId']),
      expiresAt: moment,
      portalName: z.string(),
    }),
    errors: ['not-found', 'gone', 'too-many'],
  },
  'POST /api/welcome/answer': {
    summary:
      'Whether the answer is right; a wrong one counts (`remaining`). The email address is the one the account signs in with.',
    body: welcomeAnswer,
    reply: z.object({ email: z.string() }),
    errors: ['invalid', 'forbidden', 'not-found', 'gone', 'too-many'],
  },
  'POST /api/welcome': {
    summary: "Sets the invited person's chosen password and signs them in. The link then stops working.",
    body: z.extend(welcomeAnswer, { password: newPasswordBody.shape.password }),
    reply: sessionUser,
    errors: ['invalid', 'forbidden', 'not-found', 'gone', 'too-many'],
  },
  'POST /api/welcome/again': {
    summary: 'Sends a new link to the same address, replacing an expired one.',
    body: z.object({ token: linkToken }),
    reply: 'empty',
    status: 202,
    errors: ['not-found', 'conflict', 'gone', 'too-many'],
  },
  'POST /api/password-reset': {
    summary: 'Sends a password reset link; what follows is the same for every address.',
    body: z.object({ email: email('Please enter a valid email address') }),
    reply: 'empty',
    status: 202,
    errors: ['unavailable', 'too-many'],
  },
  'POST /api/password-reset/look': {
    summary: 'Says whose password an emailed link would change; nothing changes yet.',
    body: z.object({ token: linkToken }),
    reply: z.object({ email: z.string(), role: z.enum(roles) }),
    errors: ['not-found', 'gone', 'too-many'],
  },
  'POST /api/password-reset/complete': {
    summary: 'Sets a new password using an emailed link, signs in and ends all other sessions.',
    body: newPasswordBody,
    reply: sessionUser,
    errors: ['invalid', 'second-factor', 'not-found', 'gone', 'too-many'],
  },
  'POST /api/login': {
    summary:
      'Signs in with an email address and password. After too many wrong attempts, 429 says how long to wait (Retry-After), or sends a challenge; `proof` answers it.',
    body: loginBody,
    reply: sessionUser,
    errors: ['wrong-credentials', 'second-factor', 'too-many'],
  },
  'POST /api/login/second': {
    summary:
      'The second step of signing in, within 5 minutes of the first. Takes a passkey, a code from the authenticator app, or a recovery code. Five wrong ones end the attempt.',
    body: secondStep,
    reply: sessionUser,
    errors: ['invalid', 'signed-out', 'wrong-credentials', 'second-factor', 'too-many'],
  },
  'POST /api/passkeys/sign-in/options': {
    summary: 'What the browser needs to ask for a passkey; valid for 5 minutes.',
    reply: assertionOptions,
    errors: ['unavailable', 'too-many'],
  },
  'POST /api/passkeys/sign-in': {
    summary: 'Signs in with just a passkey.',
    body: z.object({ assertion }),
    reply: sessionUser,
    errors: ['wrong-credentials', 'unavailable', 'too-many'],
  },
  'POST /api/user/assure/options': {
    summary: 'The ways a signed-in user can confirm who they are.',
    reply: proofMethods,
  },
  'POST /api/user/assure': {
    summary:
      'Re-authenticates the user. Sensitive actions need no further check for 10 minutes. Anyone with a second factor must use it.',
    body: stepUpBody,
    reply: 'empty',
    errors: ['invalid', 'too-many'],
  },
  'POST /api/register': {
    summary:
      'Asks for a client account, where the portal is open for registration; what follows is the same for every address. `message` says who lets in.',
    body: registerBody,
    reply: z.object({ message: z.string() }),
    status: 202,
    errors: ['invalid', 'forbidden', 'too-many'],
  },
  'POST /api/confirm': {
    summary:
      "Carries out what the link in an email is for; `password` is the account's, or the one used to register.",
    body: z.object({
      token: z.string().check(z.minLength(1), z.maxLength(100)),
      password: loginBody.shape.password,
    }),
    reply: z.object({ made: z.enum(['account', 'address']) }),
    errors: ['invalid', 'gone', 'too-many'],
  },
  'GET /api/registrations': {
    summary: 'Registrations awaiting approval, oldest first.',
    reply: z.array(registration),
  },
  'POST /api/registrations/:id/let-in': {
    summary: 'Creates the pending account; its address counts as unconfirmed.',
    reply: 'empty',
    errors: ['not-found', 'conflict'],
  },
  'DELETE /api/registrations/:id': {
    summary: 'Deletes a pending registration.',
    reply: 'empty',
    errors: ['not-found'],
  },
  'POST /api/logout': { summary: 'Signs out.', reply: 'empty', status: 200 },
  'GET /api/user': { summary: 'The signed-in user; 401 means signed out.', reply: sessionUser },
  'PATCH /api/user': {
    summary:
      'Changes your own profile; a new email address needs the current password and is `pendingEmail` until it is confirmed.',
    body: updateProfileBody,
    reply: z.extend(sessionUser, { pendingEmail: z.nullable(z.string()) }),
    errors: ['invalid', 'too-many'],
  },
  'PUT /api/user/password': {
    summary: 'Changes your password and ends your other sessions.',
    body: z.object({
      currentPassword: z
        .string()
        .check(z.minLength(1, 'Please enter your current password'), z.maxLength(1000)),
      // The least length depends on the role.
      newPassword: password(1, 'Please enter a new password'),
    }),
    reply: 'empty',
    status: 200,
    errors: ['invalid', 'too-many'],
  },
  'GET /api/user/sessions': {
    summary: 'Your sessions, most recently used first.',
    reply: z.array(ownSession),
  },
  'DELETE /api/user/sessions/:id': {
    summary: 'Ends one of your sessions.',
    params: sessionId,
    reply: 'empty',
    errors: ['not-found'],
  },
  'DELETE /api/user/sessions': { summary: 'Ends all your sessions except this one.', reply: 'empty' },
})
