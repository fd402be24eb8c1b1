import type { Browser, Page } from '@playwright/test'
import type { Reply } from '../shared/api'
import { addDays } from '../shared/domain/text/dates'
import { newClient, uploadReport } from './clients'
import { labelText } from './labels'
import { expect, onDatabase, signIn, test, visit, type DemoPortal } from './portal'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const levels = { "Cow's milk": 44.1, Wheat: 38.2, Beef: 31.5, Cocoa: 25.2, Rice: 1.1, Apple: 0.8 }
const no = ['pregnant', 'eating-disorder', 'weight', 'disease', 'warning-signs', 'atopic', 'coeliac'] as const

type Plan = NonNullable<Reply<'GET /api/trial'>>

const planOf = async (page: Page) => (await (await page.request.get('/api/trial')).json()) as Plan

/** A client whose report has four elevated foods. */
const patient = (admin: Page, browser: Browser, portal: DemoPortal, email: string, practitionerId?: number) =>
  newClient(admin, browser, portal, { email, levels, dateOfBirth: '1984-03-12', practitionerId })

const amara = async (page: Page) => {
  const all = (await (await page.request.get('/api/practitioners')).json()) as Reply<'GET /api/practitioners'>
  return all.find(({ user }) => user.firstName === 'Amara')?.id ?? 0
}

/** Answers the gate: `yes` to these questions, no to the others. */
async function answerGate(page: Page, ...yes: (typeof no)[number][]): Promise<void> {
  await page.goto('/client/plan/start')
  await expect(page.getByText('59.6 %')).toBeVisible()
  await expect(page.getByText('42.1 %')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Before you start' })).toBeVisible()
  const questions = page.getByRole('main').getByRole('group')
  await expect(questions).toHaveCount(no.length)
  for (const [at, code] of no.entries())
    await questions
      .nth(at)
      .getByRole('button', { name: yes.includes(code) ? 'Prefer not to say' : 'No', exact: true })
      .click()
}

/** From the gate to the start: two symptoms, and the proposed foods. */
async function startFromGate(page: Page, last = 'Start the plan'): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).tap()
  await page.getByRole('button', { name: 'Bloating' }).tap()
  await page.getByRole('button', { name: 'Headache' }).tap()
  await page.getByRole('button', { name: 'Next' }).tap()
  await expect(page.getByText(/ of at most 5 chosen/)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).tap()
  await page.getByRole('button', { name: last }).tap()
  await expect(page).toHaveURL(/\/client\/plan$/)
}

/** Lets days pass for a client's plan by moving its dates back. */
async function pass(portal: DemoPortal, email: string, days: number): Promise<void> {
  const mine = `(select t.id from trials t join clients c on c.id = t.client_id
    join users u on u.id = c.user_id where u.email = $1)`
  const back = (columns: string[]) => columns.map((column) => `${column} = ${column} - $2::int`).join(', ')
  await onDatabase(portal, async (db) => {
    const run = (sql: string) => db.query(sql, [email, days])
    const phases = ['started_on', 'phase_on', 'without_on', 'reintroduction_on']
    await run(
      `update trials set ${back([...phases, 'paused_on', 'resumed_on', 'halted_on'])} where id in ${mine}`,
    )
    await run(
      `update challenges set ${back(['started_on', 'ended_on'])}
       where trial_food_id in (select id from trial_foods where trial_id in ${mine})`,
    )
    // Days are unique, so all are moved far away first.
    for (const sql of ['day = day - 9999 - 0 * $2::int', 'day = day + 9999 - $2::int'])
      await run(`update diary_days set ${sql} where trial_id in ${mine}`)
  })
}

/** Fills the diary of the days before today, around a mean level. */
async function fill(portal: DemoPortal, page: Page, days: number, mean: number): Promise<void> {
  const { trial, today } = await planOf(page)
  await onDatabase(portal, async (db) => {
    for (let back = 1; back <= days; back++)
      await db.query(
        `insert into diary_days (client_id, day, trial_id, scores, kept, portion)
         select client_id, $2::date, id, $3::smallint[], true, true from trials where id = $1 on conflict do nothing`,
        [trial.id, addDays(today.date, -back), [mean, Math.max(0, mean + (back % 3) - 1)]],
      )
  })
}

