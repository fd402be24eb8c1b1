import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { placeholderEmailFor } from '@shared/domain/people/no-email'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { copyText } from '@/lib/copy-text'
import { mockSequence, refusal, type ApiMocks, type ApiCall } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { toast } from '@/ui/use-toast'
import { SignInDetails } from './sign-in-details'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))
vi.mock(import('@/lib/copy-text'), () => ({ copyText: vi.fn(() => Promise.resolve(true)) }))
// Preloads the module with the query invalidations.
beforeAll(async () => {
  await import('@/api/query-invalidations')
})

const show = (answers: ApiMocks, { email = 'nora@example.com', hasCredential = true } = {}) =>
  renderAs(
    'admin',
    <SignInDetails userId={21} email={email} clientName="Nora Whitfield" hasCredential={hasCredential} />,
    answers,
  )
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const asked = (calls: ApiCall[]) => calls.map(({ route, params }) => [route, params['id']])
const read = ['POST /api/users/:id/credential', '21']
const away = () => refusal(503, { error: 'The database is away.' })
const copied = ['Portal: ' + location.origin + '/auth', 'Email: nora@example.com', 'Password: pear-7'].join(
  '\n',
)

it('shows the password for ten seconds, or until it is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { calls } = show({ 'POST /api/users/:id/credential': { password: 'pear-7' } })
  expect(screen.getByText('Password hidden')).toBeTruthy()
  expect(calls).toEqual([])
  press('Show the password')
  expect(await screen.findByText('pear-7')).toBeTruthy()
  expect(screen.getByText('Hides in 10 seconds')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(9250))
  expect(screen.getByText('Hides in 1 second')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(750))
  expect(screen.queryByText('pear-7')).toBeNull()
  press('Show the password')
  expect(await screen.findByText('pear-7')).toBeTruthy()
  press('Hide the password')
  expect(screen.queryByText('pear-7')).toBeNull()
  expect(asked(calls)).toEqual([read, read])
})

it('copies the sign-in details without showing them, and does not read a visible password twice', async () => {
  const { calls } = show({ 'POST /api/users/:id/credential': { password: 'pear-7' } })
  press('Copy sign-in details')
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('pear-7')).toBeNull()
  press('Show the password')
  await screen.findByText('pear-7')
  vi.mocked(copyText).mockResolvedValueOnce(false)
  press('Copy sign-in details')
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(2))
  expect(vi.mocked(copyText).mock.calls).toEqual([[copied], [copied]])
  expect(vi.mocked(toast).mock.calls.map(([{ title }]) => title)).toEqual([
    'Sign-in details copied',
    'Copy failed',
  ])
  expect(asked(calls)).toEqual([read, read])
})

it('shows why a password could not be read, and copies nothing', async () => {
  show({ 'POST /api/users/:id/credential': mockSequence(away(), away(), { password: 'pear-7' }) })
  press('Copy sign-in details')
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show the password' })).toBeTruthy())
  press('Show the password')
  await waitFor(() => expect(screen.getByText('The database is away.')).toBeTruthy())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show the password' })).toBeTruthy())
  press('Show the password')
  expect(await screen.findByText('pear-7')).toBeTruthy()
  expect(screen.queryByText('The database is away.')).toBeNull()
  expect(copyText).not.toHaveBeenCalled()
})

it('a missing password leads to a new one, issued after a question, and the lists are refetched', async () => {
  const { calls, queries } = show({
    'POST /api/users/:id/credential': refusal(404, { error: 'There is none.' }),
    'PUT /api/users/:id/password': mockSequence(away(), { password: 'plum-8' }),
  })
  const users = ['/api/users', '/api/users']
  queries.setQueryData(users, [])
  press('Show the password')
  expect(await screen.findByText('Not available')).toBeTruthy()
  expect(screen.queryByText('There is none.')).toBeNull()
  const copy = screen.getByRole<HTMLButtonElement>('button', { name: 'Copy sign-in details' })
  expect(copy.disabled).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Issue a new password' }))
  const issue = async () => {
    press('Issue a new password')
    const dialog = within(await screen.findByRole('alertdialog'))
    fireEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await issue()
  expect(screen.getByText('The database is away.')).toBeTruthy()
  expect(queries.getQueryState(users)?.isInvalidated).toBe(false)
  queries.setQueryData(users, [])
  await issue()
  expect(await screen.findByText('plum-8')).toBeTruthy()
  expect(copy.disabled).toBe(false)
  await waitFor(() => expect(queries.getQueryState(users)?.isInvalidated).toBe(true))
  const put = ['PUT /api/users/:id/password', '21']
  expect(asked(calls)).toEqual([read, put, put])
})

it('does not request a password known to be missing, and labels a username as such', () => {
  const { calls } = show({}, { email: placeholderEmailFor('EF-8'), hasCredential: false })
  expect(screen.getByText('Username').parentElement?.textContent).toBe('Usernameef-8@no-email.invalid')
  expect(screen.getByText('Not available')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /the password$/ })).toBeNull()
  expect(document.activeElement).toBe(document.body)
  expect(calls).toEqual([])
})
