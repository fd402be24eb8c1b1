import { several as ofQuestions } from '../features/assistant/assistant.notices'
import { several as ofSignIns } from '../features/auth/auth.notices'
import type { GroupedNotificationTexts } from '../features/notifications/notifications.public'
import { several as ofDeletions } from '../features/privacy/privacy.notices'
import { several as ofReports } from '../features/reports/reports.notices'

/** Texts of one list entry that groups several notifications of the same type and day. */
export const groupedNotificationTexts: GroupedNotificationTexts = {
  ...ofReports,
  ...ofQuestions,
  ...ofDeletions,
  ...ofSignIns,
}
