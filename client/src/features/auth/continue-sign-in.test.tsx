import { sha256 } from '@noble/hashes/sha2.js'
import { isSolved, type ProofOfWorkChallenge, type ProofOfWork } from '@shared/domain/sign-in/proof-of-work'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { refusal, type ApiCall } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { SignInForm } from './sign-in-form'
import { solveInWorker, type SolverMessage } from './solver'

const challenge: ProofOfWorkChallenge = { token: 'a token', bits: 8 }
const ended = vi.fn()

/** A worker that runs the real solver in the page's thread. */
class FakeWorker {
  onmessage?: (message: { data: SolverMessage }) => void
  postMessage(asked: ProofOfWorkChallenge) {
    solveInWorker(asked, (data) => this.onmessage?.({ data }))
  }
  terminate = ended
}

beforeEach(() => {
  ended.mockClear()
  vi.stubGlobal('Worker', FakeWorker)
  return () => vi.unstubAllGlobals()
})

function signIn(answerTo: (call: ApiCall) => typeof people.client | Response) {
  const noop = () => undefined
  const shown = renderAs(
    'nobody',
    <SignInForm
      email="nora@example.com"
      config={undefined}
      onEmail={noop}
      onSend={noop}
      onForgot={noop}
      onStep={noop}
    />,
    {
      'POST /api/login': answerTo,
    },
  )
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'orchard' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  return shown
}

it('solves the proof of work and signs in with it', async () => {
  const proofs: ProofOfWork[] = []
  const { calls } = signIn(({ body }) => {
    const { proof } = body as { proof?: ProofOfWork }
    if (!proof) return refusal(429, { error: 'Too many attempts.', challenge })
    proofs.push(proof)
    return people.client
  })
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(proofs.map(({ token, nonces }) => isSolved(sha256, { token, bits: 8 }, nonces))).toEqual([true])
  expect(calls[1]?.body).toMatchObject({ email: 'nora@example.com', password: 'orchard' })
  await waitFor(() => expect(ended).toHaveBeenCalled())
})

it('announces the work once and stops it on unmount', async () => {
  vi.spyOn(FakeWorker.prototype, 'postMessage').mockImplementation(() => undefined)
  const { unmount } = signIn(() => refusal(429, { error: 'Too many attempts.', challenge }))
  expect(await screen.findByRole('button', { name: 'Checking...' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain("checking that you're not a robot")
  unmount()
  expect(ended).toHaveBeenCalled()
  vi.restoreAllMocks()
})

it('counts down the wait and unblocks the form', async () => {
  const late = () =>
    Response.json(
      { error: 'Too many attempts.', requestId: '' },
      { status: 429, headers: { 'Retry-After': '1' } },
    )
  const { calls } = signIn(late)
  const button = await screen.findByRole('button', { name: 'Wait 1 second' })
  fireEvent.click(button)
  expect(calls).toHaveLength(1)
  await waitFor(() => expect(button.textContent).toBe('Sign In'))
  expect(screen.getByRole('status').textContent).toBe('You can sign in again now.')
})
