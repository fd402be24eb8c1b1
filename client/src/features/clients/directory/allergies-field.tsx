import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { LONGEST_ALLERGIES } from '@shared/features/clients'
import { useApiQuery } from '@/api/use-api'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { suggestionsFor, withSuggestion } from './allergy-text'
import { clientFields, type ClientValues } from './client-values'

/** The client's allergies as text, with suggestions from the catalogue. */
export function AllergiesField() {
  const { register, setValue, control, formState } = useFormContext<ClientValues>()
  const text = useWatch({ control, name: 'allergies' })
  const { data: foods = [] } = useApiQuery('GET /api/allergens')
  const [caret, setCaret] = useState<number>()
  const box = useRef<HTMLTextAreaElement>(null)
  const offered = caret === undefined ? [] : suggestionsFor(text, caret, foods)

  function take(name: string) {
    const next = withSuggestion(text, caret ?? text.length, name)
    setValue('allergies', next.text, { shouldDirty: true })
    setCaret(undefined)
    box.current?.focus()
    // The text has been rendered by then.
    requestAnimationFrame(() => box.current?.setSelectionRange(next.caret, next.caret))
  }

  const { ref, onChange, onBlur, ...field } = register('allergies')
  return (
    <div className="sm:col-span-2">
      <Field
        label={clientFields.allergies.label}
        hint="Foods, separated by commas or line breaks. Recipes never include them, whatever the test says."
        error={formState.errors.allergies?.message}
      >
        <TextArea
          {...field}
          ref={(element) => {
            ref(element)
            box.current = element
          }}
          rows={3}
          maxLength={LONGEST_ALLERGIES}
          onChange={(event) => {
            setCaret(event.target.selectionStart)
            void onChange(event)
          }}
          onBlur={(event) => {
            setValue('allergies', event.target.value.replace(/[\s,;]+$/, ''))
            void onBlur(event)
          }}
        />
      </Field>
      <p role="status" className="sr-only">
        {offered.length > 0 && `${offered.length} matching foods below the field`}
      </p>
      {offered.length > 0 && (
        <div role="group" aria-label="Matching foods" className="mt-2 flex flex-wrap gap-2">
          {offered.map((name) => (
            <Button key={name} size="sm" variant="soft" icon={Plus} onClick={() => take(name)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
