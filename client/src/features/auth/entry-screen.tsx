import type { Reply } from '@shared/api'
import { textOn } from '@shared/domain/portal/accent'
import { useEffect, useId, useRef, type CSSProperties, type ReactNode } from 'react'
import { useApiQuery } from '@/api/use-api'
import { LogoMark } from '@/ui/logo'
import { StepDots } from '@/ui/step-dots'
import { DimWells } from './dim-wells'

type EntryScreenProps = {
  title: ReactNode
  /** The current step of `steps`; undefined outside the steps. */
  step?: number
  /** Replaces the wells in the dark header. */
  head?: ReactNode
  children: ReactNode
}

export const STEP_COUNT = 4

/** An onboarding screen; its heading gets the focus so that the step is read out. */
export function EntryScreen({ title, step, head, children }: EntryScreenProps) {
  const config = useApiQuery('GET /api/config').data
  const heading = useRef<HTMLHeadingElement>(null)
  const stepId = useId()
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div
      style={config && coloursOf(config.accent)}
      className="flex min-h-dvh flex-col bg-canvas text-ink md:grid md:grid-cols-[minmax(0,1fr)_minmax(28rem,1fr)]"
    >
      <header className="on-panel relative overflow-hidden bg-panel px-5 pt-5 pb-12 text-on-panel md:flex md:flex-col md:px-12 md:py-11">
        <Sender config={config} />
        <div className="mt-6 md:my-auto md:py-10">{head ?? <DimWells />}</div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="relative -mt-7 flex flex-1 flex-col rounded-t-[28px] bg-canvas px-5 pt-7 pb-8 md:mt-0 md:justify-center md:rounded-none md:px-10"
      >
        <div className="mx-auto flex w-full max-w-[28rem] flex-1 flex-col md:flex-none md:rounded-xl md:border md:border-line md:bg-surface md:p-9 md:shadow-e2">
          {step !== undefined && (
            <div className="mb-4 flex items-center justify-between">
              <StepDots step={step} steps={STEP_COUNT} />
              <p id={stepId} className="text-small text-ink-3">
                Step {step} of {STEP_COUNT}
              </p>
            </div>
          )}
          <h1
            ref={heading}
            tabIndex={-1}
            aria-describedby={step === undefined ? undefined : stepId}
            className="text-h1"
          >
            {title}
          </h1>
          {children}
        </div>
      </main>
    </div>
  )
}

/** The sentence below the heading. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-2 text-lead text-ink-2">{children}</p>
}

/** The buttons, at the foot of the sheet on phones. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-auto space-y-2 pt-6">{children}</div>
}

function Sender({ config }: { config: Reply<'GET /api/config'> | undefined }) {
  return (
    <p className="flex min-h-12 items-center gap-3">
      {config?.logoHash ? (
        <img
          src={`/api/logo/${config.logoHash}`}
          alt=""
          className="max-h-12 max-w-40 rounded-sm bg-white object-contain p-1"
        />
      ) : (
        <LogoMark size={42} />
      )}
      <span className="min-w-0 font-display text-[1.3125rem] leading-7 font-bold tracking-[-0.025em] break-words">
        {config?.portalName ?? 'Pearwell'}
      </span>
    </p>
  )
}

/** The laboratory's accent colour for buttons, if text on it is readable. */
function coloursOf(accent: string): CSSProperties | undefined {
  const text = accent && textOn(accent)
  if (!text) return undefined
  const names = ['--pw-brand', '--pw-brand-hover', '--pw-brand-active']
  return Object.fromEntries([
    ...names.map((name) => [name, accent]),
    ['--pw-on-brand', text],
  ]) as CSSProperties
}
