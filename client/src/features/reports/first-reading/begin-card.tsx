import { CookingPot, NotebookPen, ScanText, Search, Undo2, UtensilsCrossed } from 'lucide-react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { Button, buttonClass } from '@/ui/button'
import type { IconType } from '@/ui/icon-type'
import { BackButton, CardFrame, type CardNav } from './card-frame'

type BeginCardProps = {
  nav: CardNav
  /** Whether any food is elevated. */
  isElevated: boolean
  /** Whether a plan is open, or that is not known yet. */
  hasPlan: boolean
  /** Called when the client leaves for a plan. */
  onPlan: () => void
}

/** How to begin, with links to a plan and to the results. */
export function BeginCard({ nav, isElevated, hasPlan, onPlan }: BeginCardProps) {
  const config = useApiQuery('GET /api/config')
  return (
    <CardFrame
      nav={nav}
      title={isElevated ? 'Start small.' : 'Carry on eating as you do now.'}
      art={
        <ol className="grid w-full max-w-80 gap-2.5">
          {(isElevated ? steps : everyday).map(({ icon: Icon, title, text }) => (
            <li
              key={title}
              className="flex items-center gap-3.5 rounded-lg border border-oat-line bg-surface px-4 py-3"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
                <Icon className="size-5.5" />
              </span>
              <span className="min-w-0">
                <b className="block text-base leading-5.5 font-semibold">{title}</b>
                <span className="block text-small text-ink-2">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      }
      actions={
        <>
          {nav.onBack && <BackButton onBack={nav.onBack} />}
          <Button size="lg" className="h-14! flex-1" onClick={nav.onEnd}>
            Look at my results
          </Button>
          {isElevated && config.data?.trialOn && (
            <Link
              href={hasPlan ? '/client/plan' : '/client/plan/start'}
              className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}
              onClick={onPlan}
            >
              {hasPlan ? 'Go to My Plan' : 'Start a trial'}
            </Link>
          )}
        </>
      }
    >
      {isElevated ? (
        <p>
          {hasPlan
            ? 'Your plan shows what comes next each day.'
            : 'A few foods at a time is enough. A practitioner can go through it with you.'}
        </p>
      ) : (
        <p>Your results list every food that we tested.</p>
      )}
    </CardFrame>
  )
}

type Step = { icon: IconType; title: string; text: string }

const steps: readonly Step[] = [
  { icon: UtensilsCrossed, title: 'Leave out', text: 'the few highest, for a few weeks' },
  { icon: NotebookPen, title: 'Take note', text: 'of how you feel' },
  { icon: Undo2, title: 'Bring back', text: 'one at a time, never an allergy' },
]

const everyday: readonly Step[] = [
  { icon: Search, title: 'Ask', text: '“May I eat ...?” when you are not sure' },
  { icon: ScanText, title: 'Scan', text: 'a label before you buy' },
  { icon: CookingPot, title: 'Cook', text: 'from recipes checked for you' },
]
