import { expect, it } from 'vitest'
import { freshDatabase } from '../testing/database'
import { openDatabase } from './connect'
import { connectionTerminator } from './terminate-connections'

it('connectionTerminator ends all work of its pool, even in a transaction, and nothing of other pools', async () => {
  const database = await freshDatabase()
  const open = () => openDatabase({ url: database.url, log: () => undefined })
  const [one, other] = [open(), open()]
  const cut = connectionTerminator(one.pool)
  await other.pool.query('select 1')
  const work = one.db.transaction((tx) => tx.execute('select pg_sleep(60)')).catch((error: unknown) => error)
  await expect.poll(() => one.pool.totalCount).toBe(1)
  await expect
    .poll(
      async () =>
        (
          await other.pool.query(
            "select from pg_stat_activity where query ~ '^select pg_sleep' and datname = current_database()",
          )
        ).rowCount,
    )
    .toBe(1)
  const closed = one.close()
  await cut()
  expect(await work).toBeInstanceOf(Error)
  await closed
  expect(other.pool.totalCount).toBe(1)
  await other.close()
  await database.drop()
})
