import diagnostics from 'node:diagnostics_channel'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ChildProcess } from 'node:child_process'
import type { hash } from '@node-rs/argon2'
import { recordCost } from '@shared/testing/record-cost'
import { expect } from 'vitest'
import { projectRoot } from '../config/project-root'

/** Counts one more of this cost for the running test file. */
export const spent = (cost: Parameters<typeof recordCost>[0]): void =>
  recordCost(cost, path.relative(projectRoot, expect.getState().testPath ?? ''))

const counting = Symbol.for('pearwell.counting')
if (!(counting in globalThis)) {
  Object.assign(globalThis, { [counting]: true })
  diagnostics.subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess }
    // The event fires before `spawnfile` is set.
    queueMicrotask(() => {
      if (/\b(node|postgres|initdb)$/.test(child.spawnfile)) spent('server processes')
    })
  })
  const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as { hash: typeof hash }
  const hashed = argon2.hash
  argon2.hash = (password, options, signal) => {
    if ((options?.memoryCost ?? Infinity) > 1000) spent('password hashes')
    return hashed(password, options, signal)
  }
}
