import { countText } from '@shared/domain/text/counts'
import { fullName } from '@shared/domain/people/full-name'
import { useState } from 'react'
import { useApiMutation } from '@/api/use-api'
import { ClientPicker } from '@/lists/client-picker'
import type { ClientRow } from '@/lists/born-on'
import { clientNameOf } from './report-row'
import { visibilityAfterLinking } from './visibility'
import type { SeveralProps } from './several'
import { SeveralDialog } from './several-dialog'
import { useSeveral } from './use-several'

/** Links several reports to one client. */
export default function LinkSeveralDialog({ reports, onClose, onDone }: SeveralProps) {
  const [client, setClient] = useState<ClientRow>()
  const link = useApiMutation('POST /api/reports/link')
  const several = useSeveral({ onClose, onDone }, 'linked')
  const names = new Set(reports.map(clientNameOf))

  const act = (clientId: number) =>
    several.run(async () => {
      const links = reports.map(({ id, version }) => ({ id, version, clientId }))
      const { linked, ...answer } = await link.mutateAsync({ body: { links } })
      return { done: linked, ...answer }
    })

  return (
    <SeveralDialog
      title="Link to one client"
      description={`${countText(reports.length, 'report')}: ${reports.map(({ sampleId }) => sampleId).join(', ')}`}
      several={several}
      act={`Link ${reports.length}`}
      verb="linked"
      disabled={client === undefined}
      onAct={() => client && void act(client.id)}
      onClose={onClose}
    >
      <ClientPicker
        search={names.size === 1 ? ([...names][0] ?? '') : ''}
        dateOfBirth={null}
        chosen={client}
        onChoose={setClient}
        disabled={several.pending}
      />
      {client && (
        <ul role="status" className="space-y-1 text-small break-words text-ink-2">
          {reports.map((report) => (
            <li key={report.id}>
              <span className="font-mono">{report.sampleId}</span>:{' '}
              {visibilityAfterLinking(report, {
                id: client.id,
                name: fullName(client.user),
                isActive: client.user.isActive,
              })}
            </li>
          ))}
        </ul>
      )}
      {names.size > 1 && (
        <p className="text-small text-mod-text">
          Name in the files {names.size} people: {[...names].join(', ')}.
        </p>
      )}
    </SeveralDialog>
  )
}
