import type { Reply } from '@shared/api'
import { KeyRound, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { momentText } from '@/lib/moments'
import { useLostFocus } from '@/lib/use-lost-focus'
import { QueryError } from '@/lists/query-error'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { DialogHost, useOpener } from '@/ui/dialog-host'
import { EmptyState } from '@/ui/empty-state'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { toast } from '@/ui/use-toast'
import { scopeWords } from './scope-words'

type Token = Reply<'GET /api/machine-tokens'>[number]

const shown = ['/api/machine-tokens'] as const
const loadAdd = () => import('./add-token-dialog')

/** The tokens with which programs call the portal. */
export default function TokensSection() {
  return (
    <DialogHost>
      <Tokens />
    </DialogHost>
  )
}

function Tokens() {
  useRefetchOnMount(shown)
  const tokens = useApiQuery('GET /api/machine-tokens')
  const revoke = useApiMutation('DELETE /api/machine-tokens/:id')
  const opens = useOpener()
  const [asked, setAsked] = useState<Token>()
  const card = useRef<HTMLElement>(null)
  const { expectLoss } = useLostFocus(card)

  async function confirm({ id, name }: Token) {
    try {
      // The focused button disappears with the response.
      expectLoss()
      await revoke.mutateAsync({ params: { id } })
      toast({ title: 'Token revoked', description: `${name} can no longer use the portal.` })
    } catch (error) {
      toast({ title: 'Token not revoked', description: sentenceOf(error), variant: 'destructive' })
    }
    setAsked(undefined)
  }

  return (
    <Card ref={card} tabIndex={-1} aria-label="Machine tokens">
      <CardHeader
        title="Machine Tokens"
        subtitle="Programs use a token instead of a password. Each token has only the rights that you give it."
        actions={
          <Button variant="secondary" size="sm" icon={Plus} {...opens(loadAdd, {})}>
            Add Token
          </Button>
        }
      />
      {tokens.isPending && (
        <Loading label="Loading the tokens..." hideLabel>
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {tokens.isError && !tokens.data && <QueryError query={tokens} title="Failed to load the tokens" />}
      {tokens.data?.length === 0 && (
        <EmptyState title="No tokens" description="No program uses the portal." />
      )}
      <p className="text-small text-ink-2">
        <a href="/api/docs" className="font-semibold text-brand-text underline underline-offset-2">
          Read what programs can call
        </a>
      </p>
      <ul className="divide-y divide-line">
        {tokens.data?.map((token) => (
          <li key={token.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-56 text-small">
              <p className="font-semibold break-words text-ink">{token.name}</p>
              <p className="nums text-small text-ink-2">
                Made {momentText(token.createdAt)}
                {token.createdBy && ` by ${token.createdBy}`}
              </p>
              <p className="text-small text-ink-2">
                {token.scopes.map((scope) => scopeWords[scope]).join(', ')}
              </p>
              <p className="nums text-small text-ink-2">
                {token.lastUsedAt ? `Last used ${momentText(token.lastUsedAt)}` : 'Never used'}
              </p>
            </div>
            {token.revokedAt ? (
              <Badge tone="outline">Revoked {momentText(token.revokedAt)}</Badge>
            ) : (
              <Button
                variant="destructive"
                size="sm"
                aria-label={`Revoke ${token.name}`}
                onClick={() => setAsked(token)}
              >
                Revoke
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title="Revoke this token"
        description={
          asked && `The program that uses ${asked.name} will no longer be let in. This cannot be undone.`
        }
        confirmLabel="Revoke Token"
        pendingLabel="Revoking..."
        pending={revoke.isPending}
        icon={KeyRound}
        onConfirm={() => asked && void confirm(asked)}
      />
    </Card>
  )
}
