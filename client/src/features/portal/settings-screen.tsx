import type { Role } from '@shared/core/roles'
import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import { NotificationSection } from '@/features/accounts/preferences/preferences.public'
import { ProfileSection, SecuritySection } from '@/features/auth/own/own.public'
import { DietSection } from '@/features/clients/eating/eating.public'
import { HealthSection } from '@/features/clients/health/health-section.public'
import { DataSection, DeletionRequests, PrivacySection } from '@/features/privacy/privacy.public'
import { useUser } from '@/session/session'
import { Card, CardHeader } from '@/ui/card'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { SkeletonRows } from '@/ui/skeleton'
import { SectionNav } from './section-nav'
import { useSections } from './use-sections'

// Loaded separately, because it brings a form library.
const SystemSection = lazy(() => import('./system-section'))
const TokensSection = lazy(() => import('./tokens-section'))
const WebhooksSection = lazy(() => import('./webhooks-section'))

type Section = {
  id: string
  label: string
  show: () => ReactNode
  /** The height of a section that loads separately, so that those below do not move. */
  room?: string
}

/** Sections for every role; the height differs, as staff have more security settings. */
const sectionsWith = (roomOfSecurity: string): Section[] => [
  {
    id: 'profile',
    label: 'Profile Information',
    show: () => <ProfileSection />,
    room: 'min-h-125.5 sm:min-h-81.5',
  },
  { id: 'notifications', label: 'Notification Preferences', show: () => <NotificationSection /> },
  { id: 'security', label: 'Security Settings', show: () => <SecuritySection />, room: roomOfSecurity },
  { id: 'privacy', label: 'Privacy Settings', show: () => <PrivacySection /> },
  { id: 'data', label: 'Data Management', show: () => <DataSection /> },
]

const sections = sectionsWith('min-h-288 sm:min-h-246')
const ofClients = sectionsWith('min-h-202 sm:min-h-176')

const clientSections: Section[] = [
  ...ofClients.slice(0, 1),
  { id: 'health', label: 'Allergies and own foods', show: () => <HealthSection />, room: 'min-h-104' },
  { id: 'diet', label: 'My diet', show: () => <DietSection />, room: 'min-h-101.5' },
  ...ofClients.slice(1),
]

const withAdminSections: Section[] = [
  ...sections,
  { id: 'system', label: 'System Settings', show: () => <SystemSection /> },
  { id: 'machine-tokens', label: 'Machine Tokens', show: () => <TokensSection /> },
  { id: 'webhooks', label: 'Webhooks', show: () => <WebhooksSection /> },
  { id: 'deletion-requests', label: 'Deletion Requests', show: () => <DeletionRequests /> },
]

const sectionsOf: Record<Role, Section[]> = {
  admin: withAdminSections,
  practitioner: sections,
  client: clientSections,
}
const idsOf: Record<Role, string[]> = {
  admin: withAdminSections.map(({ id }) => id),
  practitioner: sections.map(({ id }) => id),
  client: clientSections.map(({ id }) => id),
}

/** Settings (S2), also for clients' allergies and preferences and the portal for admins. */
export default function SettingsScreen() {
  const { role } = useUser()
  const shown = sectionsOf[role]
  const content = useRef<HTMLDivElement>(null)
  const { current, show } = useSections(idsOf[role], content)
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader title="Account Settings" large={role === 'client'} />
      <div className="mt-6 gap-8 lg:grid lg:grid-cols-[13rem_minmax(0,40rem)]">
        <SectionNav sections={shown} current={current} onShow={show} />
        <div ref={content} className="grid min-w-0 grid-cols-1 gap-5 max-lg:max-w-[40rem]">
          {shown.map(({ id, label, show: section, room }) => (
            <div key={id} id={id} className="min-w-0">
              <Suspense fallback={<Waiting title={label} room={room} />}>{section()}</Suspense>
            </div>
          ))}
          <p className="text-small text-ink-2">
            The portal's rules are in the{' '}
            <Link href="/terms" className="font-semibold text-brand-text underline underline-offset-2">
              Terms and Conditions
            </Link>
            .
          </p>
        </div>
      </div>
    </main>
  )
}

function Waiting({ title, room }: { title: string; room: string | undefined }) {
  return (
    <Card aria-busy="true" className={room}>
      <CardHeader title={title} />
      <SkeletonRows rows={2} />
    </Card>
  )
}
