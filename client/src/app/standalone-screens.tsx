import { screens } from '@shared/screens'
import { lazy } from 'react'
import { usePageTitle } from '@/lib/page-title'
import { SessionQueries } from './session-queries'
import type { StandalonePath } from './standalone-paths'

const WelcomeScreen = lazy(() => import('@/features/auth/welcome/welcome-screen'))
const ResetScreen = lazy(() => import('@/features/auth/reset-screen'))

/** The screens for signing in. They stay mounted while a sign-in happens within them. */
export default function StandaloneScreens({ path }: { path: StandalonePath }) {
  usePageTitle(screens[path].title)
  return (
    <SessionQueries>
      {path === '/auth/reset' ? (
        <ResetScreen />
      ) : (
        <WelcomeScreen key={path} byCode={path === '/welcome/code'} />
      )}
    </SessionQueries>
  )
}
