import { sentenceOf } from '@/api/request'
import { useApiPage } from '@/api/use-api'
import { useFreshOnOpening } from '@/api/use-fresh-on-opening'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { usePaging } from '@/lists/use-paging'
import { Card, CardHeader } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Pager } from '@/ui/pager'
import { Segmented } from '@/ui/segmented'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { MessageRows } from './message-rows'

const PAGE_SIZE = 25
const shown = ['/api/admin/message-logs'] as const
const types = [
  { value: 'all', label: 'All' },
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'SMS' },
] as const

/** What was sent, newest first, a page at a time. */
export default function MessageHistory() {
  useFreshOnOpening(shown)
  const { params, change } = useAddressParams()
  const type = types.find(({ value }) => value === params.get('type'))?.value ?? 'all'
  const list = useApiPage('GET /api/admin/message-logs', {
    query: { ...(type !== 'all' && { type }), page: pageIn(params), pageSize: PAGE_SIZE },
  })
  const { top, page, beyond, turnTo } = usePaging(list, list.data?.total, PAGE_SIZE)
  const isEmpty = list.isSuccess && list.data.rows.length === 0
  return (
    <Card flush>
      <div ref={top} aria-busy={list.isFetching}>
        <CardHeader
          padded
          size="h2"
          title="Message History"
          actions={
            <Segmented
              label="Kind"
              value={type}
              options={types}
              onChange={(next) => change({ type: next === 'all' ? '' : next, page: '' }, { replace: true })}
            />
          }
        />
        {list.isPending && (
          <Loading label="Loading messages..." hideLabel className="border-t border-line px-5 py-3">
            <SkeletonRows rows={6} />
          </Loading>
        )}
        {list.isError && (
          <ErrorState
            title="Failed to load messages"
            description={sentenceOf(list.error)}
            pending={list.isFetching}
            onRetry={() => void list.refetch()}
            className="border-t border-line"
          />
        )}
        {isEmpty && !beyond && (
          <EmptyState
            title="No messages sent yet"
            description={
              type === 'all'
                ? 'Emails and text messages that you send are listed here.'
                : 'Of this kind there is none.'
            }
            className="border-t border-line"
          />
        )}
        {list.isSuccess && !isEmpty && (
          <>
            <MessageRows logs={list.data.rows} />
            <Pager
              noun="Messages"
              page={page}
              pageSize={PAGE_SIZE}
              total={list.data.total}
              hasNext={list.data.hasNext}
              onPage={turnTo}
            />
          </>
        )}
      </div>
    </Card>
  )
}
