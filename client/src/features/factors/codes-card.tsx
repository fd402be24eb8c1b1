import { RECOVERY_CODES } from '@shared/domain/sign-in/factors'
import { LifeBuoy } from 'lucide-react'
import { cn } from '@/lib/class-names'
import { Button } from '@/ui/button'
import { useOpenDialog, useOpener } from '@/ui/dialog-host'
import { isEnrolled, type OwnFactors } from './own-factors'
import { Note, FactorCard } from './factor-card'
import { useNewCodes } from './use-shown-once'

const loadAnew = () => import('./new-codes-dialog')
const loadShow = () => import('./codes-dialog')

/** At this number or fewer, new codes are recommended. */
const FEW = 2

/** How many recovery codes are left, with a button for new ones. */
export function CodesCard({ factors }: { factors: OwnFactors | undefined }) {
  const opens = useOpener()
  const left = factors?.recoveryCodes ?? 0
  const isPossible = factors !== undefined && isEnrolled(factors)
  return (
    <FactorCard
      title="Recovery codes"
      lead="If you lose your phone or key, each code lets you in once."
      action={
        isPossible &&
        (left > 0 ? (
          <Button variant="secondary" size="sm" {...opens(loadAnew, { left })}>
            Make new codes
          </Button>
        ) : (
          <MakeButton />
        ))
      }
      waits={!factors}
    >
      {isPossible ? (
        <p
          className={cn(
            'nums mt-1 flex items-center gap-x-3 py-2.5 text-small',
            left > FEW ? 'text-ink' : 'font-medium text-mod-text',
          )}
        >
          <LifeBuoy className="size-5 shrink-0" aria-hidden="true" />
          {left === 0
            ? 'You have none. Without them, only another administrator can let you in again.'
            : `${left} of ${RECOVERY_CODES} ${left === 1 ? 'is' : 'are'} left`}
        </p>
      ) : (
        <Note>Add a passkey or an authenticator app first.</Note>
      )}
    </FactorCard>
  )
}

function MakeButton() {
  const open = useOpenDialog()
  const { pending, make } = useNewCodes()
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      pendingLabel="Making..."
      onClick={() => void make((made) => open(loadShow, made))}
    >
      Make codes
    </Button>
  )
}
