import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'
import { Drawer } from './drawer'

afterEach(cleanup)

function Page({ dismissable }: { dismissable?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      {open && (
        <Dialog onClose={() => setOpen(false)} title="Edit Client" dismissable={dismissable}>
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  )
}

test('Esc closes a dialog and returns the focus to its opener', async () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Edit' })
  opener.focus()
  fireEvent.click(opener)
  const dialog = screen.getByRole('dialog', { name: 'Edit Client' })
  expect(dialog.contains(document.activeElement)).toBe(true)

  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test.each([
  ['a dialog', (close: () => void) => <Dialog onClose={close} title="Edit" />],
  ['a question', (close: () => void) => <ConfirmDialog {...asking} onOpenChange={close} />],
  [
    'a drawer',
    (close: () => void) => (
      <Drawer open onOpenChange={close} label="Menu">
        Home
      </Drawer>
    ),
  ],
])('Back closes %s', async (_, shown) => {
  const close = vi.fn()
  render(shown(close))
  history.back()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})

const asking = {
  ...{ open: true, title: 'Stop the trial', description: 'You cannot restart it.' },
  ...{ confirmLabel: 'Stop', onConfirm: () => undefined },
}

test('the second press of a double press does not reach what was below', () => {
  const onUnder = vi.fn()
  render(
    <>
      <Page />
      <Button onClick={onUnder}>Results</Button>
    </>,
  )
  const under = screen.getByRole('button', { name: 'Results' })
  const opener = screen.getByRole('button', { name: 'Edit' })
  opener.focus()
  fireEvent.click(opener)
  const at = { detail: 1, clientX: 60, clientY: 800 }
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), at)
  fireEvent.click(under, { ...at, detail: 2 })
  expect(onUnder).not.toHaveBeenCalled()
  fireEvent.click(under, { ...at, clientY: 700 })
  expect(onUnder).toHaveBeenCalledOnce()
})

test('a dialog that is not dismissable has no close button and ignores Esc', () => {
  render(<Page dismissable={false} />)
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('a confirmation starts on Cancel, and while pending neither closes nor confirms twice', () => {
  const onOpenChange = vi.fn()
  const onConfirm = vi.fn()
  const shared = {
    open: true,
    onOpenChange,
    onConfirm,
    title: 'Delete Report',
    description: 'EF20431 is deleted.',
  }
  const { rerender } = render(<ConfirmDialog {...shared} confirmLabel="Delete report" />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete report' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)

  rerender(<ConfirmDialog {...shared} confirmLabel="Delete report" pendingLabel="Deleting..." pending />)
  fireEvent.click(screen.getByRole('button', { name: 'Deleting...' }))
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(onOpenChange).not.toHaveBeenCalled()
})
