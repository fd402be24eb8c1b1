import type { Locator, Page } from '@playwright/test'
import { makeWeek, waitsAs, weekPractitioner, type WeekSample } from '../server/testing/week'
import { expect, onDatabase, test, type DemoPortal } from './portal'

const COUNT = 200
/** Presses for each item type, measured on the version before the list of open items. */
const before: Record<string, number> = {
  ...{ 'no-address': 5, namesake: 5, 'other-name': 7, 'other-birth': 7, 'wrong-id': 7 },
  ...{ 'header-less': 3, 'not-read': 6, held: 7 },
}

const week = makeWeek(COUNT)
const sampleOf = new Map(week.samples.map((sample) => [sample.sampleId, sample]))
const filesOf = ({ names, html, pdf, csv }: WeekSample) => ({
  htmlFile: { name: names.html, mimeType: 'text/html', buffer: Buffer.from(html) },
  pdfFile: { name: names.pdf, mimeType: 'application/pdf', buffer: Buffer.from(pdf ?? []) },
  csvFile: { name: names.csv, mimeType: 'text/csv', buffer: Buffer.from(csv) },
})

/** Adds the laboratory's clients, and removes the demonstration's open items. */
async function addClients(page: Page, portal: DemoPortal): Promise<void> {
  const queue = [...week.clients]
  const add = async () => {
    for (let client = queue.pop(); client; client = queue.pop()) {
      const { email, firstName, lastName } = client
      const data = { email, firstName, lastName, password: 'correct horse battery', role: 'client' }
      expect((await page.request.post('/api/admin/users', { data })).status()).toBe(201)
    }
  }
  await Promise.all([add(), add(), add(), add()])
  await onDatabase(portal, async (db) => {
    for (const { email, dateOfBirth, gender } of week.clients)
      await db.query(
        'update clients set date_of_birth = $2, gender = $3 where user_id = (select id from users where lower(email) = lower($1))',
        [email, dateOfBirth, gender],
      )
    await db.query(
      "update users set last_sign_in_at = now() where role = 'client' and not (first_name || ' ' || last_name = any($1))",
      [idsOf('never-in', ({ clientName }) => clientName)],
    )
    await db.query('delete from question_reviews')
    for (const table of ['deletion_requests', 'registrations', 'address_changes', 'data_exports'])
      await db.query(`delete from ${table}`)
    await db.query(
      "delete from reports where client_id is null or status in ('failed', 'processed') or pending_at < now() - interval '7 days'",
    )
  })
}

const idsOf = (trouble: WeekSample['trouble'], what: (sample: WeekSample) => string) =>
  week.samples.filter((sample) => sample.trouble === trouble).map(what)

