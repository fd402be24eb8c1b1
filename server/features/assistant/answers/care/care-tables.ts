import diets from './diets.json' with { type: 'json' }
import pets from './pets.json' with { type: 'json' }
import procedures from './procedures.json' with { type: 'json' }
import supplements from './supplements.json' with { type: 'json' }
import { reader } from '../words/words'

/** Operations, vaccinations and the like. */
export const proceduresIn = reader(procedures)

/** A supplement; `from`: its origin, which concerns `foods`; `isFood`: also eaten as food. */
export type Supplement = {
  said: string
  from?: string
  says?: string
  sources?: string[]
  foods: string[]
  isFood?: boolean
}
export const supplementsIn = reader<Supplement>(supplements)

/** A diet of the user's own idea. `isOfFoods`: a question with its name often asks for foods. */
type Diet = { said: string; says: string; isOfFoods?: boolean }
export const dietsIn = reader<Diet>(diets)

/** What harms pets, in the order of the text. */
export const petHarmsIn = reader(pets)
