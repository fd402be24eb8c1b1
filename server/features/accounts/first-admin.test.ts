import { expect, it } from 'vitest'
import { readConfig } from '../../config/config'
import { openDatabase } from '../../database/connect'
import { freshDatabase } from '../../testing/database'
import { users } from './accounts.tables'
import { ensureAdmin } from './first-admin'

it("a client's address is refused for the first administrator", async () => {
  const database = await freshDatabase()
  const { db, close } = openDatabase({ url: database.url, log: () => undefined })
  const [email, username, role] = ['Nora@example.com', 'nora', 'client'] as const
  await db.insert(users).values({ email, username, role, passwordHash: '' })
  const config = readConfig({ ADMIN_EMAIL: 'nora@example.com' })
  await expect(ensureAdmin({ db, config })).rejects.toMatchObject({
    name: 'StartError',
    message:
      "ADMIN_EMAIL nora@example.com belongs to an account that isn't an administrator. Choose another address.",
  })
  await close()
  await database.drop()
})
