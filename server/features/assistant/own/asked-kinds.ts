import type { PortalTopic } from './portal'

export type Group = 'high' | 'moderate' | 'elevated' | 'low' | 'tested'

/** What somebody asks about themselves. `words`: what may name a food, which is still to be seen. */
export type Asked =
  | { about: 'count'; of: Group }
  | { about: 'list'; of: Exclude<Group, 'tested'> }
  /** `of`: the level within which; null for all foods. */
  | { about: 'rank'; end: 'top' | 'bottom'; place: number; most: number; of: Exclude<Group, 'tested'> | null }
  | { about: 'level' | 'food' | 'move' | 'limit'; words: string }
  /** `words`: a family of foods. */
  | { about: 'family'; words: string }
  /** Why one food is raised, and another is not. */
  | { about: 'why'; one: string; other: string | null }
  | { about: 'compare'; one: string; other: string }
  | { about: 'changes'; which: 'all' | 'up' | 'down' | 'new' | 'gone' }
  | { about: 'scale'; value: number | null }
  | { about: 'day' | 'again' | 'sample' | 'reports' | 'allergies' | 'chosen' | 'record' | 'measures' }
  | { about: 'place' | 'occasion'; name: string }
  | { about: 'form' | 'supplement' | 'otherLab' | 'negative' | 'dish'; words: string }
  | { about: 'fails' }
  | { about: 'portal'; topic: PortalTopic }
  /** An FAQ by its key. */
  | { about: 'faq'; key: string }
  | { about: 'practitioner' | 'reach' | 'readers' | 'start' | 'eat' }
  | { about: 'meal'; category: string | null; words: string; isPlan: boolean }
  | { about: 'disease' | 'complaint'; words: string }
