import type { Reply } from '@shared/api'
import { countText } from '@shared/domain/text/counts'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { momentText } from '@/lib/moments'
import { QueryError } from '@/lists/query-error'
import { MoreRows } from '@/ui/more-rows'
import { Loading, SkeletonRows } from '@/ui/skeleton'

type Entry = Reply<'GET /api/user/access-log'>[number]

const paths = ['/api/user/access-log'] as const
const FIRST = 5
/** The server returns only the newest entries. */
const MOST = 200
const roleWords = { admin: ', of the laboratory,', practitioner: ', your practitioner,', client: '' } as const

const didWords: Record<Entry['what'], string> = {
  'report.read': 'opened your report',
  'report.download': 'downloaded your report',
  'report.list': 'saw your name, date of birth and number of elevated foods in a list of reports',
  'client.read': 'opened your record',
  'trial.read': 'read your plan or diary',
  'client.list': 'saw your name and date of birth in the list of clients',
  'question.read': 'read what you asked the assistant',
  'message.read': 'read a message sent to you',
}

/** Who has read the user's data, and when. */
export default function AccessLog() {
  useRefetchOnMount(paths)
  const [shown, setShown] = useState(FIRST)
  const log = useApiQuery('GET /api/user/access-log')
  const isCut = (log.data?.length ?? 0) >= MOST
  return (
    <section aria-labelledby="access-log" className="mt-6 border-t border-line pt-5">
      <h3 id="access-log" className="text-body font-semibold">
        Who has read my data
      </h3>
      <p className="mt-1 text-body text-ink-2">
        Here you can see when the laboratory or your practitioner has read your data.
        {isCut && ` These are the last ${MOST} entries.`}
      </p>
      {log.isPending && (
        <Loading label="Loading the list..." hideLabel className="mt-2">
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {log.isError && !log.data && (
        <QueryError query={log} title="Failed to load the list of who has read your data" />
      )}
      {log.data?.length === 0 && (
        <p className="mt-3 rounded-md bg-sunken px-4 py-3 text-body text-ink-2">
          Nobody has read your data so far.
        </p>
      )}
      {log.data && log.data.length > 0 && (
        <MoreRows noun="entries" total={log.data.length} shown={shown} onShow={setShown}>
          {log.data.slice(0, shown).map((entry, index) => (
            <li key={`${entry.at} ${index}`} className="flex gap-3 py-2.5 text-small">
              <Eye className="mt-0.5 size-4.5 text-ink-3" aria-hidden="true" />
              <div className="min-w-0">
                <p className="break-words text-ink">
                  <b className="font-medium">{entry.name ?? 'Someone with a deleted account'}</b>
                  {entry.role && roleWords[entry.role]} {didWords[entry.what]}
                  {entry.sampleId && (
                    <>
                      {' '}
                      <span className="font-mono">{entry.sampleId}</span>
                    </>
                  )}
                  .
                </p>
                <p className="nums text-small text-ink-3">
                  <time dateTime={entry.at}>{momentText(entry.at)}</time>
                  {entry.times > 1 && `, ${countText(entry.times, 'time')} that day`}
                </p>
              </div>
            </li>
          ))}
        </MoreRows>
      )}
    </section>
  )
}
