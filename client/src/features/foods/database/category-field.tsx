import { zodResolver } from '@hookform/resolvers/zod'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError, sentenceOf } from '@/api/request'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'

const named = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Category name is required'),
      z.maxLength(100, 'must be at most 100 characters'),
    ),
})

export type CategoryValues = { name: string }
export const categoryResolver = zodResolver(named)

/** The error text when a category could not be saved. */
export const categoryFailure = (error: unknown) =>
  error instanceof ApiError && error.status === 409
    ? 'There is already a category with this name.'
    : sentenceOf(error)

export function CategoryField({ form, hint }: { form: UseFormReturn<CategoryValues>; hint: string }) {
  const { register, formState } = form
  return (
    <Field label="Category Name" hint={hint} error={formState.errors.name?.message}>
      <TextInput {...register('name')} autoComplete="off" maxLength={100} />
    </Field>
  )
}
