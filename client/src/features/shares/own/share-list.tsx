import type { Reply } from '@shared/api'
import { PASSCODE_ATTEMPTS } from '@shared/domain/shares/share-contents'
import { countText, listed } from '@shared/domain/text/counts'
import { useRef, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { momentText } from '@/lib/moments'
import { useLostFocus } from '@/lib/use-lost-focus'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { LazyConfirmDialog } from '@/ui/lazy-confirm-dialog'
import { toast } from '@/ui/use-toast'
import { contentWords } from './share-words'

type Share = Reply<'GET /api/shares'>['shares'][number]

/** Live and past links with their openings; live ones can be ended. */
export function ShareList({ shares, now }: { shares: Share[]; now: number }) {
  const end = useApiMutation('DELETE /api/shares/:id')
  const [asked, setAsked] = useState<Share>()
  const card = useRef<HTMLElement>(null)
  const { expectLoss } = useLostFocus(card)

  async function confirm({ id }: Share) {
    try {
      // The focused button disappears with the answer.
      expectLoss()
      await end.mutateAsync({ params: { id } })
      toast({ title: 'Link ended', description: 'Nobody can open it any more.' })
    } catch (error) {
      toast({ title: 'Link not ended', description: sentenceOf(error), variant: 'destructive' })
    }
    setAsked(undefined)
  }

  return (
    <Card ref={card} tabIndex={-1} aria-label="Your links">
      <CardHeader title="Your links" />
      {shares.length === 0 && (
        <EmptyState title="No links yet" description="Links that you make are listed here." />
      )}
      <ul className="divide-y divide-line">
        {shares.map((share) => (
          <li
            key={share.id}
            className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold break-words">{nameOf(share)}</p>
              <p className="nums text-small text-ink-2">
                {share.label && `${contentsOf(share)}. `}Made {momentText(share.createdAt)}.{' '}
                {isLive(share, now) && `Works until ${momentText(share.expiresAt)}.`}
              </p>
              {isLive(share, now) && share.hasPasscode && share.attemptsLeft < PASSCODE_ATTEMPTS && (
                <p className="text-small text-ink-2">
                  {countText(PASSCODE_ATTEMPTS - share.attemptsLeft, 'wrong passcode')},{' '}
                  {countText(share.attemptsLeft, 'attempt')} left.
                </p>
              )}
              <Openings opens={share.opens} />
            </div>
            {isLive(share, now) ? (
              <Button
                variant="destructive"
                size="sm"
                aria-label={`End now: ${nameOf(share)}`}
                onClick={() => setAsked(share)}
              >
                End now
              </Button>
            ) : (
              <Badge tone="outline">{share.endedAt ? 'Ended' : 'Expired'}</Badge>
            )}
          </li>
        ))}
      </ul>
      <LazyConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title="End this link"
        description={asked && `“${nameOf(asked)}” can no longer be opened. This cannot be undone.`}
        confirmLabel="End link"
        pendingLabel="Ending…"
        pending={end.isPending}
        onConfirm={() => asked && void confirm(asked)}
      />
    </Card>
  )
}

const isLive = ({ endedAt, expiresAt }: Share, now: number) => endedAt === null && Date.parse(expiresAt) > now

function contentsOf({ contents }: Share): string {
  const [first = '', ...rest] = contents.map((content) => contentWords[content])
  return listed([first, ...rest.map((words) => words.charAt(0).toLowerCase() + words.slice(1))])
}

const nameOf = (share: Share) => share.label || contentsOf(share)

function Openings({ opens }: Pick<Share, 'opens'>) {
  if (opens.length === 0) return <p className="text-small text-ink-2">Not opened yet.</p>
  return (
    <ul className="nums mt-1 text-small text-ink-2">
      {opens.map(({ at, recipient }, place) => (
        <li key={place} className="break-words">
          Opened by {recipient}, {momentText(at)}
        </li>
      ))}
    </ul>
  )
}
