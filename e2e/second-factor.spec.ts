import type { CDPSession, Page } from '@playwright/test'
import { appWith } from '../server/testing/authenticator-app'
import type { Role } from '../shared/core/roles'
import { axeFinds } from './axe'
import { expect, onDatabase, signInAsNew, test, typeSignIn, type DemoPortal } from './portal'

const password = 'a password beside a factor'

/** Somebody of the staff, of whom no other journey needs anything; signed out. */
async function newStaff(page: Page, portal: DemoPortal, role: Role, firstName: string) {
  const person = { email: `${firstName.toLowerCase()}.factor@example.com`, password }
  await signInAsNew(page, portal, { ...person, firstName, lastName: 'Factor', role })
  await page.context().clearCookies()
  return person
}

type Device = { cdp: CDPSession; authenticatorId: string }

/** A device with a finger reader, as the browser's own tools have it. */
async function addDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

const axe = async (page: Page) => expect(await axeFinds(page)).toEqual([])

async function noSideways(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 720 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  if (before) await page.setViewportSize(before)
}

async function openSignIn(page: Page, person: Parameters<typeof typeSignIn>[1]): Promise<void> {
  await page.goto('/auth')
  await typeSignIn(page, person)
}

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/settings#security')
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.request.post('/api/logout', { headers: { Origin: new URL(page.url()).origin } })
}

test('a passkey is added, signs in by its button and by the field, and a removed or copied one does not', async ({
  page,
  portal,
}) => {
  const device = await addDevice(page)
  await openSignIn(page, await newStaff(page, portal, 'practitioner', 'Paola'))
  await expect(page).toHaveURL(/\/practitioner$/)
  await openSecurity(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added').first()).toBeVisible()
  // The recovery codes come with the first factor.
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Chrome on Linux').first()).toBeVisible()
  await noSideways(page)

  // Nobody who types a password pays for it.
  await signOut(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  expect(scripts.filter((url) => /passkey-/.test(url) && /simplewebauthn/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/practitioner$/)

  // The browser fills it into the field.
  await signOut(page)
  await page.goto('/auth')
  await page.getByLabel('Email').focus()
  await expect(page).toHaveURL(/\/practitioner$/)

  // A copy has signed less often.
  const { credentials } = await device.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: device.authenticatorId,
  })
  const [original] = credentials
  if (!original) throw new Error('the device has no passkey')
  await device.cdp.send('WebAuthn.clearCredentials', { authenticatorId: device.authenticatorId })
  await device.cdp.send('WebAuthn.addCredential', {
    authenticatorId: device.authenticatorId,
    credential: { ...original, signCount: 0 },
  })
  await signOut(page)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText(/This passkey was not accepted/).first()).toBeVisible()
  await expect(page).toHaveURL(/\/auth/)

  // Nor does one that was removed in the settings, while the device still has it.
  await device.cdp.send('WebAuthn.clearCredentials', { authenticatorId: device.authenticatorId })
  await device.cdp.send('WebAuthn.addCredential', {
    authenticatorId: device.authenticatorId,
    credential: { ...original, signCount: 100 },
  })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/practitioner$/)
  await openSecurity(page)
  await page.getByRole('button', { name: 'Remove Chrome on Linux' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed').first()).toBeVisible()
  await signOut(page)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText(/This passkey was not accepted/).first()).toBeVisible()

  // At another address there are none, and codes remain.
  await page.goto(`${portal.url.replace('localhost', '127.0.0.1')}/auth`)
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
})

