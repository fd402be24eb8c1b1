import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type ReactElement } from 'react'
import { AddressText } from '@/ui/address-text'
import { Button } from '@/ui/button'
import { StepMarks } from './step-marks'
import { SecondStepMethods } from './second-step-methods'
import { welcomeBack } from './welcome-back'

type SecondStepProps = Pick<ComponentProps<typeof SecondStepMethods>, 'email' | 'methods' | 'config'> & {
  /** Returns to the password: on Back, or with a sentence when the attempt has ended. */
  onLeave: (sentence: string | undefined) => void
}

function SecondStep({ email, methods, config, onLeave }: SecondStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    // An input field already has the focus, and its label explains it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={ArrowLeft}
        className="-mt-2 -ml-3"
        onClick={() => onLeave(undefined)}
      >
        Back
      </Button>
      <div className="mt-2">
        <StepMarks />
      </div>
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-h1">
        One more step
      </h2>
      <p className="mt-1 mb-5 text-body text-ink-2">
        Password accepted for{' '}
        <b className="block font-semibold text-ink">
          <AddressText address={email} />
        </b>
      </p>
      <SecondStepMethods
        email={email}
        methods={methods}
        config={config}
        onIn={welcomeBack}
        onEnded={onLeave}
      />
    </>
  )
}

/** The second factor step after a correct password, shown in the form's card. */
export const secondStep = (props: SecondStepProps): ReactElement => <SecondStep {...props} />
