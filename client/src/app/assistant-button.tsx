import type { Role } from '@shared/core/roles'
import { MessageCircleMore } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'

/** Pixels of scrolling that count as a direction. */
const SLACK = 8

/** True after scrolling down, false again after scrolling up or near the top. */
function useScrollingDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < SLACK) return
      setDown(now > last && now > SLACK)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return down
}

/** Leads to the role's assistant from every screen. On phones it is out of the way while one reads on. */
export function AssistantButton({ role }: { role: Role | undefined }) {
  const away = useScrollingDown()
  return (
    <Link
      href={`/${role ?? 'client'}/ai-assistant`}
      aria-label="Ask the AI assistant"
      title="Ask the AI assistant"
      data-print="hide"
      className={cn(
        'on-panel fixed right-4 bottom-4 z-header grid size-14 place-items-center rounded-full border-2 border-surface bg-panel text-pear shadow-e2 transition-opacity duration-base hover:bg-panel-2 focus-visible:opacity-100 md:right-7 md:bottom-7',
        away && 'max-md:pointer-events-none max-md:opacity-0',
      )}
    >
      <MessageCircleMore className="size-6" />
    </Link>
  )
}
