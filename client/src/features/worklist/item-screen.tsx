import * as Radix from 'radix-ui/dialog'
import { useFocusReturn } from '@/lib/use-focus-return'
import { useUser } from '@/session/session'
import { AssistantLink } from '@/ui/assistant-link'
import { Item, type ItemProps } from './item'
import { keysReach } from './use-keys'

/** For narrow windows; the space right of the actions is for the assistant's button. */
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
          <AssistantLink
            role={useUser().role}
            className="absolute right-4 bottom-[calc(env(safe-area-inset-bottom)+0.75rem)]"
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
