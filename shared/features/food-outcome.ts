import * as z from 'zod/mini'
import { day } from '../core/schemas'
import { outcomeBases, outcomeKinds } from '../domain/trial/trial'

/** A client's own outcome for a food; `amount` is empty unless the outcome is `limited`. */
export const foodOutcome = z.object({
  id: z.int(),
  kind: z.enum(outcomeKinds),
  since: day,
  amount: z.string(),
  basis: z.enum(outcomeBases),
})
