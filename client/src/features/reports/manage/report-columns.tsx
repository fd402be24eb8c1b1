import type { ReportSort } from '@shared/domain/reports/report-lists'
import { useAddressParams } from '@/lib/use-address-params'
import { ariaSort, SortHead } from '@/ui/sort-head'
import { orderIn, type ListOrder } from './report-list-query'

/** The fixed column widths of a closed row. */
export const columnsClass =
  'grid grid-cols-[7.5rem_minmax(0,1.5fr)_minmax(0,1fr)_12rem_5.5rem_5.5rem_8rem] items-center gap-x-3 min-[120rem]:grid-cols-[7.5rem_minmax(0,1.5fr)_minmax(0,1fr)_20rem_5.5rem_5.5rem_8rem]'
/** The viewport width at which the columns fit beside the sidebar. */
export const columnsFit = '(min-width: 88rem)'

const columns: [ReportSort, string][] = [
  ['sample', 'Sample ID'],
  ['client', 'Client'],
  ['practitioner', 'Practitioner'],
  ['state', 'Status'],
  ['elevated', 'Elevated'],
  ['received', 'Received'],
  ['uploaded', 'Uploaded'],
]

/** Names start at A; counts and dates start with the highest. */
const firstOrder = (sort: ReportSort) =>
  sort === 'elevated' || sort === 'received' || sort === 'uploaded' ? 'desc' : 'asc'

export function ReportColumns() {
  const { params, change } = useAddressParams()
  const current: ListOrder = orderIn(params) ?? { sort: 'uploaded', order: 'desc' }

  function sortBy(sort: ReportSort) {
    const opposite = current.order === 'asc' ? 'desc' : 'asc'
    const order = sort === current.sort ? opposite : firstOrder(sort)
    const isUsual = sort === 'uploaded' && order === 'desc'
    change({ sort: isUsual ? '' : sort, order: isUsual ? '' : order, page: '' }, { replace: true })
  }

  return (
    <div
      role="table"
      aria-label="Order of the reports"
      className="border-t border-line bg-sunken pr-13 pl-14"
    >
      <div role="row" className={columnsClass}>
        {columns.map(([sort, word]) => {
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
