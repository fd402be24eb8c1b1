import { Laptop, Smartphone } from 'lucide-react'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { useFreshOnOpening } from '@/api/use-fresh-on-opening'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { toast } from '@/ui/use-toast'
import { deviceText, isPhone } from './device-text'
import { momentText } from './moment-text'

const shown = ['/api/user/sessions'] as const

/** Where one is signed in, with a way to end each. */
export function OwnSessions() {
  useFreshOnOpening(shown)
  const sessions = useApiQuery('GET /api/user/sessions')
  const end = useApiMutation('DELETE /api/user/sessions/:id', shown)
  const endOthers = useApiMutation('DELETE /api/user/sessions', shown)
  const others = sessions.data?.filter(({ current }) => !current) ?? []

  async function signOut(work: Promise<unknown>, title: string) {
    try {
      await work
      toast({ title, description: 'Whoever used it has to sign in again.' })
    } catch (error) {
      toast({ title: 'Sign-out failed', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return (
    <section aria-labelledby="own-sessions" className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="own-sessions" className="text-body font-semibold">
          Your sessions
        </h3>
        {others.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            pending={endOthers.isPending}
            pendingLabel="Signing out..."
            onClick={() => void signOut(endOthers.mutateAsync({}), 'Signed out elsewhere')}
          >
            Sign out elsewhere
          </Button>
        )}
      </div>
      {sessions.isPending && (
        <Loading label="Loading your sessions..." hideLabel>
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {sessions.isError && (
        <ErrorState
          level={3}
          title="Failed to load your sessions"
          description={sentenceOf(sessions.error)}
          onRetry={() => void sessions.refetch()}
          pending={sessions.isFetching}
        />
      )}
      <ul className="mt-2 divide-y divide-line">
        {sessions.data?.map((session) => {
          const Icon = isPhone(session.userAgent) ? Smartphone : Laptop
          return (
            <li key={session.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
              <Icon className="size-5 text-ink-3" aria-hidden="true" />
              <div className="min-w-0 flex-1 text-small">
                <p className="break-words text-ink">
                  {deviceText(session.userAgent)} {session.current && <Badge tone="brand">This device</Badge>}
                </p>
                <p className="nums text-caption text-ink-3">Last used {momentText(session.seenAt)}</p>
              </div>
              {!session.current && (
                <Button
                  variant="quiet"
                  size="sm"
                  pending={end.isPending && end.variables.params.id === session.id}
                  aria-label={`Sign out ${deviceText(session.userAgent)}, last used ${momentText(session.seenAt)}`}
                  onClick={() => void signOut(end.mutateAsync({ params: { id: session.id } }), 'Signed out')}
                >
                  Sign out
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
