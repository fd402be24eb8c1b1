import { createContext, useContext, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { toast } from '@/ui/use-toast'
import type { Practitioner } from './practitioner-values'

/** What every dialog about one practitioner takes; it is open while it is mounted. */
export type PractitionerDialogProps = { practitioner: Practitioner; onClose: () => void }
type Module = { default: ComponentType<PractitionerDialogProps> }
type AddModule = { default: ComponentType<{ onClose: () => void }> }

const loadAdd = (): Promise<AddModule> => import('./add-practitioner-dialog')
const dialogs = {
  edit: (): Promise<Module> => import('./edit-practitioner-dialog'),
  certifications: (): Promise<Module> => import('./certifications-dialog'),
  delete: (): Promise<Module> => import('./delete-practitioner-dialog'),
}

type OpenDialogs = {
  open: (kind: keyof typeof dialogs, practitioner: Practitioner) => void
  openAdd: () => void
  /** Fetches the dialogs' code ahead of the choice between them. */
  prepare: () => void
}

const DialogsContext = createContext<OpenDialogs | null>(null)

/** Opens the dialogs about practitioners; within PractitionerDialogs. */
export function usePractitionerDialogs(): OpenDialogs {
  const found = useContext(DialogsContext)
  if (!found) throw new Error('PractitionerDialogs is missing above.')
  return found
}

function toastNotLoaded(): void {
  toast({
    title: 'Error',
    description: 'The dialog could not be loaded. Please check your connection and try again.',
    variant: 'destructive',
  })
}

function prepare(): void {
  for (const load of [loadAdd, ...Object.values(dialogs)]) void load().catch(() => undefined)
}

/** Holds the open dialog for the list below it: a row may move or go while its dialog is open. */
export function PractitionerDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(close: () => void) => ReactNode>()
  const opens = useMemo<OpenDialogs>(
    () => ({
      prepare,
      openAdd: () =>
        void loadAdd().then(
          ({ default: Dialog }) => setShown(() => (close: () => void) => <Dialog onClose={close} />),
          toastNotLoaded,
        ),
      open: (kind, practitioner) =>
        void dialogs[kind]().then(
          ({ default: Dialog }) =>
            setShown(() => (close: () => void) => <Dialog practitioner={practitioner} onClose={close} />),
          toastNotLoaded,
        ),
    }),
    [],
  )
  return (
    <DialogsContext value={opens}>
      {children}
      {shown?.(() => setShown(undefined))}
    </DialogsContext>
  )
}
