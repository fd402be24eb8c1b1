import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { moment, name } from '../core/schemas'
import { MAX_LABEL, MAX_RECIPIENT, shareContents, shareLifetimes } from '../domain/shares/share-contents'

const contentList = z.pipe(
  z.string().check(z.maxLength(100)),
  z.pipe(
    z.transform((list: string) => [...new Set(list.split(',').filter((content) => content !== ''))]),
    z.array(z.enum(shareContents)).check(z.minLength(1, 'Choose what to share')),
  ),
)

const share = z.object({
  id: z.int(),
  label: z.string(),
  contents: z.array(z.enum(shareContents)),
  hasPasscode: z.boolean(),
  attemptsLeft: z.int(),
  createdAt: moment,
  expiresAt: moment,
  /** When the client or too many wrong passcodes ended it early. */
  endedAt: z.nullable(moment),
  /** Newest first; `recipient` is the name that the reader typed. */
  opens: z.array(z.object({ at: moment, recipient: z.string() })),
})

/** 32 random bytes in base64url; anything else is unknown. */
const secret = z.string().check(z.maxLength(100))

/** Source: HL7 SMART Health Cards and Links, "SMART Health Link Manifest Request". */
const manifest = z.object({
  files: z.array(
    z.object({
      contentType: z.literal('application/fhir+json'),
      /** The compact JWE, or else where it can be fetched once within an hour. */
      embedded: z.optional(z.string()),
      location: z.optional(z.string()),
    }),
  ),
})

export const shares = defineContract({
  'GET /api/shares': {
    summary:
      'Your share links, newest first. `canShare` is false where the portal has no https address of its own.',
    reply: z.object({ canShare: z.boolean(), shares: z.array(share) }),
  },
  'POST /api/shares': {
    summary:
      'Keeps what your browser encrypted (a compact JWE) under a new link, whose `url` a manifest is asked for at. 409 at 20 links that still work.',
    body: z.object({
      contents: contentList,
      lifetime: z.enum(shareLifetimes),
      label: z._default(name('The label', MAX_LABEL), ''),
      passcode: z._default(z.string().check(z.regex(/^(\d{6})?$/, 'must be six digits')), ''),
    }),
    files: ['content'],
    filesRequired: 'The encrypted content is required',
    reply: z.object({ id: z.int(), url: z.string(), expiresAt: moment }),
    status: 201,
    errors: ['invalid', 'conflict', 'too-large', 'no-space'],
  },
  'DELETE /api/shares/:id': {
    summary: 'Ends a share link and removes its ciphertext.',
    reply: 'empty',
    errors: ['not-found'],
  },
  'POST /api/shl/:id': {
    summary:
      'The manifest of a SMART Health Link, no sign-in needed. 401 with `remainingAttempts` for a wrong passcode; 404 for a link that is unknown, expired or ended.',
    params: z.object({ id: secret }),
    body: z.object({
      recipient: name('The name', MAX_RECIPIENT).check(z.minLength(1, 'Please enter your name')),
      passcode: z.optional(z.string().check(z.maxLength(100))),
      embeddedLengthMax: z.optional(z.int().check(z.minimum(0))),
    }),
    reply: manifest,
    crossOrigin: true,
    errors: ['wrong-credentials', 'not-found', 'too-many'],
  },
  'GET /api/shl/files/:ticket': {
    summary: 'The ciphertext that a manifest refers to, once within an hour, no sign-in needed.',
    params: z.object({ ticket: secret }),
    reply: 'file',
    media: ['application/jose'],
    crossOrigin: true,
    errors: ['not-found'],
  },
})
