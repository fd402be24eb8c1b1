import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { line, moment } from '../core/schemas'
import { staffFactorModes } from '../domain/sign-in/factors'

/** Bytes as in WebAuthn's JSON. */
const base64url = (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/, 'must be base64url'))

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** The options of `navigator.credentials.get`, in WebAuthn's JSON. */
export const assertionOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Empty: any passkey of the portal. */
  allowCredentials: z.array(credential),
})

/** The options of `navigator.credentials.create`, in WebAuthn's JSON. */
const attestationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

const ceremony = { id: base64url(2000), rawId: base64url(2000), type: z.literal('public-key') }

/** The result of `navigator.credentials.get`, in WebAuthn's JSON. */
export const assertion = z.object({
  ...ceremony,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.optional(base64url(200)),
  }),
})

/** The result of `navigator.credentials.create`, in WebAuthn's JSON. */
const attestation = z.object({
  ...ceremony,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
})

/** How a user can prove their identity; `passkey` are the options for the authenticator. */
export const proofMethods = z.object({
  password: z.boolean(),
  authenticator: z.boolean(),
  recoveryCode: z.boolean(),
  passkey: z.nullable(assertionOptions),
})

const typed = z.string().check(z.minLength(1, 'Please enter the code'), z.maxLength(100))

/** One of these proofs, as the browser sends it. */
export const secondStep = z.union([
  z.object({ assertion }),
  z.object({ code: typed }),
  z.object({ recovery: typed }),
])

export const stepUpBody = z.union([
  z.object({ password: z.string().check(z.minLength(1, 'Please enter your password'), z.maxLength(1000)) }),
  ...secondStep.def.options,
])

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
  /** Synchronised to other devices by its provider. */
  isSynced: z.boolean(),
  /** Made for another address of the portal, so it does not work at this one. */
  isElsewhere: z.boolean(),
})

const passkeyName = line(60).check(z.minLength(1, 'Please enter a name'))

export const factors = defineContract({
  'GET /api/user/factors': {
    summary: "Your account's sign-in methods besides the password.",
    reply: z.object({
      passkeys: z.array(passkey),
      /** Since when an authenticator app is set up; null without one. */
      authenticatorSince: z.nullable(moment),
      /** How many recovery codes are left; null for a user who cannot have any. */
      recoveryCodes: z.nullable(z.int()),
      /** Whether staff may or must have a second factor, and from which day on (null: at once). */
      mode: z.enum(staffFactorModes),
      requiredFrom: z.nullable(z.string()),
      mayAdd: z.boolean(),
    }),
  },
  'POST /api/user/passkeys/options': {
    summary: 'What the browser needs to make a passkey; valid for 5 minutes.',
    reply: attestationOptions,
    errors: ['conflict', 'unavailable'],
  },
  'POST /api/user/passkeys': {
    summary: 'Adds the passkey that the browser has made.',
    body: z.object({ attestation, name: z.optional(passkeyName) }),
    reply: passkey,
    status: 201,
    errors: ['invalid', 'conflict', 'unavailable'],
  },
  'PATCH /api/user/passkeys/:id': {
    summary: 'Renames a passkey.',
    body: z.object({ name: passkeyName }),
    reply: passkey,
    errors: ['not-found'],
  },
  'DELETE /api/user/passkeys/:id': {
    summary: 'Removes a passkey; never the last factor while one is required.',
    reply: 'empty',
    errors: ['not-found', 'conflict'],
  },
  'POST /api/user/totp': {
    summary: 'A new secret for an authenticator app; it counts once a code from it is confirmed.',
    reply: z.object({
      /** In base32, as apps take it. */
      secret: z.string(),
      /** The same as an `otpauth:` address, for a QR code. */
      uri: z.string(),
    }),
    errors: ['conflict'],
  },
  'POST /api/user/totp/confirm': {
    summary: 'Confirms the authenticator app with a code.',
    body: z.object({ code: typed }),
    reply: 'empty',
    errors: ['invalid', 'conflict'],
  },
  'DELETE /api/user/totp': {
    summary: 'Removes the authenticator app; never the last factor while one is required.',
    reply: 'empty',
    errors: ['not-found', 'conflict'],
  },
  'POST /api/user/recovery-codes': {
    summary: 'Makes 10 recovery codes in place of all others; they are shown only once.',
    reply: z.object({ codes: z.array(z.string()) }),
    status: 201,
    errors: ['conflict'],
  },
  'DELETE /api/users/:id/factors': {
    summary: "Resets somebody else's second factor and ends their sessions; they and all admins are told.",
    reply: 'empty',
    errors: ['not-found', 'conflict'],
  },
})
