import { TriangleAlert } from 'lucide-react'
import { countText } from '@shared/domain/counts'
import type { Report } from '@/features/reports/deciding.public'

/** What the reading of the files found that a person should look at. */
export function ReportReading({ report: { warnings } }: { report: Report }) {
  if (warnings.length === 0) return null
  return (
    <section className="rounded-md border border-mod-line bg-mod-soft px-4 py-3 text-small">
      <h4 className="flex items-center gap-2 font-semibold text-mod-text">
        <TriangleAlert className="size-5" />
        {countText(warnings.length, 'thing')} to look at
      </h4>
      <ul className="mt-1 space-y-1 text-ink-2">
        {warnings.map(({ message }, index) => (
          <li key={index} className="break-words">
            {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
