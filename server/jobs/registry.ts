import { foldTallies } from '../database/tallies'
import {
  removeDeadSessions,
  removeOldDevices,
  removeOldLinks,
  removeOldEmailChanges,
} from '../features/accounts/accounts.public'
import { auditFailures, removeOldAttempts, removeOldRegistrations } from '../features/auth/auth.public'
import { removeOldChallenges } from '../features/factors/factors.public'
import { carryOutGenerations } from '../features/foods/foods.public'
import { importFolder } from '../features/intake/intake.public'
import { refreshInvitationStatuses } from '../features/invitations/invitations.public'
import {
  closeInterrupted,
  removeOldMessages,
  removeOldOutbox,
  sendOutbox,
} from '../features/messaging/messaging.public'
import { removeOldNotifications } from '../features/notifications/notifications.public'
import {
  findUnreadFoods,
  reportsOfClient,
  encryptPlainFiles,
  sweepReportFiles,
} from '../features/reports/reports.public'
import { carryOutExports, removeOldExports } from '../features/privacy/privacy.public'
import { removeOldShares } from '../features/shares/shares.public'
import { removeOldDeliveries, sendWebhooks } from '../features/webhooks/webhooks.public'
import { closeUnanswered, remindOfDiaries } from '../features/trial/trial.public'
import type { Job } from './jobs'

export const jobs: readonly Job[] = [
  { name: 'sweep-report-files', schedule: '*/15 * * * *', run: (deps) => sweepReportFiles(deps) },
  { name: 'seal-plain-files', schedule: '40 * * * *', run: encryptPlainFiles },
  { name: 'find-unread-foods', schedule: '50 * * * *', run: findUnreadFoods },
  { name: 'generate-foods', schedule: '* * * * *', run: carryOutGenerations },
  { name: 'take-in-folder', schedule: '* * * * *', run: importFolder },
  { name: 'prepare-exports', schedule: '* * * * *', run: carryOutExports },
  { name: 'remove-old-exports', schedule: '20 * * * *', run: removeOldExports },
  { name: 'remove-old-shares', schedule: '25 * * * *', run: removeOldShares },
  { name: 'send-owed-emails', schedule: '* * * * *', run: sendOutbox },
  { name: 'send-webhooks', schedule: '* * * * *', run: sendWebhooks },
  {
    name: 'close-unanswered-plans',
    schedule: '*/15 * * * *',
    run: (deps) => closeUnanswered(deps, reportsOfClient),
  },
  { name: 'remind-of-diaries', schedule: '*/15 * * * *', run: remindOfDiaries },
  { name: 'close-interrupted-messages', schedule: '*/10 * * * *', run: closeInterrupted },
  { name: 'remove-old-devices', schedule: '9 * * * *', run: ({ db }) => removeOldDevices(db) },
  { name: 'remove-dead-sessions', schedule: '7 * * * *', run: ({ db }) => removeDeadSessions(db) },
  { name: 'audit-failed-sign-ins', schedule: '1 * * * *', run: auditFailures },
  { name: 'remove-old-attempts', schedule: '8 * * * *', run: removeOldAttempts },
  { name: 'remove-old-wishes', schedule: '9 * * * *', run: ({ db }) => removeOldEmailChanges(db) },
  { name: 'remove-old-links', schedule: '9 * * * *', run: ({ db }) => removeOldLinks(db) },
  { name: 'remove-old-registrations', schedule: '9 * * * *', run: ({ db }) => removeOldRegistrations(db) },
  { name: 'remove-old-challenges', schedule: '*/10 * * * *', run: ({ db }) => removeOldChallenges(db) },
  { name: 'fold-tallies', schedule: '3 * * * *', run: ({ db }) => foldTallies(db) },
  { name: 'refresh-standings', schedule: '* * * * *', run: ({ db }) => refreshInvitationStatuses(db) },
  { name: 'remove-old-notifications', schedule: '12 * * * *', run: removeOldNotifications },
  { name: 'remove-old-messages', schedule: '22 * * * *', run: removeOldMessages },
  { name: 'remove-old-deliveries', schedule: '42 * * * *', run: removeOldDeliveries },
  { name: 'remove-old-owed', schedule: '32 * * * *', run: removeOldOutbox },
]
