import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import config from '../playwright.config'
import { atSize, isFull } from '../shared/testing/runs'
import { axeFinds } from './axe'
import { agree, consent, drawLabel } from './labels'
import { expect, test as base } from './portal'

const foods = ['durum wheat semolina', 'celery seed', 'peanuts', 'celery', 'durum wheat', 'roasted peanuts']
/** Number words, because a single digit is easily lost in poor light. */
const names = 'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE'.split(' ')
const labels = names
  .slice(0, atSize(2, 12))
  .map((name, at) => [
    `LABEL ${name} 150 g`,
    'Ingredients: rice flour, sunflower oil, sugar,',
    `${foods[at % foods.length]}, tomato powder, sea salt,`,
    'dried parsley, garlic powder, citric acid.',
    'May contain mustard.',
    'Store in a cool, dry place. Best before: see lid.',
  ])
const size = { width: 1280, height: 720 }
const table = { ...size, channels: 3, background: '#8a8378' } as const

/** How labels are held before the camera, in turn: straight, turned a little, in less light. */
const looks = ['steady', 'turned', 'dark'] as const

async function picture(at: number) {
  const look = looks[at % looks.length]
  const drawn = await drawLabel(labels[at] ?? [])
    .png()
    .toBuffer()
  const turned = sharp(drawn).rotate(look === 'turned' ? 4 : 0, { background: table.background })
  const lit = look === 'dark' ? turned.modulate({ brightness: 0.5 }) : turned
  const input = await lit
    .resize({ ...size, fit: 'contain', background: table.background })
    .png()
    .toBuffer()
  return sharp({ create: table })
    .composite([{ input, left: 0, top: 0 }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

// The camera plays a film, from its beginning each time it is opened: motion over the empty table,
// then a still label.
const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-camera-'))
const film = path.join(folder, 'label.mjpeg')
const pictures = await Promise.all(labels.map((_, at) => picture(at)))
const moves = await Promise.all(
  ['#111111', '#dddddd', '#111111', '#dddddd'].map((background, at) =>
    sharp({ create: { ...table, background } })
      .composite([{ input: { create: { ...table, width: 300, height: 300 } }, left: at * 200, top: 200 }])
      .jpeg()
      .toBuffer(),
  ),
)
const frames = (picture: Buffer, count: number) => Array.from({ length: count }, () => picture)
/** Writes a film of one label after some motion, for the next time the camera is opened. */
function holdBefore(at: number, first = moves): void {
  const still = pictures[at % pictures.length] as Buffer
  writeFileSync(film, Buffer.concat([...first.flatMap((move) => frames(move, 8)), ...frames(still, 900)]))
}
/** A film of the empty table only, in which nothing is ever read automatically. */
const holdNothing = () => writeFileSync(film, Buffer.concat(moves.flatMap((move) => frames(move, 8))))
holdBefore(0)
const launch = config.use?.launchOptions ?? {}
/**
 * A browser with that camera for each test, because a worker option would cost a worker and a
 * portal.
 */
const test = base.extend({
  context: async ({ playwright, portal }, use) => {
    const browser = await playwright.chromium.launch({
      ...launch,
      args: [
        ...(launch.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    })
    await use(await browser.newContext({ baseURL: portal.url }))
    await browser.close()
  },
})
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
test.beforeEach(() => holdBefore(0))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Has the page record each media track that it gets. */
const watchPage = (page: Page) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { tracks })
    const { mediaDevices } = navigator
    const original = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await original(wanted)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
const liveTracks = (page: Page) =>
  page.evaluate<number>(`window.tracks.filter(({ readyState }) => readyState === 'live').length`)

/** Checks that leaving the camera stops its track. */
async function isOffAfter(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await expect.poll(() => liveTracks(page)).toBe(1)
  await leave()
  await expect.poll(() => liveTracks(page)).toBe(0)
}

async function hasNoViolations(page: Page): Promise<void> {
  expect(await axeFinds(page, (axe) => axe.include('main'))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

/** A fake camera is drawn by a processor that other tests use too. */
const PATIENCE_MS = 120_000

const capture = (page: Page) => page.getByRole('button', { name: 'Capture Photo' })
const answer = (page: Page) => page.locator('#scan-result')
const next = (page: Page) => page.getByRole('button', { name: 'Next label' }).first()

test('still labels before the camera are read automatically and marked, and the camera is released', async ({
  asClient: page,
}) => {
  test.setTimeout(atSize(420_000, 1_800_000))
  await watchPage(page)
  await page.goto('/client')
  // Two taps: this one and the consent, which lasts for the day.
  await page.getByRole('link', { name: 'Scan', exact: true }).first().tap()
  await expect(consent(page)).toBeVisible({ timeout: PATIENCE_MS })
  await agree(page)
  if (isFull)
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const [at] of labels.entries()) {
    // A busy machine may time out a reading; the button starts another.
    await expect(async () => {
      if (await page.getByText('Reading the image took too long').isVisible()) await capture(page).tap()
      await expect(answer(page)).toBeVisible({ timeout: PATIENCE_MS / 4 })
    }).toPass({ timeout: PATIENCE_MS * 2 })
    // Which label it is; a turned one may be read without spaces.
    await expect(page.locator('main')).toContainText(new RegExp(`LABEL ?${names[at]} ?150`))
    await expect(page.locator('[data-mark]').first()).toBeVisible()
    expect(await liveTracks(page)).toBe(0)
    if (isFull && at === 0) await hasNoViolations(page)
    holdBefore(at + 1)
    await next(page).tap()
  }

  await expect(capture(page)).toBeVisible()
  await isOffAfter(page, () => page.getByRole('link', { name: 'Pearwell home' }).tap())
})

test(
  'the camera is released whichever way its screen is left',
  { tag: '@full' },
  async ({ asClient: page }) => {
    holdNothing()
    await watchPage(page)
    const bar = page.getByRole('navigation', { name: 'Places' })
    const scan = () => bar.getByRole('link', { name: 'Scan' }).tap()
    await page.goto('/client')
    await scan()
    await expect(capture(page)).toBeEnabled()
    await hasNoViolations(page)
    await capture(page).tap()
    await consent(page).getByRole('button', { name: 'Cancel' }).tap()
    await expect(capture(page)).toBeHidden()
    expect(await liveTracks(page)).toBe(0)
    await page.getByRole('button', { name: 'Live Camera' }).tap()
    await expect(capture(page)).toBeEnabled()
    const hide = (hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await isOffAfter(page, () => hide(true))
    await hide(false)
    await isOffAfter(page, () => page.getByRole('button', { name: 'Cancel' }).tap())
    await page.getByRole('button', { name: 'Live Camera' }).tap()
    await expect(capture(page)).toBeEnabled()
    await isOffAfter(page, () => page.getByRole('button', { name: 'Type' }).tap())
    await page.getByRole('button', { name: 'Live Camera' }).tap()
    await isOffAfter(page, () => bar.getByRole('link', { name: 'Home' }).tap())
    await scan()
    await isOffAfter(page, () => page.goBack())
    await scan()
    await page.getByRole('button', { name: /^Account menu/ }).tap()
    await isOffAfter(page, () => page.getByRole('button', { name: 'Sign Out' }).tap())
  },
)

/** The names of what Tab reaches from here within a part of the page, each with a visible focus. */
async function walk(page: Page, part: string): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const { name, isSeen, isIn } = await page.evaluate((within) => {
      const at = document.activeElement as HTMLElement
      return {
        name: at.getAttribute('aria-label') ?? at.innerText.replace(/\s+/g, ' '),
        isSeen: getComputedStyle(at).outlineStyle !== 'none',
        isIn: at.closest(within) !== null,
      }
    }, part)
    if (!isIn) return names
    expect(isSeen, name).toBe(true)
    names.push(name)
  }
}

test(
  'the keyboard reaches the camera and the whole answer, in order',
  { tag: '@full' },
  async ({ asClient: page }) => {
    holdNothing()
    await page.addInitScript(() => {
      MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities
    })
    await page.goto('/client/scanner')
    await expect(capture(page)).toBeEnabled()
    await page.locator('main').focus()
    expect(await walk(page, 'main')).toEqual([
      'Cancel',
      'Light',
      'Select Image',
      'Take Photo',
      'Capture Photo',
      'Type',
      'Last ten checks',
    ])
    // A film that is changed while it plays ends the camera's track.
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    holdBefore(0, [])
    await page.getByRole('button', { name: 'Live Camera' }).press('Enter')
    await expect(consent(page)).toBeVisible({ timeout: PATIENCE_MS })
    await agree(page)
    await expect(answer(page)).toBeFocused({ timeout: PATIENCE_MS })
    const names = await walk(page, 'main')
    expect(names[0]).toContain('Durum wheat')
    expect(names.slice(-2)).toEqual(['Alternatives', 'Next label'])
    // A toast does not cover them.
    const [message, sticky] = await page.evaluate(() =>
      ['[data-toaster]', '[data-sticky]'].map(
        (name) => document.querySelector(name)?.getBoundingClientRect().y,
      ),
    )
    expect(message).toBeLessThan((sticky ?? 0) - 200)
  },
)

test('a denied camera leaves photo and text', { tag: '@full' }, async ({ asClient: page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto('/client/scanner')
  const refused = page.getByRole('alert').filter({ hasText: 'Camera Error' })
  await expect(page.getByText(/^The camera is blocked/)).toBeVisible()
  await expect(refused).toBeHidden()
  await page.getByRole('button', { name: 'Live Camera' }).tap()
  await expect(refused).toContainText(
    'Could not access camera. Please check permissions. The camera is blocked',
  )
  await expect(page.getByRole('button', { name: 'Take Photo' })).toBeEnabled()
  const photo = { name: 'label.jpg', mimeType: 'image/jpeg', buffer: pictures[0] as Buffer }
  await page.getByLabel('Photo of the label').setInputFiles(photo)
  await expect(consent(page)).toBeVisible()
})

test(
  'the last checks are stored where that is allowed, and can be opened again',
  { tag: '@full' },
  async ({ asClient: page }) => {
    await page.goto('/client/scanner')
    await page.getByRole('button', { name: 'Last ten checks' }).tap()
    await page.getByLabel('Keep my last checks on this device').check()
    await page.getByRole('button', { name: 'Back to the scanner' }).tap()
    await page.getByRole('button', { name: 'Type' }).tap()
    await page.getByLabel('Label text').fill('CRUNCH\nIngredients: oats, celery, salt. Best before: see lid.')
    await page.getByRole('button', { name: 'Analyse Label' }).tap()
    await page.getByRole('button', { name: 'Next label' }).tap()
    await page.getByRole('button', { name: 'Last ten checks' }).tap()
    await hasNoViolations(page)
    const row = page.getByRole('button', { name: /CRUNCH.*1 found/ })
    await row.tap()
    await expect(page.getByRole('heading', { name: '1 of your foods is on this label' })).toBeFocused()
  },
)
