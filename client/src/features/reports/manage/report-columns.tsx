import type { ReportSort } from '@shared/domain/reports/report-lists'
import { useAddressParams } from '@/lib/use-address-params'
import { ariaSort, SortHead } from '@/ui/sort-head'
import { orderIn, type ListOrder } from './report-list-query'

/** What a closed row begins with. */
export type Lead = 'sample' | 'client'

/** The fixed column widths of a closed row. */
export const columnsClass: Record<Lead, string> = {
  sample:
    'grid grid-cols-[7.5rem_minmax(0,1.5fr)_minmax(0,1fr)_12rem_5.5rem_5.5rem_8rem] items-center gap-x-3 min-[120rem]:grid-cols-[7.5rem_minmax(0,1.5fr)_minmax(0,1fr)_20rem_5.5rem_5.5rem_8rem]',
  client:
    'grid grid-cols-[minmax(0,1.7fr)_6rem_minmax(0,0.9fr)_12rem_5.5rem_5.5rem_8rem] items-center gap-x-3 min-[120rem]:grid-cols-[minmax(0,1.7fr)_6rem_minmax(0,0.9fr)_20rem_5.5rem_5.5rem_8rem]',
}
/** The viewport width at which the columns fit beside the sidebar. */
export const columnsFit = '(min-width: 88rem)'

type Column = [ReportSort, string]
const sample: Column = ['sample', 'Sample ID']
const client: Column = ['client', 'Client']
const others: Column[] = [
  ['practitioner', 'Practitioner'],
  ['state', 'Status'],
  ['elevated', 'Elevated'],
  ['received', 'Received'],
  ['uploaded', 'Uploaded'],
]

const columns: Record<Lead, Column[]> = {
  sample: [sample, client, ...others],
  client: [client, sample, ...others],
}

/** Names start at A; counts and dates start with the highest. */
const firstOrder = (sort: ReportSort) =>
  sort === 'elevated' || sort === 'received' || sort === 'uploaded' ? 'desc' : 'asc'

export function ReportColumns({ lead }: { lead: Lead }) {
  const { params, change } = useAddressParams()
  const current: ListOrder = orderIn(params) ?? { sort: 'uploaded', order: 'desc' }

  function sortBy(sort: ReportSort) {
    const opposite = current.order === 'asc' ? 'desc' : 'asc'
    const order = sort === current.sort ? opposite : firstOrder(sort)
    const isUsual = sort === 'uploaded' && order === 'desc'
    change({ sort: isUsual ? '' : sort, order: isUsual ? '' : order, page: '' }, { replace: true })
  }

  return (
    <div role="table" aria-label="Sort reports" className="border-t border-line bg-sunken pr-13 pl-14">
      <div role="row" className={columnsClass[lead]}>
        {columns[lead].map(([sort, word]) => {
          const order = sort === current.sort ? current.order : undefined
          return (
            <div key={sort} role="columnheader" aria-sort={ariaSort(order)} className="first:pl-6.5">
              <SortHead order={order} onSort={() => sortBy(sort)}>
                {word}
              </SortHead>
            </div>
          )
        })}
      </div>
    </div>
  )
}
