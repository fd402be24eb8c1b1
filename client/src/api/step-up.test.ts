// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { mockApi, mockSequence, refusal } from '@/testing/mock-api'
import { handleStepUp } from './step-up'
import { request } from './request'

const SENTENCE = 'Please confirm it is you.'
const stepUpRequired = () => refusal(401, { error: SENTENCE, code: 'assure' })
const done = () => new Response(null, { status: 204 })

let forget = () => {}
afterEach(() => forget())

/** A prompt whose answer the test gives when it wants to. */
function somebody() {
  let settle: (proven: boolean) => void = () => {}
  const ask = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        settle = resolve
      }),
  )
  forget = handleStepUp(ask)
  return { ask, answers: (proven: boolean) => settle(proven) }
}
const remove = (id: number, signal?: AbortSignal) =>
  request('DELETE /api/users/:id', { params: { id } }, signal)

it('asks once for several requests, and repeats each after the answer', async () => {
  const { ask, answers } = somebody()
  let isProven = false
  const calls = mockApi({ 'DELETE /api/users/:id': () => (isProven ? done() : stepUpRequired()) })
  const removed = Promise.all([remove(1), remove(2)])
  await waitFor(() => expect(ask).toHaveBeenCalled())
  await waitFor(() => expect(calls).toHaveLength(2))
  isProven = true
  answers(true)
  await removed
  expect(ask).toHaveBeenCalledTimes(1)
  expect(calls.map(({ params }) => params['id']).sort()).toEqual(['1', '1', '2', '2'])
})

it('passes the refusal on, with its sentence, when the prompt is cancelled or there is none', async () => {
  mockApi({ 'DELETE /api/users/:id': stepUpRequired })
  await expect(remove(1)).rejects.toMatchObject({ code: 'assure', detail: SENTENCE })
  const { ask, answers } = somebody()
  const refused = expect(remove(1)).rejects.toMatchObject({ code: 'assure', detail: SENTENCE })
  await waitFor(() => expect(ask).toHaveBeenCalled())
  answers(false)
  await refused
})

it('asks once more when the proof has expired, and then gives up', async () => {
  forget = handleStepUp(() => Promise.resolve(true))
  const calls = mockApi({ 'DELETE /api/users/:id': mockSequence(stepUpRequired(), stepUpRequired(), done()) })
  await remove(1)
  expect(calls).toHaveLength(3)
  const endless = mockApi({ 'DELETE /api/users/:id': stepUpRequired })
  await expect(remove(1)).rejects.toMatchObject({ code: 'assure' })
  expect(endless).toHaveLength(3)
})

it('does not ask after a refusal that no proof can lift', async () => {
  const { ask } = somebody()
  mockApi({ 'DELETE /api/users/:id': refusal(401, { error: 'Please sign in.', code: 'signed-out' }) })
  await expect(remove(1)).rejects.toMatchObject({ code: 'signed-out' })
  expect(ask).not.toHaveBeenCalled()
})

it('does not wait for the prompt once the request is aborted', async () => {
  const { ask, answers } = somebody()
  const calls = mockApi({ 'DELETE /api/users/:id': stepUpRequired })
  const controller = new AbortController()
  const removed = expect(remove(1, controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
  await waitFor(() => expect(ask).toHaveBeenCalled())
  controller.abort()
  await removed
  answers(true)
  expect(calls).toHaveLength(1)
})
