import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { Reply } from '../shared/api'
import { addDays, localDay } from '../shared/domain/text/dates'
import type { ScreenPath } from '../shared/screens'
import { named } from '../shared/testing/people'
import { isFull } from '../shared/testing/runs'
import { axeFinds } from './axe'
import { cut, smallText } from './page-checks'
import { expect, test, visit, type Who } from './portal'
import { tripletFiles } from './triplets'

type Plan = NonNullable<Reply<'GET /api/trial'>>

/** The address of a screen, with the id of its row if it has one, and optionally a query. */
type At<S extends ScreenPath> = Opened<S> | `${Opened<S>}?${string}`
type Opened<S> = S extends `${infer Before}:id${infer After}`
  ? `${Before}${number}${After}`
  : S extends `${infer Before}:day`
    ? `${Before}${number}-${number}-${number}`
    : S extends `${infer Before}:token`
      ? `${Before}${number}.${string}`
      : S
type Address = At<ScreenPath> | '/auth' | '/nowhere' | '/no/where'
type Screen<A extends Address = Address> = {
  name: string
  who: Who
  path: A
  ready: (page: Page) => Promise<void>
  /** The part of the screen to check; otherwise all of it. */
  within?: string
}

/** A link to a recipe that nobody has signed. */
const endedRecipe = `/r/1.20000.${'x'.repeat(43)}` as const

/** Other paths of screens that are already listed. */
type Twin = '/' | '/admin/ai-food-data' | '/food-label-scanner' | '/settings'
type Unseen<A> = {
  [S in ScreenPath]: [Extract<A, At<S>>] extends [never] ? Exclude<S, Twin> : never
}[ScreenPath]
type Lines<Missing extends never> = readonly Exclude<Screen, Missing>[]

