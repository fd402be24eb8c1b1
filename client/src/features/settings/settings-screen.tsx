import { lazy, Suspense, type ReactNode } from 'react'
import { pageClass } from '@/app/page-class'
import { useUser } from '@/app/session'
import { PageHeader } from '@/ui/page-header'
import { SkeletonRows } from '@/ui/skeleton'
import { DataSection } from './data-section'
import { NotificationSection } from './notification-section'
import { PrivacySection } from './privacy-section'
import { ProfileSection } from './profile-section'
import { SecuritySection } from './security-section'

const SystemSection = lazy(() => import('./system-section'))
const DeletionRequests = lazy(() => import('./deletion-requests'))

type Section = { id: string; label: string; show: () => ReactNode }

const sections: Section[] = [
  { id: 'profile', label: 'Profile Information', show: () => <ProfileSection /> },
  { id: 'notifications', label: 'Notification Preferences', show: () => <NotificationSection /> },
  { id: 'security', label: 'Security Settings', show: () => <SecuritySection /> },
  { id: 'privacy', label: 'Privacy Settings', show: () => <PrivacySection /> },
  { id: 'data', label: 'Data Management', show: () => <DataSection /> },
]

const adminSections: Section[] = [
  { id: 'system', label: 'System Settings', show: () => <SystemSection /> },
  { id: 'deletion-requests', label: 'Deletion Requests', show: () => <DeletionRequests /> },
]

/** Account settings (S2), the same for every role; an admin finds the portal's own below. */
export default function SettingsScreen() {
  const { role } = useUser()
  const shown = role === 'admin' ? [...sections, ...adminSections] : sections
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader
        title="Account Settings"
        subtitle="Your profile, how we reach you, and what happens with your data."
      />
      <div className="mt-6 gap-8 lg:grid lg:grid-cols-[13rem_minmax(0,40rem)]">
        <nav aria-label="Settings" className="max-lg:hidden">
          <ul className="sticky top-[calc(var(--topbar)+1.5rem)]">
            {shown.map(({ id, label }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-10 items-center rounded-sm px-3 text-small text-ink-2 hover:bg-sunken hover:text-ink"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {shown.map(({ id, show }) => (
            <div key={id} id={id} className="min-w-0 scroll-mt-24">
              <Suspense fallback={<SkeletonRows rows={3} />}>{show()}</Suspense>
            </div>
          ))}
        </div>
      </div>
    </main>
  )
}
