import { isCategory } from '@shared/domain/foods/food-category'
import { useRef, useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { Alert } from '@/ui/alert'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { toast } from '@/ui/use-toast'
import type { WithClose } from '@/ui/dialog-host'
import type { Food } from '../food-words'

/** The second question is in the first's place, so a double click must not answer both. */
const PAUSE_MS = 800

/** Asks before a food or category is deleted, and again when reports or recipes name it. */
export default function DeleteFoodDialog({ food, onClose }: WithClose<{ food: Food }>) {
  const [uses, setUses] = useState<string>()
  const remove = useApiMutation('DELETE /api/allergens/:id')
  const askedAgainAt = useRef(0)
  const noun = isCategory(food) ? 'category' : 'food'
  const Noun = isCategory(food) ? 'Category' : 'Food'

  async function confirm() {
    if (remove.isPending || Date.now() - askedAgainAt.current < PAUSE_MS) return
    try {
      const query = uses === undefined ? {} : { force: 'true' as const }
      await remove.mutateAsync({ params: { id: food.id }, query })
      toast({ title: `${Noun} deleted`, description: food.name })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        askedAgainAt.current = Date.now()
        return setUses(error.detail)
      }
      toast({ title: `Failed to delete ${noun}`, description: sentenceOf(error), variant: 'destructive' })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${Noun}`}
      description={
        <p className="break-words">
          <b className="font-medium text-ink">{food.name}</b>{' '}
          {isCategory(food)
            ? 'will no longer be offered for new foods. Foods keep their category.'
            : 'and everything written about it are removed from the database. This cannot be undone.'}
        </p>
      }
      confirmLabel={uses === undefined ? `Delete ${noun}` : 'Delete anyway'}
      pendingLabel="Deleting..."
      pending={remove.isPending}
      onConfirm={() => void confirm()}
    >
      {uses !== undefined && (
        <Alert tone="warning" live title="It is in use">
          {uses}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
