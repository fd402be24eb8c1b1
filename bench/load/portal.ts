import { createInterface } from 'node:readline'
import pg from 'pg'
import { addDays, utcDay } from '../../shared/domain/text/dates'
import { levelOf } from '../../shared/domain/reports/levels'
import { BASELINE_DAYS } from '../../shared/domain/trial/numbers'
import { propose } from '../../shared/domain/trial/proposal'
import { openDatabase } from '../../server/database/connect'
import { demoResults } from '../../server/demo/demo-results'
import { foodMatcher, readSeedFoods } from '../../server/features/foods/foods.public'
import { seedDemoPlan } from '../../server/features/trial/trial.public'
import { fillTables } from '../../server/testing/fill-tables'
import { startServer, stopServer } from '../../server/testing/server-process'
import { superuserUrl } from '../../server/testing/test-server'
import { visitor } from '../../server/testing/visitor'
import { account } from '../filled-portal'
import type { Person } from './mix'

/** The number of admins, and of practitioners, in each hundred signed-in people. */
const ADMINS = 2.5
const PRACTITIONERS = 7.5
const REPORTS_EACH = 6
/** One of this many accounts is a practitioner, as `fillTables` creates them. */
const TO_A_PRACTITIONER = 50

const adminsOf = (people: number) => Math.max(1, Math.round((people * ADMINS) / 100))
const practitionersOf = (people: number) => Math.max(1, Math.round((people * PRACTITIONERS) / 100))

/**
 * The running portal; `pid` is its first process, the parent of the others. `errors`: the error
 * lines it has logged.
 */
export type Portal = { url: string; pid: number; errors: string[]; stop: () => Promise<void> }

/** Log lines of answered requests and of ordinary events. */
const isOrdinary = /"level":[1-3]0\b/

/** Starts the portal as `npm start` does. */
export async function startPortal(
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
  flags: string[] = [],
): Promise<Portal> {
  const { child, url, output } = await startServer(
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      NODE_ENV: 'production',
      TRUST_PROXY: 'loopback',
      ...env,
    },
    { flags },
  )
  const stop = async () => void (await stopServer(child, 'SIGTERM'))
  const errors: string[] = []
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface(stream).on('line', (line) => {
        if (!isOrdinary.test(line)) errors.push(line)
      })
  if (url && child.pid) return { url, pid: child.pid, errors, stop }
  await stop()
  throw new Error(`The server did not start: ${output}`)
}

/**
 * Adds the data of `people` users to a portal that has been started once: reports of the seeded
 * foods, allergies, diets and plans; and several times as many other people, so that lists have
 * pages.
 */
export async function fillPortal(databaseUrl: string, people: number): Promise<void> {
  await withClient(superuserUrl(databaseUrl), (client) => fill(client, people))
  await addPlans(databaseUrl)
}

/** Runs work on a separate connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function fill(client: pg.Client, people: number): Promise<void> {
  const accounts = practitionersOf(people) * TO_A_PRACTITIONER
  await fillTables(client, accounts * REPORTS_EACH, accounts)
  await client.query(
    `insert into users (email, username, role, first_name, last_name, password_hash)
    select 'admin' || n || '@lab.example', 'admin' || n || '@lab.example', 'admin', 'Admin', 'Number ' || n,
      (select password_hash from users order by id limit 1) from generate_series(1, $1::int) n`,
    [adminsOf(people)],
  )
  await client.query(
    `insert into settings (trial_on, trial_signed_by) values (true, 'The bench')
    on conflict (id) do update set trial_on = true, trial_signed_by = 'The bench'`,
  )
  await client.query(
    `update clients set allergies_answered_at = now(),
      allergies = (array['None known', 'Peanut', 'Hazelnut; Walnut', 'Shrimp'])[1 + id % 4],
      diets = case when id % 5 = 0 then array['vegetarian'] else array[]::text[] end`,
  )
  await testForSeedFoods(client)
  await client.query('vacuum analyze')
}

/** Replaces the reports' invented foods with foods that a laboratory tests. */
async function testForSeedFoods(client: pg.Client): Promise<void> {
  const foods = await readSeedFoods()
  const { rows } = await client.query<{ client: number; ids: number[] }>(
    `select client_id as client, array_agg(id order by id) as ids from reports where client_id is not null group by client_id`,
  )
  for (const { client: id, ids } of rows) {
    const tests = ids.map((_, test) =>
      demoResults(foods, id, test).map(({ food, value }, line) => {
        const text = value.toFixed(1)
        return { food, value, text, level: levelOf(value, 'µg/ml'), line: line + 2 }
      }),
    )
    await client.query(
      `update reports set results = t.results::jsonb, allergen_data = t.words
      from unnest($1::int[], $2::text[], $3::text[]) t (id, results, words) where reports.id = t.id`,
      [
        ids,
        tests.map((test) => JSON.stringify(test)),
        tests.map((test) => test.map(({ food, level }) => `${food}, ${level}`).join('\n')),
      ],
    )
  }
}

