import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { projectRoot } from '../../config/project-root'
import { cleanUp, openFolder, othersMayEnter, startInProcess } from '../../testing/database-process'
import { findStore, rememberPlace } from './location'
import { isRoot, nobody } from './permissions'

let folder: string
let where: string

beforeEach(() => {
  folder = openFolder()
  where = join(folder, 'data', 'postgres')
})

afterEach(() => cleanUp(where, folder))

describe('the place of a database', () => {
  it('is in DATA_DIR, whose new parent folders everybody can enter', () => {
    const before = process.umask(0o077)
    try {
      expect(findStore(join(folder, 'data')).folder).toBe(where)
    } finally {
      process.umask(before)
    }
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o755)
  })
})

describe.runIf(isRoot())('a database started by root', () => {
  it('runs as nobody, who owns the data but not the password, and other users are told why they cannot start it', async () => {
    const refused = await startInProcess(join(folder, 'data'), nobody.uid)
    expect(refused.failed).toMatch(/^StartError: .* cannot be written/)
    expect(existsSync(join(folder, 'data'))).toBe(false)
    const starter = await startInProcess(join(folder, 'data'))
    expect(starter).toMatchObject({ how: 'started', where, logged: [] })
    expect(lstatSync(join(where, 'data'))).toMatchObject({ ...nobody, mode: 0o40700 })
    expect(lstatSync(join(where, 'password'))).toMatchObject({ uid: 0, mode: 0o100600 })
    const stranger = await startInProcess(join(folder, 'data'), nobody.uid)
    expect(stranger.failed).toMatch(/^StartError: .* belongs to another user/)
    await starter.stop()
  })

  it('is placed outside an inaccessible folder, with one message, and found again', async () => {
    const closed = join(folder, 'home')
    mkdirSync(closed, { mode: 0o700 })
    const first = await startInProcess(join(closed, 'data'))
    where = first.where
    expect(where).toMatch(/^\/var\/lib\/pearwell\/data-[0-9a-f]{12}$/)
    expect(first.logged).toEqual([expect.stringContaining(`cannot pass through ${closed}`)])
    await first.stop()
    const second = await startInProcess(join(closed, 'data'))
    expect(second).toMatchObject({ how: 'started', where, logged: [] })
    await second.stop()

    chmodSync(closed, 0o755)
    expect(findStore(join(closed, 'data')).folder).toBe(where)
    const moved = join(folder, 'moved')
    renameSync(join(closed, 'data'), moved)
    const store = findStore(moved)
    expect(store.folder).toBe(where)
    const messages: string[] = []
    rememberPlace(store, (message) => messages.push(message))
    expect(messages).toHaveLength(1)
    expect(readFileSync(join(moved, 'database-location.json'), 'utf8')).toContain(moved)

    cpSync(moved, join(folder, 'copy'), { recursive: true })
    expect(() => findStore(join(folder, 'copy'))).toThrow(/is a copy of/)
    rmSync(where, { recursive: true })
    expect(() => findStore(moved)).toThrow(/which is gone/)
  })

  // The other user must be able to read this checkout.
  it.runIf(othersMayEnter(projectRoot))(
    'continues one that another user created, and asks to make its path accessible',
    async () => {
      chmodSync(folder, 0o777)
      const user = await startInProcess(join(folder, 'data'), nobody.uid)
      expect(user).toMatchObject({ how: 'started', where, failed: '' })
      expect(lstatSync(join(where, 'password')).uid).toBe(nobody.uid)
      await user.stop()
      const root = await startInProcess(join(folder, 'data'))
      expect(root).toMatchObject({ how: 'started', where })
      await root.stop()
      chmodSync(folder, 0o700)
      expect(() => findStore(join(folder, 'data'))).toThrow(/chmod o\+x/)
    },
  )
})
