import { expect, it } from 'vitest'
import { uploadQueue } from './upload-queue'

/** Work that ends when the test says so. */
function bench() {
  const started: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const work = (item: string) =>
    new Promise<void>((resolve, reject) => {
      started.push(item)
      ends.set(item, (error) => (error ? reject(error) : resolve()))
    })
  const end = async (item: string, error?: Error) => {
    ends.get(item)?.(error)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { started, work, end }
}

it('works on two items at a time in order and goes on after a failure', async () => {
  const { started, work, end } = bench()
  let idle = false
  void uploadQueue(2, work)
    .add(['a', 'b', 'c', 'd'])
    .then(() => (idle = true))
  expect(started).toEqual(['a', 'b'])
  await end('b', new Error('no'))
  expect(started).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  expect(idle).toBe(false)
  await end('d')
  expect(idle).toBe(true)
})

it('accepts more items while it works, and every add waits for all of them', async () => {
  const { started, work, end } = bench()
  const queue = uploadQueue(1, work)
  const ended: number[] = []
  void queue.add(['a']).then(() => ended.push(1))
  void queue.add(['b']).then(() => ended.push(2))
  await end('a')
  expect([started, ended]).toEqual([['a', 'b'], []])
  await end('b')
  expect(ended).toEqual([1, 2])
})

it('drops waiting items and lets running ones finish', async () => {
  const { started, work, end } = bench()
  const queue = uploadQueue(1, work)
  let idle = false
  void queue.add(['a', 'b', 'c']).then(() => (idle = true))
  expect(queue.drop((item) => item === 'b')).toEqual(['b'])
  expect(queue.drop()).toEqual(['c'])
  await end('a')
  expect([started, idle]).toEqual([['a'], true])
})

it('finishes at once with nothing to do', async () => {
  await expect(uploadQueue(2, () => Promise.resolve()).add([])).resolves.toBeUndefined()
})
