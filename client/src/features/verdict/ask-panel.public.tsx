import { lazy } from 'react'
import { prepare } from '@/ui/load-dialog'
import { AskField } from './ask-field'
import { useAsk } from './verdict-host'

const load = () => import('./ask-suggestions')
const AskSuggestions = lazy(load)

/** The question of a client's home: docked above the bottom bar, in the second column if wide. */
export function AskPanel({ onAsked }: { onAsked: () => void }) {
  const ask = useAsk()
  return (
    <section
      aria-label="May I eat ...?"
      data-sticky
      data-print="hide"
      className="short:static! max-lg:fixed max-lg:right-0 md:max-lg:right-[calc(var(--side-inset)+2rem)] max-lg:bottom-(--bottom-nav) max-lg:left-0 max-lg:z-header max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-3 max-lg:py-2 md:max-lg:left-(--sidebar)"
      onFocus={() => prepare(load)}
    >
      <AskField
        placeholder="May I eat ...?"
        className="h-13 rounded-[14px]! border-2 border-line-strong"
        suggestions={AskSuggestions}
        onAsk={(q) => {
          onAsked()
          ask({ q })
        }}
      />
    </section>
  )
}
