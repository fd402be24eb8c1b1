import { several as ofQuestions } from '../features/assistant/assistant.notices'
import { several as ofSignIns } from '../features/auth/auth.notices'
import type { GroupedNotificationTexts } from '../features/notifications/notifications.public'
import { several as ofDeletions } from '../features/privacy/privacy.notices'
import { several as ofReports } from '../features/reports/reports.notices'

/** What a line of the bell says that stands for several notifications of one kind and day. */
export const groupedNotificationTexts: GroupedNotificationTexts = {
  ...ofReports,
  ...ofQuestions,
  ...ofDeletions,
  ...ofSignIns,
}
