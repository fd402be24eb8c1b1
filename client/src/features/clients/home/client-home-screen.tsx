import { useState } from 'react'
import { useFreshOnOpening } from '@/api/use-fresh-on-opening'
import { weekdayText } from '@/lib/moments'
import { useUser } from '@/session/session'
import { AskPanel } from '@/features/verdict/ask-panel.public'
import { VerdictHost } from '@/features/verdict/verdict.public'
import { HealthQuestion } from '../health/health-places.public'
import { DailyRecipe } from './daily-recipe'
import { greetingFor } from './greeting'
import { HomeTiles } from './home-tiles'

/** What a newly released report changes. */
const shownHere = ['/api/recipes/daily-personalized', '/api/reports'] as const

/** A client's home: what may be eaten, where to go, and what to cook today (S2, Client home). */
export default function ClientHomeScreen() {
  const user = useUser()
  const [opened] = useState(() => new Date())
  useFreshOnOpening(shownHere)
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[880px] px-4 pt-5 pb-28 md:px-8 md:pt-7">
      <p className="text-small font-medium text-ink-3">{weekdayText(opened)}</p>
      <h1 className="mt-0.5 text-h1 break-words md:text-display">{greetingFor(user, opened)}</h1>
      <HealthQuestion className="mt-4" />
      <VerdictHost>
        <AskPanel />
        <HomeTiles />
        <DailyRecipe />
      </VerdictHost>
    </main>
  )
}
