import { sentenceOf } from '@/api/request'
import { Alert } from '@/ui/alert'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { usePractitioners } from '../use-practitioners'
import { choiceOf, PractitionerOptions } from './practitioner-options'
import { isReviewed, type UploadAudience, type UploadOptions } from './upload-options'

const AS_FILE_SAYS = 'A report that names a practitioner waits until you choose.'

const visibilityAfterUpload = (options: UploadOptions): string => {
  if (isReviewed(options) && options.hold)
    return 'The practitioner sees them at once, and their clients once they are released.'
  const who = isReviewed(options)
    ? 'The practitioner and their clients see them'
    : 'Clients see their reports'
  return `${who} at once if there is nothing to check. A new address gets an account.`
}

type UploadOptionsFieldsProps = {
  options: UploadOptions
  audience: UploadAudience
  disabled: boolean
  onChange: (options: UploadOptions) => void
}

/** The options for all samples of the upload: the reviewer, whether reports are held, and notes. */
export function UploadOptionsFields({ options, audience, disabled, onChange }: UploadOptionsFieldsProps) {
  // RequiredPractitioner above asks for a mandatory practitioner.
  const asks = audience === 'anyone'
  const practitioners = usePractitioners({ enabled: asks })
  const choices = asks ? (practitioners.data ?? []) : []
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {choices.length > 0 && (
        <Field label="Practitioner" hint={options.practitionerId === '' ? AS_FILE_SAYS : undefined}>
          <Select
            size="sm"
            value={options.practitionerId}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...options, ...choiceOf(choices, target.value) })}
          >
            <option value="">As named in each file</option>
            <PractitionerOptions choices={choices} />
          </Select>
        </Field>
      )}
      {asks && practitioners.isError && (
        <Alert tone="error" title="The practitioners could not be loaded" className="sm:col-span-2">
          {sentenceOf(practitioners.error)}
        </Alert>
      )}
      <Field label="Notes" optional className={choices.length > 0 ? undefined : 'sm:col-span-2'}>
        <TextInput
          size="sm"
          value={options.notes}
          maxLength={2000}
          placeholder="For example: repeat of EF19877"
          disabled={disabled}
          onChange={({ target }) => onChange({ ...options, notes: target.value })}
        />
      </Field>
      <p className="text-small break-words text-ink-2 sm:col-span-2">{visibilityAfterUpload(options)}</p>
      {isReviewed(options) && (
        <Checkbox
          className="sm:col-span-2"
          label="Hold for the practitioner's review"
          hint="The client sees the report once the practitioner has released it."
          checked={options.hold}
          disabled={disabled}
          onCheckedChange={(hold) => onChange({ ...options, hold })}
        />
      )}
    </div>
  )
}
