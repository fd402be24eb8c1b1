import diets from './diets.json' with { type: 'json' }
import pets from './pets.json' with { type: 'json' }
import procedures from './procedures.json' with { type: 'json' }
import supplements from './supplements.json' with { type: 'json' }
import { reader } from '../words/words'

/* What of the tables of procedures, supplements and diets a text names, as `plain` writes it. */

/** What is done to somebody at a doctor's: an operation, a vaccination. */
export const proceduresIn = reader(procedures)

/**
 * A supplement: what it is mostly made `from`, with the `foods` of the test for that; what it `says` of the need for it,
 * and its `sources` in food. `isFood`: what is eaten as well.
 */
export type Supplement = {
  said: string
  from?: string
  says?: string
  sources?: string[]
  foods: string[]
  isFood?: boolean
}
export const supplementsIn = reader<Supplement>(supplements)

/** A diet by an own idea; `isOfFoods`: who names it asks for foods as often. */
type Diet = { said: string; says: string; isOfFoods?: boolean }
export const dietsIn = reader<Diet>(diets)

/** What harms pets; what a text names first is told first. */
export const petHarmsIn = reader(pets)
