import { cloneElement, useState, type ComponentType } from 'react'
import type { MenuProps } from './menu-entry'
import { toast } from './use-toast'

const load = () => import('./radix-menu')

/** A menu below its trigger; its large code is loaded on the first hover or focus. */
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
