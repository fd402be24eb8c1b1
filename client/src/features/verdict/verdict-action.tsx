import { BookOpen, CalendarCheck, ChartColumn, MessageCircle, ScanText } from 'lucide-react'
import { Link } from 'wouter'
import { Button, buttonClass } from '@/ui/button'
import type { IconType } from '@/ui/icon-type'
import { recipesTitle } from './recipes-title'
import type { VerdictReply } from './verdict-types'

/** The id of the part with recipes, which the action scrolls to. */
export const RECIPES_ID = 'verdict-recipes'

type VerdictActionProps = { said: VerdictReply; onLeave: () => void }

/** A client's one next step after an answer; none where the answer needs none. */
export function VerdictAction({ said, onLeave }: VerdictActionProps) {
  const step = nextStep(said)
  if (!step) return said.recipes.length > 0 && said.answer !== 'allergy' ? <ToRecipes said={said} /> : null
  const { icon: Icon, words, href } = step
  return (
    <Link replace href={href} className={buttonClass({ size: 'lg', block: true })} onClick={onLeave}>
      <Icon aria-hidden="true" className="size-5" />
      {words}
    </Link>
  )
}

function ToRecipes({ said }: { said: VerdictReply }) {
  const show = () => document.getElementById(RECIPES_ID)?.scrollIntoView({ block: 'start' })
  return (
    <Button icon={BookOpen} size="lg" block onClick={show}>
      {recipesTitle(said)}
    </Button>
  )
}

type Step = { icon: IconType; words: string; href: string }

function nextStep({ answer, kind, foods }: VerdictReply): Step | undefined {
  if (answer === 'leave-out' && foods.some(({ inTrial }) => inTrial))
    return { icon: CalendarCheck, words: 'See my plan', href: '/client/plan' }
  if (kind === 'not-readable')
    return { icon: ChartColumn, words: 'See my results', href: '/client/my-reports' }
  if (answer === 'not-food')
    return { icon: MessageCircle, words: 'Ask the assistant', href: '/client/ai-assistant' }
  if (['check-first', 'not-tested', 'not-known'].includes(answer))
    return { icon: ScanText, words: 'Scan the pack', href: '/client/scanner' }
  return undefined
}
