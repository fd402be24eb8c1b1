import { plainFood } from '@shared/domain/avoidance/diets'
import { fold } from '@shared/domain/text/fold'
import { plural } from '@shared/domain/text/counts'
import { Plus, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useApiQuery } from '@/api/use-api'
import { useDebounced } from '@/lib/use-debounced'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { ChosenFoods } from './chosen-foods'
import { FoodSuggestions, optionId, type FoundFood } from './food-suggestions'

const MAX_FOODS = 40
const MAX_LENGTH = 80
/** More do not fit above a phone's keyboard. */
const SHOWN = 5
const NOTHING_FOUND = 'We don’t know this food. You can still add it: we search labels for the word.'

export type FoodChipsProps = {
  /** Labels the field and the list of chosen foods. */
  label: string
  /** Hides the label visually when a heading above says the same. */
  hideLabel?: boolean
  hint?: ReactNode
  foods: string[]
  /** Called with the whole list for each change; the parent stores it and may ask first. */
  onChange: (foods: string[]) => void
  /** The words searched for a food, from the server; foods chosen here bring their own. */
  words?: Record<string, string[]>
  /** The foods the server does not know. */
  unknown?: string[]
  autoFocus?: boolean
}

/**
 * A list of foods edited by typing: suggestions by keyboard or touch, or free text with Enter or
 * Add. Text left in the field is added before another button (such as Save) handles its press, so
 * that no allergy is lost. At most 40 foods.
 */
export function FoodChips(props: FoodChipsProps) {
  const { label, hideLabel, hint, foods, onChange, words, unknown, autoFocus } = props
  const [typed, setTyped] = useState('')
  const [closed, setClosed] = useState(false)
  const [active, setActive] = useState(-1)
  const [said, setSaid] = useState('')
  const [learnt, setLearnt] = useState<Record<string, string[]>>({})
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const hintId = useId()

  const text = tidy(typed)
  const q = useDebounced(text)
  const search = useApiQuery('GET /api/food-words', { query: { q } }, { enabled: q !== '' })
  const answered = text !== '' && q === text ? search.data : undefined
  const found = (answered ?? []).filter(({ name }) => !holds(foods, name)).slice(0, SHOWN)
  const open = found.length > 0 && !closed

  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])

  function add(food: string, itsWords?: string[]) {
    setClosed(false)
    setActive(-1)
    if (food === '') return setSaid('Type a food first.')
    if (holds(foods, food)) {
      setTyped('')
      return setSaid(`${food} is already in the list.`)
    }
    if (foods.length >= MAX_FOODS) return setSaid(`You can add up to ${MAX_FOODS} foods.`)
    if (itsWords) setLearnt((before) => ({ ...before, [food]: itsWords }))
    setTyped('')
    setSaid(`${food}: added`)
    onChange([...foods, food])
  }

  const take = ({ name, words: itsWords }: FoundFood) => add(name, itsWords)

  function addTyped() {
    const same = answered?.find(({ name }) => fold(name) === fold(text))
    if (same) return take(same)
    // An empty answer means unknown; before the answer it is undecided.
    add(text, answered?.length === 0 ? [] : undefined)
  }

  // Runs before the button's click handler; the field may have lost the focus by keyboard.
  const keepTyped = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Node) || !root.current?.contains(target)) flushSync(addTyped)
  })
  const isTyping = text !== ''
  useEffect(() => {
    if (!isTyping) return
    const keep = (event: MouseEvent) => keepTyped(event)
    document.addEventListener('click', keep, { capture: true })
    return () => document.removeEventListener('click', keep, { capture: true })
  }, [isTyping])

  function onKeyDown(event: KeyboardEvent) {
    // Enter also confirms a word in an input method editor.
    if (event.nativeEvent.isComposing) return
    const chosen = open ? found[active] : undefined
    if (event.key === 'ArrowDown' && found.length > 0) move(open ? active + 1 : 0)
    else if (event.key === 'ArrowUp' && found.length > 0) move(open ? active - 1 : found.length - 1)
    else if (event.key === 'Enter' && chosen) take(chosen)
    else if (event.key === 'Enter') addTyped()
    else if (event.key === 'Escape' && open) setClosed(true)
    else if (event.key === 'Escape' && typed !== '') setTyped('')
    else return
    event.preventDefault()
  }

  /** Moves through the list and the field (-1) in a circle. */
  function move(place: number) {
    const next = place < -1 ? found.length - 1 : place >= found.length ? -1 : place
    setClosed(false)
    setActive(next)
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div ref={root} role="group" aria-label={label} tabIndex={-1}>
      <div className="flex items-end gap-2">
        <Field label={label} hideLabel={hideLabel} className="flex-1">
          <TextInput
            ref={input}
            icon={Search}
            role="combobox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-autocomplete="list"
            aria-describedby={hint ? hintId : undefined}
            aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            maxLength={MAX_LENGTH}
            value={typed}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setTyped(target.value)
              setClosed(false)
              setActive(-1)
              setSaid('')
            }}
          />
        </Field>
        <Button
          size="lg"
          variant="secondary"
          icon={Plus}
          onClick={() => {
            addTyped()
            input.current?.focus()
          }}
        >
          Add
        </Button>
      </div>
      {hint && (
        <p id={hintId} className="mt-1.5 text-body text-ink-3">
          {hint}
        </p>
      )}
      {open && <FoodSuggestions id={listId} typed={text} found={found} active={active} onTake={take} />}
      <p role="status" className="mt-1 text-small text-ink-2 empty:hidden">
        {said || (open ? <Found count={found.length} /> : answered?.length === 0 && NOTHING_FOUND)}
      </p>
      <ChosenFoods
        label={label}
        foods={foods}
        wordsOf={(food) => (unknown?.includes(food) ? [] : (words?.[food] ?? learnt[food]))}
        onRemove={(food) => {
          onChange(foods.filter((known) => known !== food))
          // Focusing the field would open a phone's keyboard.
          root.current?.focus()
        }}
      />
    </div>
  )
}

/** As it is stored: one line, without a leading "no" or "without". */
const tidy = (typed: string) => plainFood(typed.replace(/\s+/gu, ' '))

const holds = (foods: readonly string[], food: string) => foods.some((known) => fold(known) === fold(food))

function Found({ count }: { count: number }) {
  return (
    <span className="sr-only">
      {count} {plural(count, 'food')} found. Choose with the arrow keys, add with Enter.
    </span>
  )
}
