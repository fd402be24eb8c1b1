import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useOnline } from '@/lib/use-online'

/** Shows a lost connection without moving the page, and retries failed reads afterwards. */
export default function ConnectionBanner() {
  const isOnline = useOnline()
  const queryClient = useQueryClient()
  const wasOnline = useRef(true)
  useEffect(() => {
    if (isOnline && !wasOnline.current)
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    wasOnline.current = isOnline
  }, [isOnline, queryClient])

  return (
    <div role="status" data-print="hide" className="sticky top-15 z-header h-0 md:top-(--topbar)">
      {!isOnline && (
        <p className="flex h-5 items-center justify-center gap-2 bg-mod-soft text-small leading-5 font-semibold text-mod-text md:h-7">
          <WifiOff aria-hidden="true" className="size-4" />
          No connection
        </p>
      )}
    </div>
  )
}
