import { lazy, Suspense } from 'react'
import { storedText, LAST_CHECKS_KEY } from '@/features/verdict/browser-storage.public'
import { Skeleton } from '@/ui/skeleton'

const CheckList = lazy(() => import('./check-list'))

/** The last questions and scans; reserves the space of the stored rows. */
export function LastChecks() {
  return (
    <section aria-labelledby="last-checks" className="min-w-0">
      <Suspense fallback={<Room rows={Math.min(keptRows(), 3)} />}>
        <CheckList />
      </Suspense>
    </section>
  )
}

function Room({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <Skeleton className="h-11 w-40" />
      {rows === 0 ? (
        <Skeleton className="mt-1 h-36 rounded-lg!" />
      ) : (
        Array.from({ length: rows }, (_, row) => <Skeleton key={row} className="mt-1 h-16" />)
      )}
    </div>
  )
}

/** How many checks are stored, without loading the code that reads them. */
function keptRows(): number {
  try {
    return (JSON.parse(storedText(LAST_CHECKS_KEY) ?? '') as { checks: unknown[] }).checks.length
  } catch {
    return 0
  }
}
