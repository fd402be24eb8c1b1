import { lazy, Suspense } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { ErrorState } from '@/ui/error-state'
import { FullPageSpinner } from '@/ui/spinner'
import { Toaster } from '@/ui/toast'
import { ErrorBoundary } from './error-boundary'
import { redirectFor } from './guards'
import { authAddress, nextPath } from './next-path'
import { trimPath } from './paths'
import { checkSession, useSession } from './session'

const loadSignedInApp = () => import('./signed-in-app')
const AuthScreen = lazy(() => import('@/features/auth/auth-screen'))
const SignedInApp = lazy(loadSignedInApp)
const SignedOutPages = lazy(() => import('./signed-out-pages'))

/** Waits for the session, then shows what the address and the person call for: sign-in, the portal, or a public page. */
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
  const path = trimPath(useLocation()[0])
  const search = useSearch()

  if (session.status === 'loading') return <FullPageSpinner />
  if (session.status === 'failed') return <SessionFailed sentence={session.sentence} />

  const user = session.status === 'signed-in' ? session.user : null
  if (path === '/auth') {
    if (user) return <Go to={nextPath(search)} />
    return (
      <AuthScreen
        ended={session.status === 'signed-out' && session.because === 'ended'}
        onSend={loadSignedInApp}
      />
    )
  }
  const destination = redirectFor(path, user?.role ?? null)
  if (destination === '/auth' && session.status === 'signed-out' && session.because !== 'left') {
    return <Go to={authAddress(window.location.pathname + window.location.search + window.location.hash)} />
  }
  if (destination) return <Go to={destination} />
  return user ? <SignedInApp key={user.id} user={user} path={path} /> : <SignedOutPages path={path} />
}

/** Keyed, because wouter's Redirect goes only once. */
function Go({ to }: { to: string }) {
  return <Redirect key={to} to={to} replace />
}

function SessionFailed({ sentence }: { sentence: string }) {
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <ErrorState
        level={1}
        title="The portal is not answering"
        description={sentence}
        onRetry={() => void checkSession()}
      />
    </main>
  )
}
