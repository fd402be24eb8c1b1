import { fullName } from '@shared/domain/full-name'
import { linkMinutes } from '@shared/domain/sign-in-links'
import { Ellipsis, KeyRound, LogOut, MailCheck, Power, Settings, Trash2 } from 'lucide-react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { useUser } from '@/session/session'
import { useOpenDialog } from '@/ui/dialog-host'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import type { MenuEntry } from '@/ui/menu-entry'
import { toast } from '@/ui/use-toast'
import type { Account } from '../person-words'

const loadIssue = () => import('./issue-password-dialog')
const loadDeactivate = () => import('./deactivate-dialog')
const loadDelete = () => import('./delete-account-dialog')

/** What can be done with an account. */
export function AccountMenu({ account }: { account: Account }) {
  const isOwn = useUser().id === account.id
  const ofOther = useEntries(account)
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          icon={Ellipsis}
          label={`Actions for user ${account.id}, ${fullName(account)}`}
        />
      }
      entries={isOwn ? ofOneself : ofOther}
    />
  )
}

const refused = { disabled: true, onSelect: () => undefined }

/** Whoever is here is an active administrator, so the last one is nobody else. */
const ofOneself: MenuEntry[] = [
  { label: 'Your password and devices', icon: Settings, href: '/admin/settings' },
  'separator',
  { label: 'Deactivate…', icon: Power, note: 'You cannot deactivate your own account.', ...refused },
  { label: 'Delete user…', icon: Trash2, note: 'You cannot delete your own account.', ...refused },
]

function useEntries(account: Account): MenuEntry[] {
  const open = useOpenDialog()
  const sendLink = useApiMutation('POST /api/users/:id/password-reset')
  const signOut = useApiMutation('DELETE /api/users/:id/sessions')
  const change = useApiMutation('PATCH /api/users/:id')
  const params = { id: account.id }
  const name = fullName(account)

  async function act(work: () => Promise<unknown>, title: string, description: string) {
    try {
      await work()
      toast({ title, description })
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return [
    {
      label: 'Send a password reset',
      icon: MailCheck,
      ...(!account.isActive && { disabled: true, note: 'Reactivate the account first.' }),
      onSelect: () =>
        void act(
          () => sendLink.mutateAsync({ params }),
          'Link on its way',
          `${account.email} gets a link for a new password, which works for ${linkMinutes('reset', 'email')} minutes.`,
        ),
    },
    { label: 'Issue a new password…', icon: KeyRound, onSelect: () => open(loadIssue, { account }) },
    {
      label: 'Sign out everywhere',
      icon: LogOut,
      onSelect: () =>
        void act(
          () => signOut.mutateAsync({ params }),
          'Signed out everywhere',
          `${name} has to sign in again on every device.`,
        ),
    },
    'separator',
    account.isActive
      ? {
          label: 'Deactivate…',
          icon: Power,
          destructive: true,
          note: 'They are signed out at once and cannot sign in.',
          onSelect: () => open(loadDeactivate, { account }),
        }
      : {
          label: 'Reactivate',
          icon: Power,
          note: 'They can sign in again with the password they had.',
          onSelect: () =>
            void act(
              () => change.mutateAsync({ params, body: { isActive: true }, version: account.version }),
              'Account reactivated',
              `${name} can sign in again.`,
            ),
        },
    {
      label: 'Delete user…',
      icon: Trash2,
      destructive: true,
      onSelect: () => open(loadDelete, { account }),
    },
  ]
}
