import { countText } from '@shared/domain/text/counts'
import { TriangleAlert } from 'lucide-react'
import { Badge } from '@/ui/badge'
import { Card, CardHeader } from '@/ui/card'
import { messageOf, placeOf } from '../manage/warning-words'
import type { Report } from '../results/report-types'
import type { Check } from './check-types'

/** The lines without a result, verbatim with the reason, and the other warnings for an admin. */
export function NotRead({ check, warnings }: { check: Check } & Pick<Report, 'warnings'>) {
  const lines = new Set(check.skipped.map(({ line }) => line))
  const others = warnings.filter(({ line }) => line === null || !lines.has(line))
  const more = check.notRead - check.skipped.length
  return (
    <>
      {check.notRead > 0 && (
        <Card aria-labelledby="not-read">
          <CardHeader
            id="not-read"
            title="Not read"
            actions={
              <Badge tone="warning" icon={TriangleAlert}>
                {countText(check.notRead, 'line')}
              </Badge>
            }
          />
          <ol aria-label="Lines that were not read" className={listClass}>
            {check.skipped.map(({ line, text, why }) => (
              <li key={line} className="flex gap-x-3 px-4 py-2.5">
                <span className="nums w-10 shrink-0 text-right text-small text-ink-3">
                  <span className="sr-only">Line </span>
                  {line}
                </span>
                <div className="min-w-0 flex-1">
                  <code className="block font-mono text-small break-words whitespace-pre-wrap">{text}</code>
                  <p className="text-small break-words text-ink-2">{why}</p>
                </div>
              </li>
            ))}
          </ol>
          {more > 0 && <p className="mt-2 text-small text-ink-3">… and {countText(more, 'line')} more.</p>}
        </Card>
      )}
      {others.length > 0 && (
        <Card aria-labelledby="also-check">
          <CardHeader id="also-check" title="To check" />
          <ul aria-label="Warnings" className={listClass}>
            {others.map((warning, index) => (
              <li key={index} className="flex flex-wrap gap-x-3 gap-y-0.5 px-4 py-2.5 text-small">
                <span className="nums w-24 shrink-0 font-medium text-ink-3">{placeOf(warning)}</span>
                <span className="min-w-40 flex-1 break-words">{messageOf(warning)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

const listClass = 'max-h-80 divide-y divide-line overflow-y-auto rounded-md border border-line'
