import { useState, type ReactNode } from 'react'
import { request, sentenceOf } from '@/api/request'
import { usePageTitle } from '@/lib/page-title'
import { usePending } from '@/lib/use-one-at-a-time'
import { setUser, type SessionUser } from '@/session/session'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { Logo } from '@/ui/logo'
import { pageClass } from '@/ui/page-class'
import { StepUpMethods } from './step-up-methods'

const TITLE = 'Use your second factor'

/** The only screen for a password-only session whose account needs more. */
export default function ProveScreen({ user, signOut }: { user: SessionUser; signOut: ReactNode }) {
  usePageTitle(TITLE)
  const [trouble, setTrouble] = useState<string>()
  const [pending, run] = usePending()

  async function goOn() {
    try {
      setUser(await request('GET /api/user'))
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
  }

  return (
    <div className="min-h-dvh bg-canvas text-ink">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-15 max-w-[1184px] items-center justify-between gap-3 px-4 md:px-8">
          <Logo variant="bar" />
          <div>{signOut}</div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={pageClass}>
        <Card className="mx-auto max-w-[28rem] md:mt-8 md:p-9">
          <h1 className="text-h1">{TITLE}</h1>
          <p className="mt-1.5 mb-5 text-body break-words text-ink-2">
            Staff need more than a password here. Please use the second factor for{' '}
            <b className="font-medium text-ink">{user.email}</b> to continue.
          </p>
          {trouble === undefined ? (
            <StepUpMethods onProven={goOn} />
          ) : (
            <ErrorState
              level={2}
              title="The portal did not open"
              description={trouble}
              pending={pending}
              onRetry={() => void run(goOn)}
            />
          )}
        </Card>
      </main>
    </div>
  )
}
