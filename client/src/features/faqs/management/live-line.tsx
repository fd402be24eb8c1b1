import { MoveVertical } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'

/** How long the last text stays after a move. */
const LINGER_MS = 4000

/** The text of a LiveLine: `say` replaces it, and unless `lasting` it disappears after a while. */
export function useLiveLine() {
  const [line, setLine] = useState({ text: '', lasting: false })
  useEffect(() => {
    if (line.text === '' || line.lasting) return
    const timer = setTimeout(() => setLine({ text: '', lasting: false }), LINGER_MS)
    return () => clearTimeout(timer)
  }, [line])
  const say = useCallback((text: string, lasting = false) => setLine({ text, lasting }), [])
  return { text: line.text, say }
}

/** The place of the moved card in words, announced and shown at the foot of the page. */
export function LiveLine({ text }: { text: string }) {
  return (
    <p
      role="status"
      className={
        text === ''
          ? 'sr-only'
          : 'pointer-events-none fixed bottom-[calc(var(--bottom-nav)+1.5rem)] left-1/2 z-toast flex h-11 -translate-x-1/2 items-center gap-2.5 rounded-full bg-panel px-5 text-small font-semibold whitespace-nowrap text-on-panel shadow-e2 md:ml-32'
      }
    >
      {text !== '' && <MoveVertical className="size-4.5 text-pear" />}
      {text}
    </p>
  )
}
