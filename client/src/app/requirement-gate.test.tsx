import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { setUser, useSession, type SessionUser } from '@/session/session'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import SignedInApp from './signed-in-app'

vi.mock('./shell', async () => {
  const { useApiQuery } = await import('@/api/use-api')
  return {
    Shell: () => {
      useApiQuery('GET /api/system/status')
      return <p>The portal</p>
    },
  }
})
vi.mock('@/features/scanner/prepare-offline', () => ({ prepareOffline: () => Promise.resolve() }))
// Its listeners would stay in the window for the next test files.
vi.mock('@/session/other-tabs', () => ({ announceUser: () => undefined }))
vi.mock('@/features/clients/health/other-tabs', () => ({}))

function Doorway({ path }: { path: string }) {
  const session = useSession()
  return session.status === 'signed-in' ? <SignedInApp user={session.user} path={path} /> : <p>Signed out</p>
}

function open(requirement: SessionUser['needs'], answers: ApiMocks = {}) {
  const shown = renderAs('nobody', <Doorway path="/admin/users" />, {
    'GET /api/config': aConfig(),
    'POST /api/user/assure/options': {
      ...{ password: false, authenticator: true, recoveryCode: false, passkey: null },
    },
    'GET /api/system/status': refusal(500, { error: 'No.' }),
    ...answers,
  })
  setUser({ ...people.admin, needs: requirement })
  return shown
}

it('shows the portal to a session without a pending requirement', async () => {
  open(null)
  await screen.findByText('The portal')
})

it('staff set up a second factor first, and nothing else is requested', async () => {
  const { calls } = open('enrolment', {
    'POST /api/logout': () => {
      // Clears the cookie as the portal's answer does.
      document.cookie = 'pearwell.left=; max-age=0; path=/'
      return new Response(null)
    },
  })
  await screen.findByRole('heading', { name: 'Set up a second factor' })
  expect(screen.queryByText('The portal')).toBeNull()
  await waitFor(() => expect(calls.map(({ route }) => route)).toEqual(['GET /api/config']))
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  await screen.findByText('Signed out')
})

it('staff prove the second factor first, and then the session is read again', async () => {
  const { calls } = open('second-factor', {
    'POST /api/user/assure': mockSequence(
      refusal(400, { error: 'No.', code: 'invalid', fields: { code: 'This code is not right.' } }),
      new Response(null, { status: 204 }),
    ),
    'GET /api/user': mockSequence(refusal(503, { error: 'The server is busy.' }), people.admin),
  })
  await screen.findByRole('heading', { name: 'Use your second factor' })
  const boxes = await screen.findByLabelText('Code from your authenticator app')
  fireEvent.change(boxes, { target: { value: '111111' } })
  await screen.findByText('This code is not right.')
  fireEvent.change(boxes, { target: { value: '222222' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('The portal')
  const proofs = calls.filter(({ route }) => route === 'POST /api/user/assure')
  expect(proofs.map(({ body }) => body)).toEqual([{ code: '111111' }, { code: '222222' }])
})

it('a requirement that an answer names is shown at once', async () => {
  const { calls } = open(null, {
    'GET /api/system/status': refusal(403, { error: 'Set up a second factor first.', code: 'factor-needed' }),
    'GET /api/user': { ...people.admin, needs: 'enrolment' },
  })
  await screen.findByRole('heading', { name: 'Set up a second factor' })
  expect(calls.filter(({ route }) => route === 'GET /api/user')).toHaveLength(1)
})
