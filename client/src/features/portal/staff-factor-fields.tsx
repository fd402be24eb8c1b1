import { staffFactorModes, type StaffFactorMode } from '@shared/domain/sign-in/factors'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useApiQuery } from '@/api/use-api'
import { isAhead } from '@/features/factors/required-from.public'
import { Field } from '@/ui/field'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { StaffWithoutFactor } from './staff-without-factor'

type StaffFactorFieldsProps = {
  /** The current choices. */
  mode: StaffFactorMode
  from: string | null
  modeField: UseFormRegisterReturn
  fromField: UseFormRegisterReturn
  errors: { mode: string | undefined; from: string | undefined }
}

const words: Record<StaffFactorMode, string> = { off: 'Off', offered: 'Offered', required: 'Required' }

const hints: Record<StaffFactorMode, string> = {
  off: 'Staff cannot set one up. We still ask for existing ones.',
  offered: 'Staff can set up a passkey or an authenticator app in their settings.',
  required: 'Staff without one must set up a passkey or an authenticator app when they next sign in.',
}

/** Whether staff may or must have a second factor, from when, and who has none. */
export function StaffFactorFields({ mode, from, modeField, fromField, errors }: StaffFactorFieldsProps) {
  const isRequired = mode === 'required'
  return (
    <div className="grid grid-cols-1 gap-4 rounded-md border border-line p-4">
      <Field
        label="Second factor for staff"
        hint={
          <>
            {hints[mode]}
            {isRequired && <OwnLack from={from} />}
          </>
        }
        error={errors.mode}
      >
        <Select {...modeField}>
          <Options values={staffFactorModes} words={(choice) => words[choice]} />
        </Select>
      </Field>
      {isRequired && (
        <Field
          label="From"
          optional
          hint="Starts on this day at midnight UTC. Leave it blank to start straight away."
          error={errors.from}
        >
          <TextInput {...fromField} type="date" />
        </Field>
      )}
      <StaffWithoutFactor />
    </div>
  )
}

/** Warns an admin who requires a second factor without having one. */
function OwnLack({ from }: { from: string | null }) {
  const { data: own } = useApiQuery('GET /api/user/factors')
  if (!own || own.passkeys.length > 0 || own.authenticatorSince !== null) return null
  return (
    <span className="mt-1 block font-medium text-mod-text">
      {isAhead(from)
        ? 'You have none yet. Set one up before that day, under Security Settings.'
        : 'You have none yet. We will ask you to set one up at once.'}
    </span>
  )
}
