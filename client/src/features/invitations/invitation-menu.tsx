import { hasEmail } from '@shared/domain/people/no-email'
import { linkTo } from '@shared/screens'
import { Ellipsis, Printer, Send, ShieldOff, User } from 'lucide-react'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import type { MenuEntry } from '@/ui/menu-entry'
import { hasAddress, isLive, isOutside, type Invitation } from './invitation-words'
import type { InvitationActions } from './use-invitation-actions'

type InvitationMenuProps = { person: Invitation; actions: InvitationActions }

export function InvitationMenu({ person, actions }: InvitationMenuProps) {
  const { name, email, link } = person
  const entries: MenuEntry[] = []
  if (isOutside(person)) {
    if (hasAddress(person)) {
      const label = link ? 'Send again' : 'Send invitation'
      entries.push({ label, icon: Send, onSelect: () => actions.send([person]) })
    }
    entries.push({ label: 'Print letter', icon: Printer, onSelect: () => actions.print([person]) })
    if (isLive(person)) {
      const onSelect = () => actions.revoke([person])
      entries.push({ label: 'Revoke…', icon: ShieldOff, destructive: true, onSelect })
    }
    entries.push('separator')
  }
  entries.push({
    label: 'Open client',
    icon: User,
    href: linkTo('/admin/clients', { query: { q: hasEmail(email) ? email : name } }),
  })
  return (
    <Menu trigger={<IconButton size="sm" icon={Ellipsis} label={`More for ${name}`} />} entries={entries} />
  )
}
