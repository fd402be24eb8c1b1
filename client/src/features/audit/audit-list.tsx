import { sentenceOf } from '@/api/request'
import { useApiPage } from '@/api/use-api'
import { idIn, pageIn, useAddressParams } from '@/lib/use-address-params'
import { usePaging } from '@/lists/use-paging'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Pager } from '@/ui/pager'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { AuditFilters } from './audit-filters'
import { AuditRows } from './audit-rows'
import { actionIn } from './audit-words'

const PAGE_SIZE = 50

/** A page of the audit below its filters, all of it kept in the address. */
export function AuditList() {
  const { params, change } = useAddressParams()
  const filters = {
    action: actionIn(params.get('action')),
    actor: idIn(params, 'actor'),
    subject: idIn(params, 'subject'),
  }
  const list = useApiPage('GET /api/audit', {
    query: { ...given(filters), page: pageIn(params), pageSize: PAGE_SIZE },
  })
  const { top, page, beyond, turnTo } = usePaging(list, list.data?.total, PAGE_SIZE)

  function clear() {
    change({ action: '', actor: '', subject: '', page: '' }, { replace: true })
    top.current?.querySelector('select')?.focus()
  }

  const filtered = Object.values(filters).some((value) => value !== undefined)
  const empty = list.isSuccess && list.data.rows.length === 0
  return (
    <div ref={top} aria-busy={list.isFetching}>
      <AuditFilters
        filters={filters}
        onChange={(changes) => change({ ...changes, page: '' }, { replace: true })}
        onClear={filtered ? clear : undefined}
      />
      {list.isPending && (
        <Loading label="Loading the audit..." hideLabel className="border-t border-line px-5 py-3">
          <SkeletonRows rows={6} />
        </Loading>
      )}
      {list.isError && (
        <ErrorState
          title="Failed to fetch the audit"
          description={sentenceOf(list.error)}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
          className="border-t border-line"
        />
      )}
      {empty && !beyond && (
        <EmptyState
          title={filtered ? 'No events match these filters.' : 'No events yet'}
          description={filtered ? undefined : 'What people do in the portal is recorded here.'}
          className="border-t border-line"
          action={
            filtered && (
              <Button variant="secondary" onClick={clear}>
                Clear Filters
              </Button>
            )
          }
        />
      )}
      {list.isSuccess && !empty && (
        <>
          <AuditRows events={list.data.rows} />
          <Pager
            noun="Events"
            page={page}
            pageSize={PAGE_SIZE}
            total={list.data.total}
            hasNext={list.data.hasNext}
            onPage={turnTo}
          />
        </>
      )}
    </div>
  )
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
