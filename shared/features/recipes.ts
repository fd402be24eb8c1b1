import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { id, moment, text } from '../core/schemas'
import { difficulties } from '../domain/recipes/recipe-kinds'
import { eating } from './eating'

const line = (max: number) => text(max).check(z.minLength(1, 'must not be empty'))
const minutes = z
  .int('must be a whole number of minutes')
  .check(z.minimum(0, 'must not be below 0'), z.maximum(10_000, 'must be at most 10,000'))

const fields = {
  title: text(200).check(z.minLength(1, 'Title is required')),
  description: text(2000),
  ingredients: z
    .array(line(300))
    .check(z.minLength(1, 'At least one ingredient is required'), z.maxLength(100, 'must be at most 100')),
  instructions: z
    .array(line(2000))
    .check(z.minLength(1, 'At least one step is required'), z.maxLength(100, 'must be at most 100')),
  prepTime: minutes,
  cookTime: minutes,
  servings: z
    .int('must be a whole number')
    .check(z.minimum(1, 'must be at least 1'), z.maximum(1000, 'must be at most 1,000')),
  difficulty: z.pipe(
    z.string().check(z.trim(), z.toLowerCase()),
    z.enum(difficulties, 'must be easy, medium or hard'),
  ),
  category: text(60).check(z.minLength(1, 'Please select a meal type'), z.toLowerCase()),
  tags: z.array(line(40)).check(z.maxLength(20, 'must be at most 20')),
  excludedAllergenIds: z.array(id).check(z.maxLength(500, 'must be at most 500')),
  aiGenerated: z.boolean(),
  approved: z.boolean(),
}

/** The fields of a recipe; each line is one ingredient with its amount, or one step. */
export const recipeFields = z.object({
  ...fields,
  description: z._default(fields.description, ''),
  prepTime: z._default(fields.prepTime, 0),
  cookTime: z._default(fields.cookTime, 0),
  servings: z._default(fields.servings, 1),
  difficulty: z._default(fields.difficulty, 'easy'),
  tags: z._default(fields.tags, []),
  excludedAllergenIds: z._default(fields.excludedAllergenIds, []),
  aiGenerated: z._default(fields.aiGenerated, false),
  approved: z._default(fields.approved, false),
})

const content = {
  title: z.string(),
  description: z.string(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  prepTime: z.int(),
  cookTime: z.int(),
  servings: z.int(),
  tags: z.array(z.string()),
}
const kinds = { difficulty: z.enum(difficulties), category: z.string() }

/** `size` is the food's amount in the dish, in per cent of the largest. */
const dishPicture = z.object({ name: z.string(), size: z.int() })
export type DishPicture = z.output<typeof dishPicture>

export const recipe = z.object({
  id: z.int(),
  ...content,
  ...kinds,
  /** The first of its pictures; null when there is none. */
  imageUrl: z.nullable(z.string()),
  /** At most four food pictures; the food that the dish is named after comes first. */
  pictures: z.array(dishPicture),
  /** The foods it was made without; empty unless the reader made it. */
  excludedAllergenIds: health(z.array(z.int())),
  aiGenerated: z.boolean(),
  approved: z.boolean(),
  /** Whether the reader made it. */
  own: z.boolean(),
  /** Elevated and allergic foods not in it ("without: egg, milk"); empty for staff. */
  without: health(z.array(z.string())),
  /** How many of these could not be read in the test. */
  notReadable: z.optional(health(z.int())),
  version: z.int(),
  createdAt: moment,
})

/** The checks that a recipe passed before it was shown or saved. */
export const recipeCheck = z.object({
  ingredients: z.int(),
  excluded: health(z.array(z.string())),
  /** The names of the diets it suits. */
  diets: health(z.array(z.string())),
  /** A sentence on words of the wish that name no known food. */
  unknown: z.optional(health(z.string())),
})

export const generatedRecipe = z.object({
  ...content,
  ...kinds,
  /** The same as `title`. */
  name: z.string(),
  pictures: z.array(dishPicture),
  notes: z.string(),
  check: recipeCheck,
  /** The author: a model, or the seeded library. */
  provider: z.enum(['openai', 'builtin']),
})

/** What anybody with a link reads of a recipe: nothing tells who shared it, or for whom it is. */
export const sharedRecipe = z.object({
  title: z.string(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  prepTime: z.int(),
  cookTime: z.int(),
  servings: z.int(),
  pictures: z.array(dishPicture),
})

export const recipes = defineContract({
  'GET /api/recipes': {
    summary:
      'All recipes you can see, newest first. Clients get approved ones that suit their foods, diet and time, plus their own.',
    reply: z.array(recipe),
    reads: 'own.read',
  },
  'GET /api/recipes/daily-personalized': {
    summary: "Today's recipe for the client; null without a completed report or when nothing fits.",
    reply: z.nullable(
      z.object({
        ...content,
        imageUrl: z.nullable(z.string()),
        /** For each ingredient the picture of its food; null where none is known. */
        ingredientPictures: z.array(z.nullable(z.string())),
        recipeData: recipe,
      }),
    ),
    reads: 'own.read',
  },
  'POST /api/recipes': {
    summary:
      "Saves a recipe; a client's is saved unapproved, and refused when it contains one of their foods. 409 with the recipe as `current` when the reader already has it.",
    body: recipeFields,
    reply: recipe,
    reads: 'own.read',
    status: 201,
    errors: ['invalid', 'conflict'],
  },
  'PATCH /api/recipes/:id': {
    summary: 'Changes the fields given; only an admin approves.',
    body: z.partial(z.object(fields)),
    reply: recipe,
    reads: 'own.read',
    errors: ['not-found', 'stale', 'forbidden'],
  },
  'DELETE /api/recipes/:id': {
    summary: 'Deletes a recipe; clients can delete only their own unapproved ones.',
    reply: 'empty',
    errors: ['not-found', 'forbidden'],
  },
  'POST /api/recipes/:id/link': {
    summary:
      'Makes a link that lets anybody read a recipe for 90 days; null without a public address for the portal.',
    reply: z.object({ link: z.nullable(z.string()) }),
    errors: ['not-found'],
  },
  'POST /api/shared-recipe': {
    summary: 'A shared recipe, no sign-in needed. 410 once the link has expired or the recipe is deleted.',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(300)) }),
    reply: sharedRecipe,
    errors: ['gone'],
  },
  'POST /api/ai/generate-recipe': {
    summary:
      "Makes a recipe without the foods named, within the diets and minutes. A client's also leaves out what is on their own record. The diets and foods to leave out in `dietaryPreferences` apply too. 409 when nothing fits.",
    body: z.object({
      excludedFoods: z._default(z.array(text(100)).check(z.maxLength(300, 'must be at most 300')), []),
      dietaryPreferences: z.optional(text(1000)),
      category: z.optional(z.pipe(text(60), z.string().check(z.toLowerCase()))),
      diets: z.optional(eating.diets),
      /** Replaces the client's own number; null for any number. */
      servings: z.optional(z.nullable(eating.servings)),
      minutes: z.optional(z.nullable(eating.minutes)),
    }),
    reply: generatedRecipe,
    reads: 'own.read',
    errors: ['invalid', 'unavailable', 'conflict'],
  },
})
