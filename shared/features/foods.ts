import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { id, line, moment, text } from '../core/schemas'

export const severities = ['severe', 'moderate', 'other'] as const

export const food = z.object({
  id: z.int(),
  name: z.string(),
  latinName: z.string(),
  category: z.string(),
  description: z.string(),
  /** Whether a model replaced an earlier description, which can be restored. */
  hasFormer: z.boolean(),
  imageUrl: z.nullable(z.string()),
  commonSources: z.array(z.string()),
  alternativeNames: z.array(z.string()),
  derivedIngredients: z.array(z.string()),
  severity: z.enum(severities),
  version: z.int(),
})

const name = line(200).check(z.minLength(1, 'Food name is required'))
const category = line(100).check(z.minLength(1, 'Category is required'))
const list = z
  .array(text(100).check(z.minLength(1, 'must not be empty')))
  .check(z.maxLength(200, 'must be at most 200'))

export const foodFields = z.object({ name, latinName: z._default(line(200), ''), category })

/** Estimated tokens for one description: of the prompt, and at most of the answer. */
export const DESCRIPTION_TOKENS = { asked: 300, answered: 600 }

/** The progress of the running, or else the last, generation. */
export const generation = z.object({
  state: z.enum(['idle', 'running', 'finished']),
  total: z.int(),
  done: z.int(),
  failed: z.array(z.object({ foodId: z.int(), name: z.string(), reason: z.string() })),
  /** The food being written; null when there is none. */
  current: z.nullable(z.string()),
  startedAt: z.nullable(moment),
  finishedAt: z.nullable(moment),
  /** How many foods were left unchanged because the generation was stopped. */
  stopped: z.int(),
  /** How many of its descriptions can be undone. */
  canTakeBack: z.int(),
})

export const foods = defineContract({
  'GET /api/food-words': {
    summary:
      'Foods and groups of foods whose name, or another word for them, contains `q`. At most eight, each with the words searched for once it is chosen.',
    query: z.object({ q: text(80) }),
    reply: z.array(z.object({ name: z.string(), words: z.array(z.string()) })),
  },
  'GET /api/allergens': {
    summary:
      'All foods by name; categories that are items in their own right only for admins. A client never sees a description that recommends a food they avoid.',
    reply: z.array(food),
    etag: true,
  },
  'POST /api/allergens': {
    summary: 'Adds a food, or a category as the item `NAME (Category)`.',
    body: foodFields,
    reply: food,
    status: 201,
    errors: ['conflict'],
  },
  'POST /api/allergens/upload': {
    summary:
      'Imports a CSV of name, latinName, category (or name, category), all rows or none. A known name is updated.',
    files: ['file'],
    filesRequired: 'Please choose a CSV file.',
    reply: z.object({ count: z.int() }),
    errors: ['invalid', 'too-large'],
  },
  'PATCH /api/allergens/:id': {
    summary: 'Changes the fields given.',
    body: z.partial(
      z.object({
        name,
        latinName: line(200),
        category,
        description: text(5000),
        commonSources: list,
        alternativeNames: list,
        derivedIngredients: list,
        severity: z.enum(severities),
      }),
    ),
    reply: food,
    errors: ['not-found', 'conflict', 'stale'],
  },
  'DELETE /api/allergens/:id': {
    summary: 'Deletes a food; 409 says where it is used, unless `force=true`.',
    query: z.object({ force: z.optional(z.enum(['true', 'false'])) }),
    reply: 'empty',
    errors: ['not-found', 'conflict'],
  },
  'GET /api/allergens/export': {
    summary: 'All foods as a CSV in the upload format.',
    reply: 'file',
  },
  'GET /api/allergens/:id/image': {
    summary: 'The picture of a food, cacheable by its hash.',
    query: z.object({ v: z.optional(text(64)) }),
    reply: 'file',
    errors: ['not-found'],
  },
  'POST /api/allergens/:id/regenerate': {
    summary: "Regenerates a food's description.",
    body: z.object({
      name: z.optional(name),
      category: z.optional(category),
      latinName: z.optional(line(200)),
    }),
    reply: food,
    errors: ['not-found', 'unavailable', 'busy'],
  },
  'POST /api/allergens/:id/regenerate-image': {
    summary: "Regenerates a food's image.",
    body: z.object({ name: z.optional(name) }),
    reply: food,
    errors: ['not-found', 'unavailable', 'busy'],
  },
  'POST /api/allergens/generate-selected': {
    summary: 'Starts writing the descriptions of the given foods, one after another.',
    body: z.object({
      foodIds: z
        .array(id)
        .check(
          z.minLength(1, 'Please select foods to regenerate descriptions.'),
          z.maxLength(2000, 'must be at most 2000'),
        ),
      /** How many replaced descriptions the user confirmed: 409 where there are more by now. */
      replaces: z.optional(z.int()),
    }),
    reply: z.object({ count: z.int() }),
    errors: ['not-found', 'conflict', 'unavailable'],
  },
  'POST /api/allergens/generation/stop': {
    summary: 'Stops the generation. Finished descriptions are kept. 409 if none is running.',
    body: z.object({}),
    reply: generation,
    errors: ['conflict'],
  },
  'POST /api/allergens/generation/take-back': {
    summary:
      'Restores the descriptions from before the last generation, unless edited since. 409 while it is running.',
    body: z.object({}),
    reply: z.object({ count: z.int() }),
    errors: ['conflict'],
  },
  'POST /api/allergens/:id/take-back': {
    summary: "Restores a food's previous description.",
    body: z.object({}),
    reply: food,
    errors: ['not-found', 'conflict'],
  },
  'GET /api/allergens/generation': { summary: 'How far the generation has got.', reply: generation },
  'POST /api/allergens/extract': {
    summary: 'The foods of all reports as a CSV file: name, Latin name, category, how often tested.',
    body: z.object({}),
    reply: 'file',
  },
  'POST /api/ai/food-description': {
    summary: 'A description for a food that is not saved.',
    body: z.object({ allergenName: name, category: z._default(text(100), '') }),
    reply: z.object({ description: z.string() }),
    errors: ['unavailable', 'busy'],
  },
})
