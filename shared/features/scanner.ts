import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { text } from '../core/schemas'
import { avoidLevels } from '../domain/avoid-levels'
import { missingParts, seenKinds } from '../domain/label-parts'
import { foundOut } from './found-out'

const level = z.enum(avoidLevels)

/** The text of a label as it stands: the places in the answer count its characters. */
const labelText = z
  .string()
  .check(
    z.maxLength(100_000, 'must be at most 100000 characters'),
    z.regex(/\S/, 'Please enter the text of the label'),
  )

/** A place in the label text: UTF-16 offsets, `end` exclusive. */
export const span = z.object({ start: z.int(), end: z.int() })

const kind = z.enum(['match', 'trace', 'unsure'])

/** One of the reader's foods that they tolerate by what was found out, and nothing else speaks against. */
export const tolerated = z.object({ foodName: z.string(), outcome: foundOut })

/** One of the reader's foods that the label names. */
export const intolerance = z.object({
  /** As on the report, or as the allergy was written; of `own` a diet's name or the food left out by choice. */
  foodName: z.string(),
  level,
  /** What was found out about it, where that decides. */
  outcome: z.optional(foundOut),
  /** The outcome that calls it well tolerated, and that a newer test has put in question. */
  asks: z.optional(z.int()),
  /** The gravest of its places: in it, as traces, or a word that may come from it. */
  kind,
  spans: z.array(z.extend(span, { kind })),
  /** The words of the label that told its kind. */
  words: z.array(z.string()),
  /** The report's day (YYYY-MM-DD; empty when unknown) when an earlier report says so and the latest has no result of it. */
  carriedOverFrom: z.nullable(z.string()),
  /** The catalogue does not know the food: only its name was looked for. */
  byNameOnly: z.boolean(),
  /** Why a food that stands in the list counts as a possibility only, though its word is plain; null where nothing is odd. */
  reason: z.nullable(z.string()),
})

/**
 * The corners of a stretch of print, as its reader has them: upper left, upper right, lower right, lower left, x and y by
 * turns, in parts of the upright picture's width and height.
 */
const corners = z.array(z.number()).check(z.length(8))

const seen = z.enum(seenKinds)
const missing = z.array(z.enum(missingParts))

export const scanResult = z.object({
  /** EU allergen groups in words. */
  allergens: z.array(z.string()),
  traces: z.array(z.string()),
  /** Groups that a word of the label may come from. */
  possible: z.array(z.string()),
  /** Where each group is named, for the highlights. */
  allergenSpans: z.array(z.object({ name: z.string(), kind, spans: z.array(span) })),
  ingredients: z.array(z.string()),
  userIntolerances: health(z.array(intolerance)),
  /** What else the label names and is fine for the reader. */
  tolerated: health(z.array(z.extend(tolerated, { spans: z.array(span) }))),
  summary: z.string(),
  /** What was looked for: the reader's foods and allergies, by name. */
  searched: health(z.array(z.string())),
  /** The scale the levels were graded by; null without a completed report. */
  scale: z.nullable(z.enum(['µg/ml', 'index'])),
  /** False when the text is too poor to judge. */
  readable: z.boolean(),
  seen,
  /** What of the list is not there; empty unless `seen` is `part`. */
  missing,
  /** What to photograph next, in a sentence; null where nothing is missing. */
  next: z.nullable(z.string()),
  /** The language of the text (ISO 639-1, and in English); `vouched`: what is not found in it is worth a sentence. */
  language: z.nullable(z.object({ code: z.string(), name: z.string(), vouched: z.boolean() })),
  /** Words of the list that nobody recognised, as printed. */
  notRecognised: z.array(z.string()),
})

export const scanner = defineContract({
  'GET /api/avoid-list': {
    summary:
      'What the scanner looks for on behalf of the client: elevated foods, allergies, what they chose to leave out, and what was tested without a result that can be read, as they stand now.',
    reply: z.object({
      foods: health(
        z.array(
          z.object({
            foodName: z.string(),
            level,
            carriedOverFrom: z.nullable(z.string()),
            outcome: z.optional(foundOut),
            /** The outcome that calls it well tolerated, and that a newer test has put in question. */
            asks: z.optional(z.int()),
          }),
        ),
      ),
      /** The foods that the latest report found without elevation: what is kept for answers without a network. */
      low: health(z.array(z.string())),
      /** What was found to be well tolerated, and is not among the foods to avoid. */
      tolerated: health(z.array(tolerated)),
      /** Whether there is a completed report. */
      tested: z.boolean(),
      /** The latest report was read, and is being checked again: the list goes by what it said before. */
      checkedAgain: z.optional(z.literal(true)),
    }),
    reads: 'own.read',
  },
  'POST /api/scan-consents': {
    summary: 'Records that the reader agreed to this version of the disclaimer.',
    body: z.object({ version: text(40).check(z.minLength(1, 'must not be empty')) }),
    reply: z.object({ version: z.string() }),
    status: 201,
  },
  'POST /api/ocr-extract': {
    summary:
      'Reads the text of one label image (png, jpg, jpeg, gif, webp or avif, by its content, at most 10 MB); nothing is kept.',
    files: ['image'],
    filesRequired: 'Please choose an image of the label.',
    reply: z.object({
      text: z.string(),
      confidence: z.number(),
      readable: z.boolean(),
      seen,
      missing,
      next: z.nullable(z.string()),
      /** Where the words of the text stand in it and in the picture, for marks on the photo. */
      words: z.array(z.extend(span, { corners })),
      /** Print in the picture that nobody could read. */
      unread: z.nullable(corners),
    }),
    errors: ['invalid', 'unsupported', 'too-large', 'busy'],
  },
  'POST /api/analyze-food-label': {
    summary: "Says which of the reader's foods a label names; no model is involved and nothing is kept.",
    body: z.object({
      labelText,
      /** For a text that was read from photos: what of the list they did not show. */
      photo: z.optional(z.object({ missing })),
    }),
    reply: scanResult,
    reads: 'own.read',
  },
})
