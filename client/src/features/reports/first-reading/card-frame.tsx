import { ArrowLeft } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { Button } from '@/ui/button'
import { StepDots } from '@/ui/step-dots'
import { CARDS } from './use-card'

/** Where a card's buttons lead. */
export type CardNav = {
  card: number
  /** Undefined on the first card. */
  onBack?: () => void
  onNext: () => void
  onEnd: () => void
}

type CardFrameProps = {
  nav: CardNav
  /** Shown beside or above the text. */
  art: ReactNode
  /** Data has a cool background, food a warm one. */
  ground?: 'cool' | 'warm'
  title: string
  children: ReactNode
  /** Replaces Back and Next. */
  actions?: ReactNode
}

/** A card with progress, Skip, a picture and text. Its heading gets the focus when it appears. */
export function CardFrame({ nav, art, ground = 'warm', title, children, actions }: CardFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useId()
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="mx-auto flex w-full max-w-[30rem] flex-col max-md:-mb-12 max-md:min-h-[calc(100dvh-var(--bottom-nav)-5.125rem)] lg:max-w-[60rem] lg:pt-6">
      <div className="flex min-h-12 items-center gap-3">
        <StepDots step={nav.card} steps={CARDS} />
        <p id={place} className="text-small text-ink-2">
          {nav.card} of {CARDS}
        </p>
        <Button variant="link" size="lg" className="-mr-3 ml-auto px-3!" onClick={nav.onEnd}>
          Skip
        </Button>
      </div>
      <section
        aria-labelledby={`${place}-title`}
        className="mt-2 flex grow flex-col lg:grid lg:grow-0 lg:min-h-[30rem] lg:grid-cols-2 lg:grid-rows-[1fr_auto] lg:overflow-hidden lg:rounded-xl lg:border lg:border-line lg:bg-surface lg:shadow-e2"
      >
        <div className="overflow-hidden rounded-xl border border-line bg-surface shadow-e2 lg:contents">
          <div
            className={cn(
              'relative grid min-h-[clamp(13rem,32dvh,20rem)] place-items-center overflow-hidden p-4 lg:row-span-2 lg:p-8',
              ground === 'cool' ? 'bg-sunken' : 'bg-oat',
            )}
          >
            {art}
          </div>
          <div className="p-5 lg:self-center lg:px-10 lg:pt-10 lg:pb-4">
            <h1
              id={`${place}-title`}
              ref={heading}
              tabIndex={-1}
              aria-describedby={place}
              className="text-h1 text-balance break-words lg:text-display"
            >
              {title}
            </h1>
            <div className="mt-3 space-y-2 text-body text-ink-2 md:text-lead">{children}</div>
          </div>
        </div>
        <div className="mt-auto flex flex-wrap gap-2 pt-3 max-md:sticky max-md:bottom-(--bottom-nav) max-md:bg-canvas max-md:pb-3 lg:mt-0 lg:px-10 lg:pt-0 lg:pb-10">
          {actions ?? <BackAndNext {...nav} />}
        </div>
      </section>
    </div>
  )
}

export function BackAndNext({ onBack, onNext }: Pick<CardNav, 'onBack' | 'onNext'>) {
  return (
    <>
      {onBack && <BackButton onBack={onBack} />}
      <Button size="lg" className="h-14! flex-1" onClick={onNext}>
        Next
      </Button>
    </>
  )
}

export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <Button
      variant="secondary"
      size="lg"
      aria-label="Back"
      title="Back"
      icon={ArrowLeft}
      className="h-14! w-14 px-0!"
      onClick={onBack}
    />
  )
}
