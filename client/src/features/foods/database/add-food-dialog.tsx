import { zodResolver } from '@hookform/resolvers/zod'
import { foodFields } from '@shared/features/foods'
import { useCreateForm } from '@/forms/use-create-form'
import type { WithClose } from '@/ui/dialog-host'
import { Field } from '@/ui/field'
import { FormDialog } from '@/ui/form-dialog'
import { TextInput } from '@/ui/text-input'
import { CategoryInput } from './category-input'

const start = { name: '', latinName: '', category: '' }
const resolver = zodResolver(foodFields, undefined, { raw: true })

export default function AddFoodDialog({ onClose }: WithClose<object>) {
  const { form, dialog } = useCreateForm({
    route: 'POST /api/allergens',
    start,
    resolver,
    done: { title: 'Food added successfully' },
    failure: 'Failed to add food',
    onClose,
  })
  const { register, formState } = form
  const { errors } = formState
  return (
    <FormDialog {...dialog} title="Add New Food" submitLabel="Add Food" pendingLabel="Adding...">
      <div className="grid gap-3.5">
        <Field label="Food Name" error={errors.name?.message}>
          <TextInput {...register('name')} autoComplete="off" maxLength={200} />
        </Field>
        <Field label="Latin Name" optional error={errors.latinName?.message}>
          <TextInput {...register('latinName')} autoComplete="off" maxLength={200} lang="la" />
        </Field>
        <Field label="Category" hint="Choose one, or type a new one." error={errors.category?.message}>
          <CategoryInput {...register('category')} />
        </Field>
      </div>
    </FormDialog>
  )
}
