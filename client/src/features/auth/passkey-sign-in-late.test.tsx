import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockPasskeys } from '@/features/factors/passkeys.fixture'
import { aConfig } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import { PasskeySignIn } from './passkey-sign-in'

const load = vi.hoisted(() => vi.fn())
vi.mock('./sign-in-by-passkey', () => {
  load()
  throw new Error('The network is gone.')
})

it('loads the passkey code on focus, and shows a load error only after a press', async () => {
  mockPasskeys({ fills: true })
  render(
    <form>
      <input name="email" aria-label="Email" />
      <PasskeySignIn config={aConfig({ passkeyOrigin: window.location.origin })} onSend={() => undefined} />
      <Toaster />
    </form>,
  )
  const press = screen.getByRole('button', { name: 'Sign in with a passkey' })
  await act(() => vi.dynamicImportSettled())
  expect(load).not.toHaveBeenCalled()

  fireEvent.focus(screen.getByLabelText('Email'))
  await waitFor(() => expect(load).toHaveBeenCalled())
  fireEvent.pointerEnter(press)
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByText('Login failed')).toBeNull()

  fireEvent.click(press)
  await screen.findByText('Login failed')
  await screen.findByRole('button', { name: 'Sign in with a passkey' })
})
