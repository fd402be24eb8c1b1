import { countText, formatCount, plural } from '@shared/domain/counts'
import { DESCRIPTION_TOKENS } from '@shared/features/foods'
import { Sparkles } from 'lucide-react'
import { ConfirmLater } from '@/ui/confirm-later'

/** What is to be written: how many descriptions, and how many of them stand over one there is. */
export type Order = { count: number; replaces: number }

/** What an order costs, as far as the portal can know it: calls and tokens, for each of which the service has its price. */
export function costWords({ count }: Order): string {
  const most = count * (DESCRIPTION_TOKENS.asked + DESCRIPTION_TOKENS.answered)
  return `It takes ${countText(count, 'call')} to the AI service and at most about ${formatCount(most)} tokens, at its prices.`
}

/** What is lost, and that it is not for good. */
export const replaceWords = ({ replaces }: Order): string =>
  `${countText(replaces, 'description')} ${plural(replaces, 'is', 'are')} written over. The former ${plural(replaces, 'text is', 'texts are')} kept, and one button brings ${plural(replaces, 'it', 'them')} back.`

type ReplaceQuestionProps = {
  /** Undefined: nothing is asked. */
  order: Order | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once before descriptions that exist are written over. */
export function ReplaceQuestion({ order, onConfirm, onCancel }: ReplaceQuestionProps) {
  if (!order) return null
  return (
    <ConfirmLater
      open
      onOpenChange={onCancel}
      destructive={false}
      icon={Sparkles}
      title={plural(
        order.count,
        'Regenerate the description',
        `Regenerate ${formatCount(order.count)} descriptions`,
      )}
      description={
        <>
          <p>{replaceWords(order)}</p>
          <p className="mt-2">{costWords(order)}</p>
        </>
      }
      confirmLabel="Regenerate"
      onConfirm={onConfirm}
    />
  )
}
