import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../server/database/embedded/launch'
import { startSesEmulator } from '../server/testing/ses-emulator'
import { startFakeServer, twilioSays, type FakeServer } from '../server/testing/fake-server'
import type { Reply } from '../shared/api'
import type { Role } from '../shared/core/roles'
import { recordCost } from '../shared/testing/record-cost'
import config from '../playwright.config'
import { type BrowserContext, expect, test as base, type Page } from '@playwright/test'

type SignIn = { email: string; password: string }
/** The role of a signed-in user, or nobody. */
export type Who = Role | undefined
export type DemoPortal = { url: string; dataDir: string; admin: SignIn; practitioner: SignIn; client: SignIn }

/**
 * Starts the built portal with its demonstration on a separate port; `dataDir` may be empty or
 * contain a demonstration.
 */
async function startDemo(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<{ portal: DemoPortal; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js', '--demo'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      WORKERS: '1',
      ALLOW_REGISTRATION: 'true',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise((resolve) => server.once('exit', resolve))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      if (output.includes('Pearwell is running')) resolve()
    })
    server.once('exit', (code) =>
      reject(new Error(`the portal ended with ${code ?? 'a signal'}:\n${output}`)),
    )
  })
  const signIn = (role: string): SignIn => {
    const [, email = '', password = ''] = new RegExp(`Sign in as ${role}: +(\\S+) +(\\S+)`).exec(output) ?? []
    return { email, password }
  }
  const printed = /running at (\S+)/.exec(output)?.[1] ?? ''
  // Behind a proxy the portal prints the proxy's address.
  const url = printed.startsWith('https:') ? `http://127.0.0.1:${env['PORT']}` : printed
  return {
    portal: {
      url,
      dataDir,
      admin: signIn('admin'),
      practitioner: signIn('practitioner'),
      client: signIn('client'),
    },
    stop: async () => {
      server.kill('SIGTERM')
      await gone
    },
  }
}

/** A free port, for settings that need the portal's address before it listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** As root the database runs as another user, who needs access to the folder above its data. */
function openFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-e2e-'))
  chmodSync(folder, 0o755)
  return folder
}
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

/**
 * Creates the demonstration once before all tests; copying it takes a worker a quarter of the time.
 */
export default async function makeDemo(): Promise<() => void> {
  const folder = openFolder()
  try {
    const { stop } = await startDemo(path.join(folder, 'data'))
    await stop()
  } catch (error) {
    removeFolder(folder)
    throw error
  }
  process.env['PEARWELL_DEMO'] = path.join(folder, 'data')
  return () => removeFolder(folder)
}

/** Copies the demonstration with `cp`, because Node's copying does not preserve file owners. */
function copyDemo(to: string): void {
  const made = process.env['PEARWELL_DEMO']
  if (!made) throw new Error('There is no demonstration to copy: the global setup did not run.')
  if (process.platform === 'win32') cpSync(made, to, { recursive: true })
  else execFileSync('cp', ['-a', made, to])
}

/**
 * Starts a separate portal on a copy of the demonstration; its cost counts for the test file
 * `file`.
 */
export async function startCopy(
  env: Record<string, string>,
  file = path.relative(process.cwd(), test.info().file),
) {
  recordCost('server processes', file)
  const folder = openFolder()
  copyDemo(path.join(folder, 'data'))
  const { portal, stop } = await startDemo(path.join(folder, 'data'), env)
  return {
    portal,
    stop: async () => {
      await stop()
      removeFolder(folder)
    },
  }
}

export type SesEmulator = Awaited<ReturnType<typeof startSesEmulator>>

/**
 * What the content security policy blocked since the test began. Reports are excluded, because they
 * are foreign pages.
 */
let blocked: string[] = []
function watchPolicy(context: BrowserContext): void {
  context.on('console', (message) => {
    const isOurs = !/\/api\/reports\/\d+\/view/.test(`${message.page()?.url()} ${message.location().url}`)
    if (isOurs && message.text().includes('Content Security Policy')) blocked.push(message.text())
  })
}

export const test = base.extend<
  { asAdmin: Page; asPractitioner: Page; asClient: Page; policyHolds: null },
  {
    ses: SesEmulator
    twilio: FakeServer
    portalEnv: Record<string, string>
    portal: DemoPortal
    contextOf: (who: Who) => Promise<BrowserContext>
  }
