import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { moment, text, typedDay, paging } from '../core/schemas'
import { diets } from '../domain/diets'
import { eating } from './eating'
import { nestedUser, updateUserBody } from './accounts'

/** A client as lists carry them. */
export const clientRow = z.object({
  id: z.int(),
  userId: z.int(),
  user: nestedUser,
  phone: z.string(),
  /** MM/DD/YYYY, null when unknown: what tells people of one name apart. */
  dateOfBirth: health(z.nullable(z.string())),
  hasCredential: z.boolean(),
  reportCount: z.int(),
  /** The newest sign-in or report; null when there was neither. */
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

/** Of a whole list as text: what a person may list has room, in quotes. */
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

/** A client's choice. The foods are named as they were typed. */
const diet = z.object({
  diets: health(z.array(z.enum(diets))),
  ownFoods: health(z.array(z.string())),
  servings: z.nullable(z.int()),
  /** At most, for preparing and cooking. */
  minutes: z.nullable(z.int()),
  notUnderstood: health(z.array(z.string())),
  version: z.int(),
})

const ownFood = text(100).check(
  z.minLength(1, 'must not be empty'),
  z.regex(/^[^;\n]*$/, 'must be one food without a semicolon'),
)

/** What a list may hold, and how long a name on it may be; one that holds more already, as an admin typed it, keeps that. */
export const MOST_LISTED = 40
export const LONGEST_LISTED = 80

/** One name of a list: a food, a group, or whatever somebody types; a comma or semicolon may be in it. */
const listed = text(2000).check(z.minLength(1, 'must not be empty'))
const listedFoods = z.array(listed).check(z.maxLength(1000, 'must be at most 1000 foods'))

/** What only the person knows: their allergies, and the foods that they leave out for reasons of their own. */
export const clientHealth = z.object({
  allergies: health(z.array(z.string())),
  /** Whether they have been asked: nobody did, or there is none, or these are they. */
  answered: health(z.enum(['never', 'none', 'listed'])),
  /** The entries that match no food: only their words are looked for. */
  unknown: health(z.array(z.string())),
  ownFoods: health(z.array(z.string())),
  /** The words that are looked for on account of an entry, the best known first; none for an unknown one. */
  words: health(z.record(z.string(), z.array(z.string()))),
  version: z.int(),
})

export const clientHealthBody = z
  .object({
    allergies: listedFoods,
    /** That there is none; false unless given. */
    none: z.optional(z.boolean()),
    ownFoods: listedFoods,
  })
  .check(
    z.refine(({ none, allergies }) => !none || allergies.length === 0, {
      path: ['none'],
      error: 'Either list allergies or say that none is known, not both',
    }),
  )

/** The same as staff read it. */
const healthOfClient = z.extend(clientHealth, { answeredAt: health(z.nullable(moment)) })

/** A client as their practitioner sees them: how to reach them, and what to know first. Their reports are asked for by themselves. */
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
    summary: 'Says them anew, whole. They count from the next request on.',
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
    summary: 'Says them anew, whole, for a client.',
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
      'Changes the fields sent. `notUnderstood` names the own foods that match no food: only their words are looked for.',
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
    summary: 'Clients by name; `q` is part of a name or an email.',
    query: z.object({ ...paging, q: z.optional(text(200)) }),
    reply: z.array(clientRow),
    reads: 'client.list',
  },
  'GET /api/clients/:id': {
    summary: 'All that is on record of one client.',
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
