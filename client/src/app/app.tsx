import { lazy, Suspense } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { keptText } from '@/features/verdict/kept-text.public'
import { useSession } from '@/session/session'
import { FullPageSpinner } from '@/ui/spinner'
import { Toaster } from '@/ui/toast'
import { ErrorBoundary } from './error-boundary'
import { findSession } from './find-session'
import { Redirect } from './redirect'
import { standsAlone } from './stands-alone'
import { trimPath } from './trim-path'
import { Trouble } from './trouble'

const loadSignedInApp = () => import('./signed-in-app')
const AuthScreen = lazy(() => import('@/features/auth/auth-screen'))
const AloneScreens = lazy(() => import('./alone-screens'))
const SignedInApp = lazy(loadSignedInApp)
const OfflineScreen = lazy(() => import('@/features/scanner/offline-screen'))
const SignedOutPages = lazy(() => import('./signed-out-pages'))

/** Waits for the session, then shows what the address and the person call for. Kept small: it is all that /auth loads. */
export function App() {
  return (
    <>
      <ErrorBoundary>
        <Suspense fallback={<FullPageSpinner />}>
          <Doorway />
        </Suspense>
      </ErrorBoundary>
      <Toaster />
    </>
  )
}

function Doorway() {
  const session = useSession()
  const path = trimPath(usePathname())

  if (standsAlone(path) && session.status.startsWith('signed')) return <AloneScreens path={path} />
  switch (session.status) {
    case 'loading':
      return <FullPageSpinner />
    case 'failed':
      if (keptText()) return <OfflineScreen sentence={session.sentence} onRetry={findSession} />
      return <Trouble title="The portal is not answering" sentence={session.sentence} onRetry={findSession} />
    case 'signed-in':
      return <SignedInApp key={session.user.id} user={session.user} path={path} />
    case 'signed-out':
      if (path === '/') return <Redirect to="/auth" />
      if (path !== '/auth') return <SignedOutPages path={path} left={session.because === 'left'} />
      return <AuthScreen ended={session.because === 'ended'} onSend={() => void loadSignedInApp()} />
  }
}
