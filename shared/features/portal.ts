import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { day, email, name, text } from '../core/schemas'
import { isColour, textOn } from '../domain/portal/accent'
import { staffFactorModes } from '../domain/sign-in/factors'

export const UNREADABLE_ACCENT = 'Text is hard to read on this colour. Please choose a darker or lighter one.'

/** Whether and how clients are invited when their first report is released. */
export const inviteModes = ['off', 'email', 'email-or-sms'] as const

const alive = z.object({ status: z.literal('ok') })

/** The state of one part; `ms` is its response time, where it was measured. */
export const partStatus = z.object({
  state: z.enum(['ok', 'degraded', 'down', 'not configured']),
  text: z.string(),
  ms: z.nullable(z.number()),
})

export const portalSettings = z.object({
  portalName: name('The name of the portal', 60).check(z.minLength(1, 'Please enter a name for the portal')),
  supportAddress: z.union([email('Please enter a valid email address'), z.literal('')]),
  /** How bare numbers in new result files are graded; imported reports keep their scale. */
  bareScale: z.enum(['µg/ml', 'index']),
  inviteMode: z.enum(inviteModes),
  /** Of buttons in emails, letters and the welcome page, as #rrggbb; empty: the portal's. */
  accent: z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.refine((given) => given === '' || isColour(given), 'Please enter a colour such as #115566'),
    z.refine((given) => !isColour(given) || textOn(given) !== undefined, UNREADABLE_ACCENT),
  ),
  /** The sender's lines on a letter. */
  postalAddress: text(500),
  /** Whether clients may start a plan. */
  trialOn: z.boolean(),
  /** The dietitian who has signed off the plan; plans cannot be switched on without one. */
  trialSignedBy: text(120),
  /** Whether staff may or must have a second factor; if so, from which day (null: at once). */
  staffFactor: z.enum(staffFactorModes),
  staffFactorFrom: z.nullable(day),
})

/** SHA-256 of the logo that an admin uploaded; null: the portal's own. */
const logoHash = z.nullable(z.string())
const portalSettingsRow = z.extend(portalSettings, { logoHash, version: z.int() })
const imageHash = z.object({
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be the hash of an image')),
})

export const portal = defineContract({
  'GET /api/health': { summary: 'The process is running.', reply: alive },
  'GET /api/ready': {
    summary: 'The database and the file store are responding.',
    reply: alive,
    errors: ['unavailable'],
  },
  'GET /api/config': {
    summary: 'What the sign-in screen needs to know.',
    reply: z.object({
      portalName: z.string(),
      /** The support address; empty when none is set. */
      supportAddress: z.string(),
      logoHash,
      accent: z.string(),
      registrationOpen: z.boolean(),
      ai: z.enum(['openai', 'builtin']),
      emailConfigured: z.boolean(),
      smsConfigured: z.boolean(),
      /** Whether clients may start a plan. */
      trialOn: z.boolean(),
      /** Whether a user who forgot the password can be sent a link for a new one. */
      resetByEmail: z.boolean(),
      /** Such as https://portal.example.com; null: passkeys do not work. */
      passkeyOrigin: z.nullable(z.string()),
    }),
  },
  'GET /api/system/status': {
    summary: 'Current status of each part of the system.',
    reply: z.object({
      api: partStatus,
      database: partStatus,
      /** Degraded while the clean-up of report files is suspended. */
      files: partStatus,
      ai: partStatus,
      email: partStatus,
    }),
  },
  'GET /api/settings': { summary: "The portal's settings.", reply: portalSettingsRow },
  'PATCH /api/settings': {
    summary: "Changes the portal's settings.",
    body: z.partial(portalSettings),
    reply: portalSettingsRow,
    errors: ['stale'],
  },
  'PUT /api/settings/logo': {
    summary: "Uploads the laboratory's logo: PNG, JPEG or WebP.",
    files: ['logo'],
    filesRequired: 'Please choose an image.',
    reply: portalSettingsRow,
    errors: ['invalid', 'stale'],
  },
  'DELETE /api/settings/logo': {
    summary: "Removes the laboratory's logo.",
    reply: portalSettingsRow,
    status: 200,
    errors: ['stale'],
  },
  'GET /api/logo/:hash': {
    summary: "The laboratory's logo; cacheable for ever.",
    params: imageHash,
    reply: 'file',
    errors: ['not-found'],
  },
})
