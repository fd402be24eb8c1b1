import type { CDPSession, Page } from '@playwright/test'
import { appWith } from '../server/testing/authenticator-app'
import type { Role } from '../shared/core/roles'
import { axeFinds } from './axe'
import { expect, onDatabase, signInAsNew, test, typeSignIn, type DemoPortal } from './portal'

const password = 'a password beside a factor'

/** Creates a member of staff for this test only; signed out. */
async function newStaff(page: Page, portal: DemoPortal, role: Role, firstName: string) {
  const person = { email: `${firstName.toLowerCase()}.factor@example.com`, password }
  await signInAsNew(page, portal, { ...person, firstName, lastName: 'Factor', role })
  await page.context().clearCookies()
  return person
}

type Device = { cdp: CDPSession; authenticatorId: string }

/** A virtual authenticator with a fingerprint reader, from the browser's developer tools. */
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

test('a passkey is added and signs in by button and by field; a removed or copied one is refused', async ({
  page,
  portal,
}) => {
  const device = await addDevice(page)
  await openSignIn(page, await newStaff(page, portal, 'practitioner', 'Paola'))
  await expect(page).toHaveURL(/\/practitioner$/)
  await openSecurity(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added').first()).toBeVisible()
  // The first factor comes with recovery codes.
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('Chrome on Linux').first()).toBeVisible()
  await noSideways(page)

  // Signing in by password does not load the passkey code.
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

  // The browser offers the passkey in the field.
  await signOut(page)
  await page.goto('/auth')
  await page.getByLabel('Email').focus()
  await expect(page).toHaveURL(/\/practitioner$/)

  // A copied passkey has a lower signature count.
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

  // A passkey removed in the settings is refused, although the device still has it.
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

  // At another address there are no passkeys, and codes remain.
  await page.goto(`${portal.url.replace('localhost', '127.0.0.1')}/auth`)
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
})

test(
  "a second step follows the password; the app's code submits itself, wrong codes are reported, recovery codes work",
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
    // The recovery codes are shown at once.
    const codes = page.getByRole('dialog').getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const [recovery = ''] = await codes.allTextContents()
    await axe(page)
    await page.getByRole('button', { name: 'I have saved them' }).click()

    await signOut(page)
    await openSignIn(page, admin)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await axe(page)
    await noSideways(page)
    const field = page.getByLabel('Code from your authenticator app')
    await field.pressSequentially('000000')
    await expect(page.getByText(/This code is wrong or has already been used/).first()).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    // A code works once, so the next one is used a little early.
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
  'a dangerous action ten minutes later asks for step-up authentication in place, and is then done',
  { tag: '@full' },
  async ({ page, portal }) => {
    const admin = await newStaff(page, portal, 'admin', 'Dana')
    const expireStepUp = () =>
      onDatabase(portal, (db) =>
        db.query(
          "update sessions set assured_at = now() - interval '11 minutes' where user_id = (select id from users where email = $1)",
          [admin.email],
        ),
      )
    await openSignIn(page, admin)
    await expect(page).toHaveURL(/:\d+\/$/)
    await expireStepUp()
    await page.goto('/admin/settings#system')
    await page.getByLabel('Portal name').fill('Orchard Lab')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Please confirm it is you' })
    await expect(dialog).toBeVisible()
    await axe(page)
    await dialog.getByRole('textbox', { name: 'Password' }).fill('not the password')
    await dialog.getByRole('textbox', { name: 'Password' }).press('Enter')
    await expect(dialog.getByText('The password is not right.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
    await dialog.getByRole('textbox', { name: 'Password' }).press('Enter')
    await expect(page.getByText('System Settings Updated').first()).toBeVisible()
    // After cancelling nothing is done, and the reason is shown.
    await expireStepUp()
    await page.getByLabel('Portal name').fill('Another name')
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Settings not saved').first()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Portal name')).toHaveValue('Orchard Lab')
    await onDatabase(portal, (db) => db.query("update settings set portal_name = 'Portwick Laboratory'"))
  },
)

test(
  'staff without a second factor set one up before anything else, as soon as it is required',
  { tag: '@full' },
  async ({ page, portal, browser }) => {
    const turn = (mode: 'required' | 'offered') =>
      onDatabase(portal, (db) =>
        db.query('update settings set staff_factor = $1, staff_factor_from = null', [mode]),
      )
    await openSignIn(page, await newStaff(page, portal, 'practitioner', 'Norma'))
    await expect(page).toHaveURL(/\/practitioner$/)
    await turn('required')
    // The session continues, and its next request leads to the setup, whether from the click or
    // from an automatic read.
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
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/practitioner/)
    await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toHaveCount(0)
    // Clients need no second factor.
    const theirs = await browser.newPage({ baseURL: portal.url })
    await openSignIn(theirs, portal.client)
    await expect(theirs).toHaveURL(/\/client$/)
    await theirs.close()
    await turn('offered')
  },
)
