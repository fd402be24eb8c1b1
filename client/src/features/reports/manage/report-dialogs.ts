import type { ComponentType } from 'react'
import { request } from '@/api/request'
import { useOpenFullRecord } from '@/forms/use-open-full-record'
import { useOpenDialog } from '@/ui/dialog-host'
import { prepare } from '@/ui/load-dialog'
import type { ReportDialogProps, FullReportDialogProps } from './report-dialog-props'
import type { ReportRow } from './report-row'

type Module<Props> = Promise<{ default: ComponentType<Props> }>

const dialogs = {
  'sign-in': (): Module<ReportDialogProps> => import('./client-sign-in-dialog'),
  replace: (): Module<ReportDialogProps> => import('./replace-files-dialog'),
  delete: (): Module<ReportDialogProps> => import('./delete-report-dialog'),
  release: (): Module<ReportDialogProps> => import('../release/release-report-dialog'),
}
const fullReportDialogs = {
  link: (): Module<FullReportDialogProps> => import('./link/link-report-dialog'),
  edit: (): Module<FullReportDialogProps> => import('./edit/edit-report-dialog'),
}
type Kind = keyof typeof dialogs | keyof typeof fullReportDialogs

/** Opens a report dialog in the DialogHost; some dialogs load the full report first. */
export function useReportDialog(): (kind: Kind, report: ReportRow) => void {
  const open = useOpenDialog()
  const openFullRecord = useOpenFullRecord()
  return (kind, report) => {
    if (kind === 'link' || kind === 'edit')
      void openFullRecord(fullReportDialogs[kind], async () => ({
        report: await request('GET /api/reports/:id', { params: { id: report.id } }),
      }))
    else open(dialogs[kind], { report })
  }
}

/** Preloads the code of the dialogs. */
export function prepareReportDialogs(): void {
  Object.values({ ...dialogs, ...fullReportDialogs }).forEach(prepare)
}
