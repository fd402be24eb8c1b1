import { countText, formatCount, plural } from '@shared/domain/text/counts'
import { DESCRIPTION_TOKENS } from '@shared/features/foods'
import { Sparkles } from 'lucide-react'
import { LazyConfirmDialog } from '@/ui/lazy-confirm-dialog'

/** How many descriptions are to be generated, and how many of them replace an existing one. */
export type Order = { count: number; replaces: number }

/** The cost as far as the portal knows it: calls and tokens, which the provider prices. */
export function costWords({ count }: Order): string {
  const most = count * (DESCRIPTION_TOKENS.asked + DESCRIPTION_TOKENS.answered)
  return `This makes ${countText(count, 'call')} to the AI service. It will charge you for up to about ${formatCount(most)} tokens.`
}

/** What is replaced, and that it can be restored. */
export const replaceWords = ({ replaces }: Order): string =>
  `${countText(replaces, 'description')} will be replaced. We keep the old ${plural(replaces, 'text', 'texts')}, and one button restores ${plural(replaces, 'it', 'them')}.`

type ReplaceQuestionProps = {
  /** Undefined asks nothing. */
  order: Order | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once before existing descriptions are replaced. */
export function ReplaceQuestion({ order, onConfirm, onCancel }: ReplaceQuestionProps) {
  if (!order) return null
  return (
    <LazyConfirmDialog
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
