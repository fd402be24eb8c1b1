import type { Reply } from '@shared/api'
import { Laptop, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { deviceText, isPhone } from '@/lib/device-text'
import { momentText } from '@/lib/moments'
import { useLostFocus } from '@/lib/use-lost-focus'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { QueryError } from '@/lists/query-error'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { MoreRows } from '@/ui/more-rows'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { toast } from '@/ui/use-toast'

type Session = Reply<'GET /api/user/sessions'>[number]

const paths = ['/api/user/sessions'] as const
const FIRST = 5

const sayEnded = (title: string) => toast({ title, description: 'Anyone using it has to sign in again.' })
const sayFailed = (error: unknown) =>
  toast({ title: 'Sign-out failed', description: sentenceOf(error), variant: 'destructive' })

/** The user's sessions with buttons to end them. */
export function OwnSessions() {
  useRefetchOnMount(paths)
  const sessions = useApiQuery('GET /api/user/sessions')
  const endOthers = useApiMutation('DELETE /api/user/sessions')
  const once = useOneAtATime()
  const heading = useRef<HTMLHeadingElement>(null)
  const { expectLoss, callOff } = useLostFocus(heading)
  const [shown, setShown] = useState(FIRST)
  // The current session first, then in the order of last use.
  const rows = [...(sessions.data ?? [])].sort((one, other) => Number(other.current) - Number(one.current))

  async function signOutElsewhere() {
    expectLoss()
    try {
      await endOthers.mutateAsync({})
      sayEnded('Signed out elsewhere')
    } catch (error) {
      callOff()
      sayFailed(error)
    }
  }

  return (
    <section aria-labelledby="own-sessions" className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="own-sessions" ref={heading} tabIndex={-1} className="text-body font-semibold">
          Your sessions
        </h3>
        {rows.length > 1 && (
          <Button
            variant="secondary"
            size="sm"
            pending={endOthers.isPending}
            pendingLabel="Signing out..."
            onClick={() => void once(signOutElsewhere)}
          >
            Sign out elsewhere
          </Button>
        )}
      </div>
      {sessions.isPending && (
        <Loading label="Loading your sessions..." hideLabel className="mt-2">
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {sessions.isError && !sessions.data && (
        <QueryError query={sessions} title="Failed to load your sessions" />
      )}
      {rows.length > 0 && (
        <MoreRows noun="sessions" total={rows.length} shown={shown} onShow={setShown}>
          {rows.slice(0, shown).map((session) => (
            <SessionRow key={session.id} session={session} onEnding={expectLoss} onFailed={callOff} />
          ))}
        </MoreRows>
      )}
    </section>
  )
}

type SessionRowProps = {
  session: Session
  onEnding: () => void
  onFailed: () => void
}

function SessionRow({ session: { id, userAgent, seenAt, current }, ...on }: SessionRowProps) {
  const end = useApiMutation('DELETE /api/user/sessions/:id')
  const once = useOneAtATime()
  const Icon = isPhone(userAgent) ? Smartphone : Laptop
  const device = deviceText(userAgent)

  async function signOut() {
    on.onEnding()
    try {
      await end.mutateAsync({ params: { id } })
      sayEnded('Signed out')
    } catch (error) {
      // The session had already ended, which is what the user wanted.
      if (error instanceof ApiError && error.status === 404) {
        sayEnded('Signed out')
        return
      }
      on.onFailed()
      sayFailed(error)
    }
  }

  return (
    <li className="flex items-center gap-x-3 py-2.5">
      <Icon className="size-5 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1 text-small">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-ink">
          {device} {current && <Badge tone="brand">This device</Badge>}
        </p>
        <p className="nums text-small text-ink-3">Last used {momentText(seenAt)}</p>
      </div>
      {!current && (
        <Button
          variant="quiet"
          size="sm"
          pending={end.isPending}
          aria-label={`Sign out ${device}, last used ${momentText(seenAt)}`}
          onClick={() => void once(signOut)}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
