import type { ProofMethods } from '@shared/domain/sign-in/factors'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockPasskeys } from '@/features/factors/passkeys.fixture'
import { useSession } from '@/session/session'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import AuthScreen from './auth-screen'

const all: ProofMethods = {
  ...{ password: false, authenticator: true, recoveryCode: true },
  passkey: mockPasskeys.asked,
}
const app = { ...all, passkey: null }
const here = aConfig({ passkeyOrigin: window.location.origin })
const asks = (methods: ProofMethods, error = 'One more step. Please use your second factor.') =>
  refusal(401, { error, code: 'second-factor', methods })
const WRONG = 'This code is not right. Please type the one that your app shows now. 4 tries left.'

function Doorway() {
  const session = useSession()
  return session.status === 'signed-in' ? (
    <p>In as {session.user.email}</p>
  ) : (
    <AuthScreen ended={false} onSend={() => undefined} />
  )
}

/** Opens the second step after a correct password. */
async function open(methods: ProofMethods, answers: ApiMocks = {}) {
  const shown = renderAs('nobody', <Doorway />, {
    'GET /api/config': here,
    'POST /api/login': () => asks(methods),
    ...answers,
  })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: people.admin.email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'orchard' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByRole('heading', { name: 'One more step' })
  return {
    ...shown,
    proofs: () =>
      shown.calls.filter(({ route }) => route === 'POST /api/login/second').map(({ body }) => body),
  }
}

const boxes = () => screen.getByLabelText<HTMLInputElement>('Code from your authenticator app')
const type = (digits: string) => fireEvent.change(boxes(), { target: { value: digits } })
const isIn = () => screen.findByText(`In as ${people.admin.email}`)
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ')

it('names the accepted account and sends six digits automatically once', async () => {
  const { proofs } = await open(app, { 'POST /api/login/second': people.admin })
  expect(screen.getByText(/^Password accepted for/).textContent).toContain(people.admin.email)
  expect(document.activeElement).toBe(boxes())
  expect(screen.queryByRole('button', { name: 'Use your passkey' })).toBeNull()
  type('12345')
  expect(proofs()).toEqual([])
  type('123456')
  type('1234567')
  fireEvent.submit(screen.getByRole('form', { name: 'Authenticator app' }))
  await isIn()
  expect(proofs()).toEqual([{ code: '123456' }])
})

it('accepts a pasted code with separators', async () => {
  const { proofs } = await open(app, { 'POST /api/login/second': people.admin })
  type(' 123 456')
  await isIn()
  expect(proofs()).toEqual([{ code: '123456' }])
})