/** Writes today's entry by touch, with two symptoms. */
async function noteDay(page: Page): Promise<void> {
  const { today } = await planOf(page)
  await visit(page, `/client/plan/diary/${today.date}`)
  for (const symptom of ['Bloating', 'Headache']) {
    const slider = page.getByRole('slider', { name: symptom })
    const box = await slider.boundingBox()
    if (!box) throw new Error(`no slider for ${symptom}`)
    await page.touchscreen.tap(box.x + box.width * 0.6, box.y + box.height / 2)
    await expect(slider).toHaveAttribute('aria-valuetext', /^6 of 10$/)
  }
  await page.getByRole('button', { name: 'Save today' }).tap()
  await expect(page).toHaveURL(/\/client\/plan$/)
  expect((await planOf(page)).today.diary?.scores).toEqual([6, 6])
}

async function expectScan(page: Page, text: string, marks: string[], fine: string[]): Promise<void> {
  await page.goto('/client/scanner')
  await labelText(page).fill(text)
  await page.getByRole('button', { name: 'Analyse Label' }).tap()
  await expect(page.getByText('Analysis Complete')).toBeVisible()
  const scan = (await (
    await page.request.post('/api/analyze-food-label', { data: { labelText: text } })
  ).json()) as Reply<'POST /api/analyze-food-label'>
  expect(scan.userIntolerances.map(({ foodName, level }) => `${foodName}: ${level}`)).toEqual(marks)
  expect(scan.tolerated.map(({ foodName }) => foodName)).toEqual(fine)
}

