import * as Radix from 'radix-ui/dialog'
import { useFocusReturn } from '@/lib/use-focus-return'
import { Item, type ItemProps } from './item'
import { keysReach } from './use-keys'

/** One thing that waits over the whole screen, where the list has no room beside it. */
export function ItemScreen({ onBack, ...item }: ItemProps & { onBack: () => void }) {
  const focus = useFocusReturn()
  return (
    <Radix.Root open onOpenChange={(stays) => !stays && onBack()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className="fixed inset-0 z-dialog flex flex-col bg-surface text-ink"
          {...keysReach}
        >
          <Radix.Title className="sr-only">To do</Radix.Title>
          <Item {...item} onBack={onBack} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
