import { type ComponentType, lazy, Suspense, useState, type ReactNode } from 'react'
import { useShowsPlanMenu } from '@/features/trial/plan/plan-menu.public'
import { usePageTitle } from '@/lib/page-title'
import { cn } from '@/lib/class-names'
import { useIsPhone } from '@/lib/use-media-query'
import type { SessionUser } from '@/session/session'
import { CrumbContext } from '@/ui/crumb'
import { pageClass } from '@/ui/page-class'
import { Loading } from '@/ui/skeleton'
import { RouteFocus } from './route-focus'
import { AssistantButton } from './assistant-button'
import { ErrorBoundary } from './error-boundary'
import { entryAt } from './menu'
import { SkipLink } from './skip-link'
import { BottomNav } from './bottom-nav'
import { TopBar } from './top-bar'

// Loaded after the screen, while there is still a network.
const ShellExtras = lazy<ComponentType>(() => import('./shell-extras').catch(() => ({ default: () => null })))
// Phones do not load it; elsewhere its space is reserved.
const Sidebar = lazy(() => import('./sidebar'))

type ShellProps = { user: SessionUser; path: string; title: string; children: ReactNode }

/** The menu, top bar and assistant button around a signed-in screen's own `main`. */
export function Shell({ user, path, title, children }: ShellProps) {
  const [crumb, setCrumb] = useState<string | null>(null)
  const phone = useIsPhone()
  usePageTitle(title)
  const place = entryAt(user.role, path)
  const hasPlan = useShowsPlanMenu(user.role === 'client')

  return (
    <div className="min-h-dvh bg-canvas text-ink print:bg-white">
      <SkipLink />
      {!phone && (
        <aside
          aria-label="Sidebar"
          data-print="hide"
          className="fixed inset-y-0 left-0 z-sidebar flex w-(--sidebar) flex-col border-r border-line bg-surface pl-[env(safe-area-inset-left)] [view-transition-name:sidebar]"
        >
          <Suspense fallback={null}>
            <Sidebar role={user.role} active={place?.entry.path} />
          </Suspense>
        </aside>
      )}
      <div className={cn(!phone && 'pl-(--sidebar) print:pl-0')}>
        <TopBar user={user} path={path} place={place} title={title} crumb={crumb} phone={phone} />
        <Suspense>
          <ShellExtras />
        </Suspense>
        <CrumbContext value={setCrumb}>
          <div className="pr-(--side-inset) print:pr-0">
            <ErrorBoundary key={path}>
              <Suspense fallback={<Waiting />}>
                {children}
                <RouteFocus key={path} />
              </Suspense>
            </ErrorBoundary>
          </div>
        </CrumbContext>
      </div>
      {phone ? (
        <BottomNav role={user.role} active={place?.entry.path} hasPlan={hasPlan} />
      ) : (
        <AssistantButton role={user.role} />
      )}
    </div>
  )
}

function Waiting() {
  return (
    <main id="main" className={pageClass}>
      <Loading label="Loading..." />
    </main>
  )
}
