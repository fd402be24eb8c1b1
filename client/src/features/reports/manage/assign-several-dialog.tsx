import { countText } from '@shared/domain/text/counts'
import { useState } from 'react'
import { useApiMutation } from '@/api/use-api'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { usePractitioners } from '../use-practitioners'
import { visibilityAfterAssigningEach } from './visibility'
import type { SeveralProps } from './several'
import { SeveralDialog } from './several-dialog'
import { useSeveral } from './use-several'

/** Assigns several reports to one practitioner, or to none. */
export default function AssignSeveralDialog({ reports, onClose, onDone }: SeveralProps) {
  const [chosen, setChosen] = useState('')
  const { data = [], isPending } = usePractitioners()
  const assign = useApiMutation('POST /api/reports/assign')
  const several = useSeveral({ onClose, onDone }, 'assigned')

  const act = () =>
    several.run(async () => {
      const body = {
        ids: reports.map(({ id }) => id),
        practitionerId: chosen === 'none' ? null : Number(chosen),
      }
      const { assigned, ...answer } = await assign.mutateAsync({ body })
      return { done: assigned, ...answer }
    })

  return (
    <SeveralDialog
      title="Assign to practitioner"
      description={`${countText(reports.length, 'report')}: ${reports.map(({ sampleId }) => sampleId).join(', ')}`}
      several={several}
      act={`Assign ${reports.length}`}
      verb="assigned"
      disabled={chosen === ''}
      onAct={() => void act()}
      onClose={onClose}
    >
      <Field label="Practitioner">
        <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{isPending ? 'Loading...' : 'Choose a practitioner'}</option>
          <option value="none">No practitioner</option>
          {data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div role="status" className="space-y-1 text-small break-words text-ink-2">
        {chosen !== '' && (
          <p>
            {visibilityAfterAssigningEach(
              reports,
              () => data.find(({ id }) => String(id) === chosen) ?? null,
            )}
          </p>
        )}
        <p>The new practitioner will be able to read them. The previous one will not.</p>
      </div>
    </SeveralDialog>
  )
}
