import * as z from 'zod/mini'
import { defineContract } from '../core/contract'

export const food = z.object({
  id: z.int(),
  name: z.string(),
  latinName: z.string(),
  category: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  commonSources: z.array(z.string()),
  alternativeNames: z.array(z.string()),
  severity: z.enum(['severe', 'moderate', 'other']),
})

export const foods = defineContract({
  'GET /api/allergens': { summary: 'All foods by name.', reply: z.array(food) },
})