test(
  'after the password one more step; the app’s code goes by itself, wrong ones are said, and recovery codes help',
  { tag: '@full' },
  async ({ page, portal }) => {
    const admin = await newStaff(page, portal, 'admin', 'Ada')
    await openSignIn(page, admin)
    await expect(page).toHaveURL(/:\d+\/$/)
    await openSecurity(page)
    await page.getByRole('button', { name: 'Set up an app' }).click()
    const dialog = page.getByRole('dialog')
    const code = appWith((await dialog.getByTestId('secret').textContent()) ?? '')
    await axe(page)
    await dialog.getByRole('textbox').fill(code())
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    // The codes are offered at once.
    const codes = page.getByRole('dialog').getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const [recovery = ''] = await codes.allTextContents()
    await axe(page)
    await page.getByRole('button', { name: 'I have kept them' }).click()

    await signOut(page)
    await openSignIn(page, admin)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await axe(page)
    await noSideways(page)
    const field = page.getByLabel('Code from your authenticator app')
    await field.pressSequentially('000000')
    await expect(page.getByText(/This code is not right/).first()).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    // A code opens once, and the next one is taken a little early.
    await field.pressSequentially(code(1))
    await expect(page).toHaveURL(/:\d+\/$/)

    await signOut(page)
    await openSignIn(page, admin)
    await page.getByRole('button', { name: 'recovery codes' }).click()
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery.trim())
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)

    await signOut(page)
    await openSignIn(page, admin)
    for (let tries = 0; tries < 5; tries++) {
      await page.getByLabel('Code from your authenticator app').pressSequentially('000000')
      await expect(
        page.getByLabel('Code from your authenticator app').or(page.getByLabel('Password', { exact: true })),
      ).toHaveValue('')
      if (tries < 4)
        await expect(page.getByText(new RegExp(`${4 - tries} (try|tries) left`)).first()).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(admin.email)
  },
)

test(
  'a dangerous act ten minutes later asks in place, and is done then',
  { tag: '@full' },
  async ({ page, portal }) => {
    const admin = await newStaff(page, portal, 'admin', 'Dana')
    const lapse = () =>
      onDatabase(portal, (db) =>
        db.query(
          "update sessions set assured_at = now() - interval '11 minutes' where user_id = (select id from users where email = $1)",
          [admin.email],
        ),
      )
    await openSignIn(page, admin)
    await expect(page).toHaveURL(/:\d+\/$/)
    await lapse()
    await page.goto('/admin/settings#system')
    await page.getByLabel('Portal name').fill('Orchard Lab')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' })
    await expect(dialog).toBeVisible()
    await axe(page)
    await dialog.getByRole('textbox', { name: 'Password' }).fill('not the password')
    await dialog.getByRole('textbox', { name: 'Password' }).press('Enter')
    await expect(dialog.getByText('The password is not right.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
    await dialog.getByRole('textbox', { name: 'Password' }).press('Enter')
    await expect(page.getByText('System Settings Updated').first()).toBeVisible()
    // Called off, nothing is done, and it says why.
    await lapse()
    await page.getByLabel('Portal name').fill('Another name')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Settings not saved').first()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Portal name')).toHaveValue('Orchard Lab')
    await onDatabase(portal, (db) => db.query("update settings set portal_name = 'Pearwell'"))
  },
)

test(
  'from the day on whoever has none sets one up before anything else',
  { tag: '@full' },
  async ({ page, portal, browser }) => {
    const turn = (mode: 'required' | 'offered') =>
      onDatabase(portal, (db) =>
        db.query('update settings set staff_factor = $1, staff_factor_from = null', [mode]),
      )
    await openSignIn(page, await newStaff(page, portal, 'practitioner', 'Norma'))
    await expect(page).toHaveURL(/\/practitioner$/)
    await turn('required')
    // The session lives on: whatever is asked for next leads there, a click or what the page reads by itself.
    const myClients = page.getByRole('link', { name: 'My Clients' }).first()
    await myClients.click({ timeout: 5_000 }).catch(() => undefined)
    await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
    await axe(page)
    await noSideways(page)
    for (const path of ['/practitioner/reports', '/settings', '/practitioner/ai-assistant']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
    }
    await addDevice(page)
    await page
      .getByRole('button', { name: /passkey/i })
      .first()
      .click()
    await expect(page.getByRole('listitem')).toHaveCount(10)
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page).toHaveURL(/\/practitioner/)
    await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toHaveCount(0)
    // A client is asked for nothing.
    const theirs = await browser.newPage({ baseURL: portal.url })
    await openSignIn(theirs, portal.client)
    await expect(theirs).toHaveURL(/\/client$/)
    await theirs.close()
    await turn('offered')
  },
)
