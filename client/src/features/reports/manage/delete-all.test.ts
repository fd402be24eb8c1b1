import { expect, it } from 'vitest'
import { ApiError } from '@/api/request'
import { deleteAll } from './delete-all'

const refuse = (status: number, error: string) =>
  new ApiError(status, JSON.stringify({ error, requestId: '' }), '')

it('deletes one after the other, goes on after a failure and counts a missing report as deleted', async () => {
  const asked: number[] = []
  const steps: number[] = []
  const ended = await deleteAll(
    [1, 2, 3, 4],
    (id) => {
      asked.push(id)
      if (id === 2) return Promise.reject(refuse(412, 'It has changed.'))
      return id === 3 ? Promise.reject(refuse(404, 'Not found.')) : Promise.resolve()
    },
    (done) => steps.push(done),
  )
  expect(ended).toEqual({ deleted: 3, failures: ['It has changed.'] })
  expect([asked, steps]).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ])
})

it('stops once the session has ended and counts the remaining reports as failed', async () => {
  const asked: number[] = []
  const ended = await deleteAll(
    [1, 2, 3],
    (id) => {
      asked.push(id)
      return id === 1 ? Promise.resolve() : Promise.reject(refuse(401, 'Please sign in.'))
    },
    () => undefined,
  )
  expect(ended).toEqual({ deleted: 1, failures: ['Please sign in.', 'Please sign in.'] })
  expect(asked).toEqual([1, 2])
})
