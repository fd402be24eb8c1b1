import type { Reply } from '@shared/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockSequence, refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import TokensSection from './tokens-section'

type Token = Reply<'GET /api/machine-tokens'>[number]

const lims: Token = {
  id: 3,
  name: 'LIMS upload',
  scopes: ['reports:write'],
  createdAt: '2026-11-19T09:12:00.000Z',
  createdBy: 'Helena Osei',
  lastUsedAt: null,
  revokedAt: null,
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('creates a token, shown once, that can be copied', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const { calls } = renderAs('admin', <TokensSection />, {
    'GET /api/machine-tokens': mockSequence([], [lims]),
    'POST /api/machine-tokens': { ...lims, token: 'pw_secret' },
  })
  expect(await screen.findByText('No tokens')).toBeTruthy()
  press('Add Token')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Add Token' }))
  expect(await dialog.findByText('Please enter a name for the token')).toBeTruthy()
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' LIMS upload ' } })
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Manage webhooks' }))
  const add = dialog.getByRole('button', { name: 'Add Token' })
  fireEvent.click(add)
  fireEvent.click(add)
  expect(await screen.findByText('pw_secret')).toBeTruthy()
  press('Copy')
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('pw_secret'))
  press('Done')
  expect(await screen.findByText('Never used')).toBeTruthy()
  expect(screen.queryByText('pw_secret')).toBeNull()
  const made = calls.filter(({ route }) => route === 'POST /api/machine-tokens')
  expect(made.map(({ body }) => body)).toEqual([
    { name: 'LIMS upload', scopes: ['reports:write', 'webhooks'] },
  ])
})

it('revokes a token after a question, again after a failure', async () => {
  const { calls } = renderAs('admin', <TokensSection />, {
    'GET /api/machine-tokens': mockSequence(
      [lims],
      [lims],
      [{ ...lims, revokedAt: '2026-11-20T09:12:00.000Z' }],
    ),
    'DELETE /api/machine-tokens/:id': mockSequence(
      refusal(503, { error: 'The database is not responding.' }),
      new Response(null, { status: 204 }),
    ),
  })
  for (const times of [1, 2]) {
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke LIMS upload' }))
    press('Revoke Token')
    await waitFor(() => expect(calls.filter(({ route }) => route.startsWith('DELETE'))).toHaveLength(times))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  expect(await screen.findByText(/^Revoked/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Revoke LIMS upload' })).toBeNull()
  expect(
    calls.filter(({ route }) => route === 'DELETE /api/machine-tokens/:id').map(({ params }) => params),
  ).toEqual([{ id: '3' }, { id: '3' }])
})
