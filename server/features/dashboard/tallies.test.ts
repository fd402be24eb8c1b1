import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { foldTallies } from '../../database/tallies'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

const stats = async () => (await admin.visit.get('/api/stats')).body as Record<string, unknown>
const run = (statement: string) => portal.deps.db.execute(sql.raw(statement))

const insert = (count: number, clientId: number | null, practitionerId: number | null) =>
  run(`insert into reports (status, scale, file_name, folder, digest, sample_id, client_name, client_id,
      practitioner_id, created_at)
    select 'completed', 'index', 'f', gen_random_uuid(), gen_random_uuid(), 'T', 'T', ${String(clientId)},
      ${String(practitionerId)}, now() - interval '5 days' * n from generate_series(1, ${count}) n`)

/** The counts by the tallies, and those by counting rows. */
async function bothCounts() {
  const kept = `select what, key, sum(n)::int as n from tallies group by 1, 2 having sum(n) <> 0`
  const { rows } = await run(`${kept} order by 1, 2`)
  await run('select recount_tallies()')
  return [rows, (await run(`${kept} order by 1, 2`)).rows] as const
}

it('match the counted rows after any change', async () => {
  const clients = [await portal.person('client'), await portal.person('client')]
  const doctors = [await portal.person('practitioner'), await portal.person('practitioner')]
  for (const { clientId } of clients)
    for (const { practitionerId } of doctors) await insert(30, clientId, practitionerId)
  await insert(10, null, doctors[0]?.practitionerId ?? 0)
  await insert(10, clients[0]?.clientId ?? 0, null)
  const [one, two] = doctors.map(({ practitionerId }) => practitionerId)
  await run(`update reports set practitioner_id = ${one} where practitioner_id = ${two} and id % 3 = 0`)
  await run(
    `update reports set practitioner_id = null where practitioner_id = ${two} and client_id = ${clients[1]?.clientId}`,
  )
  await run("update reports set created_at = created_at - interval '40 days', notes = 'x' where id % 7 = 0")
  await run('delete from reports where id % 5 = 0')
  expect(await stats()).toMatchObject({ totalClients: 2, reportsGenerated: 112, averageClients: 1.5 })
  const [kept, counted] = await bothCounts()
  expect(kept).toEqual(counted)
  await admin.visit.send('DELETE', `/api/clients/${clients[0]?.clientId}`)
  await admin.visit.send('DELETE', `/api/practitioners/${one}`)
  await run("update clients set created_at = created_at - interval '2 months'")
  expect(await stats()).toMatchObject({ totalClients: 1, clientsThisMonth: 0, averageClients: 0 })
  const again = await bothCounts()
  expect(again[0]).toEqual(again[1])
})

it('stay right while many transactions write and fold', async () => {
  const client = await portal.person('client')
  const doctor = await portal.person('practitioner')
  const before = (await stats())['reportsGenerated'] as number
  await Promise.all(
    Array.from({ length: 60 }, async (_, turn) => {
      if (turn % 6 === 0) await foldTallies(portal.deps.db)
      await insert(2, client.clientId, turn % 2 ? doctor.practitionerId : null)
      await run(
        `delete from reports where id = (select id from reports
          where client_id = ${client.clientId} order by id limit 1 for update skip locked)`,
      )
    }),
  )
  await foldTallies(portal.deps.db)
  expect(((await stats())['reportsGenerated'] as number) - before).toBe(60)
  const { rows } = await run('select what, key from tallies group by 1, 2 having count(*) > 1')
  expect(rows).toEqual([])
  const [kept, counted] = await bothCounts()
  expect(kept).toEqual(counted)
})
