import rows from './nutrients.json' with { type: 'json' }
import { pattern } from '../words/words'

/** Foods that are rich in what may be missed when others are left out, and those that are easy on the stomach. */
export const { fibre, easy, more } = rows

/**
 * What comes of leaving out one thing (`said`), for which `complaints` if not for any; `foods` hold what is then
 * missed.
 */
export const leavings = rows.leavings.map(({ said, complaints, ...told }) => ({
  ...told,
  said: pattern(said),
  complaints: complaints === undefined ? undefined : pattern(complaints),
}))
