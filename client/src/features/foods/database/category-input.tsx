import { useId } from 'react'
import { useApiQuery } from '@/api/use-api'
import { TextInput, type TextInputProps } from '@/ui/text-input'
import { categoriesOf } from '../food-words'

/** A category as text with suggestions of those in use. */
export function CategoryInput(props: TextInputProps) {
  const { data: items = [] } = useApiQuery('GET /api/allergens')
  const list = useId()
  return (
    <>
      <TextInput {...props} list={list} autoComplete="off" maxLength={100} />
      <datalist id={list}>
        {categoriesOf(items).map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  )
}
