import { Link } from 'wouter'
import { PageNotFoundScreen } from '@/features/not-found/page-not-found-screen'
import { buttonClass } from '@/ui/button'
import { Logo } from '@/ui/logo'
import { InPreparationScreen } from './in-preparation-screen'
import { usePageTitle } from './page-title'
import { placeAt } from './paths'
import { SkipLink } from './skip-link'

/** What somebody who is not signed in may see besides /auth: the terms, and that a path leads nowhere. */
export default function SignedOutPages({ path }: { path: string }) {
  const terms = placeAt(path)?.screen === '/terms'
  usePageTitle(terms ? 'Terms and Conditions' : 'Page Not Found')
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
      {terms ? <InPreparationScreen title="Terms and Conditions" /> : <PageNotFoundScreen />}
    </div>
  )
}
