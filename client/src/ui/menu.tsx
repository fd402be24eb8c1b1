import { cloneElement, useState, type ComponentType, type ReactElement } from 'react'
import type { IconType } from './icon-type'
import { toast } from './use-toast'

/** One choice: something to do, a page to go to, or a file to download; or a line between groups of them. */
export type MenuEntry =
  | { label: string; icon?: IconType; onSelect: () => void; destructive?: boolean; disabled?: boolean }
  | { label: string; icon?: IconType; href: string; download?: boolean; onSelect?: () => void }
  | 'separator'

type TriggerProps = {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onClick?: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
}

export type MenuProps = {
  /** One Button or IconButton. */
  trigger: ReactElement<TriggerProps>
  align?: 'start' | 'end'
  entries: readonly MenuEntry[]
}

const load = () => import('./radix-menu')

/**
 * A menu that drops from its trigger, with arrow keys and type-ahead. Its code is large and comes when a pointer or
 * the focus first reaches a trigger, so that a list of many rows costs none of it.
 */
export function Menu(props: MenuProps) {
  const [Loaded, setLoaded] = useState<ComponentType<MenuProps>>()
  if (Loaded) return <Loaded {...props} />

  async function open() {
    try {
      const { RadixMenu } = await load()
      setLoaded(() => RadixMenu)
    } catch {
      toast({
        title: 'Error',
        description: 'The menu could not be loaded. Please check your connection and try again.',
        variant: 'destructive',
      })
    }
  }

  const prepare = () => void load().catch(() => undefined)
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => void open(),
    onPointerEnter: prepare,
    onFocus: prepare,
  })
}
