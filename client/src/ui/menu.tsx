import { cloneElement, useState, type ComponentType } from 'react'
import type { MenuProps } from './menu-entry'
import { toast } from './use-toast'

const load = () => import('./radix-menu')

/**
 * A menu that drops from its trigger, with arrow keys and type-ahead. Its large code is loaded when
 * the pointer or the focus first reaches a trigger, so that long lists do not pay for it.
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
