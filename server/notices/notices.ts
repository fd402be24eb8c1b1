import type { OutboxEmails } from '../adapters/mail/outbox-email'
import {
  addressChanged,
  addressLink,
  addressWished,
  authenticatorAdded,
  authenticatorRemoved,
  factorsReset,
  guesses,
  newDevice,
  passkeyAdded,
  passkeyRefused,
  passkeyRemoved,
  passwordChanged,
  passwordKnown,
  passwordReset,
  recoveryCodesMade,
  recoveryCodeUsed,
  registrationLink,
} from '../features/auth/auth.notices'
import { allergyRemoved } from '../features/clients/clients.notices'
import { invitation } from '../features/invitations/invitations.notices'
import { clientsMerged, exportReady } from '../features/privacy/privacy.notices'
import {
  reportCheckedAgain,
  reportCorrected,
  reportReady,
  reportTakenBack,
} from '../features/reports/reports.notices'
import {
  diaryDue,
  planClosed,
  planOpened,
  planProposed,
  planWaits,
  reaction,
} from '../features/trial/trial.notices'

/** All emails that the server sends without a request, by kind. */
export const outboxEmails: OutboxEmails = {
  'report-ready': reportReady,
  'report-corrected': reportCorrected,
  'report-checked-again': reportCheckedAgain,
  'report-taken-back': reportTakenBack,
  'export-ready': exportReady,
  'password-changed': passwordChanged,
  'address-changed': addressChanged,
  'address-wished': addressWished,
  'address-link': addressLink,
  'registration-link': registrationLink,
  'sign-in-guesses': guesses,
  'new-device': newDevice,
  'passkey-added': passkeyAdded,
  'passkey-removed': passkeyRemoved,
  'passkey-refused': passkeyRefused,
  'authenticator-added': authenticatorAdded,
  'authenticator-removed': authenticatorRemoved,
  'recovery-codes-made': recoveryCodesMade,
  'recovery-code-used': recoveryCodeUsed,
  'password-known': passwordKnown,
  'factors-reset': factorsReset,
  invitation,
  'password-reset': passwordReset,
  'allergy-removed': allergyRemoved,
  'clients-merged': clientsMerged,
  'diary-due': diaryDue,
  'plan-waits': planWaits,
  'plan-proposed': planProposed,
  'plan-opened': planOpened,
  'plan-closed': planClosed,
  reaction,
}
