import { zodResolver } from '@hookform/resolvers/zod'
import { foodFields as contract, severities } from '@shared/features/foods'
import { FormProvider } from 'react-hook-form'
import * as z from 'zod/mini'
import { useVersionedForm } from '@/forms/use-versioned-form'
import type { WithClose } from '@/ui/dialog-host'
import { FormDialog } from '@/ui/form-dialog'
import { toast } from '@/ui/use-toast'
import { FoodPicture } from '../food-picture'
import type { Food } from '../food-words'
import { FoodFields } from './food-fields'
import { entriesOf, foodFields, type FoodValues } from './food-values'

const entries = z.string().check(
  z.refine((text) => entriesOf(text).length <= 200, 'can have at most 200 lines'),
  z.refine(
    (text) => entriesOf(text).every((entry) => entry.length <= 100),
    'a line can have at most 100 characters',
  ),
)
const values = z.object({
  name: contract.shape.name,
  category: contract.shape.category,
  latinName: z.string(),
  description: z.string(),
  severity: z.enum(severities),
  alternativeNames: entries,
  derivedIngredients: entries,
  commonSources: entries,
} satisfies Record<keyof FoodValues, z.ZodMiniType>)
const resolver = zodResolver(values, undefined, { raw: true })

export default function EditFoodDialog({ food, onClose }: WithClose<{ food: Food }>) {
  const { form, notice, dialog } = useVersionedForm({
    route: 'PATCH /api/allergens/:id',
    row: food,
    noun: 'food',
    fields: foodFields,
    resolver,
    failure: 'Failed to update food',
    onSaved: () => {
      toast({ title: 'Food updated' })
      onClose()
    },
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title="Edit Food"
      description={food.name}
      media={<FoodPicture food={food} size={46} />}
      size="lg"
    >
      {notice}
      <FormProvider {...form}>
        <FoodFields />
      </FormProvider>
    </FormDialog>
  )
}
