import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { moment, text, typedDay, paging } from '../core/schemas'
import { diets } from '../domain/avoidance/diets'
import { eating } from './eating'
import { nestedUser, updateUserBody } from './accounts'

/** A client in a list. */
export const clientRow = z.object({
  id: z.int(),
  userId: z.int(),
  user: nestedUser,
  phone: z.string(),
  /** MM/DD/YYYY, null when unknown: tells clients of the same name apart. */
  dateOfBirth: health(z.nullable(z.string())),
  hasCredential: z.boolean(),
  reportCount: z.int(),
  /** The newest sign-in or report; null when there is neither. */
  lastActivity: z.nullable(moment),
  version: z.int(),
})

export const client = z.extend(clientRow, {
  gender: health(z.string()),
  address: z.string(),
  emergencyContact: z.string(),
  medicalHistory: health(z.string()),
  allergies: health(z.string()),
  currentMedications: health(z.string()),
})

export const clientGenders = ['Male', 'Female', 'Other', 'Prefer not to say'] as const

/** Of the whole list as text: enough for every list within the limits below, in quotes. */
export const LONGEST_ALLERGIES = 7000

export const updateClientBody = z.object({
  ...updateUserBody.shape,
  phone: z.optional(text(50)),
  dateOfBirth: z.optional(typedDay('Please enter the date as MM/DD/YYYY')),
  gender: z.optional(z.enum(['', ...clientGenders])),
  address: z.optional(text(500)),
  emergencyContact: z.optional(text(500)),
  medicalHistory: z.optional(text(5000)),
  allergies: z.optional(text(LONGEST_ALLERGIES)),
  currentMedications: z.optional(text(2000)),
})

/** A client's own choice. The foods are named as they were typed. */
const diet = z.object({
  diets: health(z.array(z.enum(diets))),
  ownFoods: health(z.array(z.string())),
  servings: z.nullable(z.int()),
  /** The most for preparing and cooking. */
  minutes: z.nullable(z.int()),
  notUnderstood: health(z.array(z.string())),
  version: z.int(),
})

const ownFood = text(100).check(
  z.minLength(1, 'must not be empty'),
  z.regex(/^[^;\n]*$/, 'must be one food without a semicolon'),
)

/** The most entries of a list. A longer list that an admin once typed remains valid. */
export const MOST_LISTED = 40
export const LONGEST_LISTED = 80

/** One entry of a list: a food, a group, or free text; it may contain a comma or semicolon. */
const listed = text(2000).check(z.minLength(1, 'must not be empty'))
const listedFoods = z.array(listed).check(z.maxLength(1000, 'must be at most 1000 foods'))

/** What a client declares: allergies, and the foods they avoid for reasons of their own. */
export const clientHealth = z.object({
  allergies: health(z.array(z.string())),
  /** Whether the client has answered: never, that there is none, or with this list. */
  answered: health(z.enum(['never', 'none', 'listed'])),
  /** The entries that match no food of the catalogue: only their exact words are searched for. */
  unknown: health(z.array(z.string())),
  ownFoods: health(z.array(z.string())),
  /** By entry, the words searched for on its account; none for an unknown one. */
  words: health(z.record(z.string(), z.array(z.string()))),
  version: z.int(),
})

export const clientHealthBody = z
  .object({
    allergies: listedFoods,
    /** That there is no allergy; false by default. */
    none: z.optional(z.boolean()),
    ownFoods: listedFoods,
  })
  .check(
    z.refine(({ none, allergies }) => !none || allergies.length === 0, {
      path: ['none'],
      error: 'Either list allergies or say that none is known, not both',
    }),
  )

/** The same for staff. */
const healthOfClient = z.extend(clientHealth, { answeredAt: health(z.nullable(moment)) })

/** Contact data and what to know first; their reports are a separate request. */
const clientOverview = z.object({
  id: z.int(),
  name: z.string(),
  /** DD.MM.YYYY. */
  dateOfBirth: health(z.nullable(z.string())),
  gender: health(z.string()),
  /** Empty for an account without an email. */
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  emergencyContact: z.string(),
  lastSignInAt: z.nullable(moment),
})

export const clients = defineContract({
  'GET /api/clients/:id/overview': {
    summary: 'Who a client is and how to reach them.',
    reply: clientOverview,
    reads: 'client.read',
  },
  'GET /api/user/health': {
    summary: "The client's own allergies and own foods.",
    reply: clientHealth,
    reads: 'own.read',
  },
  'PUT /api/user/health': {
    summary: 'Replaces the whole list. It takes effect from the next request.',
    body: clientHealthBody,
    reply: clientHealth,
    reads: 'own.read',
    errors: ['stale'],
  },
  'GET /api/clients/:id/health': {
    summary: "A client's allergies and own foods.",
    reply: healthOfClient,
    reads: 'client.read',
    errors: ['not-found'],
  },
  'PUT /api/clients/:id/health': {
    summary: "Replaces a client's whole list.",
    body: clientHealthBody,
    reply: healthOfClient,
    reads: 'client.read',
    errors: ['not-found', 'stale'],
  },
  'GET /api/user/diet': {
    summary: 'How the client eats and cooks, by their own choice.',
    reply: diet,
    reads: 'own.read',
  },
  'PATCH /api/user/diet': {
    summary:
      "Updates the fields sent. `notUnderstood` lists own foods we don't know, which are matched by name only.",
    body: z.object({
      diets: z.optional(eating.diets),
      ownFoods: z.optional(z.array(ownFood).check(z.maxLength(50, 'must be at most 50 foods'))),
      servings: z.optional(z.nullable(eating.servings)),
      minutes: z.optional(z.nullable(eating.minutes)),
    }),
    reply: diet,
    reads: 'own.read',
    errors: ['stale'],
  },
  'GET /api/clients': {
    summary: 'Clients by name; `q` is part of a name or an email address.',
    query: z.object({ ...paging, q: z.optional(text(200)) }),
    reply: z.array(clientRow),
    reads: 'client.list',
  },
  'GET /api/clients/:id': {
    summary: 'Everything on record for one client.',
    reply: client,
    reads: 'client.read',
  },
  'PATCH /api/clients/:id': {
    summary:
      'Changes the fields sent, of the record and of the account. `notUnderstood` names the allergies that match no food.',
    body: updateClientBody,
    reply: z.extend(client, { notUnderstood: health(z.array(z.string())) }),
    reads: 'client.read',
    errors: ['conflict', 'stale'],
  },
})
