import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { initials } from '@shared/domain/people/initials'
import { accountName, roleTitles } from '@/session/person'
import type { SessionUser } from '@/session/session'
import { OptionalPart } from '@/ui/optional-part'
import { Avatar } from '@/ui/avatar'
import { Popup } from '@/ui/popup'

const AccountPanel = lazy(() => import('./account-panel'))

/** Shows who is signed in; opens their settings and Sign Out. */
export function AccountMenu({ user, phone }: { user: SessionUser; phone: boolean }) {
  const [opened, setOpened] = useState(false)
  const name = accountName(user)

  return (
    <Popup
      label="Account"
      className="w-60"
      trigger={
        <button
          type="button"
          aria-label={`Account menu, ${name}`}
          className="flex h-11 items-center gap-2.5 rounded-full px-1 md:pr-2"
          onClick={() => setOpened(true)}
        >
          <Avatar name={initials(user).join(' ')} />
          {!phone && (
            <>
              <span className="max-w-48 text-left max-lg:hidden">
                <span className="block truncate text-small font-semibold text-ink">{name}</span>
                {user.role !== 'client' && (
                  <span className="block text-small text-ink-3">{roleTitles[user.role]}</span>
                )}
              </span>
              <ChevronDown className="size-4 text-ink-3" />
            </>
          )}
        </button>
      }
    >
      <OptionalPart>
        <Suspense>{opened && <AccountPanel user={user} phone={phone} />}</Suspense>
      </OptionalPart>
    </Popup>
  )
}
