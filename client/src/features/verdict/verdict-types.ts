import type { Reply } from '@shared/api'
import type { ScaleName } from '@shared/domain/reports/levels'
import type { ResultValue } from '@/lib/value-text'

/** A verdict on the asked words. */
export type VerdictReply = Reply<'GET /api/verdict'>

/** One of the person's foods that decided. */
export type DecidingFood = VerdictReply['foods'][number]

/** A food of the catalogue. */
export type Food = Reply<'GET /api/allergens'>[number]

/** The result in the report from which the user asked; `day` as YYYY-MM-DD. */
export type FromReport = ResultValue & { scale: ScaleName; day: string | null }

/** `clientId` is for staff: null for an unlinked report, which has only its own result. */
export type VerdictQuestion = { q: string; clientId?: number | null; found?: FromReport }

/** The longest question the server accepts. */
export const LONGEST = 200

/** A verdict, and whether it was made offline. */
export type Answer = { said: VerdictReply; isLocal: boolean }

/** The props of a sheet. */
export type OpenSheet = {
  asked: VerdictQuestion
  onClose: () => void
  /** Called before a link in the sheet is followed. */
  onLeave: () => void
}

/** The state of a query. */
export type Reading<T> = {
  data: T | undefined
  error: unknown
  isPending: boolean
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}
