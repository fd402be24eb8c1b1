import { useEffect, useSyncExternalStore } from 'react'
import { ArrowLeft } from 'lucide-react'
import { CheckRows } from '@/features/verdict/check-rows.public'
import { OFFLINE_DAYS } from '@/features/verdict/offline-list.public'
import {
  setStoringAllowed,
  type Check,
  checksIn,
  checksText,
  recordResults,
  onChecksChange,
} from '@/features/verdict/last-checks.public'
import type { Reply } from '@shared/api'
import { useUser } from '@/session/session'
import { EmptyState } from '@/ui/empty-state'
import { IconButton } from '@/ui/icon-button'
import { Switch } from '@/ui/switch'
import { toast } from '@/ui/use-toast'
import { updateOutcomes } from './outcome'

type RecentChecksProps = {
  list: Reply<'GET /api/avoid-list'> | undefined
  onOpen: (check: Check) => void
  onBack: () => void
}

/** The user's last checks, on this device only and with their consent. */
export default function RecentChecks({ list, onOpen, onBack }: RecentChecksProps) {
  const { id } = useUser()
  const text = useSyncExternalStore(onChecksChange, checksText)
  const checks = checksIn(text, id)
  const isOld = checks?.some(({ judged }) => judged === null) ?? false
  useEffect(() => {
    if (list) recordResults(id, list)
  }, [id, list])
  useEffect(() => {
    if (!isOld) return
    const controller = new AbortController()
    void updateOutcomes(id, checksIn(checksText(), id) ?? [], controller.signal)
    return () => controller.abort()
  }, [id, isOld])

  const change = (yes: boolean) => {
    try {
      setStoringAllowed(id, yes)
      if (yes && list) recordResults(id, list)
    } catch {
      toast({ title: 'Not kept', description: 'This browser cannot save anything.', variant: 'destructive' })
    }
  }
  return (
    <section aria-labelledby="last-ten" className="mx-auto grid w-full max-w-[44rem] grid-cols-1 gap-4">
      <div className="flex items-center gap-2">
        <IconButton icon={ArrowLeft} label="Back to the scanner" className="size-11!" onClick={onBack} />
        <h2 id="last-ten" className="text-h1">
          Last ten checks
        </h2>
      </div>
      {checks && checks.length > 0 && <CheckRows checks={checks} onOpen={onOpen} />}
      {checks?.length === 0 && (
        <EmptyState
          bordered
          title="Nothing checked yet"
          description="Your next label or question will appear here."
        />
      )}
      <Switch
        end
        className="rounded-lg border border-line bg-surface p-4"
        label={<span className="font-semibold">Keep my last checks on this device</span>}
        hint={`The last ten labels and questions, on this device only and without photos. We update them when your results change. We delete them ${OFFLINE_DAYS} days after the last one, when you sign out, and when somebody else signs in.`}
        checked={checks !== undefined}
        onCheckedChange={change}
      />
    </section>
  )
}
