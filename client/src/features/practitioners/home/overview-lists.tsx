import { ClientList, type ClientListProps } from './client-list'
import { MostElevated } from './most-elevated'

/** Clients and their most elevated foods, in a reserved space so that nothing moves. */
export default function OverviewLists(props: ClientListProps) {
  return (
    <div className="mt-4 grid content-start items-start gap-4 xl:min-h-144 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <ClientList {...props} />
      <MostElevated />
    </div>
  )
}
