import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useOnBack } from '@/lib/use-on-back'

/** What a Popup loads when it is first opened; Back closes the popup instead of leaving the page. */
export function PopupContent({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const popup = () => box.current?.closest<HTMLElement>('[popover]')
  useEffect(() => {
    const shown = popup()
    const update = ({ newState }: ToggleEvent) => setIsOpen(newState === 'open')
    // It may have been closed again while this was loaded.
    setIsOpen(shown?.matches(':popover-open') ?? false)
    shown?.addEventListener('toggle', update)
    return () => shown?.removeEventListener('toggle', update)
  }, [])
  useOnBack(isOpen, () => popup()?.hidePopover())
  return <div ref={box}>{children}</div>
}
