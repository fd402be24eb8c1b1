import { screens } from '@shared/screens'
import { lazy, useEffect } from 'react'
import { Router } from 'wouter'
import type { SessionUser } from '@/session/session'
import { crossFade } from './cross-fade'
import { Redirect } from './redirect'
import { redirectFor } from './guards'
import { nextPath } from './next-path'
import { placeAt } from './paths'
import { routes } from './routes'
import { SessionQueries } from './session-queries'
import { Shell } from './shell'
import { isStandalone } from './standalone-paths'

const RequirementGate = lazy(() => import('./requirement-gate'))
const PageNotFoundScreen = lazy(() => import('./page-not-found-screen'))

void import('@/features/clients/health/other-tabs').catch(() => undefined)

type SignedInAppProps = { user: SessionUser; path: string }

/** Everything behind sign-in: the portal, or the pending requirement of the session. */
export default function SignedInApp({ user, path }: SignedInAppProps) {
  useEffect(
    () =>
      void import('@/session/other-tabs').then(
        (it) => it.announceUser(),
        () => undefined,
      ),
    [],
  )
  return (
    <SessionQueries>
      {user.needs ? (
        <RequirementGate user={user} requirement={user.needs} />
      ) : (
        <Portal user={user} path={path} />
      )}
    </SessionQueries>
  )
}

/** The shell around the screen of the path. */
function Portal({ user, path }: SignedInAppProps) {
  useEffect(() => {
    void import('@/features/scanner/prepare-offline').then(({ prepareOffline }) => prepareOffline(user.id))
  }, [user.id])
  const destination = path === '/auth' ? nextPath(window.location.search) : redirectFor(path, user.role)
  if (destination) return <Redirect to={destination} />
  const place = placeAt(path)
  return (
    <Router aroundNav={crossFade}>
      <Shell user={user} path={path} title={place ? screens[place.screen].title : 'Page Not Found'}>
        {place && !isStandalone(place.screen) ? (
          routes[place.screen](place.params, user)
        ) : (
          <PageNotFoundScreen />
        )}
      </Shell>
    </Router>
  )
}
