import type { Ref } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'

const LONGEST = 100_000

type TextFormProps = {
  text: string
  onText: (text: string) => void
  onAnalyse: () => void
  isChecking: boolean
  disabled?: boolean
  areaRef?: Ref<HTMLTextAreaElement>
}

/** The label's text to correct, paste and check. */
export function TextForm({ text, onText, onAnalyse, isChecking, disabled = false, areaRef }: TextFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onAnalyse()
      }}
    >
      <Field label="Label text" hint="Correct misread words. Or paste or type the list of ingredients.">
        <TextArea
          ref={areaRef}
          rows={8}
          maxLength={LONGEST}
          spellCheck={false}
          placeholder="Ingredients: ..."
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      </Field>
      <Button
        type="submit"
        size="lg"
        block
        className="mt-4"
        disabled={disabled || text.trim() === ''}
        pending={isChecking}
        pendingLabel="Analysing..."
      >
        Analyse Label
      </Button>
    </form>
  )
}