test(
  'a plan runs from its start through all phases to its result, which every other screen obeys',
  { tag: '@full' },
  async ({ asAdmin, browser, portal }) => {
    const email = 'nora.plan@example.com'
    const page = await patient(asAdmin, browser, portal, email)
    await answerGate(page)
    await startFromGate(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Day 1 of 14' })).toBeVisible()

    await noteDay(page)

    await test.step('elimination cannot begin before the baseline is complete', async () => {
      await expect(page.getByRole('button', { name: 'Start leaving out' })).toHaveCount(0)
      await pass(portal, email, 14)
      await fill(portal, page, 13, 6)
      await page.reload()
      await page.getByRole('button', { name: 'Start leaving out' }).tap()
      await expect(page.getByRole('heading', { level: 2, name: 'Day 1 of 28' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: /^Too few diary days/ })).toBeVisible()
    })

    await test.step('after four weeks with fewer complaints challenges begin', async () => {
      await pass(portal, email, 28)
      await fill(portal, page, 27, 2)
      await page.reload()
      await expect(
        page.getByRole('heading', {
          level: 1,
          name: /^Bloating is down from \d\.\d to \d\.\d\. Goal reached/,
        }),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Start bringing foods back' }).tap()
      await expect(page.getByText('Choose the food that comes back next.')).toBeVisible()
    })

    const foodOf = async (name: string) => {
      const food = (await planOf(page)).foods.find(({ foods }) => foods.includes(name))
      if (!food) throw new Error(`${name} is not in the plan`)
      return food
    }
    const bringBack = async (name: string, worst: number) => {
      const { id } = await foodOf(name)
      await page.goto(`/client/plan/foods/${id}`)
      await page.getByRole('button', { name: 'Bring it back from today' }).tap()
      await expect(page.getByText(/a quarter/i).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Stop, I feel worse' })).toBeVisible()
      await pass(portal, email, 6)
      await fill(portal, page, 6, worst)
      await page.reload()
    }
    const decide = async (words: string) => {
      await page.getByRole('radio', { name: words }).click()
      await page.getByRole('button', { name: 'Save my decision' }).tap()
    }

    await test.step('a tolerated food is fine on every screen at once', async () => {
      await expectScan(page, 'Ingredients: wheat flour, beef.', ['Wheat: high', 'Beef: high'], [])
      await bringBack('Wheat', 2)
      await expect(page.getByText('Your diary shows no symptoms from it.')).toBeVisible()
      await decide('I was fine with it')
      await expect.poll(async () => (await foodOf('Wheat')).outcome?.outcome).toBe('tolerated')
      await page.goto('/client/plan')
      await expect(
        page.getByRole('heading', { name: 'Wheat: tried three times, no complaints.' }),
      ).toBeVisible()
      await expectScan(page, 'Ingredients: wheat flour, beef.', ['Beef: high'], ['Wheat'])
      await expect(page.getByText(/fine for you since/i).first()).toBeVisible()
      const answer = await page.request.get('/api/verdict?q=wheat')
      const { kind } = (await answer.json()) as Reply<'GET /api/verdict'>
      expect(kind).toBe('tolerated')
      const asked = await page.request.post('/api/ai/ask-question', {
        data: { question: 'I reintroduced wheat without symptoms, can I eat it again?' },
      })
      const told = (await asked.json()) as Reply<'POST /api/ai/ask-question'>
      expect(told.answer).toMatch(/fine for you since \d/)
      const recipes = (await (await page.request.get('/api/recipes')).json()) as Reply<'GET /api/recipes'>
      expect(
        recipes.some(({ ingredients }) => ingredients.some((line) => /\bflour|pasta|bread/i.test(line))),
      ).toBe(true)
    })

    await test.step('complaints in both attempts make a food a trigger', async () => {
      await bringBack('Beef', 7)
      await expect(page.getByText('Your diary suggests this food gives you symptoms.')).toBeVisible()
      await decide('It gave me symptoms')
      await expect.poll(async () => (await foodOf('Beef')).state).toBe('waiting')
      await pass(portal, email, 30)
      await fill(portal, page, 30, 2)
      await bringBack('Beef', 7)
      await decide('It gave me symptoms')
      await expect.poll(async () => (await foodOf('Beef')).outcome?.outcome).toBe('trigger')
      await expectScan(page, 'Ingredients: beef.', ['Beef: trigger'], [])
      await expect(page.getByText(/you noticed complaints/i).first()).toBeVisible()
    })

    await test.step('a newer report with a tolerated food elevated asks one question', async () => {
      await uploadReport(asAdmin.request, {
        email,
        levels: { ...levels, Beef: 2 },
        dateOfBirth: '1984-03-12',
      })
      await expectScan(page, 'Ingredients: wheat flour, beef.', ['Beef: trigger', 'Wheat: high'], [])
      await page.goto('/client')
      const question = page.getByRole('region', { name: 'Wheat is raised in a newer test' })
      await expect(question.getByText('Wheat gave you no symptoms. Keep eating it?')).toBeVisible()
      await question.getByRole('button', { name: /^Yes/ }).tap()
      await expect(question).toHaveCount(0)
      await expectScan(page, 'Ingredients: wheat flour, beef.', ['Beef: trigger'], ['Wheat'])
    })

    await test.step('the result lists the outcomes, and prints', async () => {
      await page.goto('/client/plan')
      await page.getByRole('button', { name: 'Stop the trial' }).tap()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stop the trial' }).tap()
      await expect.poll(async () => (await planOf(page)).trial.state).toBe('closed')
      await page.goto('/client/plan/result')
      for (const name of ['You had symptoms', 'Fine for you', 'Not tried'])
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    })
    await page.context().close()
  },
)

test(
  'the gate refuses unsafe plans, keeps gluten and never-eaten foods out, and asks a practitioner for an older client',
  { tag: '@full' },
  async ({ asAdmin, browser, portal }) => {
    test.slow()
    for (const [code, words] of [
      ['warning-signs', 'See a doctor first'],
      ['weight', "Please don't do this alone"],
    ] as const) {
      const refused = await patient(asAdmin, browser, portal, `gate.${code}@example.com`)
      const isClosed = async () => {
        await refused.getByRole('button', { name: 'Next' }).tap()
        await expect(refused.getByRole('heading', { level: 1, name: 'No plan for now' })).toBeVisible()
        await expect(refused.getByText(words)).toBeVisible()
        await expect(refused.getByRole('button', { name: 'Next' })).toHaveCount(0)
      }
      await answerGate(refused, code)
      await isClosed()
      // A second attempt is not asked again.
      await refused.goto('/client/plan/start')
      await isClosed()
      await refused.context().close()
    }
    const alone = await patient(asAdmin, browser, portal, 'gate.alone@example.com')
    await answerGate(alone, 'coeliac')
    await expect(alone.getByText('Ask for the coeliac tests before you leave gluten out')).toBeVisible()
    await alone.getByRole('button', { name: 'Next' }).tap()
    await alone.getByRole('button', { name: 'Bloating' }).tap()
    await alone.getByRole('button', { name: 'Next' }).tap()
    await expect(alone.getByRole('checkbox', { name: 'Leave out Wheat' })).toHaveCount(0)
    await alone.context().close()
    const atopic = await patient(asAdmin, browser, portal, 'gate.atopic@example.com')
    await answerGate(atopic, 'atopic')
    await atopic.getByRole('button', { name: 'Next' }).tap()
    await atopic.getByRole('button', { name: 'Bloating' }).tap()
    await atopic.getByRole('button', { name: 'Next' }).tap()
    await atopic.getByRole('checkbox', { name: /^I have not eaten Beef/ }).click()
    await atopic.getByRole('button', { name: 'Next' }).tap()
    await atopic.getByRole('button', { name: 'Start the plan' }).tap()
    await expect(atopic).toHaveURL(/\/client\/plan$/)
    expect((await planOf(atopic)).foods.flatMap(({ foods }) => foods)).not.toContain('Beef')
    await expectScan(atopic, 'Ingredients: beef.', ['Beef: allergy'], [])
    await atopic.context().close()

    const practitionerId = await amara(asAdmin)
    const old = await newClient(asAdmin, browser, portal, {
      ...{ email: 'gate.old@example.com', levels, dateOfBirth: '1940-03-12', practitionerId },
    })
    await answerGate(old)
    await expect(old.getByText('Decide with your practitioner first')).toBeVisible()
    await startFromGate(old, 'Ask my practitioner')
    await expect(old.getByRole('heading', { level: 1, name: 'Waiting for the practitioner' })).toBeVisible()
    await old.context().close()
  },
)

test('a plan starts, its practitioner sees it while it is shared, and a reaction applies everywhere', async ({
  asAdmin,
  browser,
  portal,
}) => {
  const practitionerId = await amara(asAdmin)
  const page = await patient(asAdmin, browser, portal, 'reaction@example.com', practitionerId)
  await answerGate(page)
  await startFromGate(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Day 1 of 14' })).toBeVisible()
  await noteDay(page)

  await test.step('the practitioner sees the plan while it is shared, and the laboratory does not', async () => {
    const reports = (await (await page.request.get('/api/reports')).json()) as Reply<'GET /api/reports'>
    const clientId = reports[0]?.clientId ?? 0
    const staff = await (await browser.newContext({ baseURL: portal.url })).newPage()
    await signIn(staff, portal.practitioner)
    const seen = async () =>
      (await (await staff.request.get(`/api/clients/${clientId}/trial`)).json()) as Plan | null
    const turn = async (action: 'share' | 'unshare') => page.request.patch('/api/trial', { data: { action } })
    await turn('share')
    expect((await seen())?.trial.state).toBe('baseline')
    await staff.goto(`/practitioner/clients/${clientId}/plan`)
    await expect(staff.getByRole('heading', { name: 'Day 1 of 14' })).toBeVisible()
    await turn('unshare')
    expect(await seen()).toBeNull()
    expect((await staff.request.get(`/api/clients/${clientId}/diary`)).status()).toBe(404)
    await staff.reload()
    await expect(staff.getByText(/not shared|does not share|has not shared/i).first()).toBeVisible()
    for (const path of ['trial', 'diary', 'outcomes'])
      expect((await asAdmin.request.get(`/api/clients/${clientId}/${path}`)).status()).toBe(403)
    await staff.context().close()
  })

  await test.step('a reaction shows the emergency card first, and no food is challenged any more', async () => {
    await page.getByRole('link', { name: 'I reacted within two hours' }).tap()
    await page.context().setOffline(true)
    await page.getByRole('checkbox', { name: /^Hives/ }).click()
    const card = page.getByRole('alertdialog', { name: 'This may be an emergency' })
    await expect(card).toBeVisible()
    await expect(card.getByRole('link', { name: /^Call \d+ now/ })).toHaveAttribute('href', /^tel:\d+$/)
    await page.context().setOffline(false)
    await card.getByRole('button', { name: /Continue$/ }).tap()
    await page.getByRole('button', { name: 'Beef', exact: true }).tap()
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(page.getByText(/Beef counts as an allergy from now on/)).toBeVisible()
    await expectScan(page, 'Ingredients: beef.', ['Beef: allergy'], [])
    expect((await planOf(page)).trial.haltedOn).not.toBeNull()
    await visit(page, '/client/settings#health')
    await expect(page.locator('#health').getByText('Beef', { exact: true }).first()).toBeVisible()
  })
  await page.context().close()
})
