import { lazy, Suspense } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { useSession } from '@/session/session'
import { FullPageSpinner } from '@/ui/spinner'
import { Toaster } from '@/ui/toast'
import { ErrorBoundary } from './error-boundary'
import { Redirect } from './redirect'
import { isStandalone } from './standalone-paths'
import { trimPath } from './trim-path'

const loadSignedInApp = () => import('./signed-in-app')
const AuthScreen = lazy(() => import('@/features/auth/auth-screen'))
const StandaloneScreens = lazy(() => import('./standalone-screens'))
const SignedInApp = lazy(loadSignedInApp)
const PortalUnreachable = lazy(() => import('./portal-unreachable'))
const SignedOutPages = lazy(() => import('./signed-out-pages'))

/**
 * Waits for the session, then shows what the path and the user call for. Kept small, because the
 * sign-in page waits for it.
 */
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

  if (isStandalone(path) && session.status.startsWith('signed')) return <StandaloneScreens path={path} />
  switch (session.status) {
    case 'loading':
      return <FullPageSpinner />
    case 'failed':
      return <PortalUnreachable session={session} path={path} />
    case 'signed-in':
      return <SignedInApp key={session.user.id} user={session.user} path={path} />
    case 'signed-out':
      if (path === '/') return <Redirect to="/auth" />
      if (path !== '/auth') return <SignedOutPages path={path} left={session.because === 'left'} />
      return <AuthScreen ended={session.because === 'ended'} onSend={() => void loadSignedInApp()} />
  }
}
