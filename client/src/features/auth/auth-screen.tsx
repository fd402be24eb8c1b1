import type { Reply } from '@shared/api'
import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { request } from '@/api/request'
import { usePageTitle } from '@/lib/page-title'
import { Logo } from '@/ui/logo'
import { PlateWells } from '@/ui/plate-wells'
import type { StepHandler } from './continue-sign-in'
import { SignInForm } from './sign-in-form'

// Both are rarely needed and therefore loaded on demand.
const RegisterForm = lazy(() => import('./register-form'))
const ForgotPassword = lazy(() => import('./forgot-password'))

type AuthScreenProps = {
  /** The session ended without the user signing out. */
  ended: boolean
  /** Called when a form is sent, so that the next screen can start loading. */
  onSend: () => void
}

/** Sign-in, and registration when the portal is open for it. */
export default function AuthScreen({ ended, onSend }: AuthScreenProps) {
  const config = useSignInConfig()
  const [registering, setRegistering] = useState(false)
  /** Undefined until it is opened for the first time. */
  const [forgot, setForgot] = useState<boolean>()
  const [email, setEmail] = useState('')
  /** The second factor step, or the message after one has ended. */
  const [step, setStep] = useState<Parameters<StepHandler>[0]>()
  const form = { email, onEmail: setEmail, onSend }
  usePageTitle(registering ? 'Create account' : 'Sign in')

  return (
    <div className="min-h-dvh bg-canvas text-ink md:grid md:grid-cols-[minmax(0,1.16fr)_minmax(25rem,1fr)]">
      <Banner />
      <main className="relative -mt-8 flex flex-col rounded-t-[28px] bg-canvas px-4 pt-6 pb-6 md:mt-0 md:justify-center md:rounded-none md:p-10">
        <div className="mx-auto w-full max-w-[28rem] md:rounded-xl md:border md:border-line md:bg-surface md:p-9 md:shadow-e2">
          {typeof step === 'object' ? (
            step
          ) : (
            <>
              <h2 className="text-h1">Welcome</h2>
              <p className="mt-1.5 text-body text-ink-2">
                {registering
                  ? 'Create an account to receive your results here.'
                  : 'Sign in with your credentials provided by the administrator'}
              </p>
              {(ended || step) && (
                <p
                  role={step ? 'alert' : 'status'}
                  className="mt-4 rounded-md border border-low-line bg-low-soft px-4 py-3 text-body text-low-text"
                >
                  {step ?? 'Your session has ended. Please sign in again.'}
                </p>
              )}
              <div className="mt-5 md:mt-7">
                <Suspense>
                  {registering ? (
                    <RegisterForm {...form} />
                  ) : forgot ? (
                    <ForgotPassword {...form} config={config} onBack={() => setForgot(false)} />
                  ) : (
                    <SignInForm
                      {...form}
                      config={config}
                      autoFocus={forgot === false}
                      onForgot={() => setForgot(true)}
                      onStep={(next) => {
                        setStep(next)
                        // Moves the focus to the password, which has to be entered again.
                        setForgot(false)
                      }}
                    />
                  )}
                </Suspense>
              </div>
              {/* Reserves the space until the config has loaded. */}
              <p className="mt-2 flex min-h-11 flex-wrap items-center justify-center gap-x-1 text-small text-ink-2">
                {config?.registrationOpen && (
                  <>
                    {registering ? 'Already have an account?' : 'No account yet?'}
                    <button
                      type="button"
                      className="min-h-11 rounded-sm px-1.5 font-semibold text-brand-text underline underline-offset-2"
                      onClick={() => setRegistering(!registering)}
                    >
                      {registering ? 'Sign In' : 'Create account'}
                    </button>
                  </>
                )}
              </p>
              <p className="mt-2 flex gap-2.5 border-t border-line pt-4 text-body text-ink-3 md:pt-5">
                <ShieldCheck className="size-4.5 text-brand-text" />
                <span>
                  Results are visible only to you and your authorised practitioner. Read the{' '}
                  <a href="/terms" className="font-semibold text-brand-text underline underline-offset-2">
                    Terms and Conditions
                  </a>
                  .
                </span>
              </p>
            </>
          )}
        </div>
      </main>
    </div>
  )
}

function Banner() {
  return (
    <header className="on-panel relative flex flex-col overflow-hidden bg-panel px-5 pt-5 pb-14 text-on-panel md:px-12 md:py-11">
      <Logo variant="panel" />
      <div className="mt-5 md:mt-14">
        <h1 className="min-h-[2.24em] max-w-[17.5rem] text-[1.75rem] leading-[1.12] font-semibold tracking-[-0.02em] md:min-h-[3.18em] md:max-w-[26rem] md:text-[2.875rem] md:leading-[1.06]">
          Your food reactions, clearly explained.
        </h1>
        <p className="mt-3 min-h-[2lh] max-w-[26rem] text-body text-on-panel-2 md:mt-4 md:text-lead">
          Food intolerance (IgG) results, recipes and label checks in one calm place.
        </p>
      </div>
      <div className="mt-4 -mb-1 md:mt-auto md:mb-0 md:pt-10">
        <PlateWells />
      </div>
    </header>
  )
}

/** As `useConfig`, whose chunk would cost the sign-in page's first load 0.2 KB. */
function useSignInConfig(): Reply<'GET /api/config'> | undefined {
  const [config, setConfig] = useState<Reply<'GET /api/config'>>()
  useEffect(() => {
    request('GET /api/config').then(setConfig, () => undefined)
  }, [])
  return config
}