it('shows a wrong code at the boxes and empties them; the same code can be sent again', async () => {
  const { proofs } = await open(app, {
    'POST /api/login/second': mockSequence(asks(app, WRONG), people.admin),
  })
  type('123456')
  await waitFor(() => expect(alerts()).toContain(WRONG))
  expect(boxes().value).toBe('')
  expect(boxes().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(boxes())
  type('123456')
  await isIn()
  expect(proofs()).toHaveLength(2)
})

it('keeps a code the server did not receive, for another try', async () => {
  const { proofs } = await open(app, {
    'POST /api/login/second': mockSequence(refusal(503, { error: 'The server is busy.' }), people.admin),
  })
  type('123456')
  const again = await screen.findByRole('button', { name: 'Send again' })
  expect(boxes().value).toBe('123456')
  fireEvent.click(again)
  await isIn()
  expect(proofs()).toHaveLength(2)
})

it("returns to the password with the server's sentence once the attempt has ended", async () => {
  const sentence = 'This took too long, or too many tries. Please sign in with your password again.'
  await open(app, { 'POST /api/login/second': refusal(401, { error: sentence, code: 'signed-out' }) })
  type('123456')
  const password = await screen.findByLabelText('Password')
  expect(alerts()).toContain(sentence)
  expect(document.activeElement).toBe(password)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(people.admin.email)
})

it('is blocked after too many attempts and unblocks after the wait', async () => {
  const { proofs } = await open(app, {
    'POST /api/login/second': () =>
      Response.json(
        { error: 'Too many attempts.', code: 'too-many', requestId: '' },
        { status: 429, headers: { 'Retry-After': '1' } },
      ),
  })
  type('123456')
  await screen.findByText('Please wait 1 s.')
  expect(alerts()).toContain('Too many attempts.')
  expect(boxes().readOnly).toBe(true)
  fireEvent.submit(screen.getByRole('form', { name: 'Authenticator app' }))
  await screen.findByText('You can try again now.')
  expect(alerts()).not.toContain('Too many attempts.')
  expect(boxes().readOnly).toBe(false)
  expect(proofs()).toHaveLength(1)
})

it('returns on Back and keeps the email', async () => {
  await open(all)
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(people.admin.email)
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

it('accepts a recovery code instead', async () => {
  const { proofs } = await open(app, { 'POST /api/login/second': people.admin })
  fireEvent.click(screen.getByRole('button', { name: 'recovery codes' }))
  const field = screen.getByLabelText('Recovery code')
  expect(document.activeElement).toBe(field)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('Please enter a recovery code')
  fireEvent.click(screen.getByRole('button', { name: 'Use another way' }))
  expect(document.activeElement).toBe(boxes())
  fireEvent.click(screen.getByRole('button', { name: 'recovery codes' }))
  fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: ' abcd-efgh ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await isIn()
  expect(proofs()).toEqual([{ recovery: 'abcd-efgh' }])
})

it('accepts a passkey for the newest challenge and focuses its heading', async () => {
  const { get } = mockPasskeys()
  const next = { ...all, passkey: { ...mockPasskeys.asked, challenge: 'BAUG' } }
  const { proofs } = await open(all, {
    'POST /api/login/second': mockSequence(asks(next, 'This passkey was not accepted.'), people.admin),
  })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'One more step' }))
  fireEvent.click(screen.getByRole('button', { name: 'Use your passkey' }))
  await waitFor(() => expect(alerts()).toContain('This passkey was not accepted.'))
  fireEvent.click(screen.getByRole('button', { name: 'Use your passkey' }))
  await isIn()
  expect(proofs()).toEqual(Array.from({ length: 2 }, () => ({ assertion: mockPasskeys.assertion })))
  const challenges = get.mock.calls.map(([{ publicKey }]) => [
    ...new Uint8Array(publicKey?.challenge as ArrayBuffer),
  ])
  expect(challenges).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
})

it("says that no passkey was used, and aborts the browser's request on Back", async () => {
  const signals: (AbortSignal | undefined)[] = []
  const undecided = vi.fn(mockPasskeys.undecided)
  mockPasskeys({
    get: (options) => {
      signals.push(options.signal)
      return signals.length === 1
        ? Promise.reject(new DOMException('Called off.', 'NotAllowedError'))
        : undecided(options)
    },
  })
  const { proofs } = await open(all)
  fireEvent.click(screen.getByRole('button', { name: 'Use your passkey' }))
  await waitFor(() => expect(alerts()).toContain('No passkey was used. Please try again.'))
  fireEvent.click(screen.getByRole('button', { name: 'Use your passkey' }))
  await waitFor(() => expect(undecided).toHaveBeenCalled())
  expect(boxes().readOnly).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(signals[1]?.aborted).toBe(true))
  expect(proofs()).toEqual([])
})

it('says that a passkey does not work here when there is no other method', async () => {
  await open({ ...all, authenticator: false, recoveryCode: false })
  await screen.findByText(/^Your passkey does not work at this address/)
  const note = within(screen.getByRole('main'))
  expect(note.queryByRole('button', { name: 'recovery codes' })).toBeNull()
  note.getByText('Ask an administrator to reset your second factor.', { exact: false })
})
