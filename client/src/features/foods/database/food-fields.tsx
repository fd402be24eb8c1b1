import { severities } from '@shared/features/foods'
import { Fragment, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { namesIn } from '@/forms/fields'
import { Field } from '@/ui/field'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { CategoryInput } from './category-input'
import { foodFields, type FoodValues } from './food-values'

const severityWords: Record<FoodValues['severity'], string> = {
  severe: 'Severe',
  moderate: 'Moderate',
  other: 'Other',
}

export function FoodFields() {
  const { register, formState } = useFormContext<FoodValues>()
  const { errors } = formState
  const inputs: Record<keyof FoodValues, ReactNode> = {
    name: (
      <Field label={foodFields.name.label} error={errors.name?.message}>
        <TextInput {...register('name')} autoComplete="off" maxLength={200} />
      </Field>
    ),
    latinName: (
      <Field label={foodFields.latinName.label} optional error={errors.latinName?.message}>
        <TextInput {...register('latinName')} autoComplete="off" maxLength={200} lang="la" />
      </Field>
    ),
    category: (
      <Field label={foodFields.category.label} error={errors.category?.message}>
        <CategoryInput {...register('category')} />
      </Field>
    ),
    severity: (
      <Field label={foodFields.severity.label} error={errors.severity?.message}>
        <Select {...register('severity')}>
          <Options values={severities} words={(severity) => severityWords[severity]} />
        </Select>
      </Field>
    ),
    description: (
      <Field
        label={foodFields.description.label}
        optional
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        <TextArea {...register('description')} rows={4} maxLength={5000} />
      </Field>
    ),
    alternativeNames: (
      <ListArea name="alternativeNames" hint="One per line: synonyms, other spellings, other languages." />
    ),
    derivedIngredients: <ListArea name="derivedIngredients" hint="One per line: products made with it." />,
    commonSources: <ListArea name="commonSources" hint="One per line: where you find it." />,
  }
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-2">
      {namesIn(foodFields).map((name) => (
        <Fragment key={name}>{inputs[name]}</Fragment>
      ))}
    </div>
  )
}

type ListAreaProps = { name: 'alternativeNames' | 'derivedIngredients' | 'commonSources'; hint: string }

function ListArea({ name, hint }: ListAreaProps) {
  const { register, formState } = useFormContext<FoodValues>()
  return (
    <Field
      label={foodFields[name].label}
      optional
      hint={hint}
      error={formState.errors[name]?.message}
      className={name === 'commonSources' ? 'sm:col-span-2' : undefined}
    >
      <TextArea {...register(name)} rows={name === 'commonSources' ? 3 : 6} />
    </Field>
  )
}
