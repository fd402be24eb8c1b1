import { fullName } from '@shared/domain/people/full-name'
import { hasEmail } from '@shared/domain/people/no-email'
import { linkMinutes } from '@shared/domain/sign-in/sign-in-links'
import { Ellipsis, KeyRound, LogOut, MailCheck, Power, Settings, ShieldOff, Trash2 } from 'lucide-react'
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
const loadReset = () => import('./reset-factor-dialog')
const loadDeactivate = () => import('./deactivate-dialog')
const loadDelete = () => import('./delete-account-dialog')

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

const never = { disabled: true, onSelect: () => undefined }

/** The reader is an active administrator, so no other account can be the last one. */
const ofOneself: MenuEntry[] = [
  { label: 'Your password and devices', icon: Settings, href: '/admin/settings' },
  {
    label: 'Reset second factor…',
    icon: ShieldOff,
    note: 'You cannot reset your own second factor.',
    ...never,
  },
  'separator',
  { label: 'Deactivate…', icon: Power, note: 'You cannot deactivate your own account.', ...never },
  { label: 'Delete user…', icon: Trash2, note: 'You cannot delete your own account.', ...never },
]

/** Why no link can be sent, and what to do instead. */
function refusal(account: Account): string | undefined {
  if (!account.isActive) return 'Reactivate the account first.'
  if (hasEmail(account.email)) return undefined
  const way = isNewClient(account) ? 'Print a letter under Invitations, or issue' : 'Issue'
  return `They have no email address. ${way} a new password.`
}

const isNewClient = ({ role, lastSignInAt }: Account) => role === 'client' && lastSignInAt === null

/** What the email contains: an invitation for a client with results who never signed in. */
function promise(account: Account): string {
  if (isNewClient(account))
    return `${account.email} gets an email with a link to set a new password, or to open their invitation if they have results.`
  return `${account.email} gets a password reset link, which works for ${linkMinutes('reset', 'email')} minutes.`
}

function useEntries(account: Account): MenuEntry[] {
  const open = useOpenDialog()
  const sendLink = useApiMutation('POST /api/users/:id/password-reset')
  const signOut = useApiMutation('DELETE /api/users/:id/sessions')
  const change = useApiMutation('PATCH /api/users/:id')
  const params = { id: account.id }
  const name = fullName(account)
  const refused = refusal(account)

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
      ...(refused && { disabled: true, note: refused }),
      onSelect: () => void act(() => sendLink.mutateAsync({ params }), 'Link on its way', promise(account)),
    },
    { label: 'Issue a new password…', icon: KeyRound, onSelect: () => open(loadIssue, { account }) },
    {
      label: 'Reset second factor…',
      icon: ShieldOff,
      // Clients' second factors are not listed.
      ...(account.factor === 'none' && { disabled: true, note: 'They have none.' }),
      onSelect: () => open(loadReset, { account }),
    },
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
          note: 'They will be signed out at once and unable to sign in.',
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
