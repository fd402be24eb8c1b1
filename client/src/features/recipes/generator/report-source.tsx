import { plural } from '@shared/domain/text/counts'
import { RefreshCw, UserSearch } from 'lucide-react'
import { Button } from '@/ui/button'
import { useOpener } from '@/ui/dialog-host'
import { MAX_EXCLUDED } from './excluded'
import type { Source, ReportOwner } from './use-report-foods'

const loadChooser = () => import('./choose-client-dialog')

/** Takes the foods of a report on request and shows whose it is. */
export function ReportSource({
  source,
  read,
}: {
  source: Source
  read: (whose: ReportOwner) => Promise<void>
}) {
  const opens = useOpener()
  return (
    <div className="rounded-md border border-line bg-canvas px-4 py-3">
      <h3 className="text-small font-semibold">Exclusions from</h3>
      <p role="status" className="mt-0.5 text-body break-words text-ink-2">
        {wordsOf(source)}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          icon={RefreshCw}
          pending={source.state === 'reading'}
          onClick={() => void read(undefined)}
        >
          Newest report
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={UserSearch}
          {...opens(loadChooser, { onChoose: (client) => void read(client) })}
        >
          Choose a client
        </Button>
      </div>
    </div>
  )
}

function wordsOf(source: Source): string {
  switch (source.state) {
    case 'unasked':
      return 'We only read a report when you ask us to.'
    case 'reading':
      return 'Reading the report...'
    case 'failed':
      return `The report could not be read. ${source.sentence}`
    case 'none':
      return source.clientName
        ? `${source.clientName} has no completed report, so the list is unchanged.`
        : 'There is no completed report yet. Add foods by hand.'
    case 'read': {
      const { sampleId, clientName, reportDate, foods, unread } = source
      const elevated = foods.length - unread
      const date = reportDate ? ` of ${reportDate}` : ''
      const count = elevated === 0 ? 'no' : elevated
      const also = unread > 0 ? ` and ${unread} that cannot be read` : ''
      const over = foods.length > MAX_EXCLUDED ? ` The list takes the first ${MAX_EXCLUDED} of them.` : ''
      return `${clientName}, report ${sampleId}${date}: ${count} ${plural(elevated, 'elevated food')}${also}.${over}`
    }
  }
}
