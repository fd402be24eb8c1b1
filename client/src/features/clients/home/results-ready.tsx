import type { Reply } from '@shared/api'
import { Link } from 'wouter'
import { buttonClass } from '@/ui/button'

type Report = Pick<Reply<'GET /api/reports'>[number], 'id' | 'sampleId'>

/** A client's first report while it has not been opened; shown in place of the daily question. */
export function ResultsReady({ report }: { report: Report }) {
  return (
    <section
      aria-labelledby="results-are-here"
      className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3.5 rounded-xl border border-brand-line bg-brand-softer p-4 md:p-6"
    >
      <div className="min-w-60 flex-1">
        <h2 id="results-are-here" className="text-h2">
          Your results are here
        </h2>
        <p className="mt-1 max-w-[52ch] text-body text-ink-2">
          Five short cards tell you what was measured and what it means, before any table.
        </p>
        <p className="mt-1 text-small break-words text-ink-3">Sample {report.sampleId}</p>
      </div>
      <Link href={`/client/my-reports/${report.id}`} className={buttonClass({ size: 'lg', block: 'phone' })}>
        Read my results
      </Link>
    </section>
  )
}
