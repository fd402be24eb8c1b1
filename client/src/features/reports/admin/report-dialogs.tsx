import { createContext, useContext, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { toast } from '@/ui/use-toast'
import type { ReportRow } from './report-groups'

/** What every dialog about one report takes; it is open while it is mounted. */
export type ReportDialogProps = { report: ReportRow; onClose: () => void }
type Module = { default: ComponentType<ReportDialogProps> }

const dialogs = {
  'sign-in': (): Promise<Module> => import('./client-sign-in-dialog'),
  confirm: (): Promise<Module> => import('./confirm-report-dialog'),
  link: (): Promise<Module> => import('./link/link-report-dialog'),
  edit: (): Promise<Module> => import('./edit/edit-report-dialog'),
  replace: (): Promise<Module> => import('./replace-files-dialog'),
  delete: (): Promise<Module> => import('./delete-report-dialog'),
}
export type ReportDialogKind = keyof typeof dialogs

type OpenDialog = (kind: ReportDialogKind, report: ReportRow) => void
const OpenDialogContext = createContext<OpenDialog | null>(null)

/** Opens one of the dialogs about a report; within ReportDialogs. */
export function useReportDialog(): OpenDialog {
  const open = useContext(OpenDialogContext)
  if (!open) throw new Error('ReportDialogs is missing above.')
  return open
}

/** Fetches the dialogs' code ahead of the choice between them. */
export function prepareReportDialogs(): void {
  for (const load of Object.values(dialogs)) void load().catch(() => undefined)
}

/** Says that the code of a dialog did not come. */
export function toastNotLoaded(): void {
  toast({
    title: 'Error',
    description: 'The dialog could not be loaded. Please check your connection and try again.',
    variant: 'destructive',
  })
}

/**
 * Holds the open dialog for the lists below it: a row may move or go while its dialog is open. Every dialog is a chunk
 * of its own.
 */
export function ReportDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ Dialog: Module['default']; report: ReportRow }>()
  const open = useMemo<OpenDialog>(
    () => (kind, report) =>
      void dialogs[kind]().then(({ default: Dialog }) => setShown({ Dialog, report }), toastNotLoaded),
    [],
  )
  return (
    <OpenDialogContext value={open}>
      {children}
      {shown && <shown.Dialog report={shown.report} onClose={() => setShown(undefined)} />}
    </OpenDialogContext>
  )
}
