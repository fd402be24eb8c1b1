import { EventEmitter } from 'node:events'
import { setImmediate as round } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { restartWhenEnded } from './restart-when-ended'
import type { Presence } from './presence'

/** A presence whose server can be ended by an event. */
function present() {
  const client = new EventEmitter()
  return { client, socket: { destroyed: false } } as unknown as Presence & { client: EventEmitter }
}

it('a database that keeps ending as soon as it has started is given up with one sentence', async () => {
  let newest = present()
  const bringBack = vi.fn(() => Promise.resolve((newest = present())))
  const onGiveUp = vi.fn()
  restartWhenEnded(newest, { where: '/data/database', bringBack, onGiveUp })
  for (let deaths = 0; onGiveUp.mock.calls.length === 0 && deaths < 1_000; deaths++) {
    newest.client.emit('end')
    await round()
  }
  expect(bringBack.mock.calls.length).toBeGreaterThanOrEqual(20)
  expect(onGiveUp.mock.calls).toEqual([
    [
      expect.objectContaining({
        name: 'StartError',
        message: 'The database in /data/database stops as soon as it has started: see server.log there.',
      }),
    ],
  ])
})

it('a database that ends after the watch was stopped is not restarted', async () => {
  const first = present()
  const bringBack = vi.fn(() => Promise.resolve(present()))
  const leaveOff = restartWhenEnded(first, { where: '', bringBack, onGiveUp: vi.fn() })
  expect(await leaveOff()).toBe(first)
  first.client.emit('end')
  expect(bringBack).not.toHaveBeenCalled()
})
