import type { PortalTopic } from './portal'
import type { Term } from './terms'

export type Group = 'high' | 'moderate' | 'elevated' | 'low' | 'tested'
/** What of what was found out about foods is asked for. */
export type OfFoundOut = 'complaints' | 'fine' | 'all'
export type Moves = 'all' | 'up' | 'down' | 'new' | 'gone'
/** Which test is meant; the latest without. */
export type When = { when?: 'before' | 'both' }

/** What somebody asks about themselves. `words`: what may name a food, which is still to be seen. */
export type Asked =
  | { about: 'avoided' }
  | { about: 'found-out'; of: OfFoundOut }
  | ({ about: 'count'; of: Group } & When)
  | ({ about: 'list'; of: Exclude<Group, 'tested'> } & When)
  /** `of`: the level within which, and `family` the family; of all foods without. */
  | ({
      about: 'rank'
      end: 'top' | 'bottom' | 'both'
      place: number
      most: number
      of: Exclude<Group, 'tested'> | null
      family?: string
    } & When)
  /** `limit` without words: of whichever food is near one; `listed`: why it is to be left out. */
  | { about: 'level' | 'food' | 'limit' | 'listed'; words: string }
  /** `remembered`: the values that the question itself names. */
  | { about: 'move'; words: string; remembered: readonly number[] }
  /** `words`: a family of foods. */
  | { about: 'family'; words: string }
  /** Why foods are as they are, or all of them; `isMoved`: why they are no longer as they were. */
  | { about: 'why'; foods: readonly string[]; isMoved: boolean; eaten: 'never' | 'often' | null }
  | { about: 'compare'; foods: readonly string[] }
  /** `isMost`: which of them the most. */
  | { about: 'changes'; which: Moves; isMost: boolean }
  | { about: 'scale'; value: number | null }
  | { about: 'day' | 'again' | 'sample' | 'reports' | 'allergies' | 'chosen' | 'record' | 'measures' }
  | { about: 'place' | 'occasion'; name: string }
  | { about: 'form' | 'supplement' | 'otherLab' | 'negative' | 'dish'; words: string }
  | { about: 'fails' | 'all-normal' }
  /** What words of the report or of tests mean. */
  | { about: 'term'; terms: readonly Term[] }
  | { about: 'portal'; topic: PortalTopic }
  /** An FAQ by its key. */
  | { about: 'faq'; key: string }
  | { about: 'practitioner' | 'reach' | 'readers' | 'start' | 'eat' }
  | { about: 'meal'; category: string | null; words: string }
  /** Told from the question's own words. */
  | { about: 'instead' | 'choose' | 'taste-alike' | 'dish-without' | 'cook-with' | 'invited' | 'plan' }
