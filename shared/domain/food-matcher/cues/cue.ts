/**
 * What the words around foods mean in a label's statements.
 * - `trace`: the foods after it may be contained. `traceBack`: those before it may be. `place`:
 * other foods handled at the same place follow; `weakPlace` only after "in a" and the like.
 * - `notList`: none of the following list; `not`: not the next food; `without`: the same, across
 * "and"; `free`: not the food right before; `non`: not the word right after.
 * - `contains`, `ingredients` and `made` begin a list of contained foods, `ingredients` as its
 * heading; `end` begins something that is no list; `remark` may also be within a list; `serving`
 * begins advice on preparation and on side dishes, whose foods are not contained.
 * - `allergens` begins a list of contained allergens, or mentions allergens in general.
 * - `unsuitable` and `suitable` name people with an allergy.
 * - `plant`: the food named after it is imitated without animals; `meatless`: without meat and
 * fish. `flavour`: it tastes of the food before it; `flavourOf`: of the food after it. `instead`:
 * something replaces the food before it.
 */
export type Cue =
  | 'trace'
  | 'traceBack'
  | 'place'
  | 'weakPlace'
  | 'notList'
  | 'not'
  | 'without'
  | 'free'
  | 'non'
  | 'contains'
  | 'allergens'
  | 'ingredients'
  | 'made'
  | 'end'
  | 'remark'
  | 'serving'
  | 'unsuitable'
  | 'suitable'
  | 'plant'
  | 'meatless'
  | 'flavour'
  | 'flavourOf'
  | 'instead'

/** Folded phrases by their meaning, separated by `|` or a line's end. */
export type CuePhrases = Partial<Record<Cue, string>>
