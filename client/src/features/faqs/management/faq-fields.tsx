import type { Role } from '@shared/core/roles'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@/ui/field'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { roleWords } from '../faq-words'
import { faqFields, type FaqValues } from './faq-values'

const roleOrder: Role[] = ['client', 'practitioner', 'admin']

type FaqFieldsProps = {
  form: UseFormReturn<FaqValues>
  /** Suggested categories, those in use. */
  categories: string[]
}

/** The fields shared by adding and editing. */
export function FaqFields({ form: { register, formState }, categories }: FaqFieldsProps) {
  const { errors } = formState
  const list = useId()
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <Field label={faqFields.question.label} error={errors.question?.message} className="sm:col-span-2">
        <TextArea {...register('question')} rows={2} maxLength={500} />
      </Field>
      <Field
        label={faqFields.answer.label}
        hint="An empty line starts a new paragraph."
        error={errors.answer?.message}
        className="sm:col-span-2"
      >
        <TextArea {...register('answer')} rows={9} maxLength={10_000} />
      </Field>
      <Field
        label={faqFields.category.label}
        hint="Choose one, or type a new one."
        error={errors.category?.message}
      >
        <TextInput {...register('category')} list={list} autoComplete="off" maxLength={100} />
      </Field>
      <datalist id={list}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Field
        label={faqFields.targetRole.label}
        hint="Practitioners see the clients' FAQs as well."
        error={errors.targetRole?.message}
      >
        <Select {...register('targetRole')}>
          <option value="">Please choose</option>
          <Options values={roleOrder} words={(role) => roleWords[role]} />
        </Select>
      </Field>
    </div>
  )
}
