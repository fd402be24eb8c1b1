import { auditActions, type AuditAction } from '@shared/domain/audit/audit'
import { X } from 'lucide-react'
import { Button } from '@/ui/button'
import { CardToolbar } from '@/ui/card'
import { Field } from '@/ui/field'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { actionText } from './audit-words'

type Filters = { action: AuditAction | undefined; actor: number | undefined; subject: number | undefined }

type AuditFiltersProps = {
  filters: Filters
  /** '' clears a filter. */
  onChange: (changes: Partial<Record<keyof Filters, string>>) => void
  onClear: (() => void) | undefined
}

/** Filters by an action, an actor and a subject. */
export function AuditFilters({ filters, onChange, onClear }: AuditFiltersProps) {
  return (
    <CardToolbar className="items-end! gap-y-3!" role="search" aria-label="Filter the audit log">
      <Field label="Action" className="max-sm:w-full sm:w-64">
        <Select
          size="sm"
          value={filters.action ?? ''}
          onChange={({ target }) => onChange({ action: target.value })}
        >
          <option value="">All actions</option>
          <Options values={auditActions} words={actionText} />
        </Select>
      </Field>
      <IdField label="Who did it" value={filters.actor} onChange={(actor) => onChange({ actor })} />
      <IdField
        label="ID of the record changed"
        value={filters.subject}
        onChange={(subject) => onChange({ subject })}
      />
      {onClear && (
        <Button variant="quiet" icon={X} onClick={onClear}>
          Clear Filters
        </Button>
      )}
    </CardToolbar>
  )
}

type IdFieldProps = { label: string; value: number | undefined; onChange: (digits: string) => void }

/** A row's id. Nine digits exceed any id and are still an integer to the server. */
function IdField({ label, value, onChange }: IdFieldProps) {
  return (
    <Field label={label} className="min-w-28 flex-1 sm:max-w-36">
      <TextInput
        size="sm"
        inputMode="numeric"
        autoComplete="off"
        placeholder="ID"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value.replace(/\D|^0+/g, '').slice(0, 9))}
      />
    </Field>
  )
}
