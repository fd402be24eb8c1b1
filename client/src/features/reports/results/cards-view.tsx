import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/ui/button'
import ElevatedFoods from './elevated-foods'
import type { TestedFoods } from './report-types'

type CardsViewProps = TestedFoods & { own: boolean; onClose: () => void }

/** The elevated foods as cards, in place of the groups. */
export default function CardsView({ onClose, ...foods }: CardsViewProps) {
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    view.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={view} className="print:hidden" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <Button variant="link" icon={ChevronLeft} className="-ml-3 h-11" onClick={onClose}>
        All groups
      </Button>
      <ElevatedFoods {...foods} />
    </div>
  )
}
