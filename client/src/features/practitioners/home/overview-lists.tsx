import { ClientList, type ClientListProps } from './client-list'
import { MostElevated } from './most-elevated'

/** What stands below the figures, and comes after them. */
export default function OverviewLists(props: ClientListProps) {
  return (
    <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <ClientList {...props} />
      <MostElevated />
    </div>
  )
}
