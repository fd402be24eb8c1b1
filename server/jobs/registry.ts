import { removeDeadSessions } from '../features/auth/auth.public'
import { sweepReportFiles } from '../features/reports/reports.public'
import type { Job } from './jobs'

/** Every job there is. */
export const jobs: readonly Job[] = [
  { name: 'sweep-report-files', schedule: '*/15 * * * *', run: sweepReportFiles },
  { name: 'remove-dead-sessions', schedule: '7 * * * *', run: ({ db }) => removeDeadSessions(db) },
]
