import { Eye } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import { useFreshOnOpening } from '@/api/use-fresh-on-opening'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { momentText } from './moment-text'

const shownPaths = ['/api/user/access-log'] as const
const FIRST = 5
const roleWords = { admin: 'Laboratory', practitioner: 'Health practitioner', client: 'You' } as const

/** Who opened my results, and when. */
export function AccessLog() {
  useFreshOnOpening(shownPaths)
  const [isWhole, setWhole] = useState(false)
  const log = useApiQuery('GET /api/user/access-log')
  return (
    <section aria-labelledby="access-log" className="mt-6 border-t border-line pt-5">
      <h3 id="access-log" className="text-body font-semibold">
        Who opened my results
      </h3>
      <p className="mt-1 text-small text-ink-2">
        Every time somebody of the laboratory or your practitioner opens a report of yours, it is noted here.
      </p>
      {log.isPending && (
        <Loading label="Loading who opened your results..." hideLabel>
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {log.isError && (
        <ErrorState
          level={3}
          title="Failed to load who opened your results"
          description={sentenceOf(log.error)}
          onRetry={() => void log.refetch()}
          pending={log.isFetching}
        />
      )}
      {log.data?.length === 0 && (
        <EmptyState level={4} title="Nobody yet" description="Nobody has opened a report of yours so far." />
      )}
      {log.data && log.data.length > 0 && (
        <>
          <ul className="mt-3 divide-y divide-line">
            {log.data.slice(0, isWhole ? undefined : FIRST).map(({ at, name, role, sampleId }, index) => (
              <li key={`${at} ${index}`} className="flex gap-3 py-2.5 text-small">
                <Eye className="mt-0.5 size-4 text-ink-3" aria-hidden="true" />
                <div className="min-w-0">
                  <p className="break-words text-ink">
                    {name ?? 'Somebody who is gone'}
                    {role && <span className="text-ink-2">, {roleWords[role]}</span>}
                  </p>
                  <p className="nums text-caption break-words text-ink-3">
                    <time dateTime={at}>{momentText(at)}</time>, report{' '}
                    <span className="font-mono">{sampleId}</span>
                  </p>
                </div>
              </li>
            ))}
          </ul>
          {log.data.length > FIRST && (
            <Button variant="link" size="sm" className="-ml-3" onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Show fewer' : `Show all ${log.data.length}`}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