async function uploadWeek(page: Page, portal: DemoPortal): Promise<void> {
  const found = await page.request.get(`/api/practitioners?q=${weekPractitioner.lastName}`)
  const [keller] = (await found.json()) as { id: number }[]
  for (const sample of week.samples.filter(({ pdf }) => pdf)) {
    const { sampleId, clientName, trouble } = sample
    const held: Record<string, string> =
      trouble === 'held' ? { practitionerId: String(keller?.id), hold: 'true' } : {}
    const answer = await page.request.post('/api/reports/multi-file', {
      multipart: { sampleId, clientName, ...held, ...filesOf(sample) },
    })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  const age = (column: string) =>
    `update reports set ${column} = now() - interval '20 days' where sample_id = any($1)`
  await onDatabase(portal, async (db) => {
    await db.query(age('pending_at'), [idsOf('held', ({ sampleId }) => sampleId)])
    await db.query(age('released_at'), [idsOf('never-in', ({ sampleId }) => sampleId)])
    await db.query("update sign_in_links set created_at = now() - interval '20 days'")
  })
}

/**
 * A user of the To do screen whose presses are counted: a key, a click and a chosen file are one
 * each.
 */
function atToDo(page: Page) {
  let presses = 0
  return {
    key: async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    click: async (what: Locator) => {
      presses += 1
      await what.click()
    },
    choose: async (field: Locator, files: ReturnType<typeof filesOf>) => {
      presses += 3
      await field.setInputFiles(Object.values(files))
    },
    taken: () => {
      const taken = presses
      presses = 0
      return taken
    },
  }
}

type Hand = ReturnType<typeof atToDo>

/** Takes the next right step for the chosen row. */
async function solve(page: Page, hand: Hand, sample: WeekSample): Promise<void> {
  const panel = page.getByRole('region', { name: 'Chosen item' })
  // A button names whom it is for once one is chosen: "Link to Ann Lee".
  const act = (name: string) =>
    panel.getByRole('button', { name: new RegExp(`^${name}(?:,? (?:show )?to [^…]+)?$`, 'u') })
  const link = act('Link')
  const steps = link
    .or(act('Assign'))
    .or(act('Confirm'))
    .or(act('Retry'))
    .or(act('Invite'))
    .or(act('Release'))
  await expect(steps.first()).toBeVisible()
  if (await link.isVisible()) {
    await expect(panel.getByRole('radio').first()).toBeVisible()
    if (await link.isDisabled()) await hand.click(panel.getByRole('radio').first())
    await hand.key('l')
  } else if (await act('Assign').isVisible()) {
    await expect(act('Assign')).toBeEnabled()
    await hand.key('a')
    await expect(act('Assign')).toHaveCount(0)
  } else if ((await act('Retry').isVisible()) || sample.trouble === 'pdf-cut') {
    await hand.click(act('Replace files…'))
    const dialog = page.getByRole('dialog', { name: 'Replace files' })
    await hand.choose(
      dialog.getByLabel('Report files'),
      filesOf({ ...sample, csv: sample.soundCsv, pdf: sample.soundPdf }),
    )
    await hand.click(dialog.getByRole('button', { name: 'Replace files', exact: true }))
    await expect(dialog).toBeHidden()
  } else if (await act('Invite').isVisible()) await hand.key('i')
  else if (await act('Confirm').isVisible()) {
    await hand.key('c')
    if (sample.trouble === 'future-date')
      await hand.click(page.getByRole('button', { name: 'Confirm anyway' }))
  } else {
    await hand.key('r')
    const dialog = page.getByRole('alertdialog', { name: 'Release to client' })
    await hand.click(dialog.getByRole('button', { name: 'Release', exact: true }))
  }
}

test(
  "all open items of a laboratory's week are resolved on one screen",
  { tag: '@full' },
  async ({ asAdmin: page, portal }) => {
    test.setTimeout(180_000 + COUNT * 10_000)
    await addClients(page, portal)
    await uploadWeek(page, portal)
    await page.goto('/admin')
    const rows = page.locator('[data-row]')
    const chosen = page.locator('[data-row][aria-current=true]')
    await expect(rows.first()).toBeVisible()

    const hand = atToDo(page)
    const presses = new Map<string, number>()
    await page.keyboard.press('j')
    for (let step = 0; step < 4 * COUNT; step++) {
      if (await page.getByRole('heading', { name: 'Nothing to do' }).isVisible()) break
      // The HTML with its marker, because the next question may change only that.
      const row = await chosen.innerHTML()
      const sample = sampleOf.get(/WK\d+/.exec(row)?.[0] ?? '')
      if (!sample) throw new Error(`a row of no sample: ${row}`)
      await solve(page, hand, sample)
      // The row goes, or asks the next question.
      await expect
        .poll(() => chosen.evaluateAll(([row]) => row?.innerHTML), { intervals: [50] })
        .not.toBe(row)
      presses.set(sample.trouble, (presses.get(sample.trouble) ?? 0) + hand.taken())
    }
    await expect(page.getByRole('heading', { name: 'Nothing to do' })).toBeVisible()

    const table = Object.keys(waitsAs).map((trouble) => {
      const items = idsOf(trouble as WeekSample['trouble'], ({ sampleId }) => sampleId).length
      return {
        trouble,
        items,
        before: before[trouble] ?? 'in no list',
        now: (presses.get(trouble) ?? 0) / items,
      }
    })
    console.table(table)
    for (const { trouble, now } of table) expect(now, trouble).toBeGreaterThan(0)

    const read = async (path: string) => page.request.get(path)
    const waiting = (await read('/api/worklist')).headers()['x-counts'] ?? ''
    expect(Object.values(JSON.parse(waiting) as Record<string, number>).every((n) => n === 0)).toBe(true)
    const stored = await onDatabase(portal, async (db) => {
      const { rows: found } = await db.query<{ n: number; released: number }>(
        'select count(*)::int as n, count(*) filter (where client_id > 0 and released_at is not null)::int as released from reports',
      )
      return found[0]
    })
    const counts = (await (await read('/api/reports/counts')).json()) as Record<string, { n: number }>
    expect([counts['all']?.n, counts['released']?.n]).toEqual([stored?.n, stored?.released])
    const ours = await read('/api/reports?q=WK1&state=released&pageSize=1')
    expect(Number(ours.headers()['x-total-count'])).toBe(week.samples.filter(({ pdf }) => pdf).length)
    const stats = (await (await read('/api/stats')).json()) as { reportsGenerated: number }
    expect(stats.reportsGenerated).toBe(stored?.n)
  },
)
