import type { Reply } from '@shared/api'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { request, sentenceOf } from '@/api/request'
import { usePageTitle } from '@/lib/page-title'
import { usePending } from '@/lib/use-one-at-a-time'
import { setUser, type SessionUser } from '@/session/session'
import { Card } from '@/ui/card'
import { Logo } from '@/ui/logo'
import { pageClass } from '@/ui/page-class'
import { toast } from '@/ui/use-toast'
import { AppStep } from './enrol/app-step'
import { ChooseStep } from './enrol/choose-step'
import { KeepStep, MakeCodesStep } from './enrol/codes-steps'
import { useNewCodes } from './use-shown-once'

type Step =
  | { name: 'choose' }
  | { name: 'app'; app: Reply<'POST /api/user/totp'> }
  | { name: 'make-codes' }
  | { name: 'keep'; codes: string[] }

type EnrolScreenProps = { user: SessionUser; signOut: ReactNode }

const TITLE = 'Set up a second factor'

/** The only screen for staff who must set up a second factor, until they have one. */
export default function EnrolScreen({ user, signOut }: EnrolScreenProps) {
  usePageTitle(TITLE)
  const [step, setStep] = useState<Step>({ name: 'choose' })
  const [leaving, run] = usePending()
  const newCodes = useNewCodes()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function goOn() {
    try {
      const found = await request('GET /api/user')
      // The factor was removed elsewhere meanwhile.
      if (found.needs === 'enrolment') setStep({ name: 'choose' })
      setUser(found)
    } catch (error) {
      toast({ title: 'The portal did not open', description: sentenceOf(error), variant: 'destructive' })
    }
  }
  const leave = { leaving, onGoOn: () => void run(goOn) }

  function makeCodes() {
    setStep({ name: 'make-codes' })
    void newCodes.make(({ codes }) => setStep({ name: 'keep', codes }))
  }

  return (
    <div className="min-h-dvh bg-canvas text-ink print:min-h-0 print:bg-white">
      <header data-print="hide" className="border-b border-line bg-surface">
        <div className="mx-auto flex h-15 max-w-[1184px] items-center justify-between gap-3 px-4 md:px-8">
          <Logo variant="bar" />
          <div>{signOut}</div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={pageClass}>
        <Card className="mx-auto max-w-[32rem] md:mt-8 md:p-9 print:max-w-none print:border-0 print:p-0">
          <div data-print="hide">
            <h1 ref={heading} tabIndex={-1} className="text-h1">
              {TITLE}
            </h1>
            <p className="mt-1.5 text-body break-words text-ink-2">
              For <b className="font-medium text-ink">{user.email}</b>
            </p>
          </div>
          {step.name === 'choose' && (
            <ChooseStep onPasskey={makeCodes} onApp={(app) => setStep({ name: 'app', app })} />
          )}
          {step.name === 'app' && (
            <AppStep app={step.app} onDone={makeCodes} onBack={() => setStep({ name: 'choose' })} />
          )}
          {step.name === 'make-codes' && (
            <MakeCodesStep making={newCodes.pending} onMake={makeCodes} {...leave} />
          )}
          {step.name === 'keep' && <KeepStep codes={step.codes} email={user.email} {...leave} />}
        </Card>
      </main>
    </div>
  )
}
