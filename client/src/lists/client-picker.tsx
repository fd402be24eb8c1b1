import { plural } from '@shared/domain/text/counts'
import { Check, Search } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiPage } from '@/api/use-api'
import { cn } from '@/lib/class-names'
import { countWords, type Count } from '@/lib/counts'
import { fullName } from '@shared/domain/people/full-name'
import { EmailText } from '@/ui/address-text'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useDebounced } from '@/lib/use-debounced'
import { birthMatch, bornOn, type ClientRow } from './born-on'

const SHOWN = 20

type ClientPickerProps = {
  /** The initial search, such as the name on the report. */
  search: string
  /** Set when choosing a client in place of this one; absent when choosing for a report. */
  besides?: ClientRow
  /** The date of birth on the report as DD.MM.YYYY, which tells people of one name apart. */
  dateOfBirth: string | null
  chosen: ClientRow | undefined
  onChoose: (client: ClientRow) => void
  disabled?: boolean
  error?: string
}

/** Finds a client by name or email, with a list below for pointer, arrow keys and Enter. */
export function ClientPicker(props: ClientPickerProps) {
  const { search, besides, dateOfBirth, chosen, onChoose, disabled, error } = props
  const [typed, setTyped] = useState(search.trim())
  const [active, setActive] = useState(0)
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const q = useDebounced(typed.trim())
  const found = useApiPage('GET /api/clients', { query: { pageSize: SHOWN, ...(q !== '' && { q }) } })
  const rows = found.data?.rows ?? []
  const clients = rows.filter(({ id }) => id !== besides?.id)
  const total = found.data && { ...found.data.total, n: found.data.total.n - rows.length + clients.length }
  const none = besides
    ? 'No other client matches. Try part of the name.'
    : 'No client matches. Try part of the name, or create an account.'
  const at = Math.min(active, clients.length - 1)
  const optionId = (place: number) => `${listId}-${place}`

  function move(place: number) {
    const next = Math.max(0, Math.min(clients.length - 1, place))
    setActive(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    const client = clients[at]
    if (event.key === 'ArrowDown') move(at + 1)
    else if (event.key === 'ArrowUp') move(at - 1)
    else if (event.key === 'Enter' && client) onChoose(client)
    else return
    event.preventDefault()
  }

  return (
    <div>
      <Field label="Client" hint="Part of the name or email address." error={error}>
        <TextInput
          icon={Search}
          role="combobox"
          aria-expanded={clients.length > 0}
          aria-controls={clients.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={clients.length > 0 ? optionId(at) : undefined}
          autoComplete="off"
          maxLength={200}
          value={typed}
          disabled={disabled}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
        />
      </Field>
      {clients.length > 0 && (
        <ul
          ref={list}
          id={listId}
          role="listbox"
          aria-label="Clients"
          className="relative mt-2 max-h-64 divide-y divide-line overflow-y-auto rounded-sm border border-line"
        >
          {clients.map((client, place) => (
            <ClientOption
              key={client.id}
              id={optionId(place)}
              client={client}
              dateOfBirth={dateOfBirth}
              like={besides ? fullName(besides.user) : 'the report'}
              active={place === at}
              chosen={client.id === chosen?.id}
              onChoose={() => {
                if (disabled) return
                setActive(place)
                onChoose(client)
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className="nums mt-1.5 text-small text-ink-3">
        {found.isError ? sentenceOf(found.error) : foundText(total, clients.length, none)}
      </p>
      {chosen && (
        <p className="mt-1 text-small break-words">
          Chosen: <b className="font-medium">{fullName(chosen.user)}</b>,{' '}
          <EmailText address={chosen.user.email} />
        </p>
      )}
    </div>
  )
}

function foundText(total: Count | undefined, shown: number, none: string): string {
  if (total === undefined) return 'Searching...'
  if (total.n === 0) return none
  if (total.n > shown) return `${shown} of ${countWords(total)} clients. Type more to narrow them down.`
  return `${total.n} ${plural(total.n, 'client')}`
}

type ClientOptionProps = {
  id: string
  client: ClientRow
  dateOfBirth: string | null
  like: string
  active: boolean
  chosen: boolean
  onChoose: () => void
}

function ClientOption({ id, client, dateOfBirth, like, active, chosen, onChoose }: ClientOptionProps) {
  const born = bornOn(client)
  const match = birthMatch(client, dateOfBirth)
  return (
    <li
      id={id}
      role="option"
      aria-selected={chosen}
      className={cn(
        'flex min-h-12 cursor-pointer items-center gap-2.5 px-3 py-2 text-small',
        chosen ? 'bg-brand-soft' : active ? 'bg-sunken' : 'hover:bg-brand-softer',
      )}
      // The focus stays in the field, which handles the arrow keys.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Check className={cn('size-4.5 text-brand-text', !chosen && 'invisible')} />
      <span className="min-w-0 flex-1">
        <b className="block font-medium break-words">{fullName(client.user)}</b>
        <span className="block text-small text-ink-2">
          <EmailText address={client.user.email} />
        </span>
      </span>
      <span className="nums max-w-[45%] text-right text-small text-ink-2">
        {born ? `Born ${born}` : 'Date of birth unknown'}
        {match === 'same' && <span className="block text-ok-text">Same as {like}</span>}
        {match === 'other' && <span className="block text-mod-text">Differs from {like}</span>}
      </span>
    </li>
  )
}
