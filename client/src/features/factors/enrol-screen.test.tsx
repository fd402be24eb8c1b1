import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession, type SessionUser } from '@/session/session'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import EnrolScreen from './enrol-screen'
import { mockPasskeys } from './passkeys.fixture'

const asked: SessionUser = { ...people.admin, needs: 'enrolment' }
const here = aConfig({ passkeyOrigin: window.location.origin })

function Gate() {
  const session = useSession()
  return session.status === 'signed-in' && session.user.username === 'let in' ? (
    <p>The portal</p>
  ) : (
    <EnrolScreen user={asked} signOut={<button type="button">Sign Out</button>} />
  )
}
const show = (answers: ApiMocks) => renderAs('admin', <Gate />, { 'GET /api/config': here, ...answers })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const letIn: SessionUser = { ...people.admin, username: 'let in' }

it('sets up a passkey, shows recovery codes and continues', async () => {
  mockPasskeys()
  show({
    'POST /api/user/passkeys/options': mockPasskeys.options,
    'POST /api/user/passkeys': {
      ...{ id: 1, name: 'Passkey', createdAt: '2026-11-03T09:12:00Z', lastUsedAt: null },
      ...{ isSynced: false, isElsewhere: false },
    },
    'POST /api/user/recovery-codes': { codes: ['CODE-1', 'CODE-2'] },
    'GET /api/user': mockSequence(refusal(503, { error: 'The server is busy.' }), letIn),
  })
  const heading = screen.getByRole('heading', { level: 1, name: 'Set up a second factor' })
  expect(document.activeElement).toBe(heading)
  screen.getByRole('button', { name: 'Sign Out' })
  await press('Add a passkey')
  await screen.findByText('CODE-2')
  const step = screen.getByRole('heading', { level: 2, name: 'Recovery codes' })
  await waitFor(() => expect(document.activeElement).toBe(step))
  await press('Continue')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBeNull(),
  )
  await press('Continue')
  await screen.findByText('The portal')
})

it('sets up an app where passkeys do not work, and continues when no codes can be made', async () => {
  mockPasskeys()
  const { calls } = show({
    'GET /api/config': aConfig({ passkeyOrigin: 'https://portal.example' }),
    'POST /api/user/totp': { secret: 'ABCD', uri: 'otpauth://totp/x?secret=ABCD' },
    'POST /api/user/totp/confirm': () => new Response(null, { status: 204 }),
    'POST /api/user/recovery-codes': () => refusal(503, { error: 'The server is busy.' }),
    'GET /api/user': letIn,
  })
  await screen.findByText(/^Passkeys only work at/)
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  await press('Use an authenticator app')
  await press('Back')
  await press('Use an authenticator app')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Code from the app/ }), {
    target: { value: '123456' },
  })
  await press('Confirm')
  await press('Make recovery codes')
  await press('Continue without them')
  await screen.findByText('The portal')
  expect(calls.filter(({ route }) => route === 'POST /api/user/recovery-codes')).toHaveLength(2)
})

it('starts again when the factor was removed meanwhile', async () => {
  mockPasskeys()
  show({
    'POST /api/user/totp': { secret: 'ABCD', uri: 'otpauth://totp/x?secret=ABCD' },
    'POST /api/user/totp/confirm': () => new Response(null, { status: 204 }),
    'POST /api/user/recovery-codes': { codes: ['CODE-1'] },
    'GET /api/user': asked,
  })
  await press('Use an authenticator app')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Code from the app/ }), {
    target: { value: '123456' },
  })
  await press('Confirm')
  await press('Continue')
  await screen.findByRole('button', { name: 'Add a passkey' })
})
