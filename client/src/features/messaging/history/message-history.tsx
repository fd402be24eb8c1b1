import { useApiPage } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { PageBody } from '@/lists/page-body'
import { usePaging } from '@/lists/use-paging'
import { Card, CardHeader } from '@/ui/card'
import { Segmented } from '@/ui/segmented'
import { MessageRows } from './message-rows'

const PAGE_SIZE = 25
const shown = ['/api/admin/message-logs'] as const
const types = [
  { value: 'all', label: 'All' },
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'SMS' },
] as const

/** The sent messages, newest first, a page at a time. */
export default function MessageHistory() {
  useRefetchOnMount(shown)
  const { params, change } = useAddressParams()
  const type = types.find(({ value }) => value === params.get('type'))?.value ?? 'all'
  const list = useApiPage('GET /api/admin/message-logs', {
    query: { ...(type !== 'all' && { type }), page: pageIn(params), pageSize: PAGE_SIZE },
  })
  const { top, ...paging } = usePaging(list, list.data?.total, PAGE_SIZE)
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
        <PageBody
          list={list}
          paging={paging}
          pageSize={PAGE_SIZE}
          noun="Messages"
          loading="Loading messages..."
          failure="Failed to load messages"
          empty={{
            title: 'No messages sent yet',
            description:
              type === 'all'
                ? 'Emails and text messages that you send are listed here.'
                : 'There are none of this kind.',
          }}
        >
          {(logs) => <MessageRows logs={logs} />}
        </PageBody>
      </div>
    </Card>
  )
}
