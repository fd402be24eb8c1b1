import type { ReactElement } from 'react'
import type { IconType } from './icon-type'

/** One choice or a line between groups; a disabled entry with a `note` can be focused. */
export type MenuEntry =
  | {
      label: string
      icon?: IconType
      note?: string
      onSelect: () => void
      destructive?: boolean
      disabled?: boolean
    }
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
  entries: readonly MenuEntry[]
}
