import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useFreshOnOpening } from '@/api/use-fresh-on-opening'
import { momentText } from '@/lib/moments'
import { QueryError } from '@/lists/query-error'
import { MoreRows } from '@/ui/more-rows'
import { Loading, SkeletonRows } from '@/ui/skeleton'

const paths = ['/api/user/access-log'] as const
const FIRST = 5
/** The server answers with no more than the newest of them. */
const MOST = 200
const roleWords = { admin: 'Laboratory', practitioner: 'Health practitioner', client: 'You' } as const

/** Who opened my results, and when. */
export function AccessLog() {
  useFreshOnOpening(paths)
  const [shown, setShown] = useState(FIRST)
  const log = useApiQuery('GET /api/user/access-log')
  const isCut = (log.data?.length ?? 0) >= MOST
  return (
    <section aria-labelledby="access-log" className="mt-6 border-t border-line pt-5">
      <h3 id="access-log" className="text-body font-semibold">
        Who opened my results
      </h3>
      <p className="mt-1 text-small text-ink-2">
        Every time somebody of the laboratory or your practitioner opens a report of yours, it is noted here.
        {isCut && ` These are the last ${MOST} times.`}
      </p>
      {log.isPending && (
        <Loading label="Loading who opened your results..." hideLabel className="mt-2">
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {log.isError && !log.data && <QueryError query={log} title="Failed to load who opened your results" />}
      {log.data?.length === 0 && (
        <p className="mt-3 rounded-md bg-sunken px-4 py-3 text-small text-ink-2">
          Nobody has opened a report of yours so far.
        </p>
      )}
      {log.data && log.data.length > 0 && (
        <MoreRows noun="times" total={log.data.length} shown={shown} onShow={setShown}>
          {log.data.slice(0, shown).map(({ at, name, role, sampleId }, index) => (
            <li key={`${at} ${index}`} className="flex gap-3 py-2.5 text-small">
              <Eye className="mt-0.5 size-4.5 text-ink-3" aria-hidden="true" />
              <div className="min-w-0">
                <p className="break-words text-ink">
                  {name ?? 'Somebody whose account is gone'}
                  {role && <span className="text-ink-2">, {roleWords[role]}</span>}
                </p>
                <p className="nums text-caption break-words text-ink-3">
                  <time dateTime={at}>{momentText(at)}</time>, report{' '}
                  <span className="font-mono">{sampleId}</span>
                </p>
              </div>
            </li>
          ))}
        </MoreRows>
      )}
    </section>
  )
}
