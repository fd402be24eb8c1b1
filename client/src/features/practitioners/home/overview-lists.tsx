import type { useApiQuery } from '@/api/use-api'
import { NeedsYou } from '../needs/needs-you'
import { ClientList, type ClientListProps } from './client-list'
import { MostElevated } from './most-elevated'

type OverviewListsProps = ClientListProps & {
  needs: ReturnType<typeof useApiQuery<'GET /api/clients/needs'>>
}

/** Who needs the practitioner, then all clients and their most elevated foods. */
export default function OverviewLists({ needs, waiting }: OverviewListsProps) {
  return (
    <>
      <NeedsYou needs={needs} />
      <div className="mt-4 grid content-start items-start gap-4 xl:min-h-144 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <ClientList waiting={waiting} />
        <MostElevated />
      </div>
    </>
  )
}
