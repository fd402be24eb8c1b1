import { formatDots } from '@shared/domain/text/dates'
import { X } from 'lucide-react'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'

/** The first and last day of upload (`yyyy-mm-dd`); an empty one leaves that end open. */
export type DaysOfUpload = {
  from: string | undefined
  to: string | undefined
  onChange: (days: { from: string; to: string }) => void
}

export default function ChosenDays({ from, to, onChange }: DaysOfUpload) {
  const set = (changes: { from?: string; to?: string }) =>
    onChange({ from: from ?? '', to: to ?? '', ...changes })
  return (
    <span
      role="group"
      aria-label="Uploaded"
      className="inline-flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 rounded-sm bg-brand-soft py-1 pl-3 text-small font-semibold text-brand-text"
    >
      <span title={`${from ? formatDots(from) : ''} to ${to ? formatDots(to) : ''}`}>Uploaded from</span>
      <Day label="Uploaded from" value={from} onChange={(day) => set({ from: day })} />
      to
      <Day label="Uploaded until" value={to} onChange={(day) => set({ to: day })} />
      <button
        type="button"
        aria-label="Uploaded at any time"
        title="Uploaded at any time"
        className="grid size-9 place-items-center rounded-sm hover:bg-brand-line touch:size-11"
        onClick={() => onChange({ from: '', to: '' })}
      >
        <X className="size-4" />
      </button>
    </span>
  )
}

type DayProps = { label: string; value: string | undefined; onChange: (day: string) => void }

function Day({ label, value, onChange }: DayProps) {
  return (
    <Field label={label} hideLabel className="w-36">
      <TextInput
        size="sm"
        type="date"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
