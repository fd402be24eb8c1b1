import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { CheckRows } from '@/features/verdict/check-rows.public'
import {
  setStoringAllowed,
  checksIn,
  checksText,
  onChecksChange,
  type Check,
} from '@/features/verdict/last-checks.public'
import { useAsk } from '@/features/verdict/verdict.public'
import { useUser } from '@/session/session'
import { Button } from '@/ui/button'
import { toast } from '@/ui/use-toast'

/** How many show until all are asked for. */
const SHOWN = 3

/** The last checks stored in this browser; a button to allow storing them; nothing without any. */
export default function CheckList() {
  const { id } = useUser()
  const ask = useAsk()
  const [, navigate] = useLocation()
  const [all, setAll] = useState(false)
  const checks = checksIn(useSyncExternalStore(onChecksChange, checksText), id)
  if (checks?.length === 0) return null
  const open = (check: Check) => {
    if (check.kind === 'question') ask({ q: check.q })
    else navigate(`/client/scanner?check=${check.at}`)
  }
  return (
    <section aria-labelledby="last-checks" className="min-w-0">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id="last-checks" className="text-h2">
          Last checks
        </h2>
        {checks && checks.length > SHOWN && (
          <Button
            variant="link"
            className="-mr-3 px-3! text-base!"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? 'Show fewer' : `Show all ${checks.length}`}
          </Button>
        )}
      </div>
      <div className="mt-1">
        {!checks ? (
          <NotAllowed userId={id} />
        ) : (
          <CheckRows checks={all ? checks : checks.slice(0, SHOWN)} onOpen={open} />
        )}
      </div>
    </section>
  )
}

function NotAllowed({ userId }: { userId: number }) {
  const keep = () => {
    try {
      setStoringAllowed(userId, true)
    } catch {
      toast({
        title: 'Not saved',
        description: 'This browser does not let websites store anything.',
        variant: 'destructive',
      })
    }
  }
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-dashed border-line-strong p-4 text-body text-ink-2">
      <p>Keep your last ten questions and scans here? They stay on this device until you sign out.</p>
      <Button variant="secondary" className="self-start" onClick={keep}>
        Keep them on this device
      </Button>
    </div>
  )
}
