import { lazy, Suspense, useSyncExternalStore } from 'react'
import { storedText, LAST_CHECKS_KEY } from '@/features/verdict/browser-storage.public'
import { Skeleton } from '@/ui/skeleton'

const CheckList = lazy(() => import('./check-list'))

/** The last questions and scans once there are any, or with `offered` the offer to keep them. */
export function LastChecks({ offered }: { offered: boolean }) {
  const rows = Math.min(storedRows(useSyncExternalStore(onStorage, stored)), 3)
  if (rows === 0 && !offered) return null
  return (
    <Suspense fallback={<Room rows={rows} />}>
      <CheckList />
    </Suspense>
  )
}

const stored = () => storedText(LAST_CHECKS_KEY)

function onStorage(onChange: () => void) {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

function Room({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <Skeleton className="h-11 w-40" />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="mt-1 h-16" />
      ))}
    </div>
  )
}

/** How many checks are stored, without loading the code that reads them. */
function storedRows(text: string | null): number {
  try {
    return (JSON.parse(text ?? '') as { checks: unknown[] }).checks.length
  } catch {
    return 0
  }
}
