import { type Diet, dietNames, diets } from '@shared/domain/avoidance/diets'
import { eating } from '@shared/features/eating'
import { useId } from 'react'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { ToggleChip } from '@/ui/toggle-chip'

/** A client's diets and amounts as a form has them: amounts as typed, empty where unknown. */
export type EatingValues = { diets: readonly Diet[]; servings: string; minutes: string }

const amounts = ['servings', 'minutes'] as const
type Amount = (typeof amounts)[number]

export const eatingValuesOf = (eats: {
  diets: readonly Diet[]
  servings: number | null
  minutes: number | null
}): EatingValues => ({
  diets: eats.diets,
  servings: String(eats.servings ?? ''),
  minutes: String(eats.minutes ?? ''),
})

/** The values for an endpoint, null where empty, and a sentence for each invalid amount. */
export function readEating(values: EatingValues) {
  const errors: Partial<Record<Amount, string>> = {}
  const read = (name: Amount): number | null => {
    const typed = values[name].trim()
    if (typed === '') return null
    const parsed = eating[name].safeParse(Number(typed))
    if (parsed.success) return parsed.data
    errors[name] = sentences[name]
    return null
  }
  return { eats: { diets: [...values.diets], servings: read('servings'), minutes: read('minutes') }, errors }
}

const sentences: Record<Amount, string> = {
  servings: 'Please enter a whole number from 1 to 50',
  minutes: 'Please enter whole minutes from 5 to 1,440',
}

type EatingFieldsProps = {
  values: EatingValues
  onChange: (values: EatingValues) => void
  errors: Partial<Record<Amount, string>>
  /** Diets from the client's own record, which a request cannot remove. */
  fixed?: readonly Diet[]
}

/** Fields for the diets (as buttons), the servings and the minutes. */
export function EatingFields({ values, onChange, errors, fixed = [] }: EatingFieldsProps) {
  const id = useId()
  const toggle = (diet: Diet) =>
    onChange({
      ...values,
      diets: values.diets.includes(diet)
        ? values.diets.filter((one) => one !== diet)
        : diets.filter((one) => one === diet || values.diets.includes(one)),
    })
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="group" aria-labelledby={id}>
        <p id={id} className="mb-1.5 text-small font-semibold">
          Diet
        </p>
        <div className="flex flex-wrap gap-1.5">
          {diets.map((diet) => (
            <ToggleChip
              key={diet}
              label={dietNames[diet]}
              pressed={values.diets.includes(diet) || fixed.includes(diet)}
              fixed={fixed.includes(diet)}
              onPress={() => toggle(diet)}
            />
          ))}
        </div>
        {fixed.length > 0 && (
          <p className="mt-1.5 text-small text-ink-3">Your own settings always come first.</p>
        )}
      </div>
      <div className="grid grid-cols-1 gap-4 items-end min-[22.5rem]:grid-cols-2">
        {amounts.map((name) => (
          <Field key={name} label={labels[name]} optional error={errors[name]}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={values[name]}
              onChange={({ target }) => onChange({ ...values, [name]: target.value })}
            />
          </Field>
        ))}
      </div>
    </div>
  )
}

const labels: Record<Amount, string> = { servings: 'Servings', minutes: 'Minutes at most' }
