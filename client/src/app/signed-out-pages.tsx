import { screens } from '@shared/screens'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { usePageTitle } from '@/lib/page-title'
import { buttonClass } from '@/ui/button'
import { Logo } from '@/ui/logo'
import { Redirect } from './redirect'
import { redirectFor } from './guards'
import { authAddress } from './next-path'
import { placeAt } from './paths'
import { SkipLink } from './skip-link'

const TermsScreen = lazy(() => import('@/features/portal/terms-screen'))
const ConfirmScreen = lazy(() => import('@/features/auth/confirm-screen'))
const UnsubscribeScreen = lazy(() => import('@/features/accounts/unsubscribe-screen'))
const SharedRecipeScreen = lazy(() => import('@/features/recipes/shared-recipe-screen'))
const PageNotFoundScreen = lazy(() => import('./page-not-found-screen'))

type SignedOutPagesProps = {
  path: string
  /** The user just signed out, so the next one must not get the return address. */
  left: boolean
}

/** Pages without a user: a redirect to sign-in, a public page, or Page Not Found. */
export default function SignedOutPages({ path, left }: SignedOutPagesProps) {
  if (!redirectFor(path, null)) return <PublicPage path={path} />
  return <Redirect to={left ? '/auth' : authAddress(path + window.location.search + window.location.hash)} />
}

function PublicPage({ path }: { path: string }) {
  const screen = placeAt(path)?.screen
  usePageTitle(screen ? screens[screen].title : 'Page Not Found')
  return (
    <div className="min-h-dvh bg-canvas text-ink">
      <SkipLink />
      <header data-print="hide" className="border-b border-line bg-surface">
        <div className="mx-auto flex h-15 max-w-[1184px] items-center justify-between gap-3 px-4 md:px-8">
          <Link href="/" aria-label="Pearwell home" className="flex h-11 items-center rounded-sm">
            <Logo variant="bar" />
          </Link>
          <Link href="/auth" className={buttonClass({ variant: 'secondary' })}>
            Sign In
          </Link>
        </div>
      </header>
      <Suspense>
        {screen === '/terms' ? (
          <TermsScreen />
        ) : screen === '/auth/confirm' ? (
          <ConfirmScreen />
        ) : screen === '/unsubscribe' ? (
          <UnsubscribeScreen />
        ) : screen === '/r/:token' ? (
          <SharedRecipeScreen />
        ) : (
          <PageNotFoundScreen />
        )}
      </Suspense>
    </div>
  )
}
