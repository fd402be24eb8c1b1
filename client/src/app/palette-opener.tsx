import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { MenuGroup } from './menu'
import { TypedKeysBuffer } from './palette/typed-keys-buffer'
import { IconButton } from '@/ui/icon-button'

const loadPalette = () => import('./palette/palette')
const Palette = lazy(loadPalette)
const warmUp = () => void loadPalette().catch(() => undefined)

type PaletteOpenerProps = {
  role: 'admin' | 'practitioner'
  menu: readonly MenuGroup[]
  /** Shows a field where there is room, otherwise an icon. */
  field: boolean
}

/** Opens the search for people, samples and screens, by a press or by Ctrl K. */
export default function PaletteOpener({ role, menu, field }: PaletteOpenerProps) {
  const [open, setOpen] = useState(false)
  const [begun, setBegun] = useState('')
  const close = () => {
    setOpen(false)
    setBegun('')
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      // Not on top of a dialog, whose unsaved work would be lost.
      if (!document.querySelector('[role=dialog]:not([data-keys]), [role=alertdialog]')) setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const opens = {
    'aria-keyshortcuts': 'Control+K Meta+K',
    onPointerEnter: warmUp,
    onFocus: warmUp,
    onClick: () => setOpen(true),
  }
  return (
    <>
      {field ? (
        <button
          type="button"
          aria-haspopup="dialog"
          className="flex h-10 w-full max-w-80 min-w-0 items-center gap-2.5 rounded-sm border border-line-strong bg-surface px-3 text-small text-ink-3 hover:border-brand"
          {...opens}
        >
          <Search className="size-4.5 shrink-0" />
          <span className="min-w-0 flex-1 truncate text-left">Search or jump to…</span>
          <span aria-hidden="true" className="shrink-0 text-small font-semibold">
            Ctrl K
          </span>
        </button>
      ) : (
        <IconButton icon={Search} label="Search" aria-haspopup="dialog" {...opens} />
      )}
      <Suspense fallback={<TypedKeysBuffer onType={(key) => setBegun((typed) => typed + key)} />}>
        {open && <Palette role={role} menu={menu} begun={begun} onClose={close} />}
      </Suspense>
    </>
  )
}
