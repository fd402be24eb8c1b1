import { Plus } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '@/ui/button'
import { ChipList } from '@/ui/chip-list'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { ToggleChip } from '@/ui/toggle-chip'
import { holds, MAX_EXCLUDED, MAX_LENGTH, quickAdds, withEntries, withoutEntry } from './excluded'

type ExcludedListProps = { list: readonly string[]; onChange: (list: string[]) => void }

/** The foods to leave out: typed, added by buttons, removed one by one or all. */
export function ExcludedList({ list, onChange }: ExcludedListProps) {
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')

  function add() {
    const entry = typed.trim()
    if (entry === '') return setSaid('First, type the food to exclude.')
    const next = withEntries(list, [entry])
    if (next.length > list.length) setSaid(`${entry} added`)
    else if (holds(list, entry)) setSaid(`${entry} is already on the list.`)
    else setSaid(`The list is full. It has room for ${MAX_EXCLUDED} foods.`)
    onChange(next)
    setTyped('')
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also confirms a word in an input method editor.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <div className="flex flex-col gap-4">
      <div>
        <div className="flex items-end gap-2">
          <Field label="Food to exclude" hint="Press Enter to add it." className="flex-1">
            <TextInput
              value={typed}
              autoComplete="off"
              maxLength={MAX_LENGTH}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
            />
          </Field>
          <Button size="lg" variant="secondary" icon={Plus} className="mb-6" onClick={add}>
            Add
          </Button>
        </div>
        <p role="status" className="mt-1 text-small text-ink-2 empty:hidden">
          {said}
        </p>
      </div>
      <QuickAdds
        list={list}
        onChange={(next) => {
          onChange(next)
          setSaid('')
        }}
      />
      <Chosen
        list={list}
        onRemove={(entry) => {
          onChange(withoutEntry(list, entry))
          setSaid(`${entry} removed`)
        }}
        onClear={() => {
          onChange([])
          setSaid('The list is empty.')
        }}
      />
    </div>
  )
}

function QuickAdds({ list, onChange }: ExcludedListProps) {
  return (
    <div>
      <h3 className="text-small font-semibold" id="quick-add">
        Quick add
      </h3>
      <ul aria-labelledby="quick-add" className="mt-1.5 flex flex-wrap gap-1.5">
        {quickAdds.map((name) => {
          const chosen = holds(list, name)
          return (
            <li key={name}>
              <ToggleChip
                label={name}
                pressed={chosen}
                onPress={() => onChange(chosen ? withoutEntry(list, name) : withEntries(list, [name]))}
              />
            </li>
          )
        })}
      </ul>
      <p className="mt-1.5 text-body text-ink-3">
        Dairy, Gluten, Eggs, Nuts, Shellfish and Fish are groups. Each leaves out all its foods.
      </p>
    </div>
  )
}

type ChosenProps = { list: readonly string[]; onRemove: (entry: string) => void; onClear: () => void }

function Chosen({ list, onRemove, onClear }: ChosenProps) {
  return (
    <div>
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 id="excluded" tabIndex={-1} className="nums text-small font-semibold">
          Excluded foods ({list.length})
        </h3>
        {list.length > 0 && (
          <Button size="sm" variant="link" onClick={onClear}>
            Clear All
          </Button>
        )}
      </div>
      {list.length === 0 && <p className="text-body text-ink-2">Nothing is excluded yet.</p>}
      <ChipList entries={list} labelledBy="excluded" onRemove={onRemove} />
    </div>
  )
}
