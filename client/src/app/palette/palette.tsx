import { FileText, MapPin, Search, Upload, UserRound } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { lazy, Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from 'wouter'
import { sentenceOf } from '@/api/request'
import { loadUploadDialog } from '@/features/reports/results/deciding.public'
import { cn } from '@/lib/class-names'
import { useDebounced } from '@/lib/use-debounced'
import { useFocusReturn } from '@/lib/use-focus-return'
import type { IconType } from '@/ui/icon-type'
import { KeyCap } from '@/ui/key-cap'
import { LevelMarker } from '@/ui/level-marker'
import { StatusBadge } from '@/ui/status-badge'
import type { MenuGroup } from '../menu'
import { TypedKeysBuffer } from './typed-keys-buffer'
import type { Option } from './options'
import { usePaletteOptions } from './use-palette-options'

const UploadDialog = lazy(loadUploadDialog)

type PaletteProps = {
  role: 'admin' | 'practitioner'
  /** The screens of the role. */
  menu: readonly MenuGroup[]
  /** The text typed before the palette was loaded. */
  begun: string
  onClose: () => void
}

/** Finds people, samples and screens as the user types, and opens them. */
export default function Palette(props: PaletteProps) {
  const [uploading, setUploading] = useState(false)
  if (uploading)
    return (
      <Suspense fallback={null}>
        <UploadDialog audience="anyone" onClose={props.onClose} />
      </Suspense>
    )
  return <Finder {...props} onUpload={() => setUploading(true)} />
}

function Finder({ role, menu, begun, onClose, onUpload }: PaletteProps & { onUpload: () => void }) {
  const [typed, setTyped] = useState(begun)
  const [active, setActive] = useState(0)
  const [isTaking, setTaking] = useState(false)
  const [isReady, setReady] = useState(false)
  const query = useDebounced(typed.trim(), 200)
  const { options, isSearching, error } = usePaletteOptions(role, menu, query)
  const isFound = query === typed.trim() && !isSearching
  const [, navigate] = useLocation()
  const focus = useFocusReturn()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const at = Math.max(0, Math.min(active, options.length - 1))
  const optionId = (place: number) => `${listId}-${place}`

  function take(option: Option, inNewTab: boolean) {
    if (option.to === 'upload') return onUpload()
    if (inNewTab) {
      window.open(option.to, '_blank', 'noopener')
      return
    }
    onClose()
    navigate(option.to)
  }

  function onKeyDown(event: KeyboardEvent) {
    const option = options[at]
    if (event.key === 'ArrowDown') move(at + 1)
    else if (event.key === 'ArrowUp') move(at - 1)
    else if (event.key === 'Enter' && !isFound) setTaking(true)
    else if (event.key === 'Enter' && option) take(option, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }

  // An Enter pressed while a search is under way waits for the matches of the current words.
  useEffect(() => {
    const option = options[at]
    if (isTaking && isFound && option) take(option, false)
  })

  function move(place: number) {
    const next = (place + options.length) % Math.max(1, options.length)
    setActive(next)
    list.current?.querySelector(`[id="${optionId(next)}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Radix.Root open onOpenChange={(stays) => !stays && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="enter-fade fixed inset-0 z-scrim bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            focus.remember(event)
            // By default the dialog selects the typed text, and the next key would replace it.
            event.preventDefault()
            input.current?.focus()
            input.current?.setSelectionRange(typed.length, typed.length)
          }}
          onCloseAutoFocus={focus.giveBack}
          className="fixed inset-x-2 top-2 z-dialog mx-auto flex max-h-[calc(100dvh-1rem)] max-w-170 flex-col overflow-hidden rounded-xl bg-raised text-ink shadow-e3 md:top-20 md:max-h-[calc(100dvh-10rem)]"
        >
          <Radix.Title className="sr-only">Search or jump to</Radix.Title>
          {!isReady && <TypedKeysBuffer onType={(key) => setTyped((before) => before + key)} />}
          <div className="flex h-15 shrink-0 items-center gap-3 border-b border-line px-4">
            <Search className="size-5 text-ink-2" />
            <input
              ref={input}
              type="text"
              role="combobox"
              aria-label="Search people, samples and screens"
              aria-expanded={options.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={options.length > 0 ? optionId(at) : undefined}
              autoComplete="off"
              maxLength={200}
              placeholder="Search or jump to…"
              value={typed}
              className="h-10 min-w-0 flex-1 rounded-xs bg-transparent text-base shadow-none outline-none placeholder:text-ink-3"
              onFocus={() => setReady(true)}
              onKeyDown={onKeyDown}
              onChange={({ target }) => {
                setTyped(target.value)
                setActive(0)
                setTaking(false)
              }}
            />
            <Radix.Close className="flex min-h-11 items-center px-1" aria-label="Close">
              <KeyCap>Esc</KeyCap>
            </Radix.Close>
          </div>
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label="Found"
            aria-busy={isSearching}
            className="min-h-0 flex-1 overflow-y-auto p-2"
          >
            {groupsOf(options).map(({ group, from, members }) => (
              <div key={group} role="group" aria-label={group}>
                <p aria-hidden="true" className="px-3 pt-2 pb-1 text-small font-semibold text-ink-3">
                  {group}
                </p>
                {members.map((option, index) => (
                  <OptionRow
                    key={option.key}
                    id={optionId(from + index)}
                    option={option}
                    active={from + index === at}
                    onTake={(inNewTab) => take(option, inNewTab)}
                  />
                ))}
              </div>
            ))}
          </div>
          <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-canvas px-4 py-2.5 text-small text-ink-2">
            <span className="flex items-center gap-1 max-md:hidden">
              <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> choose
            </span>
            <span className="flex items-center gap-1 max-md:hidden">
              <KeyCap>Enter</KeyCap> open
            </span>
            <span className="flex items-center gap-1 max-md:hidden">
              <KeyCap>Ctrl</KeyCap> <KeyCap>Enter</KeyCap> new tab
            </span>
            <p role="status" className="ml-auto">
              {error
                ? sentenceOf(error)
                : isSearching
                  ? 'Searching...'
                  : options.length === 0
                    ? 'Nothing was found'
                    : 'You only see results you have access to'}
            </p>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type Group = { group: Option['group']; from: number; members: Option[] }

/** The options in their groups, which follow one another, each with the index of its first. */
function groupsOf(options: readonly Option[]): Group[] {
  const groups: Group[] = []
  for (const [place, option] of options.entries()) {
    const last = groups.at(-1)
    if (last?.group === option.group) last.members.push(option)
    else groups.push({ group: option.group, from: place, members: [option] })
  }
  return groups
}

const icons: Record<Option['group'], IconType> = {
  People: UserRound,
  Clients: UserRound,
  Reports: FileText,
  Do: Upload,
  'Go to': MapPin,
}

type OptionRowProps = {
  id: string
  option: Option
  active: boolean
  onTake: (inNewTab: boolean) => void
}

function OptionRow({ id, option: { group, label, note, report }, active, onTake }: OptionRowProps) {
  const Icon = icons[group]
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-small',
        active ? 'bg-brand-soft' : 'hover:bg-brand-softer',
      )}
      // The focus stays in the field, which handles the keys.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onTake(event.ctrlKey || event.metaKey)}
    >
      <Icon className="size-5 text-ink-2" />
      <span className="min-w-0 flex-1 truncate">
        <b className={report ? 'font-mono font-medium' : 'font-semibold'}>{label}</b>{' '}
        <span className="text-ink-2">{note}</span>
      </span>
      {report && (
        <span className="nums flex shrink-0 items-center gap-3 font-semibold">
          {(['high', 'moderate'] as const)
            .filter((level) => report[level] !== undefined)
            .map((level) => (
              <span key={level} className="flex items-center gap-1.5 max-md:hidden">
                <LevelMarker level={level} labelled />
                {report[level]}
              </span>
            ))}
          <StatusBadge status={report.status} more={report.clientId === null ? 'not linked' : undefined} />
        </span>
      )}
    </div>
  )
}
