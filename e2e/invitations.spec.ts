import type { Browser, Page } from '@playwright/test'
import readQr from 'jsqr'
import sharp from 'sharp'
import type { FakeServer } from '../server/testing/fake-server'
import { atSize } from '../shared/testing/runs'
import { emailsTo, expect, linkIn, signIn, test, visit, type DemoPortal } from './portal'
import { tripletFiles, type Upload } from './triplets'

type CountByChannel = Record<'email' | 'sms' | 'letter', number>

const counts: CountByChannel = atSize({ email: 1, sms: 1, letter: 1 }, { email: 20, sms: 5, letter: 5 })

type Invited = {
  by: keyof CountByChannel
  sampleId: string
  name: string
  email: string
  phone: string
  /** YYYY-MM-DD */
  born: string
}

const numbered = Object.entries(counts).flatMap(([by, count]) =>
  Array.from({ length: count }, () => by as keyof CountByChannel),
)
const people = numbered.map((by, n): Invited => {
  const id = String(n).padStart(2, '0')
  return {
    by,
    sampleId: `GI${id}`,
    name: `Gerda${id} Invited${id}`,
    email: by === 'email' ? `gerda${id}@example.com` : '',
    phone: by === 'sms' ? `+4930555500${id}` : '',
    born: `19${60 + n}-03-${String(1 + (n % 28)).padStart(2, '0')}`,
  }
})

test(`${people.length} clients sign in by email, SMS and letter, and each reads only their own results`, async ({
  page,
  browser,
  portal,
  ses,
  twilio,
}) => {
  test.setTimeout(60_000 * people.length)
  await signIn(page, portal.admin)
  await uploadAll(page)
  await makeAccounts(page)
  await visit(page, '/admin/invitations?state=never&q=Invited')
  await inviteAll(page)
  const links = new Map<string, string>()
  for (const person of people.filter(({ by }) => by === 'email'))
    links.set(
      person.sampleId,
      await linkIn(async () => {
        // Emails about the report may come before the invitation.
        const texts = (await emailsTo(ses, person.email)).map(({ body }) => body.text ?? '')
        return texts.find((text) => text.includes('/welcome#')) ?? ''
      }),
    )
  for (const person of people.filter(({ by }) => by === 'sms'))
    links.set(person.sampleId, await linkIn(() => lastSms(twilio, person.phone)))
  for (const [sampleId, link] of await printedLinks(page)) links.set(sampleId, link)
  expect(links.size).toBe(people.length)
  expect(new Set(links.values()).size).toBe(people.length)

  const efforts: Effort[] = []
  for (const person of people)
    efforts.push(await getIn(browser, portal, person, links.get(person.sampleId) ?? ''))
  const range = (of: (effort: Effort) => number) =>
    `${Math.min(...efforts.map(of))} to ${Math.max(...efforts.map(of))}`
  // A test does not need reading time, so only fields and presses are counted.
  console.log(
    `${people.length} people from the link to their results: ` +
      `${range(({ fields }) => fields)} fields, ${range(({ presses }) => presses)} presses`,
  )
})

async function uploadAll(page: Page): Promise<void> {
  await page.goto('/admin/reports')
  await page.getByRole('button', { name: 'Upload Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Report' })
  const files = people.flatMap(({ sampleId, name, email, phone, born }): Upload[] =>
    tripletFiles(sampleId, name, { email, phone, dateOfBirth: born }),
  )
  await dialog.locator('input[type=file][multiple]').setInputFiles(files)
  await dialog.getByRole('button', { name: 'Upload Report' }).click()
  await expect(
    dialog.getByText(`${people.length} of ${people.length} complete samples uploaded`).first(),
  ).toBeVisible()
  const made = people.filter(({ email }) => email !== '').length
  await expect(
    dialog.getByRole('link', { name: new RegExp(`^${made} new clients?: invite them$`) }),
  ).toBeVisible()
}

/** A client without an email gets no account until an admin creates one. */
async function makeAccounts(page: Page): Promise<void> {
  for (const { sampleId } of people.filter(({ email }) => email === '')) {
    const found = await page.request.get(`/api/reports?q=${sampleId}`)
    const [report] = (await found.json()) as { id: number }[]
    const linked = await page.request.put(`/api/reports/${report?.id}/client`, {
      data: { withoutEmail: true },
    })
    expect(linked.ok()).toBe(true)
  }
}

async function inviteAll(page: Page): Promise<void> {
  await expect(page.getByText(`Clients 1 to ${people.length} of ${people.length}`)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const sent = counts.email + counts.sms
  await page.getByRole('button', { name: `Send ${sent} invitations`, exact: true }).click()
  await expect(page.getByText('Invitations sent')).toBeVisible()
}

const lastSms = (twilio: FakeServer, phone: string): string =>
  twilio.requests
    .filter(({ form }) => form.get('To') === phone)
    .at(-1)
    ?.form.get('Body') ?? ''

/** The links of the QR codes on the printed letters, by sample. */
async function printedLinks(page: Page): Promise<[string, string][]> {
  await page.goto('/admin/invitations?state=never&q=Invited')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: new RegExp(`^Print ${counts.letter} letters?$`) }).click()
  await expect(page.getByText('Your result is ready').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const letters = page.getByRole('article')
  await expect(letters).toHaveCount(counts.letter)
  const links: [string, string][] = []
  for (const letter of await letters.all()) {
    const { data, info } = await sharp(await letter.screenshot({ scale: 'css' }))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const address = await linkIn(
      () => readQr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '',
    )
    const sampleId = /GI\d\d/.exec(await letter.innerText())?.[0] ?? ''
    links.push([sampleId, address])
  }
  await page.emulateMedia({ media: null })
  return links
}

/** The effort of a client from the link to the results. */
type Effort = { fields: number; presses: number }

/** Opens the link on a phone and goes on to the results, where no other client's data may show. */
async function getIn(browser: Browser, portal: DemoPortal, person: Invited, link: string): Promise<Effort> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    baseURL: portal.url,
    serviceWorkers: 'block',
  })
  const page = await phone.newPage()
  const seen: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      void response.text().then(
        (text) => seen.push(text),
        () => undefined,
      )
  })
  const effort: Effort = { fields: 0, presses: 0 }
  const fill = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill(text)
    effort.fields += 1
  }
  const press = async (name: string, role: 'button' | 'link' = 'button') => {
    await page.getByRole(role, { name }).click()
    effort.presses += 1
  }
  await page.goto(link)
  if (person.by === 'letter') await press('Next')
  await expect(page.getByRole('heading', { level: 1, name: 'A result is waiting for G. I.' })).toBeVisible()
  const [year = '', month = '', day = ''] = person.born.split('-')
  await fill('Day', day)
  await fill('Month', month)
  await fill('Year', year)
  await press('Next')
  await fill('Password', `a quiet pear of ${person.sampleId}`)
  await press('Next')
  await press('None known')
  await press('Read my results', 'link')
  await expect(page).toHaveURL(/\/client\/my-reports$/)
  await expect(page.getByText('1 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(
    page.getByRole('main').getByText(person.sampleId).filter({ visible: true }).first(),
  ).toBeVisible()
  const shown = [...seen, await page.locator('body').innerText()].join('\n')
  for (const { sampleId, name } of people.filter((other) => other !== person)) {
    expect(shown).not.toContain(sampleId)
    expect(shown).not.toContain(name)
  }
  await phone.close()
  return effort
}
