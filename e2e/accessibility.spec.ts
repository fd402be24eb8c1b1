import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signIn, test, type DemoPortal } from './portal'

type Who = 'admin' | 'practitioner' | 'client' | undefined
type Screen = { name: string; who: Who; path: string; ready: (page: Page) => Promise<void> }

const heading = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
const dialog = (button: string | RegExp, path: string, who: Who): Screen => ({
  name: `${path}, ${String(button)}`,
  who,
  path,
  ready: async (page) => {
    await page.getByRole('button', { name: button }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
})

/** Every screen there is so far, with the dialogs that open on it. */
const screens: Screen[] = [
  { name: '/auth', who: undefined, path: '/auth', ready: heading(/./) },
  { name: '/terms', who: undefined, path: '/terms', ready: heading(/./) },
  { name: 'not found', who: 'client', path: '/nowhere', ready: heading('Page Not Found') },
  { name: 'in preparation', who: 'admin', path: '/admin/users', ready: heading(/./) },
  {
    name: '/client/my-reports',
    who: 'client',
    path: '/client/my-reports',
    ready: heading('My Report Summary'),
  },
  dialog(/Click for details/, '/client/my-reports', 'client'),
  {
    name: '/practitioner/reports/1',
    who: 'practitioner',
    path: '/practitioner/reports/1',
    ready: heading(/./),
  },
  { name: '/admin/reports/1', who: 'admin', path: '/admin/reports/1', ready: heading(/./) },
  {
    name: '/admin/reports',
    who: 'admin',
    path: '/admin/reports',
    ready: async (page) => {
      await page.getByRole('button', { name: /EF20439/ }).click()
      await expect(page.getByText('Nora Whitfield').first()).toBeVisible()
    },
  },
  {
    name: '/admin/reports, nothing found',
    who: 'admin',
    path: '/admin/reports?q=nothing-like-it',
    ready: async (page) => expect(page.getByText('No reports match your search.')).toBeVisible(),
  },
  dialog('Upload Report', '/admin/reports', 'admin'),
]

async function open(page: Page, portal: DemoPortal, { who, path, ready }: Screen): Promise<void> {
  if (who) await signIn(page, portal[who])
  await page.goto(path)
  await ready(page)
  // Toasts and entering things move; contrast is measured when they rest.
  await page.waitForTimeout(400)
}

for (const screen of screens) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${screen.name} at ${width}, ${colorScheme}: axe finds nothing`, async ({ page, portal }) => {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await open(page, portal, screen)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          ),
        ).toEqual([])
      })
    }
  }

  test(`${screen.name} at 320 has no horizontal scroll`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, portal, screen)
    const { wide, view } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      view: window.innerWidth,
    }))
    expect(wide).toBeLessThanOrEqual(view)
  })
}
