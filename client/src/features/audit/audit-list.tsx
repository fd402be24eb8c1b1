import { useApiPage } from '@/api/use-api'
import { idIn, pageIn, useAddressParams } from '@/lib/use-address-params'
import { PageBody } from '@/lists/page-body'
import { usePaging } from '@/lists/use-paging'
import { Button } from '@/ui/button'
import { AuditFilters } from './audit-filters'
import { AuditRows } from './audit-rows'
import { actionIn } from './audit-words'

const PAGE_SIZE = 50

/** A page of the audit with its filters, all in the URL. */
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
  const { top, ...paging } = usePaging(list, list.data?.total, PAGE_SIZE)

  function clear() {
    change({ action: '', actor: '', subject: '', page: '' }, { replace: true })
    top.current?.querySelector('select')?.focus()
  }

  const filtered = Object.values(filters).some((value) => value !== undefined)
  return (
    <div ref={top} aria-busy={list.isFetching}>
      <AuditFilters
        filters={filters}
        onChange={(changes) => change({ ...changes, page: '' }, { replace: true })}
        onClear={filtered ? clear : undefined}
      />
      <PageBody
        list={list}
        paging={paging}
        pageSize={PAGE_SIZE}
        noun="Events"
        loading="Loading the audit log..."
        failure="Failed to fetch the audit log"
        empty={{
          title: filtered ? 'No events match these filters.' : 'No events yet',
          description: filtered ? undefined : 'What people do in the portal is recorded here.',
          action: filtered && (
            <Button variant="secondary" onClick={clear}>
              Clear Filters
            </Button>
          ),
        }}
      >
        {(events) => <AuditRows events={events} />}
      </PageBody>
    </div>
  )
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
