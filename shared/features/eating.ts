import * as z from 'zod/mini'
import { diets } from '../domain/avoidance/diets'

/** How a person eats and cooks, on their record and in one request for a recipe. */
export const eating = {
  diets: z.array(z.enum(diets)).check(z.maxLength(diets.length, 'names a diet twice')),
  servings: z
    .int('must be a whole number')
    .check(z.minimum(1, 'must be at least 1'), z.maximum(50, 'must be at most 50')),
  /** The most for preparing and cooking. */
  minutes: z
    .int('must be a whole number of minutes')
    .check(z.minimum(5, 'must be at least 5'), z.maximum(1440, 'must be at most 1,440')),
}
