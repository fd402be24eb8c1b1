import type { BrowserContext, Page } from '@playwright/test'
import type { Reply } from '../shared/api'
import { named } from '../shared/testing/people'
import { expect, signIn, signInAsNew, test, type DemoPortal, typeSignIn } from './portal'
import { tripletFiles } from './triplets'

const password = 'a first password'

/** Creates an account as admin and signs in to it. */
const asNew = (page: Page, portal: DemoPortal, email: string, firstName: string) =>
  signInAsNew(page, portal, { email, password, firstName, lastName: 'Tabs' })

/** Signs out and in again through the screens. */
async function signInAgain(page: Page, email: string, secret = password): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await typeSignIn(page, { email, password: secret })
}

const showsAccount = async (page: Page, name: string) => {
  await expect(page.getByText(`You are signed in as ${name} now`)).toBeVisible()
  await expect(page.getByText('Unfinished changes here were not saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Account menu, ${name}` })).toBeVisible()
}

/**
 * Opens a screen and waits until all its reads have ended, because a later read would reveal the
 * new account.
 */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** The account of the browser's session, whatever its tabs show. */
const currentAccount = async (context: BrowserContext) =>
  (await (await context.request.get('/api/user')).json()) as Reply<'GET /api/user'>

/** The prompts before leaving the page, of which none is expected here. */
function dialogsOf(page: Page): string[] {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.accept()
  })
  return dialogs
}

const openUpload = async (page: Page, sampleId: string) => {
  await open(page, '/admin/reports')
  await page.getByRole('button', { name: 'Upload Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Report' })
  await dialog.locator('input[type=file][multiple]').setInputFiles(tripletFiles(sampleId, 'Ursula Upload'))
  return dialog.getByRole('button', { name: 'Upload Report' })
}

/** The samples of a portal whose ids begin with `start`. */
async function samples(page: Page, portal: DemoPortal, start: string): Promise<string[]> {
  await signIn(page, portal.admin)
  const rows = (await (await page.request.get(`/api/reports?q=${start}`)).json()) as { sampleId: string }[]
  return rows.map(({ sampleId }) => sampleId)
}

// Signing in by a direct request notifies no tab, like a browser without messages between tabs.
test(
  'in a tab that was not notified a write does not change another account',
  { tag: '@full' },
  async ({ page, portal, context }) => {
    await asNew(page, portal, 'fresh.write@example.com', 'Freya')
    await asNew(page, portal, 'stale.write@example.com', 'Stella')
    await open(page, '/client/settings')
    await page.getByLabel('First name').fill('Changed')
    await signIn(page, { email: 'fresh.write@example.com', password })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await showsAccount(page, 'Freya Tabs')
    await expect(page.getByLabel('First name')).toHaveValue('Freya')
    expect((await currentAccount(context)).firstName).toBe('Freya')
    await signIn(page, { email: 'stale.write@example.com', password })
    expect((await currentAccount(context)).firstName).toBe('Stella')
  },
)

test(
  'in a tab that was not notified a read shows nothing of the new account in the old page',
  { tag: '@full' },
  async ({ page, portal }) => {
    await asNew(page, portal, 'fresh.read@example.com', 'Freya')
    await asNew(page, portal, 'stale.read@example.com', 'Stella')
    await open(page, '/client')
    await signIn(page, { email: 'fresh.read@example.com', password })
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await showsAccount(page, 'Freya Tabs')
    await expect(page.getByLabel('First name')).toHaveValue('Freya')
  },
)

test(
  'in a tab that was not notified a question is not asked for the new account',
  { tag: '@full' },
  async ({ page, portal, context }) => {
    await asNew(page, portal, 'fresh.ask@example.com', 'Freya')
    await asNew(page, portal, 'stale.ask@example.com', 'Stella')
    await open(page, '/client/ai-assistant')
    await page.getByLabel('Your question').fill('Is quinoa a grain or a seed?')
    await signIn(page, { email: 'fresh.ask@example.com', password })
    await page.getByLabel('Your question').press('Enter')
    await showsAccount(page, 'Freya Tabs')
    await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Hello Freya.')
    await expect(page.getByText('Is quinoa a grain or a seed?')).toBeHidden()
    expect((await currentAccount(context)).firstName).toBe('Freya')
  },
)

test(
  'in a tab that was not notified an upload creates no report',
  { tag: '@full' },
  async ({ page, portal }) => {
    const dialogs = dialogsOf(page)
    await signIn(page, portal.admin)
    const send = await openUpload(page, 'TABS-1')
    await signIn(page, portal.practitioner)
    await send.click()
    await showsAccount(page, named.practitioner.name)
    await expect(page).toHaveURL(/\/practitioner$/)
    expect(await samples(page, portal, 'TABS-1')).toEqual([])
    expect(dialogs).toEqual([])
  },
)

test(
  'in a tab that was not notified Sign Out leaves the new account signed in',
  { tag: '@full' },
  async ({ page, portal, context }) => {
    await asNew(page, portal, 'fresh.out@example.com', 'Freya')
    await asNew(page, portal, 'stale.out@example.com', 'Stella')
    await open(page, '/client')
    await signIn(page, { email: 'fresh.out@example.com', password })
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await showsAccount(page, 'Freya Tabs')
    expect((await currentAccount(context)).firstName).toBe('Freya')
  },
)

test('a sign-in in one tab reaches the others, signed out or of another account, and stops their uploads', async ({
  page: other,
  portal,
  context,
}) => {
  const dialogs = dialogsOf(other)
  await asNew(other, portal, 'told@example.com', 'Tamsin')
  await signIn(other, portal.admin)
  const uploading = await openUpload(other, 'TABS-2')
  // An upload that never ends.
  await other.route('**/api/reports/multi-file', () => undefined)
  const page = await context.newPage()
  await open(page, '/admin')
  await uploading.click()
  await expect(other.getByRole('button', { name: /^Stop/ }).first()).toBeVisible()

  await signInAgain(page, 'told@example.com')
  await expect(page).toHaveURL(/\/client$/)
  await expect(other.getByRole('button', { name: 'Account menu, Tamsin Tabs' })).toBeVisible()
  await expect(other.getByRole('dialog')).toBeHidden()
  expect(dialogs).toEqual([])
  expect(await samples(page, portal, 'TABS-2')).toEqual([])
})

test(
  'an upload ends without a prompt when another tab signs in to another account',
  { tag: '@full' },
  async ({ page, portal, context }) => {
    const dialogs = dialogsOf(page)
    await asNew(page, portal, 'heard@example.com', 'Hazel')
    await signIn(page, portal.admin)
    const send = await openUpload(page, 'TABS-3')
    await page.route('**/api/reports/multi-file', () => undefined)
    await send.click()
    await expect(page.getByRole('button', { name: /^Stop/ }).first()).toBeVisible()
    const second = await context.newPage()
    await open(second, '/admin')
    // Like the link of an email, which signs in without a sign-out before.
    await second.evaluate(
      async (body) => {
        await fetch('/api/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
        new BroadcastChannel('pearwell-session').postMessage('here')
      },
      { email: 'heard@example.com', password },
    )
    await page.bringToFront()
    await showsAccount(page, 'Hazel Tabs')
    await expect(page).toHaveURL(/\/client$/)
    expect(dialogs).toEqual([])
    expect(await samples(page, portal, 'TABS-3')).toEqual([])
  },
)
