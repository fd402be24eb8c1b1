import { homeOf, type Role } from '@shared/core/roles'
import { formatWords } from '@shared/domain/text/dates'
import { linkTo } from '@shared/screens'
import type { Transaction } from '../../database/connect'
import { notifyRole, type Notes } from '../notifications/notifications.public'

export const notes = {
  reset: () => ({
    title: 'A second factor was reset',
    message: 'That person now signs in with a password only. The audit log says who it was and who did it.',
    link: linkTo('/admin/audit'),
  }),
  required: (role: Role, from: string | null) => ({
    title: 'Staff need a second factor',
    message: `${from === null ? 'From now on' : `From ${formatWords(from)} on`} staff sign in with a passkey or an authenticator app. If you have neither, please set one up under Security Settings.`,
    link: linkTo(`${homeOf[role]}/settings`, { hash: 'security' }),
  }),
} satisfies Notes

/** Sent to every active account of staff; those with a factor need to do nothing. */
export async function notifyStaff(tx: Transaction, from: string | null): Promise<void> {
  for (const role of ['admin', 'practitioner'] as const)
    await notifyRole(tx, role, notes.required(role, from))
}