/**
 * Gives every third client with a report and no plan one: in its baseline, or in its phase without
 * the foods.
 */
async function addPlans(databaseUrl: string): Promise<void> {
  const { db, pool, close } = openDatabase({ url: databaseUrl, log: console.error })
  const { rows } = await pool.query<{
    client: number
    report: number
    foods: { food: string; level: string }[]
  }>(
    `select distinct on (client_id) client_id as client, id as report,
      jsonb_path_query_array(results, '$[*] ? (@.level != "low")') as foods
    from reports r where client_id % 3 = 0 and status = 'completed'
        and not exists (select from trials t where t.client_id = r.client_id) order by client_id, created_at desc`,
  )
  const matcher = foodMatcher()
  const today = utcDay(new Date())
  for (const { client, report, foods } of rows) {
    const raised = foods
      .slice(0, 8)
      .flatMap(({ food, level }) =>
        level === 'high' || level === 'moderate' ? [{ name: food, level } as const] : [],
      )
    const proposed = propose({ matcher, foods: raised, eats: {}, refused: new Set() })
    const isWithout = client % 2 === 0
    const phaseOn = addDays(today, -7)
    const startedOn = isWithout ? addDays(phaseOn, -BASELINE_DAYS) : phaseOn
    const days = isWithout ? BASELINE_DAYS + 7 : 7
    await db.transaction((tx) =>
      seedDemoPlan(tx, client, {
        trial: {
          reportId: report,
          symptoms: ['Bloating', 'Headache'],
          startedOn,
          phaseOn,
          ...(isWithout ? { state: 'without', withoutOn: phaseOn } : { state: 'baseline' }),
        },
        foods: proposed
          .slice(0, 4)
          .map(({ foods: names, keys }) => ({ foods: names, keys, replacement: '' })),
        diary: Array.from({ length: days }, (_, at) => ({
          day: addDays(startedOn, at),
          scores: [(client + at) % 11, (client * at) % 11],
          kept: at < BASELINE_DAYS ? null : true,
        })),
      }),
    )
  }
  await close()
}

/** Signs in `count` people of all roles, each from a separate address. */
export async function signInPeople(url: string, databaseUrl: string, count: number): Promise<Person[]> {
  const admins = adminsOf(count)
  const practitioners = practitionersOf(count)
  type Row = Omit<Person, 'cookie'> & { email: string }
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<Row>(
      `with sample as (select array_agg(id) as ids from (select id from reports where status = 'completed' order by id desc limit 500) r),
      surnames as (select array_agg(last_name) as names from (select last_name from users where role = 'client' order by id limit 300) u)
    (select u.id, u.email, 'admin' as role, sample.ids as reports, '{}'::int[] as clients, surnames.names, false as "hasPlan"
      from users u, sample, surnames where role = 'admin' and email <> $4 order by u.id limit $1)
    union all
    (select u.id, u.email, 'practitioner', array_agg(r.id order by r.id desc), array_agg(distinct r.client_id),
        array_agg(distinct split_part(r.client_name, ' ', 2)), false
      from users u join practitioners p on p.user_id = u.id join reports r on r.practitioner_id = p.id
      where r.status = 'completed' and r.client_id is not null group by u.id order by u.id limit $2)
    union all
    (select u.id, u.email, 'client', array_agg(r.id order by r.created_at desc, r.id desc), array[c.id], '{}'::text[],
        exists (select 1 from trials t where t.client_id = c.id)
      from users u join clients c on c.user_id = u.id join reports r on r.client_id = c.id
      where r.status = 'completed' group by u.id, c.id order by u.id limit $3)`,
      [admins, practitioners, count - admins - practitioners, account.email],
    ),
  )
  const people: Person[] = []
  for (const [at, { email, ...row }] of rows.entries()) {
    const visit = visitor(url)
    const answer = await visit.send('POST', '/api/login', {
      body: { email, password: account.password },
      headers: { 'X-Forwarded-For': `10.1.${at >> 8}.${at & 255}` },
    })
    if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.text}`)
    people.push({ ...row, cookie: [visit.cookie(), visit.device()].filter(Boolean).join('; ') })
  }
  return people
}
