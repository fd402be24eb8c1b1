import { Button } from '@/ui/button'
import { Loading } from '@/ui/skeleton'
import { KeepButtons, RecoveryCodes } from '../recovery-codes'
import { StepHeading } from './step-heading'

type Leave = { leaving: boolean; onGoOn: () => void }

/** After the factor is set up: creates recovery codes, or offers to try again when that failed. */
export function MakeCodesStep({
  making,
  onMake,
  leaving,
  onGoOn,
}: Leave & { making: boolean; onMake: () => void }) {
  if (making) return <Loading label="Making your recovery codes..." className="mt-6" />
  return (
    <>
      <StepHeading>Your second factor is set up</StepHeading>
      <p className="mt-2 mb-5 text-body text-ink-2">
        If you lose your phone or key, a recovery code still lets you in. We have not been able to make your
        codes yet. Try again, or make them later under Security Settings.
      </p>
      <div className="space-y-2">
        <Button size="lg" block onClick={onMake}>
          Make recovery codes
        </Button>
        <Button
          variant="secondary"
          size="lg"
          block
          pending={leaving}
          pendingLabel="Opening..."
          onClick={onGoOn}
        >
          Continue without them
        </Button>
      </div>
    </>
  )
}

/** The codes to keep before continuing; print contains just the codes and the account. */
export function KeepStep({ codes, email, leaving, onGoOn }: Leave & { codes: string[]; email: string }) {
  return (
    <>
      <StepHeading>Recovery codes</StepHeading>
      <p className="mb-3 hidden text-body print:block">{email}</p>
      <p data-print="hide" className="mt-1.5 mb-3 text-body text-ink-2">
        Your second factor is set up. If you lose your phone or key, one of these codes lets you in. You can
        make new ones under Security Settings.
      </p>
      <RecoveryCodes codes={codes} />
      <div data-print="hide" className="mt-4 flex flex-wrap gap-2 max-sm:[&>button]:flex-1">
        <KeepButtons codes={codes} />
      </div>
      <div data-print="hide" className="mt-5">
        <Button size="lg" block pending={leaving} pendingLabel="Opening..." onClick={onGoOn}>
          Continue
        </Button>
      </div>
    </>
  )
}
