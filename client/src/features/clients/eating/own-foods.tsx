import { plainFood } from '@shared/domain/diets'
import { Plus } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { Button } from '@/ui/button'
import { ChipList } from '@/ui/chip-list'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'

const MAX_FOODS = 50
const MAX_LENGTH = 100

type OwnFoodsProps = {
  foods: readonly string[]
  /** Those that the portal does not know as foods. */
  notUnderstood: readonly string[]
  onChange: (foods: string[]) => void
}

/** Foods that somebody leaves out by choice, typed and added with Enter, taken away one by one. */
export function OwnFoods({ foods, notUnderstood, onChange }: OwnFoodsProps) {
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const id = useId()
  const unknown = notUnderstood.filter((food) => foods.includes(food))

  function add() {
    const food = plainFood(typed.replaceAll(';', ' '))
    if (food === '') return setSaid('Type the food to leave out first.')
    if (foods.some((known) => known.toLowerCase() === food.toLowerCase()))
      return setSaid(`No ${food}: it is there already.`)
    if (foods.length >= MAX_FOODS) return setSaid(`${MAX_FOODS} foods at most.`)
    onChange([...foods, food])
    setSaid(`No ${food}: added`)
    setTyped('')
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends a composed word, which is then not the whole food yet.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <div>
      <p id={id} tabIndex={-1} className="text-small font-semibold">
        Foods I leave out
      </p>
      <ChipList
        entries={foods}
        labelledBy={id}
        words={(food) => `no ${food}`}
        onRemove={(food) => {
          onChange(foods.filter((known) => known !== food))
          setSaid(`No ${food}: removed`)
        }}
      />
      <div className="mt-2 flex items-end gap-2">
        <Field label="Food to leave out" className="flex-1">
          <TextInput
            value={typed}
            autoComplete="off"
            maxLength={MAX_LENGTH}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Button size="lg" variant="secondary" icon={Plus} onClick={add}>
          Add
        </Button>
      </div>
      <p role="status" className="mt-1 text-caption text-ink-2 empty:hidden">
        {said}
      </p>
      {unknown.length > 0 && (
        <p className="mt-1 text-caption text-ink-2">
          We do not know {unknown.map((food) => `“${food}”`).join(', ')} as a food: only these words are
          looked for.
        </p>
      )}
    </div>
  )
}