const heading = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
const dialog = <A extends Address>(
  button: string | RegExp,
  path: A,
  who: Who,
): Screen<A> & { within: string } => ({
  name: `${path}, ${String(button)}`,
  who,
  path,
  within: '[role="dialog"]',
  ready: async (page) => {
    await page.getByRole('button', { name: button }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
})

/** One of the cards at the top of the results. */
const card = (place: number): Screen<`/client/my-reports?${string}`> => ({
  name: `/client/my-reports, card ${place}`,
  who: 'client',
  path: `/client/my-reports?card=${place}`,
  ready: async (page) => expect(page.getByText(`${place} of 5`)).toBeVisible(),
})
/** The scanner's result for a text, found by this heading. */
const scanned = (
  name: string,
  text: string,
  says: string | RegExp,
): Screen<'/client/scanner'> & { within: string } => ({
  name: `/client/scanner, ${name}`,
  who: 'client',
  path: '/client/scanner',
  within: 'main',
  ready: async (page) => {
    await page.getByLabel('Label text').fill(text)
    await page.getByRole('button', { name: 'Analyse Label' }).click()
    await expect(page.getByRole('heading', { level: 2, name: says })).toBeVisible()
  },
})

/**
 * A screen of a client's plan in a state that the demonstration lacks: `change` derives it from the
 * existing plan.
 */
const ofPlan = <P extends At<ScreenPath>>(
  name: string,
  path: P,
  change: (plan: Plan) => Plan | null,
  ready: Screen['ready'],
): Screen<P> => ({
  name,
  who: 'client',
  path,
  ready: async (page) => {
    await page.route('**/api/trial', async (route) => {
      const plan = (await (await route.fetch()).json()) as Plan
      await route.fulfill({ json: change(plan) })
    })
    await page.goto(path)
    await ready(page)
    await page.unrouteAll({ behavior: 'wait' })
  },
})

/** A plan whose first food is in a challenge, on the second day. */
function bringingBack(plan: Plan): Plan {
  const [food, ...others] = plan.foods
  if (!food) throw new Error('a plan without foods')
  const { date } = plan.today
  const challenge = {
    ...{ id: 1, foodId: food.id, attempt: 1, startedOn: addDays(date, -1), endedOn: null, note: '' },
    ...{ state: 'running' as const, decided: null, endsOn: addDays(date, 4) },
    days: [1, 2, 3, 4, 5, 6].map((planDay) => ({
      ...{ planDay, day: addDays(date, planDay - 2), missed: false, noted: planDay === 1 },
      portion: planDay <= 3 ? planDay - 1 : null,
    })),
    judged: { suggested: 'unclear' as const, mean: 2.4, spread: 0.8, change: null, why: 'few' as const },
    decisions: [],
  }
  return {
    ...plan,
    trial: { ...plan.trial, state: 'reintroduction', reintroductionOn: addDays(date, -3) },
    foods: [{ ...food, state: 'challenge', challenges: [challenge] }, ...others],
    challenge,
    today: { ...plan.today, phase: 'reintroduction', day: 4, of: null },
  }
}

const today = localDay(new Date()) as `${number}-${number}-${number}`

/** The settings with all sections, and with the messages for an invalid password. */
const settings = <W extends Exclude<Who, undefined>>(who: W): Screen<`/${W}/settings`> => ({
  name: `/${who}/settings`,
  who,
  path: `/${who}/settings`,
  ready: async (page) => {
    await expect(page.getByText('This device')).toBeVisible()
    await expect(page.getByRole('switch')).toHaveCount(who === 'practitioner' ? 6 : 7)
    if (who === 'client') {
      const log = page.getByRole('region', { name: 'Who has read my data' })
      await expect(log.getByText('Nobody has read').or(log.getByRole('listitem').first())).toBeVisible()
    }
    if (who === 'admin') {
      await expect(page.getByLabel('Scale for bare numbers')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Machine tokens' }).getByRole('listitem')).toHaveCount(2)
    }
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByText('Please enter your current password')).toBeVisible()
  },
})

const lines = [
  { name: '/auth', who: undefined, path: '/auth', ready: heading(/./) },
  {
    name: '/auth/confirm',
    who: undefined,
    path: '/auth/confirm',
    ready: heading('This link no longer works'),
  },
  {
    name: '/admin/messaging, history',
    who: 'admin',
    path: '/admin/messaging?tab=history',
    ready: async (page) => {
      const data = { to: ['history@example.com'], subject: 'Opening hours', message: 'Closed on Friday.' }
      await page.request.post('/api/admin/send-email', { data: { ...data, sendKey: 'history' } })
      await page.reload()
      await expect(
        page.getByRole('button', { name: /^Open the message sent on .* to history@/ }).first(),
      ).toBeVisible()
    },
  },
  settings('admin'),
  {
    name: '/admin, a row of To do opened',
    who: 'admin',
    path: '/admin',
    ready: async (page) => {
      await page.locator('button[data-row]', { hasText: 'to check' }).first().click()
      // Beside the list, or over it on a phone.
      const chosen = page
        .getByRole('region', { name: 'Chosen item' })
        .or(page.getByRole('dialog', { name: 'To do' }))
      await expect(chosen.getByRole('heading', { name: 'Foods by level' })).toBeVisible()
    },
  },
  {
    name: '/admin/reports, the end of an upload',
    who: 'admin',
    path: '/admin/reports',
    within: '[role="dialog"]',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Upload Report' }).click()
      const dialog = page.getByRole('dialog', { name: 'Upload Report' })
      await dialog.locator('input[type=file][multiple]').setInputFiles(tripletFiles('AX1', 'Axel Nobodys'))
      await dialog.getByRole('button', { name: 'Upload Report' }).click()
      await expect(dialog.getByRole('heading', { name: /reports? reached their client/ })).toBeVisible()
    },
  },
  {
    name: '/admin/reports/1/check',
    who: 'admin',
    path: '/admin/reports/1/check',
    ready: heading('Check what was read'),
  },
  {
    name: '/practitioner',
    who: 'practitioner',
    path: '/practitioner',
    ready: async (page) => expect(page.getByRole('link', { name: /^Review of/ }).first()).toBeVisible(),
  },
  {
    name: '/practitioner/clients/1',
    who: 'practitioner',
    path: '/practitioner/clients/1',
    ready: async (page) => expect(page.getByRole('heading', { name: 'Latest results' })).toBeVisible(),
  },
  {
    name: '/practitioner/clients/1/plan',
    who: 'practitioner',
    path: '/practitioner/clients/1/plan',
    ready: async (page) => expect(page.getByRole('heading', { name: 'Day 9 of 28' })).toBeVisible(),
  },
  {
    name: '/client/plan',
    who: 'client',
    path: '/client/plan',
    ready: async (page) => expect(page.getByRole('heading', { name: 'Day 9 of 28' })).toBeVisible(),
  },
  {
    name: '/client/plan/diary',
    who: 'client',
    path: `/client/plan/diary/${today}`,
    ready: async (page) => expect(page.getByRole('slider')).toHaveCount(3),
  },
  ofPlan(
    '/client/plan/foods, a food that is brought back',
    '/client/plan/foods/1',
    bringingBack,
    async (page) => expect(page.getByRole('button', { name: 'Stop, I feel worse' })).toBeVisible(),
  ),
  ofPlan(
    '/client/plan/result',
    '/client/plan/result',
    (plan) => ({ ...plan, trial: { ...plan.trial, state: 'closed', closedReason: 'stopped' } }),
    heading('Your findings'),
  ),
  {
    name: '/client/plan/reaction',
    who: 'client',
    path: '/client/plan/reaction',
    ready: async (page) => {
      await page.getByRole('checkbox', { name: /^Hives/ }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  ofPlan('/client/plan/start', '/client/plan/start', () => null, heading('What a plan can show')),
  ofPlan(
    '/client/plan/start, the gate',
    '/client/plan/start',
    () => null,
    async (page) => {
      await page.getByRole('button', { name: 'Next' }).click()
      await heading('Before you start')(page)
    },
  ),
  dialog(/^Search(?: or jump to.*)?$/, '/practitioner/clients', 'practitioner'),
  { name: '/admin/users', who: 'admin', path: '/admin/users', ready: heading('User Management') },
  { name: '/admin/client-reports', who: 'admin', path: '/admin/client-reports', ready: heading(/./) },
  {
    name: '/client/ai-assistant, an answer and an emergency',
    who: 'client',
    path: '/client/ai-assistant',
    ready: async (page) => {
      for (const [question, shown] of [
        ['What is quinoa?', 'Food database: Quinoa'],
        ['my throat is closing', 'This may be an emergency.'],
      ] as const) {
        await page.getByLabel('Your question').fill(question)
        await page.getByLabel('Your question').press('Enter')
        await expect(page.getByText(shown).first()).toBeVisible()
      }
      await page.getByRole('button', { name: 'No', exact: true }).click()
      await expect(page.getByLabel(/What was missing/)).toBeVisible()
    },
  },
  {
    name: '/client/ai-assistant, what a person answered',
    who: 'client',
    path: '/client/ai-assistant?answer=1',
    ready: async (page) => {
      const at = '2026-11-20T09:12:00.000Z'
      const given = { id: 1, question: 'Do you post?', answer: 'By boat.', createdAt: at, reviewedAt: at }
      await page.route('**/api/user/question-answers', (route) => route.fulfill({ json: [given] }))
      await page.reload()
      await expect(page.getByRole('region', { name: /^The laboratory's answer/ })).toBeFocused()
    },
  },
  dialog(/^Edit: /, '/admin/faqs', 'admin'),
  { name: '/admin/notifications', who: 'admin', path: '/admin/notifications', ready: heading(/./) },
  { name: '/admin/invitations', who: 'admin', path: '/admin/invitations', ready: heading('Invitations') },
  {
    name: '/admin/invitations, letters',
    who: 'admin',
    path: '/admin/invitations?state=never',
    within: '[role="dialog"]',
    ready: async (page) => {
      const letters = ['dateOfBirth', 'sampleId'].map((asks, userId) => ({
        ...{ userId, name: named.client.name, address: userId === 0 ? '' : 'Am See 14, 50674 Köln' },
        ...{ code: 'K7QM4XHPR9TD', expiresAt: '2027-01-18T10:00:00Z', asks, sampleId: null },
      }))
      await page.route('**/api/invitations/letters', (route) =>
        route.fulfill({ status: 201, json: { letters, skipped: [] } }),
      )
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      // Clients with an email address get a letter only through the menu.
      await page.getByRole('button', { name: 'More actions for those selected' }).click()
      await page.getByRole('menuitem', { name: /^Print \d+ letters?, one for each/ }).click()
      await expect(page.getByRole('article')).toHaveCount(2)
    },
  },
  { name: '/welcome', who: undefined, path: '/welcome', ready: heading(/./) },
  { name: '/admin/audit', who: 'admin', path: '/admin/audit', ready: heading(/./) },
  {
    name: '/practitioner/reports',
    who: 'practitioner',
    path: '/practitioner/reports',
    ready: heading('My Client Reports'),
  },
  {
    name: '/client/my-reports',
    who: 'client',
    path: '/client/my-reports',
    ready: heading('My Report Summary'),
  },
  {
    name: '/client/my-reports/1',
    who: 'client',
    path: '/client/my-reports/1',
    ready: heading('My Report Summary'),
  },
  {
    name: '/client/my-reports, a family',
    who: 'client',
    path: '/client/my-reports',
    ready: async (page) => {
      const kept = page.getByRole('region', { name: /^Keep/ })
      const back = page.getByRole('button', { name: 'All families' })
      await expect(kept.or(back).first()).toBeVisible()
      // An open food family stays open after a reload.
      if (!(await back.isVisible())) await kept.getByRole('listitem').first().getByRole('button').click()
      await expect(back).toBeVisible()
    },
  },
  {
    name: '/client/my-reports, what to eat instead',
    who: 'client',
    path: '/client/my-reports?card=4',
    ready: async (page) =>
      expect(page.getByRole('list', { name: 'Foods and what to eat instead' })).toBeVisible(),
  },
  {
    name: '/client/my-reports, a food of the cards',
    who: 'client',
    path: '/client/my-reports',
    within: '[role="dialog"]',
    ready: async (page) => {
      const details = page.getByRole('button', { name: /Click for details/ }).first()
      const cards = page.getByRole('button', { name: /^Cards/ }).first()
      await expect(cards.or(details)).toBeVisible()
      // The cards stay open after a reload.
      if (!(await details.isVisible())) await cards.click()
      await details.click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: '/client/my-reports, searched',
    who: 'client',
    path: '/client/my-reports',
    ready: async (page) => {
      await page.getByRole('searchbox', { name: /^Search all/ }).fill('milk')
      await expect(page.getByText(/“milk”/)).toBeVisible()
    },
  },
  {
    name: '/client, an answer',
    who: 'client',
    path: '/client',
    within: '[role="dialog"]',
    ready: async (page) => {
      await page.getByRole('searchbox', { name: 'May I eat ...?' }).click()
      await page.getByRole('button', { name: 'Pizza' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: '/client/scanner, result',
    who: 'client',
    path: '/client/scanner',
    ready: async (page) => {
      await page.getByLabel('Label text').fill('Ingredients: milk, wheat, lecithin. May contain soya.')
      await page.getByRole('button', { name: 'Analyse Label' }).click()
      await expect(page.getByText('What we looked for')).toBeVisible()
    },
  },
  scanned('nothing found', 'Ingredients: rice, water, sugar. Store in a dry place.', /could not match/),
  scanned('a part', 'Ingredients: sugar, durum wheat, zorblaxine,', '1 of your foods is on the part we read'),
  scanned(
    'another language',
    'Ingrediënten: rijstmeel, zonnebloemolie, suiker, zeezout. Kan sporen van noten bevatten. Koel en droog bewaren.',
    'A language we don’t read',
  ),
  {
    name: '/practitioner/reports/1',
    who: 'practitioner',
    path: '/practitioner/reports/1',
    ready: heading(/./),
  },
  {
    name: '/admin/reports',
    who: 'admin',
    path: '/admin/reports',
    ready: async (page) => {
      await page
        .getByRole('button', { name: /EF20439/, expanded: false })
        .first()
        .click()
      await page.getByRole('checkbox', { name: /Select EF20439/ }).check()
      await expect(page.getByText(named.client.name).first()).toBeVisible()
    },
  },
  {
    name: '/admin/food-database, a refused file',
    who: 'admin',
    path: '/admin/food-database',
    ready: async (page) => {
      await expect(page.getByText('Showing')).toBeVisible()
      const file = { name: 'foods.csv', mimeType: 'text/csv', buffer: Buffer.from('name,category\nA,\n') }
      await page.getByLabel('CSV file of foods').setInputFiles(file)
      await expect(page.getByRole('list', { name: 'Lines to correct' })).toBeVisible()
    },
  },
  {
    name: '/admin/food-descriptions, selecting and editing',
    who: 'admin',
    path: '/admin/food-descriptions',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Select foods' }).click()
      await page
        .getByRole('button', { name: /^Edit / })
        .nth(1)
        .click()
      await page.getByRole('checkbox').nth(1).check()
    },
  },
  {
    name: '/client',
    who: 'client',
    path: '/client',
    ready: async (page) => {
      await page.getByRole('button', { name: /^Today's Personalized Recipe/ }).click()
      await page.getByRole('button', { name: 'View Full Recipe' }).click()
    },
  },
  {
    name: '/client/recipes, one recipe',
    who: 'client',
    path: '/client/recipes',
    ready: async (page) => {
      await page.getByRole('article').first().getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: '/admin/recipe-generator',
    who: 'admin',
    path: '/admin/recipe-generator',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Newest report' }).click()
      await expect(page.getByText(/elevated foods?\.$/)).toBeVisible()
    },
  },
  card(1),
  card(2),
  card(3),
  card(5),
  { name: '/admin/clients', who: 'admin', path: '/admin/clients', ready: heading(/./) },
  { name: '/admin/practitioners', who: 'admin', path: '/admin/practitioners', ready: heading(/./) },
  { name: '/welcome/code', who: undefined, path: '/welcome/code', ready: heading(/./) },
  { name: '/auth/reset', who: undefined, path: '/auth/reset', ready: heading(/./) },
  { name: '/unsubscribe', who: undefined, path: '/unsubscribe', ready: heading(/./) },
  { name: '/r/:token, ended', who: undefined, path: endedRecipe, ready: heading(/no longer shared/) },
  { name: '/terms', who: undefined, path: '/terms', ready: heading(/./) },
  { name: '/terms, signed in', who: 'client', path: '/terms', ready: heading('Terms and Conditions') },
  { name: 'not found, signed out', who: undefined, path: '/no/where', ready: heading('Page Not Found') },
  { name: 'not found', who: 'client', path: '/nowhere', ready: heading('Page Not Found') },
  { name: '/admin/messaging', who: 'admin', path: '/admin/messaging', ready: heading('Email & SMS') },
  dialog('Choose people in the portal', '/admin/messaging', 'admin'),
  {
    name: '/admin/messaging, nothing filled in',
    who: 'admin',
    path: '/admin/messaging',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Send Email' }).click()
      await expect(page.getByText('Please add at least one recipient')).toBeVisible()
    },
  },
  { name: '/admin/messaging, SMS', who: 'admin', path: '/admin/messaging?tab=sms', ready: heading(/./) },
  ...['ses', 'twilio', 'test', 'guide'].map((tab) => ({
    name: `/admin/messaging-settings, ${tab}`,
    who: 'admin' as const,
    path: `/admin/messaging-settings?tab=${tab}` as const,
    ready: async (page: Page) =>
      expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible(),
  })),
  settings('client'),
  settings('practitioner'),
  {
    name: '/client/settings, deleting the account',
    who: 'client',
    path: '/client/settings',
    ready: async (page) => {
      // Waits for the content above, which moves the button.
      await expect(page.getByText('This device')).toBeVisible()
      await page.getByRole('button', { name: 'Delete Account' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  dialog('Add New User', '/admin/users', 'admin'),
  {
    name: '/admin/practitioners, the menu of a row',
    who: 'admin',
    path: '/admin/practitioners',
    ready: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: '/admin/practitioner-reports',
    who: 'admin',
    path: '/admin/practitioner-reports',
    ready: heading(/./),
  },
  { name: '/admin/faqs', who: 'admin', path: '/admin/faqs', ready: heading('FAQ Management') },
  {
    name: '/admin/faqs, nothing found',
    who: 'admin',
    path: '/admin/faqs?q=nothing-like-it',
    ready: heading('FAQ Management'),
  },
  {
    name: '/practitioner/ai-assistant',
    who: 'practitioner',
    path: '/practitioner/ai-assistant',
    ready: async (page) => expect(page.getByRole('list', { name: 'Suggested questions' })).toBeVisible(),
  },
  {
    name: '/admin/ai-assistant',
    who: 'admin',
    path: '/admin/ai-assistant',
    ready: async (page) => expect(page.getByRole('list', { name: 'Suggested questions' })).toBeVisible(),
  },
  {
    name: '/admin/questions-to-review',
    who: 'admin',
    path: '/admin/questions-to-review',
    ready: async (page) => {
      await page.request.post('/api/ai/ask-question', {
        data: { question: 'Where does a glimmerfax keep through winter?' },
      })
      await page.reload()
      await page
        .getByRole('button', { name: /glimmerfax/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  dialog('Add FAQ', '/admin/faqs', 'admin'),
  {
    name: '/client/share',
    who: 'client',
    path: '/client/share',
    ready: async (page) => {
      await page.route('**/api/shares', async (route) => {
        const shares = (await (await route.fetch()).json()) as Reply<'GET /api/shares'>
        await route.fulfill({ json: { ...shares, canShare: true } })
      })
      await page.goto('/client/share')
      await expect(page.getByRole('button', { name: 'Make the link' })).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  {
    name: '/client/faqs',
    who: 'client',
    path: '/client/faqs',
    ready: async (page) => {
      await page.getByRole('button', { name: /Is this an allergy test/ }).click()
      await expect(page.getByText(/immunoglobulin E/)).toBeVisible()
    },
  },
  {
    name: '/practitioner/faqs',
    who: 'practitioner',
    path: '/practitioner/faqs',
    ready: async (page) => {
      await page.getByRole('button', { name: /Which factors influence/ }).click()
      await expect(page.getByText(/hypogammaglobulinaemia/)).toBeVisible()
    },
  },
  { name: '/client/notifications', who: 'client', path: '/client/notifications', ready: heading(/./) },
  {
    name: '/practitioner/notifications',
    who: 'practitioner',
    path: '/practitioner/notifications',
    ready: heading(/./),
  },
  { name: '/practitioner/clients', who: 'practitioner', path: '/practitioner/clients', ready: heading(/./) },
  { name: '/client/scanner', who: 'client', path: '/client/scanner', ready: heading('Label Scanner') },
  {
    name: '/admin/food-label-scanner',
    who: 'admin',
    path: '/admin/food-label-scanner',
    ready: heading('Label Scanner'),
  },
  { name: '/admin/reports/1', who: 'admin', path: '/admin/reports/1', ready: heading(/./) },
  {
    name: '/admin/reports, nothing found',
    who: 'admin',
    path: '/admin/reports?q=nothing-like-it',
    ready: async (page) => expect(page.getByText('No reports match your search.')).toBeVisible(),
  },
  dialog('Upload Report', '/admin/reports', 'admin'),
  dialog('Add New Food', '/admin/food-database', 'admin'),
  dialog(/^Edit /, '/admin/food-database', 'admin'),
  {
    name: '/client/recipes',
    who: 'client',
    path: '/client/recipes',
    ready: async (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  dialog('New Recipe', '/client/recipes', 'client'),
  {
    name: '/admin/ai-recipes',
    who: 'admin',
    path: '/admin/ai-recipes',
    ready: async (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  dialog('Choose a client', '/admin/recipe-generator', 'admin'),
] as const satisfies readonly Screen[]

/** Does not compile while a screen has no line, and names it. */
const screens: Lines<Unseen<Exclude<(typeof lines)[number], { within: string }>['path']>> = lines

/** The names of lines from each part of the portal, which the usual run checks in one test. */
const mostUsed = [
  '/auth',
  '/client',
  '/client/my-reports',
  '/client/scanner, result',
  '/practitioner/reports/1',
  '/admin, a row of To do opened',
  '/admin/reports',
  '/admin/settings',
]

/**
 * Waits until toasts and transitions have ended, because contrast is measured on the final colours.
 */
async function restOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let still = 0; still < 3; still++) {
      await nextFrame()
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      if (moving.length > 0) still = 0
      await Promise.allSettled(moving.map(({ finished }) => finished))
    }
  })
}

/**
 * Opens a screen without a page load, as a link does, which is much faster; the full run loads each
 * one. A screen in between closes what was left open.
 */
async function open(page: Page, { path, who }: Pick<Screen, 'path' | 'who'>): Promise<void> {
  // Without a user the theme is read only at page load.
  if (isFull || who === undefined || page.url() === 'about:blank') {
    // Navigating to the same address would keep dialogs open.
    await page.goto('about:blank')
    await page.goto(path)
    return
  }
  await visit(page, '/no/where')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await visit(page, path)
}

// The checks change nothing, so the workers can share them.
test.describe.configure({ mode: 'parallel' })

type Size = readonly [width: number, height: number]
const phone: Size = [390, 844]
const tablet: Size = [768, 1024]
const desk: Size = [1440, 900]
/** A folder for pictures of every line, for people to look at, in place of axe. */
const shots = process.env['PEARWELL_SHOTS']
/**
 * Clients are checked on a phone, staff on a desktop; the full run checks everybody at every size,
 * a tablet included.
 */
function sizesFor(who: Who): Size[] {
  if (shots) return [phone, tablet, desk, [2560, 1440]]
  if (isFull) return [phone, tablet, desk]
  return [who === 'admin' || who === 'practitioner' ? desk : phone]
}
/** Rows are alike, so only the full run checks more than five. */
const furtherRows = ':is(tbody > tr, ul > li, ol > li, article):nth-child(n + 6)'

/**
 * Checks a screen in its role's context: what axe finds, and texts or controls that are cut, too
 * small or off the edge.
 */
async function faultsOf(
  { name, who, path, ready, within }: Screen,
  contextOf: (who: Who) => Promise<BrowserContext>,
): Promise<string[]> {
  const context = await contextOf(who)
  const page = context.pages()[0] ?? (await context.newPage())
  const found: string[] = []
  for (const [width, height] of sizesFor(who)) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: 'light' })
    // Opened again for each width, because a phone may show other elements than a wide screen.
    await open(page, { path, who })
    await ready(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      if (who === undefined && colorScheme === 'dark') {
        await open(page, { path, who })
        await ready(page)
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await restOf(page)
      if (colorScheme === 'light') found.push(...(await cut(page)).map((what) => `${width} ${what}`))
      if (shots) {
        const file = `${name.replace(/\W+/g, '-').slice(1)} ${width} ${colorScheme}.png`
        await page.screenshot({ path: join(shots, who ?? 'nobody', file), fullPage: !within })
        continue
      }
      const { small } = await smallText(page)
      found.push(...small.map(({ text, px }) => `${width} ${px} px: ${text}`))
      const faults = await axeFinds(page, (axe) => {
        if (within && !isFull) axe.include(within)
        if (!isFull) axe.exclude(furtherRows)
        // The themes differ only in their colours.
        return colorScheme === 'dark' ? axe.withRules('color-contrast') : axe
      })
      found.push(...faults.map((what) => `${width} ${colorScheme} ${what}`))
    }
    await page.setViewportSize({ width: 320, height: 700 })
    await restOf(page)
    const { wide, view } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      view: window.innerWidth,
    }))
    if (wide > view) found.push(`scrolls sideways at 320 by ${wide - view} px`)
  }
  return found
}

const sound = 'axe finds nothing in both themes, no text is cut, and nothing scrolls sideways at 320'

test(`the most used screens: ${sound}`, async ({ contextOf }) => {
  for (const name of mostUsed) {
    const screen = screens.find((line) => line.name === name)
    if (!screen) throw new Error(`no line ${name}`)
    await test.step(name, async () => expect.soft(await faultsOf(screen, contextOf), name).toEqual([]))
  }
})

for (const screen of screens)
  test(`${screen.name}: ${sound}`, { tag: '@full' }, async ({ contextOf }) => {
    expect(await faultsOf(screen, contextOf)).toEqual([])
  })
