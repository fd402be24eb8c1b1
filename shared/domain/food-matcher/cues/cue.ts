/**
 * What words around the foods say about them: all that is known of a label's statements.
 * - `trace`: what follows may be in it. `traceBack`: what stands before may be. `place`: what else the same place handles
 *   follows; `weakPlace` only after "in a" and the like.
 * - `notList`: none of the following list; `not`: not the following food; `without`: the same, over "and";
 *   `free`: not what stands right before; `non`: not the word right after.
 * - `contains`, `ingredients` and `made` begin a list of what is in it, `ingredients` as its heading; `end` begins something
 *   that is no list; `remark` may also stand within one; `serving` tells how to prepare it and what to eat it with, which
 *   need not be in it.
 * - `allergens` begins a list of those in it, or speaks of them in general.
 * - `unsuitable` and `suitable` name people with an allergy.
 * - `plant`: the food named after it is imitated without animals; `meatless`: without meat and fish. `flavour`: it tastes of the food before it;
 *   `flavourOf`: of the food after it. `instead`: something else takes the place of the food before it.
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

/** Folded phrases by what they say, apart by `|` or a line's end. */
export type CuePhrases = Partial<Record<Cue, string>>
