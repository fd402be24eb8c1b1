import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFolder } from '../../testing/database-process'
import { findPrograms, type Package } from './binaries'

const copies = '/var/tmp'

/** A user other than root, nobody and the one who runs the tests. */
const stranger = { uid: 64_999, gid: 64_999 }

let folder: string
let own: Package
let copy: string

beforeEach(() => {
  folder = openFolder()
  own = { native: join(folder, 'package', 'native'), version: `18.0.0-${randomBytes(6).toString('hex')}` }
  copy = join(copies, `pearwell-postgres-${own.version}`)
  mkdirSync(join(own.native, 'bin'), { recursive: true })
  mkdirSync(join(own.native, 'lib'))
  writeFileSync(join(own.native, 'bin', 'postgres'), 'program', { mode: 0o700 })
  writeFileSync(join(own.native, 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 })
  const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }
  writeFileSync(join(own.native, 'pg-symlinks.json'), JSON.stringify([link]))
})

afterEach(() => {
  for (const name of allCopies()) rmSync(join(copies, name), { recursive: true })
  rmSync(folder, { recursive: true })
})

function allCopies(): string[] {
  return readdirSync(copies).filter((name) => name.includes(own.version))
}

function rootOf(programs: { postgres: string }): string {
  return dirname(dirname(programs.postgres))
}

describe('the database programs', () => {
  it('the programs of this platform are installed, with their library links', () => {
    const { postgres, initdb, major } = findPrograms({})
    expect(existsSync(postgres) && existsSync(initdb)).toBe(true)
    expect(major).toMatch(/^\d+$/)
  })

  it('are used in place when the folder is accessible, with missing links added', () => {
    expect(rootOf(findPrograms(stranger, own))).toBe(own.native)
    expect(readlinkSync(join(own.native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
    expect(allCopies()).toEqual([])
  })

  it('are copied once from an inaccessible folder, readable for everybody', () => {
    chmodSync(folder, 0o700)
    expect(rootOf(findPrograms(stranger, own))).toBe(copy)
    expect(rootOf(findPrograms(stranger, own))).toBe(copy)
    expect(allCopies()).toHaveLength(1)
    expect(statSync(join(copy, 'bin', 'postgres')).mode & 0o777).toBe(0o755)
    expect(statSync(join(copy, 'lib', 'libpq.so.5')).mode & 0o777).toBe(0o644)
  })

  it('are not taken from a copy that another user could have written', () => {
    chmodSync(folder, 0o700)
    findPrograms(stranger, own)
    chmodSync(copy, 0o777)
    const fresh = rootOf(findPrograms(stranger, own))
    expect(fresh).toMatch(new RegExp(`^${copy}-`))
    expect(rootOf(findPrograms(stranger, own))).toBe(fresh)
    expect(statSync(fresh).mode & 0o777).toBe(0o755)
  })

  it('are copied again when a file of the copy is missing', () => {
    chmodSync(folder, 0o700)
    findPrograms(stranger, own)
    rmSync(join(copy, 'lib', 'libpq.so.5.18'))
    expect(existsSync(join(rootOf(findPrograms(stranger, own)), 'lib', 'libpq.so.5'))).toBe(true)
  })
})
