import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../testing/database'
import type { FreshDatabase } from '../testing/test-server'
import { openDatabase } from './connect'
import { migrate } from './migrate'

/** Later than all migrations of the project, which this database already has. */
const afterAllOthers = 9_000_000_000_000

let database: FreshDatabase
let folder: string

beforeAll(async () => {
  database = await freshDatabase()
  folder = mkdtempSync(join(tmpdir(), 'pearwell-migrations-'))
  writeMigrations('create table counted as select 1 as one;')
})

afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

function writeMigrations(...statements: string[]): void {
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = statements.map((statement, idx) => {
    const tag = `000${idx}_step`
    writeFileSync(join(folder, `${tag}.sql`), statement)
    return { idx, version: '7', when: afterAllOthers + idx, tag, breakpoints: true }
  })
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
}

describe('migrate', () => {
  it('runs each migration once, however many processes start at once', async () => {
    const { pool, close } = openDatabase({ url: database.url, log: () => undefined })
    await Promise.all([migrate(database.url, folder), migrate(pool, folder), migrate(database.url, folder)])
    await migrate(pool, folder)
    expect((await pool.query('table counted')).rows).toEqual([{ one: 1 }])
    await close()
  })

  it('keeps nothing of a migration that fails, and all before it', async () => {
    const { pool, close } = openDatabase({ url: database.url, log: () => undefined })
    writeMigrations(
      'create table counted as select 1 as one;',
      'create table whole ();',
      'create table half (); no sql',
    )
    await expect(migrate(pool, folder)).rejects.toThrow()
    const { rows } = await pool.query("select to_regclass('whole') as whole, to_regclass('half') as half")
    expect(rows).toEqual([{ whole: 'whole', half: null }])
    await close()
  })

  it('reports a folder without migrations', async () => {
    await expect(migrate(database.url, join(folder, 'nowhere'))).rejects.toThrow(/no migrations: .*nowhere/)
  })
})
