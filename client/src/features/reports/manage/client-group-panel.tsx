import { Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useOpener } from '@/ui/dialog-host'
import { IconButton } from '@/ui/icon-button'
import { accountText, groupLines, type ClientGroup } from './client-groups'
import { ReportPanel } from './report-panel'
import type { SelectedReports } from './use-selected-reports'

const ClientReportRows = lazy(() => import('./client-report-rows'))

const loadDelete = () => import('./delete-group-dialog')

type ClientGroupPanelProps = { group: ClientGroup; defaultOpen: boolean; selection: SelectedReports }

export function ClientGroupPanel({ group, defaultOpen, selection }: ClientGroupPanelProps) {
  const opens = useOpener()
  return (
    <ReportPanel
      reports={group.reports}
      lead="client"
      names={group.client}
      lines={groupLines(group)}
      selection={selection}
      defaultOpen={defaultOpen}
      actions={
        <IconButton
          icon={Trash2}
          size="sm"
          tone="destructive"
          label={`Delete all reports for ${group.client} (${accountText(group)})`}
          {...opens(loadDelete, { group })}
        />
      }
    >
      <Suspense>
        <ClientReportRows group={group} />
      </Suspense>
    </ReportPanel>
  )
}
