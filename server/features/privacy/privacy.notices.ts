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
    message: 'Please request it again. If it keeps failing, tell the laboratory.',
    link: toOwnData(role),
  }),
  deletionRequested: (requestId: number) => ({
    kind: 'deletion-requested',
    subjectId: requestId,
    title: 'Account deletion requested',
    message: "You'll find the request in the settings.",
    link: linkTo('/admin/settings', { hash: 'deletion-requests' }),
  }),
} satisfies Notes

export const several = {
  'deletion-requested': (count: number) => ({
    title: `${formatCount(count)} people want their accounts deleted`,
    message: "You'll find the requests in the settings.",
    link: linkTo('/admin/settings', { hash: 'deletion-requests' }),
  }),
} satisfies Partial<GroupedNotificationTexts>

export const exportReady: OutboxEmail = {
  subject: 'Your data export is ready',
  body: 'your data export is ready. Please sign in to download it',
  closing: 'If you did not ask for it, please change your password.',
  // Sent under any preferences, because the user requested it.
  isWanted: () => true,
}

/** Sent to both addresses; the row is the merge. */
export const clientsMerged: OutboxEmail = () =>
  Promise.resolve({
    subject: 'Your two accounts are now one',
    body: 'you had two accounts, and the laboratory has merged them. Everything is in this account, and the other no longer works. Please sign in to look',
    closing: 'If you cannot sign in, or have only ever had one account, please tell the laboratory at once.',
  })
