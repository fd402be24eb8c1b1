import { plural } from '@shared/domain/text/counts'
import { Plus, Users, X } from 'lucide-react'
import { useState, type ComponentType, type KeyboardEvent, type RefObject } from 'react'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'
import type { PeopleDialogProps } from './people-dialog'

type RecipientsFieldProps = {
  inputRef: RefObject<HTMLInputElement | null>
  to: readonly string[]
  /** Typed text that was not added yet. */
  typed: string
  onType: (typed: string) => void
  onAdd: (typed: string) => void
  onRemove: (address: string) => void
  error: string | undefined
}

const loadPeople = () => import('./people-dialog')

/** The recipients: typed one at a time with Enter, or picked from clients and practitioners. */
export function RecipientsField(props: RecipientsFieldProps) {
  const { inputRef: input, to, typed, onType, onAdd, onRemove, error } = props
  const [People, setPeople] = useState<ComponentType<PeopleDialogProps>>()

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onAdd(typed)
  }

  function pick() {
    loadPeople().then(
      ({ default: Dialog }) => setPeople(() => Dialog),
      () =>
        toast({
          title: 'Error',
          description: 'The list could not be loaded. Please check your connection and try again.',
          variant: 'destructive',
        }),
    )
  }

  return (
    <div className="min-w-0">
      <Field
        label="Recipients"
        hint="Press Enter to add each address. Everyone gets their own message and can't see the other addresses."
        error={error}
      >
        <div className="flex gap-2">
          <TextInput
            ref={input}
            className="flex-1"
            type="email"
            multiple
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            placeholder="name@example.com"
            value={typed}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={onKeyDown}
          />
          <Button
            variant="secondary"
            size="lg"
            icon={Plus}
            onClick={() => {
              onAdd(typed)
              input.current?.focus()
            }}
          >
            Add
          </Button>
        </div>
      </Field>
      {to.length > 0 && (
        <ul aria-label="Recipients" className="mt-3 flex flex-wrap gap-2">
          {to.map((address) => (
            <li
              key={address}
              className="inline-flex h-9 max-w-full min-w-0 items-center rounded-full border border-line bg-brand-softer pl-3 text-small touch:h-11"
            >
              <span className="truncate" title={address}>
                {address}
              </span>
              <IconButton
                icon={X}
                size="xs"
                tone="inherit"
                label={`Remove ${address}`}
                className="ml-0.5 rounded-full!"
                onClick={() => {
                  onRemove(address)
                  input.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-3">
        <Button
          variant="link"
          icon={Users}
          className="-ml-4"
          onPointerEnter={() => void loadPeople().catch(() => undefined)}
          onClick={pick}
        >
          Choose people in the portal
        </Button>
        <p role="status" className="nums text-small text-ink-3">
          {to.length > 0 && `${to.length} ${plural(to.length, 'recipient')}`}
        </p>
      </div>
      {People && <People to={to} onAdd={onAdd} onRemove={onRemove} onClose={() => setPeople(undefined)} />}
    </div>
  )
}
