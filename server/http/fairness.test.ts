import { expect, it, vi } from 'vitest'
import { EventEmitter } from 'node:events'
import { fairSlots, slotFor } from './fairness'

const bounds = { working: 2, running: 2, waiting: 3 }
/** Waits long enough for queued requests to be admitted. */
const settle = async () => {
  for (let round = 0; round < 300; round++) await new Promise((resolve) => setImmediate(resolve))
}

/** Requests that record when they were admitted and end on demand. */
function trial(all: number) {
  const slots = fairSlots(all)
  const entered: string[] = []
  const ends: (() => void)[] = []
  const call = async (requester: string, gone?: AbortSignal) => {
    const { release } = await slots.acquire(requester, bounds, gone)
    entered.push(requester)
    ends.push(release)
  }
  const endFirst = async () => {
    ends.shift()?.()
    await settle()
  }
  return { slots, entered, call, endFirst }
}

it("one requester's calls run, wait or are refused with a Retry-After", async () => {
  const { entered, call, endFirst } = trial(10)
  const calls = Array.from({ length: 6 }, () => call('a'))
  await expect(calls.pop()).rejects.toMatchObject({
    status: 429,
    more: { headers: { 'Retry-After': expect.stringMatching(/^\d+$/) as string } },
  })
  expect(entered).toEqual(['a', 'a'])
  for (let n = 0; n < 3; n++) await endFirst()
  await Promise.all(calls)
  expect(entered).toHaveLength(5)
})

it('requesters are admitted in turn, not by time of arrival', async () => {
  const { entered, call, endFirst } = trial(1)
  for (const requester of ['a', 'a', 'a', 'b', 'b', 'c']) void call(requester)
  for (let n = 0; n < 6; n++) await endFirst()
  expect(entered.join('')).toBe('abcaba')
})

it('a requester without another call gets the next free slot, before any later arrival', async () => {
  const { slots, entered, call } = trial(1)
  const first = await slots.acquire('a', bounds)
  void call('a')
  void call('b')
  first.done()
  void call('c')
  await new Promise((resolve) => setImmediate(resolve))
  expect(entered).toEqual(['b'])
})

it('a requester who has left no longer waits and takes no slot', async () => {
  const { entered, call, endFirst } = trial(1)
  const gone = new AbortController()
  void call('a')
  const left = call('b', gone.signal)
  void call('c')
  gone.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  await endFirst()
  expect(entered).toEqual(['a', 'c'])
  await expect(call('d', gone.signal)).rejects.toThrow('left')
})

it('finished work admits others before its answer is sent, but no more of the same requester', async () => {
  const { slots, entered, call } = trial(2)
  const running = [await slots.acquire('a', bounds), await slots.acquire('a', bounds)]
  void call('a')
  void call('b')
  running.forEach(({ done }) => done())
  await settle()
  expect(entered).toEqual(['b'])
  running.forEach(({ release }) => release())
  await settle()
  expect(entered).toEqual(['b', 'a'])
})

it('a waiting call is admitted once few calls of its requester are being worked on', async () => {
  const { slots } = trial(10)
  const narrow = { working: 1, running: 2, waiting: 3 }
  const [first, second] = [await slots.acquire('a', narrow), await slots.acquire('a', narrow)]
  const order: number[] = []
  const others = [1, 2].map((number) => slots.acquire('a', narrow).then(() => void order.push(number)))
  await settle()
  expect(order).toEqual([])
  first.release()
  await settle()
  expect(order).toEqual([])
  second.done()
  await settle()
  expect(order).toEqual([1])
  void others
})

it('a requester with brief recent calls may use all its slots until one call is slow', async () => {
  const { slots } = trial(10)
  const narrow = { working: 1, running: 3, waiting: 20 }
  const entered: (() => void)[] = []
  const call = () => void slots.acquire('a', narrow).then(({ release }) => entered.push(release))
  const atWork = async () => {
    await settle()
    return entered.length
  }
  for (let n = 0; n < 20; n++) call()
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    for (let n = 0; n < 10; n++) {
      expect(await atWork()).toBe(Math.max(1, 3 - n))
      entered.shift()?.()
    }
    expect(await atWork()).toBe(3)
    vi.advanceTimersByTime(30)
    entered.shift()?.()
    expect(await atWork()).toBe(2)
    entered.shift()?.()
    expect(await atWork()).toBe(1)
    entered.shift()?.()
    expect(await atWork()).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

it('short work frees its slot when it fails, too', async () => {
  const { slots } = trial(1)
  await expect(slots.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await slots.run('a', () => Promise.resolve('done'))).toBe('done')
})

it("an urgent call is never refused and does not wait behind the requester's other calls", async () => {
  const slots = fairSlots(10)
  const entered: string[] = []
  const gone = new AbortController()
  const call = async (kind: 'ordinary' | 'urgent') => {
    const res = Object.assign(new EventEmitter(), { locals: { slots }, socket: {} })
    await slotFor({ user: { id: 1 } } as never, res as never, gone.signal, kind === 'urgent')
    entered.push(kind)
  }
  // Six of them run and 400 wait.
  const ordinary = Array.from({ length: 406 }, () => call('ordinary'))
  await expect(call('ordinary')).rejects.toMatchObject({ status: 429 })
  const urgent = Array.from({ length: 500 }, () => call('urgent'))
  await settle()
  expect(entered.slice(0, 7)).toEqual([...Array<string>(6).fill('ordinary'), 'urgent'])
  const ends = Promise.allSettled([...ordinary, ...urgent])
  gone.abort(new Error('over'))
  for (const end of await ends)
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ message: 'over' })
})

it('a call takes no slot before its answer is the next of its connection', async () => {
  const slots = fairSlots(10)
  const entered: string[] = []
  const call = async (name: string, socket?: object) => {
    const res = Object.assign(new EventEmitter(), { locals: { slots }, socket })
    const slot = slotFor({ user: { id: 1 } } as never, res as never, new AbortController().signal)
    void slot.then(() => entered.push(name))
    await settle()
    return res
  }
  // Their sessions were read first, but the seventh answer must be sent before theirs.
  const behind = []
  for (const name of ['2', '3', '4', '5', '6', '7']) behind.push(await call(name))
  await call('1', {})
  expect(entered).toEqual(['1'])
  behind[0]?.emit('socket')
  await settle()
  expect(entered).toEqual(['1', '2'])
})
