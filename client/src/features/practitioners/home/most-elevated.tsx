import { countText } from '@shared/domain/text/counts'
import { useApiQuery } from '@/api/use-api'
import { QueryError } from '@/lists/query-error'
import { Card, CardHeader } from '@/ui/card'
import { LevelMarker } from '@/ui/level-marker'
import { Loading, SkeletonRows } from '@/ui/skeleton'

/** The foods elevated in the newest test of most clients. */
export function MostElevated() {
  const foods = useApiQuery('GET /api/reports/elevated-foods')
  return (
    <Card>
      <CardHeader title="Most often elevated" subtitle="In each client’s latest test." />
      {foods.isPending && (
        <Loading label="Loading foods..." hideLabel>
          <SkeletonRows rows={4} />
        </Loading>
      )}
      {foods.isError && <QueryError query={foods} level={3} title="Failed to fetch foods" />}
      {foods.data?.length === 0 && <p className="text-small text-ink-2">No food is elevated yet.</p>}
      {foods.data && foods.data.length > 0 && (
        <ol className="grid gap-x-8 gap-y-2 sm:max-xl:grid-cols-2">
          {foods.data.map(({ food, high, moderate, clients }) => (
            <li key={food} className="flex items-baseline justify-between gap-3 text-small">
              <span className="min-w-0">
                <span className="font-semibold wrap-anywhere">{food}</span>
                <span className="nums block text-small text-ink-3">{countText(clients, 'client')}</span>
              </span>
              <span className="nums flex shrink-0 items-center gap-3">
                <span className="inline-flex items-center gap-1.5">
                  <LevelMarker level="high" labelled />
                  {high}
                </span>
                <span className="inline-flex items-center gap-1.5">
                  <LevelMarker level="moderate" labelled />
                  {moderate}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
