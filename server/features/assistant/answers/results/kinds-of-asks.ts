export type Group = 'high' | 'moderate' | 'elevated' | 'low' | 'tested'
/** What of what was found out about foods is asked for. */
export type OfFoundOut = 'complaints' | 'fine' | 'all'
export type Moves = 'all' | 'up' | 'down' | 'new' | 'gone'
/** Which test is meant; the latest without. */
export type When = { when?: 'before' | 'both' }
/** What of a ranking: the end, the place, how many, within which level and family. */
export type Rank = When & {
  end: 'top' | 'bottom' | 'both'
  place: number
  most: number
  of: Exclude<Group, 'tested'> | null
  family?: string
}
