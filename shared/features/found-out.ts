import * as z from 'zod/mini'
import { day } from '../core/schemas'
import { outcomeBases, outcomeKinds } from '../domain/trial/trial'

/** What was found out about a food, as far as it has to be said; `amount` is of what is limited, else empty. */
export const foundOut = z.object({
  id: z.int(),
  kind: z.enum(outcomeKinds),
  since: day,
  amount: z.string(),
  basis: z.enum(outcomeBases),
})
