import { sentenceOf } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import { Dialog } from '@/ui/dialog'
import type { WithClose } from '@/ui/dialog-host'
import { ErrorState } from '@/ui/error-state'
import { FoodDish } from '@/ui/food-dish'
import { Skeleton } from '@/ui/skeleton'
import { Part } from '../part'

/** The food that an answer rests on, as the food database describes it. */
export default function FoodSourceDialog({ id, name, onClose }: WithClose<{ id: number; name: string }>) {
  const foods = useApiQuery('GET /api/allergens')
  const food = foods.data?.find((one) => one.id === id)
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={food?.name ?? name}
      description={food?.latinName && <i lang="la">{food.latinName}</i>}
      media={
        <FoodDish
          name={food?.name ?? name}
          src={food?.imageUrl}
          photo={food?.imageUrl?.startsWith('/api/')}
          size={60}
        />
      }
    >
      {foods.isPending && <Skeleton className="h-32" />}
      {foods.isError && !food && (
        <ErrorState
          title="The food could not be loaded."
          description={sentenceOf(foods.error)}
          pending={foods.isFetching}
          onRetry={() => void foods.refetch()}
        />
      )}
      {foods.data && !food && (
        <p className="text-body text-ink-2">This food is no longer in the food database.</p>
      )}
      {food && (
        <div className="space-y-4">
          <Part title="Category">{food.category}</Part>
          {food.description !== '' && <Part title="Description">{food.description}</Part>}
          {food.commonSources.length > 0 && (
            <Part title="Common sources">{food.commonSources.join(', ')}</Part>
          )}
          {food.alternativeNames.length > 0 && (
            <Part title="Also known as">{food.alternativeNames.join(', ')}</Part>
          )}
        </div>
      )}
    </Dialog>
  )
}
