import { ImagePlus, Sparkles, SquarePen, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { cn } from '@/lib/class-names'
import { Field } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { TextInput } from '@/ui/text-input'
import type { Food } from '../food-words'
import { draftWords, type Draft, type DraftField } from './draft'
import { ReplaceQuestion } from './replace-question'
import type { Drafts } from './use-drafts'
import type { Regenerations } from './use-regenerations'

/** Texts longer than about two lines are folded. */
const FOLDED_FROM = 130

/** The description, folded to two lines until expanded. */
export function Description({ food }: { food: Food }) {
  const [open, setOpen] = useState(false)
  const { description, name } = food
  if (description === '') return <span className="text-ink-3">No description yet</span>
  const isLong = description.length > FOLDED_FROM
  return (
    <>
      <span className={cn('break-words', isLong && !open ? 'line-clamp-2' : 'block')}>{description}</span>
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          className="rounded-xs font-semibold text-brand-text hover:underline touch:min-h-11"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show more'}
          <span className="sr-only"> about {name}</span>
        </button>
      )}
    </>
  )
}

const formId = (food: Food) => `edit-food-${food.id}`

type DraftInputProps = { food: Food; field: DraftField; draft: Draft; drafts: Drafts; showLabel?: boolean }

/** One field of a row being edited. Enter saves, Escape cancels. */
export function DraftInput({ food, field, draft, drafts, showLabel = false }: DraftInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const isFirst = field === 'name'
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
  return (
    <Field label={draftWords[field]} hideLabel={!showLabel} error={draft.errors[field]}>
      <TextInput
        ref={input}
        size="sm"
        form={formId(food)}
        autoComplete="off"
        maxLength={field === 'category' ? 100 : 200}
        readOnly={draft.pending}
        value={draft.values[field]}
        onChange={({ target }) => drafts.type(food.id, field, target.value)}
        onKeyDown={({ key }) => key === 'Escape' && !draft.pending && drafts.cancel(food.id)}
      />
    </Field>
  )
}

/** The version another person saved during the edit. */
export function Theirs({ draft: { theirs } }: { draft: Draft }) {
  if (!theirs) return null
  return (
    <p role="status" className="text-small text-mod-text">
      Somebody else changed it to {theirs.name}
      {theirs.latinName !== '' && `, ${theirs.latinName}`}, {theirs.category}. Save again to keep what you
      typed.
    </p>
  )
}

/** Save and Cancel, with the form that the row's inputs belong to. */
export function DraftButtons({ food, draft, drafts }: { food: Food; draft: Draft; drafts: Drafts }) {
  return (
    <form
      id={formId(food)}
      noValidate
      className="flex flex-wrap justify-end gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        drafts.save(food.id)
      }}
    >
      <Button type="submit" size="sm" pending={draft.pending} pendingLabel="Saving...">
        Save
      </Button>
      <Button variant="quiet" size="sm" disabled={draft.pending} onClick={() => drafts.cancel(food.id)}>
        Cancel
      </Button>
    </form>
  )
}

type RowButtonsProps = { food: Food; drafts: Drafts; regenerations: Regenerations }

/** Edit, and generate the description or the picture again. */
export function RowButtons({ food, drafts, regenerations }: RowButtonsProps) {
  const { isPending, start } = regenerations
  const [asking, setAsking] = useState(false)
  return (
    <>
      <IconButton
        size="sm"
        icon={SquarePen}
        label={`Edit ${food.name}`}
        data-edit={food.id}
        onClick={() => drafts.begin(food)}
      />
      <IconButton
        size="sm"
        icon={Sparkles}
        label={`Regenerate the description of ${food.name}`}
        pending={isPending('description', food.id)}
        onClick={() => (food.description === '' ? start('description', food) : setAsking(true))}
      />
      {food.hasFormer && (
        <IconButton
          size="sm"
          icon={Undo2}
          label={`Restore the previous description of ${food.name}`}
          pending={isPending('former', food.id)}
          onClick={() => start('former', food)}
        />
      )}
      <ReplaceQuestion
        order={asking ? { count: 1, replaces: 1 } : undefined}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          start('description', food)
        }}
      />
      <IconButton
        size="sm"
        icon={ImagePlus}
        label={`Regenerate the image of ${food.name}`}
        pending={isPending('image', food.id)}
        onClick={() => start('image', food)}
      />
    </>
  )
}
