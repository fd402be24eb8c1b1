import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { idText, text } from '../core/schemas'
import { verdictAnswers } from '../domain/verdict/answer'
import { verdictKinds, verdictLevels } from '../domain/verdict/kinds'
import { foodOutcome } from './food-outcome'

const level = z.enum(verdictLevels)
const answer = z.enum(verdictAnswers)
const certainty = z.enum(['match', 'trace', 'unsure'])
const scale = z.nullable(z.enum(['µg/ml', 'index']))

/** A food of the person that decided the verdict. */
export const decidingFood = z.object({
  /** As on the report, or as the person wrote it. */
  foodName: z.string(),
  level,
  /** What to do about this food on its own. */
  answer,
  /** Whether the running trial leaves it out now. */
  inTrial: z.boolean(),
  /** Whether it is eaten as usual until the trial leaves it out. */
  inBaseline: z.boolean(),
  /** Whether the words name it, name it as a trace, or may mean it. */
  certainty,
  value: z.nullable(z.number()),
  /** The value as the laboratory printed it; null where nothing was measured. */
  text: z.nullable(z.string()),
  scale,
  /** YYYY-MM-DD of the report that measured it; null when unknown. */
  reportDate: z.nullable(z.string()),
  /** The day of an earlier report (empty when unknown) when the latest did not test it. */
  carriedOverFrom: z.nullable(z.string()),
  /** The outcome, where it decides; null where the test or the person's own entry does. */
  outcome: z.nullable(foodOutcome),
  /** One sentence: how the words name it; empty where they are its own name. */
  why: z.string(),
  /** A sentence on its change since the previous test; null without one. */
  change: z.nullable(z.string()),
})

/** A usual part of a dish, and the gravest of the person's foods in it. */
export const dishPart = z.object({
  name: z.string(),
  foodName: z.nullable(z.string()),
  level: z.nullable(level),
  /** What to do about it; null where nothing is known. */
  answer: z.nullable(answer),
})

export const verdict = z.object({
  id: z.int(),
  /** The words of the question. */
  q: z.string(),
  /** The corrected spelling that was used; null where the words were used as typed. */
  understoodAs: z.nullable(z.string()),
  /** The reason of the answer. */
  kind: z.enum(verdictKinds),
  answer,
  title: z.string(),
  /** Begins with the answer's words, then what to do in at most 16 words without any number. */
  sentence: z.string(),
  /** Further short sentences: conditions, other versions of the food. */
  notes: z.array(z.string()),
  foods: z.array(decidingFood),
  /** The usual parts of a dish; empty otherwise. */
  parts: z.array(dishPart),
  /** What this person may eat instead, of the same role, best first. */
  swaps: z.array(
    z.object({
      foodName: z.string(),
      why: z.string(),
      kind: z.enum(['tolerated', 'no-elevation', 'not-tested']),
    }),
  ),
  /** What the swaps do, as in "Instead, to crumble on top"; null without swaps. */
  swapsFor: z.nullable(z.string()),
  /** Recipes with the food where it is not elevated, else without; only for clients. */
  recipes: z.array(z.object({ id: z.int(), title: z.string(), imageUrl: z.nullable(z.string()) })),
  /** Foods in the words that the test did not measure. */
  notTested: z.array(z.string()),
  /** Words that were not recognised. */
  notKnown: z.array(z.string()),
  /** Possible corrections, where misspelt words may mean several foods. */
  choices: z.array(z.string()),
  /** Whether to ask the maker or the kitchen. */
  askMaker: z.boolean(),
  /** The catalogue food that the words name; null where there is none. */
  foodId: z.nullable(z.int()),
})

export const verdicts = defineContract({
  'GET /api/verdict': {
    summary:
      'Whether someone can eat a food, dish or ingredient. Clients ask for themselves, staff for `clientId`. The text is not stored.',
    query: z.object({
      q: text(200).check(z.minLength(1, 'Please type a food or a dish')),
      clientId: z.optional(idText),
    }),
    reply: health(verdict),
    reads: 'client.read',
    errors: ['invalid', 'not-found'],
  },
})
