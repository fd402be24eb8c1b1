import type { PractitionerChoice, Reviewer } from '../use-practitioners'
import type { UploadOptions } from './upload-options'

export type PractitionerOption = Pick<UploadOptions, 'practitionerId' | 'hold'>

/** The choice of this practitioner; `hold` starts with their release rule. */
export const choiceOf = (choices: readonly Reviewer[], practitionerId: string): PractitionerOption => ({
  practitionerId,
  hold: choices.some(({ id, holds }) => holds && String(id) === practitionerId),
})

export function PractitionerOptions({ choices }: { choices: readonly PractitionerChoice[] }) {
  return (
    <>
      <option value="none">No practitioner</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  )
}
