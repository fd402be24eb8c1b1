import { hasEmail } from '@shared/domain/people/no-email'
import { MAX_RECIPIENTS } from '@shared/domain/messaging/message-limits'
import { useState } from 'react'
import { useApiPage } from '@/api/use-api'
import { lastPageOf } from '@/lib/counts'
import { QueryError } from '@/lists/query-error'
import { EmailText } from '@/ui/address-text'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Dialog } from '@/ui/dialog'
import { EmptyState } from '@/ui/empty-state'
import { Pager } from '@/ui/pager'
import { SearchBox } from '@/ui/search-box'
import { Segmented } from '@/ui/segmented'
import { Loading, SkeletonRows } from '@/ui/skeleton'

export type PeopleDialogProps = {
  to: readonly string[]
  onAdd: (address: string) => void
  onRemove: (address: string) => void
  onClose: () => void
}
type Kind = 'clients' | 'practitioners'

const PAGE_SIZE = 10
const kinds = [
  { value: 'clients', label: 'Clients' },
  { value: 'practitioners', label: 'Practitioners' },
] as const

/** Picks recipients among the portal's users; ticking one adds it at once. */
export default function PeopleDialog({ to, onAdd, onRemove, onClose }: PeopleDialogProps) {
  const [kind, setKind] = useState<Kind>('clients')
  const [q, setQ] = useState('')
  const [asked, setPage] = useState(1)
  const query = { ...(q && { q }), page: asked, pageSize: PAGE_SIZE }
  const list = useApiPage(kind === 'clients' ? 'GET /api/clients' : 'GET /api/practitioners', { query })
  const page = list.data
    ? Math.min(asked, lastPageOf(list.data.total, PAGE_SIZE, { page: asked, rows: list.data.rows.length }))
    : asked
  const chosen = new Set(to.map((address) => address.toLowerCase()))
  const isFull = to.length >= MAX_RECIPIENTS

  return (
    <Dialog
      onClose={onClose}
      title="Choose recipients"
      description={
        <span role="status" className="nums">
          {isFull
            ? `${MAX_RECIPIENTS} chosen, the maximum for one message.`
            : `${to.length} of at most ${MAX_RECIPIENTS} chosen.`}
        </span>
      }
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="Who"
          value={kind}
          options={kinds}
          onChange={(next) => {
            setKind(next)
            setPage(1)
          }}
        />
        <SearchBox
          label="Search by name or email"
          value={q}
          onSearch={(term) => {
            setQ(term)
            setPage(1)
          }}
        />
      </div>
      <div className="mt-3 min-h-72" aria-busy={list.isFetching}>
        {list.isPending && (
          <Loading label="Loading people..." hideLabel>
            <SkeletonRows rows={5} />
          </Loading>
        )}
        {list.isError && <QueryError query={list} title={`Failed to load ${kind}`} />}
        {list.isSuccess && list.data.rows.length === 0 && (
          <EmptyState
            title={q ? 'Nobody found' : `No ${kind} yet`}
            description={q ? 'Try another name or email.' : undefined}
          />
        )}
        {list.isSuccess && list.data.rows.length > 0 && (
          <>
            <ul
              aria-label={kind === 'clients' ? 'Clients' : 'Practitioners'}
              className="divide-y divide-line"
            >
              {list.data.rows.map(({ id, user }) => {
                const isChosen = chosen.has(user.email.toLowerCase())
                return (
                  <li key={id}>
                    <Checkbox
                      label={
                        <span className="block font-semibold break-words">
                          {`${user.firstName} ${user.lastName}`.trim() || user.username}
                          {!user.isActive && <span className="font-normal text-ink-3"> (not active)</span>}
                        </span>
                      }
                      hint={<EmailText address={user.email} />}
                      checked={isChosen}
                      disabled={!hasEmail(user.email) || (isFull && !isChosen)}
                      onCheckedChange={(checked) =>
                        checked
                          ? onAdd(user.email)
                          : onRemove(to.find((a) => a.toLowerCase() === user.email.toLowerCase()) ?? '')
                      }
                      className="py-1.5"
                    />
                  </li>
                )
              })}
            </ul>
            {(list.data.total.n > PAGE_SIZE || list.data.total.more) && (
              <Pager
                noun={kind === 'clients' ? 'Clients' : 'Practitioners'}
                page={page}
                pageSize={PAGE_SIZE}
                total={list.data.total}
                hasNext={list.data.hasNext}
                onPage={setPage}
                className="-mx-5 md:-mx-7"
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
