import type { Reply } from '@shared/api'

/** What was read of a report's CSV. */
export type Check = Reply<'GET /api/reports/:id/check'>
