import type { Role } from '@shared/core/roles'
import { formatCount } from '@shared/domain/text/counts'
import { linkTo } from '@shared/screens'
import type { OutboxEmail } from '../../adapters/mail/outbox-email'
import type { Notes, GroupedNotificationTexts } from '../notifications/notifications.public'

const toOwnData = (role: Role) => linkTo(`/${role}/settings`, { hash: 'data' })

export const notes = {
  exportReady: (role: Role, keptDays: number) => ({
    title: 'Your data is ready',
    message: `You can download it in your settings for ${keptDays} days.`,
    link: toOwnData(role),
  }),
  exportFailed: (role: Role) => ({
    title: 'Your data could not be prepared',
    message: 'Please ask for it again. If it keeps failing, tell the laboratory.',
    link: toOwnData(role),
  }),
  deletionRequested: (requestId: number) => ({
    kind: 'deletion-requested',
    subjectId: requestId,
    title: 'Somebody asks for their account to be deleted',
    message: 'You will find the request in Settings.',
    link: linkTo('/admin/settings', { hash: 'deletion-requests' }),
  }),
} satisfies Notes

export const several = {
  'deletion-requested': (count: number) => ({
    title: `${formatCount(count)} people ask for their accounts to be deleted`,
    message: 'You will find the requests in Settings.',
    link: linkTo('/admin/settings', { hash: 'deletion-requests' }),
  }),
} satisfies Partial<GroupedNotificationTexts>

export const exportReady: OutboxEmail = {
  subject: 'Your data export is ready',
  body: 'the export of your data that you asked for is ready. Please sign in to download it',
  closing: 'If you did not ask for it, please change your password.',
  // Sent under any preferences, because the user requested it.
  isWanted: () => true,
}

/** Sent to both addresses; the row is the merge. */
export const clientsMerged: OutboxEmail = () =>
  Promise.resolve({
    subject: 'Two accounts became one',
    body: 'the laboratory found that you had two accounts and merged them. Everything is in the account you keep, and the other one no longer opens. Please sign in to look',
    closing: 'If you cannot sign in, or have only ever had one account, please tell the laboratory at once.',
  })
