import type { ComponentType } from 'react'
import { prepare, useOpenDialog } from '@/ui/dialog-host'
import type { ReportDialogProps } from './report-dialog-props'
import type { ReportRow } from './report-row'

type Module = { default: ComponentType<ReportDialogProps> }

const dialogs = {
  'sign-in': (): Promise<Module> => import('./client-sign-in-dialog'),
  confirm: (): Promise<Module> => import('./confirm-report-dialog'),
  link: (): Promise<Module> => import('./link/link-report-dialog'),
  edit: (): Promise<Module> => import('./edit/edit-report-dialog'),
  replace: (): Promise<Module> => import('./replace-files-dialog'),
  delete: (): Promise<Module> => import('./delete-report-dialog'),
}

/** Opens one of the dialogs about a report; within DialogHost. */
export function useReportDialog(): (kind: keyof typeof dialogs, report: ReportRow) => void {
  const open = useOpenDialog()
  return (kind, report) => open(dialogs[kind], { report })
}

/** Fetches the dialogs' code ahead of the choice between them. */
export function prepareReportDialogs(): void {
  Object.values(dialogs).forEach(prepare)
}
