import { renderEmail } from '../server/features/messaging/render-email'
import { axeFinds } from './axe'
import { expect, test } from './portal'

const home = 'https://a-laboratory-with-a-long-name.portal.example.com'
const token = 'x'.repeat(43)
const { html } = renderEmail(
  {
    subject: 'A message for you at Laborgemeinschaft für Ernährungsdiagnostik',
    body: 'there is a message for you. You can open it with this link until 6 December 2026',
    path: `/welcome#${token}`,
    button: 'Open the message',
    closing: 'The link is for you alone.',
  },
  {
    name: 'Donaudampfschifffahrtslaboratoriumsgesellschaftsverwaltung',
    home,
    logoHash: 'ab'.repeat(32),
    accent: '#d6e08a',
  },
  '/unsubscribe#7.signature',
)

test('an email fits a narrow phone and passes axe in both themes, with images blocked', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const asked = new Set<string>()
  await page.route('**/*', (route) => {
    asked.add(route.request().url())
    return route.abort()
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setContent(html)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expect(page.getByRole('img')).toHaveAttribute('alt', /^Donau/)
    // The preview text of an email list is not shown again in the body.
    await expect(page.getByText('There is a message for you').filter({ visible: true })).toHaveCount(1)
    const links = await page.getByRole('link').all()
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      `${home}/welcome#${token}`,
      `${home}/welcome#${token}`,
      `${home}/unsubscribe#7.signature`,
    ])
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    expect(await axeFinds(page, (axe) => axe.withTags(tags))).toEqual([])
  }
  // Only the logo is loaded from elsewhere.
  expect([...asked]).toEqual([`${home}/api/logo/${'ab'.repeat(32)}`])
})
