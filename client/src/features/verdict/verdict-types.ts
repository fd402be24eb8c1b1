import type { Reply } from '@shared/api'
import type { ScaleName } from '@shared/domain/levels'
import type { Found } from '@/lib/value-text'

/** What somebody is told about words. */
export type Said = Reply<'GET /api/verdict'>

/** One of their foods that decided. */
export type DecidingFood = Said['foods'][number]

/** A food of the catalogue. */
export type Food = Reply<'GET /api/allergens'>[number]

/** What the report that a question was asked from found; `day` as YYYY-MM-DD. */
export type FromReport = Found & { scale: ScaleName; day: string | null }

/**
 * A question for the sheet. Staff name the client; null for a report that belongs to none, of which only what the report
 * found can be told.
 */
export type Asked = { q: string; clientId?: number | null; found?: FromReport }

/** Longest words that are answered. */
export const LONGEST = 200

/** What was said, and whether without the portal. */
export type Answer = { said: Said; isLocal: boolean }

/** What a sheet takes. */
export type OpenSheet = {
  asked: Asked
  onClose: () => void
  /** Before a link of the sheet is followed. */
  onLeave: () => void
}

/** How the reading of something stands. */
export type Reading<T> = {
  data: T | undefined
  error: unknown
  isPending: boolean
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}
