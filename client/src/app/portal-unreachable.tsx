import { roles } from '@shared/core/roles'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { request } from '@/api/request'
import { ReactionOffline } from '@/features/trial/reaction/reaction-offline.public'
import { parseStored, onStorageChange } from '@/features/verdict/offline-list.public'
import { storedText, LAST_CHECKS_KEY } from '@/features/verdict/browser-storage.public'
import { usePageTitle } from '@/lib/page-title'
import { useIsPhone } from '@/lib/use-media-query'
import type { Session } from '@/session/session'
import { Logo } from '@/ui/logo'
import { findSession } from './find-session'
import { entryAt } from './menu'
import { NoConnection } from './no-connection'
import { BottomNav } from './bottom-nav'
import { PlainError } from './plain-error'

const OfflineScreen = lazy(() => import('@/features/scanner/offline-screen'))

const ASKS_MS = 3_000
const nothing = () => undefined
const hasStoredData = () =>
  [storedText(), storedText(LAST_CHECKS_KEY)].some((text) => parseStored(text) !== undefined)

type PortalUnreachableProps = { session: Extract<Session, { status: 'failed' }>; path: string }

/** Shown when the session cannot be read, with only what a client let this browser store. */
export default function PortalUnreachable({
  session: { sentence, isOffline },
  path,
}: PortalUnreachableProps) {
  const isPhone = useIsPhone()
  const isKept = useSyncExternalStore(onStorageChange, hasStoredData)
  const role = isKept ? 'client' : roles.find((one) => path === `/${one}` || path.startsWith(`/${one}/`))
  // First if a plan was requested, and reachable everywhere else.
  const isOfPlan = path.startsWith('/client/plan')
  const reaction = role === 'client' && (
    <div className="mx-auto max-w-[736px] px-4 pt-5 not-first:pb-[calc(var(--bottom-nav)+3rem)]">
      <ReactionOffline />
    </div>
  )
  // Some browsers send no online event to a page that was loaded offline, so it polls.
  useEffect(() => {
    if (!isOffline) return
    const ask = () => request('GET /api/health').then(findSession, nothing)
    const asks = setInterval(() => void ask(), ASKS_MS)
    return () => clearInterval(asks)
  }, [isOffline])
  usePageTitle(isOffline ? 'No connection' : 'Not answering')
  return (
    <div className="min-h-dvh bg-canvas text-ink">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-15 max-w-[736px] items-center px-4">
          <Link href="/" aria-label="Pearwell home" className="flex h-11 items-center rounded-sm">
            <Logo variant="bar" />
          </Link>
        </div>
      </header>
      {isOfPlan && reaction}
      {isKept ? (
        <Suspense>
          <OfflineScreen key={path} path={path} sentence={sentence} onRetry={findSession} />
        </Suspense>
      ) : isOffline ? (
        <NoConnection sentence={sentence} onRetry={findSession} />
      ) : (
        <PlainError title="The portal is not answering" sentence={sentence} onRetry={findSession} />
      )}
      {!isOfPlan && reaction}
      {role && isPhone && <BottomNav role={role} active={entryAt(role, path)?.entry.path} />}
    </div>
  )
}
