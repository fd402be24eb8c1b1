import type { OwedEmails } from './adapters/mail/owed-email'
import { guesses, newDevice } from './features/auth/auth.notices'
import { exportReady } from './features/privacy/privacy.notices'
import { reportReady } from './features/reports/reports.notices'

/** Every email that the server owes somebody of its own accord, by its kind. */
export const owedEmails: OwedEmails = {
  'report-ready': reportReady,
  'export-ready': exportReady,
  'sign-in-guesses': guesses,
  'new-device': newDevice,
}
