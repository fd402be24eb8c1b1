import { plural } from '@shared/domain/text/counts'
import { Card } from '@/ui/card'
import { cn } from '@/lib/class-names'
import type { Check } from './check-types'

/** Lines in the file = foods + headers + not read. */
export function SumOfLines({ check }: { check: Check }) {
  const { lines, read, notRead } = check
  const headers = lines - read - notRead
  const parts = [
    { sign: '', count: lines, words: `${plural(lines, 'line')} in the file` },
    { sign: '=', count: read, words: `${plural(read, 'food')} read` },
    { sign: '+', count: headers, words: plural(headers, 'header') },
    { sign: '+', count: notRead, words: 'not read' },
  ]
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 className="sr-only">Lines</h2>
      {parts.map(({ sign, count, words }) => {
        const isMissing = words === 'not read' && count > 0
        return (
          <div key={words} className="flex items-start gap-x-3">
            {sign && <span className="text-h2 text-ink-3">{sign}</span>}
            <p className={cn('min-w-0', isMissing && 'text-mod-text')}>
              <span className="nums block text-h2 font-semibold">{count.toLocaleString('en')}</span>
              <span className={cn('text-small', isMissing ? 'font-semibold' : 'text-ink-2')}>{words}</span>
            </p>
          </div>
        )
      })}
      <div aria-hidden="true" className="flex h-3 min-w-60 flex-1 gap-0.5 overflow-hidden rounded-xs">
        {read > 0 && <span className="bg-brand" style={{ flexGrow: read }} />}
        {headers > 0 && <span className="bg-ink-3" style={{ flexGrow: headers }} />}
        {notRead > 0 && <span className="min-w-1.5 bg-mod" style={{ flexGrow: notRead }} />}
      </div>
    </Card>
  )
}
