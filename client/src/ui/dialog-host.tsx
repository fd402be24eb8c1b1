import { createContext, useContext, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { prepare, toastNotLoaded } from './load-dialog'

/** Adds the callback that every dialog takes; a dialog is open while it is mounted. */
export type WithClose<Props> = Props & { onClose: () => void }
export type Load<Props> = () => Promise<{ default: ComponentType<WithClose<Props>> }>
type OpenDialog = <Props extends object>(load: Load<Props>, props: Props) => void

const OpenDialogContext = createContext<OpenDialog | null>(null)

/** Opens a lazily loaded dialog in place of the current one; use within DialogHost. */
export function useOpenDialog(): OpenDialog {
  const open = useContext(OpenDialogContext)
  if (!open) throw new Error('DialogHost is missing above.')
  return open
}

/** The props of a button that opens such a dialog, loaded on hover or focus. */
export function useOpener() {
  const open = useOpenDialog()
  return <Props extends object>(load: Load<Props>, props: Props) => ({
    onPointerEnter: () => prepare(load),
    onFocus: () => prepare(load),
    onClick: () => open(load, props),
  })
}

/** Renders the open dialog outside the rows, because its row may move or go meanwhile. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [show, setShow] = useState<(close: () => void) => ReactNode>()
  const open = useMemo<OpenDialog>(
    () => (load, props) =>
      void load().then(
        ({ default: Dialog }) => setShow(() => (close: () => void) => <Dialog {...props} onClose={close} />),
        toastNotLoaded,
      ),
    [],
  )
  return (
    <OpenDialogContext value={open}>
      {children}
      {show?.(() => setShow(undefined))}
    </OpenDialogContext>
  )
}
