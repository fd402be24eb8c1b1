import { difficulties, generatorCategories } from '@shared/domain/recipes/recipe-kinds'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/ui/field'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { sentenceCase } from '../recipe-words'
import { recipeFields, type RecipeField, type RecipeValues } from './recipe-values'

const numbers = ['prepTime', 'cookTime', 'servings'] as const

/** The fields of a recipe. `category` is the present one, which need not be one of the options. */
export function RecipeFields({ category }: { category: string }) {
  const { register, formState } = useFormContext<RecipeValues>()
  const about = (field: RecipeField) => ({
    label: recipeFields[field].label,
    error: formState.errors[field]?.message,
  })
  const categories = [...new Set<string>([...generatorCategories, category])]
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-6">
      <Field {...about('title')} className="sm:col-span-6">
        <TextInput {...register('title')} autoComplete="off" maxLength={200} />
      </Field>
      <Field {...about('description')} optional className="sm:col-span-6">
        <TextArea {...register('description')} rows={2} maxLength={2000} />
      </Field>
      <Field {...about('category')} className="sm:col-span-3">
        <Select {...register('category')}>
          <Options values={categories} words={sentenceCase} />
        </Select>
      </Field>
      <Field {...about('difficulty')} className="sm:col-span-3">
        <Select {...register('difficulty')}>
          <Options values={difficulties} words={sentenceCase} />
        </Select>
      </Field>
      {numbers.map((field) => (
        <Field key={field} {...about(field)} className="sm:col-span-2">
          <TextInput {...register(field)} inputMode="numeric" autoComplete="off" maxLength={5} />
        </Field>
      ))}
      <Field {...about('ingredients')} hint="One per line, with its amount." className="sm:col-span-6">
        <TextArea {...register('ingredients')} rows={8} />
      </Field>
      <Field {...about('instructions')} hint="One step per line." className="sm:col-span-6">
        <TextArea {...register('instructions')} rows={8} />
      </Field>
      <Field {...about('tags')} optional hint="Separated by commas." className="sm:col-span-6">
        <TextInput {...register('tags')} autoComplete="off" maxLength={900} />
      </Field>
    </div>
  )
}
