import { useApiQuery } from '@/api/use-api'
import { QueryError } from '@/lists/query-error'
import { Dialog } from '@/ui/dialog'
import type { WithClose } from '@/ui/dialog-host'
import { FoodDish } from '@/ui/food-dish'
import { Skeleton } from '@/ui/skeleton'
import { DialogSection } from '../dialog-section'

/** The food an answer is based on, as the food database describes it. */
export default function FoodSourceDialog({ id, name, onClose }: WithClose<{ id: number; name: string }>) {
  const foods = useApiQuery('GET /api/allergens')
  const food = foods.data?.find((one) => one.id === id)
  return (
    <Dialog
      onClose={onClose}
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
      {foods.isError && !food && <QueryError query={foods} title="The food could not be loaded." />}
      {foods.data && !food && (
        <p className="text-body text-ink-2">This food is no longer in the food database.</p>
      )}
      {food && (
        <div className="space-y-4">
          <DialogSection title="Category">{food.category}</DialogSection>
          {food.description !== '' && <DialogSection title="Description">{food.description}</DialogSection>}
          {food.commonSources.length > 0 && (
            <DialogSection title="Common sources">{food.commonSources.join(', ')}</DialogSection>
          )}
          {food.alternativeNames.length > 0 && (
            <DialogSection title="Also known as">{food.alternativeNames.join(', ')}</DialogSection>
          )}
        </div>
      )}
    </Dialog>
  )
}
