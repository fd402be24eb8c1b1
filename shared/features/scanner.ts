import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { text } from '../core/schemas'
import { avoidLevels } from '../domain/avoidance/avoid-levels'
import { missingParts, seenKinds } from '../domain/labels/label-parts'
import { foodOutcome } from './food-outcome'

const level = z.enum(avoidLevels)

/** The text of a label, unchanged: the spans in the answer count its characters. */
const labelText = z
  .string()
  .check(
    z.maxLength(100_000, 'must be at most 100000 characters'),
    z.regex(/\S/, 'Please enter the text of the label'),
  )

/** A span of the label text: UTF-16 offsets, `end` exclusive. */
export const span = z.object({ start: z.int(), end: z.int() })

const kind = z.enum(['match', 'trace', 'unsure'])

/** A food of the reader that an outcome allows and nothing else speaks against. */
export const tolerated = z.object({ foodName: z.string(), outcome: foodOutcome })

/**
 * The running trial leaves a food out until this day (YYYY-MM-DD), if one is known; `eaten`: until
 * then it is eaten as usual.
 */
const inTrial = z.object({ until: z.nullable(z.string()), eaten: z.optional(z.boolean()) })

/** A food of the reader that the label names. */
export const intolerance = z.object({
  /** As on the report or as the allergy was written; of `own` the diet or avoided food. */
  foodName: z.string(),
  level,
  /** The outcome, where it decides the level. */
  outcome: z.optional(foodOutcome),
  /** The id of the outcome `tolerated` that a newer test has put in question. */
  asks: z.optional(z.int()),
  trial: z.optional(inTrial),
  /** The gravest of its spans: contained, as traces, or a word that may mean it. */
  kind,
  spans: z.array(z.extend(span, { kind })),
  /** The words of the label that decided `kind`. */
  words: z.array(z.string()),
  /** The earlier report's day where the latest has no result (empty: unknown); else null. */
  carriedOverFrom: z.nullable(z.string()),
  /** The catalogue does not know the food: only its name was searched for. */
  byNameOnly: z.boolean(),
  /** Why a food with a plain word in the list counts as a possibility only; else null. */
  reason: z.nullable(z.string()),
})

/**
 * The corners of a stretch of print: upper left, upper right, lower right, lower left, as x and y
 * in turn, in fractions of the upright picture's width and height.
 */
const corners = z.array(z.number()).check(z.length(8))

const seen = z.enum(seenKinds)
const missing = z.array(z.enum(missingParts))

export const scanResult = z.object({
  /** EU allergen groups in words. */
  allergens: z.array(z.string()),
  traces: z.array(z.string()),
  /** Groups that a word of the label may belong to. */
  possible: z.array(z.string()),
  /** Where each group is named, for the highlights. */
  allergenSpans: z.array(z.object({ name: z.string(), kind, spans: z.array(span) })),
  ingredients: z.array(z.string()),
  userIntolerances: health(z.array(intolerance)),
  /** Other named foods of the reader, which are fine. */
  tolerated: health(z.array(z.extend(tolerated, { spans: z.array(span) }))),
  summary: z.string(),
  /** What was searched for: the reader's foods and allergies, by name. */
  searched: health(z.array(z.string())),
  /** The scale the levels were graded by; null without a completed report. */
  scale: z.nullable(z.enum(['µg/ml', 'index'])),
  /** False when the text is too poor to judge. */
  readable: z.boolean(),
  seen,
  /** The missing parts of the list; empty unless `seen` is `part`. */
  missing,
  /** What to photograph next, in a sentence; null where nothing is missing. */
  next: z.nullable(z.string()),
  /** ISO 639-1 and in English; `vouched`: known well enough to name unrecognised words. */
  language: z.nullable(z.object({ code: z.string(), name: z.string(), vouched: z.boolean() })),
  /** Words of the list that were not recognised, as printed. */
  notRecognised: z.array(z.string()),
})

export const scanner = defineContract({
  'GET /api/avoid-list': {
    summary:
      'What the scanner checks for the client: elevated, unreadable and left-out foods, and allergies.',
    reply: z.object({
      foods: health(
        z.array(
          z.object({
            foodName: z.string(),
            level,
            carriedOverFrom: z.nullable(z.string()),
            outcome: z.optional(foodOutcome),
            /** The id of the outcome `tolerated` that a newer test has put in question. */
            asks: z.optional(z.int()),
            trial: z.optional(inTrial),
          }),
        ),
      ),
      /** The foods without elevation in the latest report, stored for answers without a network. */
      low: health(z.array(z.string())),
      /** The foods with the outcome `tolerated` that are not on the avoid list. */
      tolerated: health(z.array(tolerated)),
      /** Whether there is a completed report. */
      tested: z.boolean(),
      /** The latest report is being checked again: the list uses its previous results. */
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
      'Reads the text of one label image (png, jpg, jpeg, gif, webp or avif, by its content, at most 10 MB). Nothing is kept.',
    files: ['image'],
    filesRequired: 'Please choose an image of the label.',
    reply: z.object({
      text: z.string(),
      confidence: z.number(),
      readable: z.boolean(),
      seen,
      missing,
      next: z.nullable(z.string()),
      /** Where each word of the text is in it and in the picture, for marks on the photo. */
      words: z.array(z.extend(span, { corners })),
      /** Print in the picture that could not be read. */
      unread: z.nullable(corners),
    }),
    errors: ['invalid', 'unsupported', 'too-large', 'busy'],
  },
  'POST /api/analyze-food-label': {
    summary: "Says which of the reader's foods a label names; no model is involved and nothing is kept.",
    body: z.object({
      labelText,
      /** For a text that was read from photos: the parts of the list they did not show. */
      photo: z.optional(z.object({ missing })),
    }),
    reply: scanResult,
    reads: 'own.read',
  },
})