>({
  /** An emulator of Amazon SES, which shows what arrived. */
  ses: [
    // Playwright wants the first argument destructured.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const emulator = await startSesEmulator()
      await use(emulator)
      await emulator.close()
    },
    { scope: 'worker' },
  ],
  /** A fake server that answers like Twilio. */
  twilio: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let sent = 0
      const fake = await startFakeServer(() => twilioSays.queued(`SM${(sent += 1)}`))
      await use(fake)
      await fake.close()
    },
    { scope: 'worker' },
  ],
  /**
   * One portal has the settings for all tests, because each file with other settings costs another
   * worker and portal.
   */
  portalEnv: [
    async ({ ses, twilio }, use) => {
      const port = await freePort()
      await use({
        PORT: String(port),
        // Passkeys need a host name instead of an IP address.
        PUBLIC_URL: `http://localhost:${port}`,
        AWS_ACCESS_KEY_ID: 'AKIAEMULATOR',
        AWS_SECRET_ACCESS_KEY: 'emulated',
        AWS_REGION: 'eu-west-1',
        AWS_ENDPOINT_URL_SES: ses.url,
        SES_FROM_ADDRESS: 'noreply@portal.example.com',
        TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
        TWILIO_AUTH_TOKEN: 'emulated',
        TWILIO_PHONE_NUMBER: '+15005550006',
        TWILIO_BASE_URL: twilio.url,
      })
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ portalEnv }, use) => {
      // Counted for this file, because the first test file of a worker varies.
      const { portal, stop } = await startCopy(portalEnv, 'e2e/portal.ts')
      await use(portal)
      await stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  /** A signed-in context for each role, which keeps its cache; a test opens a page in it. */
  contextOf: [
    async ({ browser, portal }, use) => {
      const contexts = new Map<Who, BrowserContext>()
      await use(async (who) => {
        const known = contexts.get(who)
        if (known) return known
        const context = await browser.newContext({
          baseURL: portal.url,
          reducedMotion: 'reduce',
          serviceWorkers: config.use?.serviceWorkers ?? 'allow',
        })
        watchPolicy(context)
        if (who) expect((await context.request.post('/api/login', { data: portal[who] })).ok()).toBe(true)
        contexts.set(who, context)
        return context
      })
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
  policyHolds: [
    async ({ context }, use) => {
      blocked = []
      watchPolicy(context)
      await use(null)
      expect(blocked, 'The content security policy kept something out.').toEqual([])
    },
    { auto: true },
  ],
  asAdmin: async ({ page, portal }, use) => {
    await signIn(page, portal.admin)
    await use(page)
  },
  asPractitioner: async ({ page, portal }, use) => {
    await signIn(page, portal.practitioner)
    await use(page)
  },
  asClient: async ({ page, portal }, use) => {
    await signIn(page, portal.client)
    await use(page)
  },
})

/** Creates an account (a client by default) as admin and signs in to it, without opening a page. */
export async function signInAsNew(
  page: Page,
  { admin }: DemoPortal,
  { role = 'client', ...person }: SignIn & { firstName: string; lastName: string; role?: Role },
): Promise<void> {
  for (const [path, data] of [
    ['/api/login', admin],
    ['/api/admin/users', { ...person, role }],
    ['/api/login', person],
  ] as const)
    expect((await page.request.post(path, { data })).ok()).toBe(true)
}

/** Signs in without opening a page. The form is tested in auth.spec.ts. */
export async function signIn(page: Page, data: SignIn): Promise<Role> {
  const response = await page.request.post('/api/login', { data })
  expect(response.ok()).toBe(true)
  return ((await response.json()) as Reply<'POST /api/login'>).role
}

/** Signs in through the open form. */
export async function typeSignIn(page: Page, { email, password }: SignIn): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Signs in and opens the role's home. */
export async function openHome(page: Page, data: SignIn): Promise<void> {
  const role = await signIn(page, data)
  await page.goto(`/${role}`)
  await expect(page).toHaveURL(new RegExp(`/${role}$`))
}

/** Opens another screen without a page load, as a link does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
}

/** Waits for a message and returns the link in it. */
export async function linkIn(read: () => Promise<string> | string): Promise<string> {
  const link = /http:\/\/localhost:\d+\/\S+#[\w-]+/
  await expect.poll(read).toMatch(link)
  return link.exec(await read())?.[0] ?? ''
}

/** The emails that have arrived at an address. */
export const emailsTo = async (ses: SesEmulator, address: string) =>
  (await ses.arrived()).filter(({ destination }) => destination.to.includes(address))

/** Runs statements on the portal's database. */
export async function onDatabase<T>(
  { dataDir }: DemoPortal,
  work: (db: pg.Client) => Promise<T>,
): Promise<T> {
  const embedded = await startEmbedded({ dataDir: path.join(dataDir, 'database'), log: () => undefined })
  const db = new pg.Client({ connectionString: embedded.url })
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
    await embedded.stop()
  }
}

export { expect }
