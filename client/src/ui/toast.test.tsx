import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from './toast'
import { toast } from './use-toast'

beforeEach(async () => {
  // The card loads with the first toast; here it is loaded before.
  await import('./toast-card')
  vi.useFakeTimers()
})

/** Shows a toast and waits for its card. */
async function say(options: Parameters<typeof toast>[0]) {
  await act(async () => {
    toast(options)
    await Promise.resolve()
  })
}

afterEach(() => {
  act(() => void vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

test('news goes to the polite live region, errors to the assertive one', async () => {
  render(<Toaster />)
  await say({ title: 'Upload Successful' })
  expect(within(screen.getByRole('status')).getByText('Upload Successful')).toBeTruthy()

  await say({ title: 'Upload Failed', variant: 'destructive' })
  expect(within(screen.getByRole('alert')).getByText('Upload Failed')).toBeTruthy()
  expect(screen.queryByText('Upload Successful')).toBeNull()
})

test('a toast stays while hovered, and while focused after the pointer has left', async () => {
  render(<Toaster />)
  await say({ title: 'Saved' })
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  const card = screen.getByText('Saved').closest('.enter-toast')
  if (!card) throw new Error('no card')

  fireEvent.mouseEnter(card)
  act(() => dismiss.focus())
  fireEvent.mouseLeave(card)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.queryByText('Saved')).not.toBeNull()

  act(() => dismiss.blur())
  act(() => void vi.advanceTimersByTime(5_000))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('the close button closes it at once', async () => {
  render(<Toaster />)
  await say({ title: 'Saved' })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('its action button closes it and runs the action', async () => {
  const onPress = vi.fn()
  render(<Toaster />)
  await say({ title: 'New account', action: { label: 'Invite', onPress } })
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.queryByText('New account')).toBeNull()
})

test.each([
  ['high up', 100, 'bottom'],
  ['far down', 700, 'top'],
])('a toast appears away from what was pressed %s', async (_, y, end) => {
  render(
    <>
      <button type="button">Save</button>
      <Toaster />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  button.getBoundingClientRect = () => new DOMRect(0, y, 80, 44)
  fireEvent.click(button)
  await say({ title: 'Could not be saved', variant: 'destructive' })
  const where = screen.getByRole('alert').closest('[data-toaster]')?.className ?? ''
  expect(/(?:^| )(top|bottom)-/.exec(where)?.[1]).toBe(end)
})
