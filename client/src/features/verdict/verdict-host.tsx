import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect } from 'react'
import { useHistoryDialog } from '@/lib/use-history-dialog'
import { prepare, toastNotLoaded } from '@/ui/load-dialog'
import { type VerdictQuestion, LONGEST, type OpenSheet } from './verdict-types'

type Opened = { asked: VerdictQuestion; Sheet: ComponentType<OpenSheet> }

const loadSheet = () => import('./verdict-sheet')
const loadLocalSheet = () => import('./local-sheet')
const AskContext = createContext<((asked: VerdictQuestion) => void) | null>(null)

/** Opens a verdict; requires VerdictHost. */
export function useAsk(): (asked: VerdictQuestion) => void {
  const ask = useContext(AskContext)
  if (!ask) throw new Error('VerdictHost is missing above.')
  return ask
}

type VerdictHostProps = {
  /** Offline: answers come from the stored list. */
  isLocal?: boolean
  children: ReactNode
}

/** Provides the verdict's sheet to the screen below; the browser's back button closes it. */
export function VerdictHost({ isLocal = false, children }: VerdictHostProps) {
  const { shown, open, close } = useHistoryDialog<Opened>()
  const load = isLocal ? loadLocalSheet : loadSheet
  // Preloads the sheet for the first question.
  useEffect(() => prepare(load), [load])
  const ask = useCallback(
    (asked: VerdictQuestion) =>
      void load().then(
        ({ default: Sheet }) => open({ asked: { ...asked, q: asked.q.slice(0, LONGEST) }, Sheet }),
        toastNotLoaded,
      ),
    [load, open],
  )
  return (
    <AskContext value={ask}>
      {children}
      {shown && <shown.Sheet asked={shown.asked} onClose={close} onLeave={close} />}
    </AskContext>
  )
}
