import type { Reply } from '@shared/api'

/** What the reading of a report's CSV found. */
export type Check = Reply<'GET /api/reports/:id/check'>
