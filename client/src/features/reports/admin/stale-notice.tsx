import { useEffect, useRef } from 'react'
import { Alert } from '@/ui/alert'

/** That a report is not what it was when the dialog opened, so that the question is asked anew. */
export function StaleNotice() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Its answer must not become the effect's: newer browsers give a promise.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box}>
      <Alert tone="warning" live title="This report has changed">
        Somebody else changed it in the meantime, so nothing was done. You now see it as it is; please check
        it and decide again.
      </Alert>
    </div>
  )
}
