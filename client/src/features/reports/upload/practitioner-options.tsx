import type { PractitionerChoice, Reviewer } from '../use-practitioners'
import type { UploadOptions } from './upload-options'

export type PractitionerOption = Pick<UploadOptions, 'practitionerId' | 'hold'>

/** What is chosen with an option of the select: held or not begins as the practitioner's rule says. */
export const choiceOf = (choices: readonly Reviewer[], practitionerId: string): PractitionerOption => ({
  practitionerId,
  hold: choices.some(({ id, holds }) => holds && String(id) === practitionerId),
})

/** No practitioner, and all there are. */
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
