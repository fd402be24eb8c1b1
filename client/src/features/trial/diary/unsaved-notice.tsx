import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import type { DiaryDay } from '../plan/plan-types'
import type { Unsaved } from './use-diary'

type UnsavedNoticeProps = {
  unsaved: Unsaved
  /** Saves what is shown again; absent where the form has its own button. */
  onRetry?: () => void
  onShowTheirs: (theirs: DiaryDay) => void
}

/** Why a day is not saved, and what can be done about it. */
export function UnsavedNotice({ unsaved, onRetry, onShowTheirs }: UnsavedNoticeProps) {
  const retry = onRetry && (
    <Button size="sm" variant="soft" onClick={onRetry}>
      Save again
    </Button>
  )
  if (unsaved.because === 'offline')
    return (
      <Alert tone="warning" live title="Not saved yet" action={retry}>
        You are offline. Keep this window open, and save again once you are back online.
      </Alert>
    )
  if ('theirs' in unsaved)
    return (
      <Alert
        tone="warning"
        live
        title="Not saved yet"
        action={
          <>
            {retry}
            <Button size="sm" variant="soft" onClick={() => onShowTheirs(unsaved.theirs)}>
              Show the other entry
            </Button>
          </>
        }
      >
        This day was changed on another device. Save again to keep what you see here.
      </Alert>
    )
  return (
    <Alert tone="error" title="Not saved yet" action={retry}>
      {unsaved.because}
    </Alert>
  )
}
