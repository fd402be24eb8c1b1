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
  { name: 'in preparation', who: 'admin', path: '/admin/messaging', ready: heading(/./) },
  { name: '/admin', who: 'admin', path: '/admin', ready: heading('Admin Dashboard') },
  { name: '/admin/users', who: 'admin', path: '/admin/users', ready: heading('User Management') },
  dialog('Add New User', '/admin/users', 'admin'),
  { name: '/admin/clients', who: 'admin', path: '/admin/clients', ready: heading(/./) },
  { name: '/admin/practitioners', who: 'admin', path: '/admin/practitioners', ready: heading(/./) },
  { name: '/admin/client-reports', who: 'admin', path: '/admin/client-reports', ready: heading(/./) },
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
  dialog('Add FAQ', '/admin/faqs', 'admin'),
  dialog(/^Edit: /, '/admin/faqs', 'admin'),
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
  { name: '/admin/notifications', who: 'admin', path: '/admin/notifications', ready: heading(/./) },
  { name: '/admin/audit', who: 'admin', path: '/admin/audit', ready: heading(/./) },
  {
    name: '/practitioner',
    who: 'practitioner',
    path: '/practitioner',
    ready: heading('Practitioner Portal'),
  },
  { name: '/practitioner/clients', who: 'practitioner', path: '/practitioner/clients', ready: heading(/./) },
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
  {
    name: '/admin/food-database, a refused file',
    who: 'admin',
    path: '/admin/food-database',
    ready: async (page) => {
      await expect(page.getByText('Showing')).toBeVisible()
      const file = { name: 'foods.csv', mimeType: 'text/csv', buffer: Buffer.from('name,category\nA,\n') }
      await page.getByLabel('CSV file of foods').setInputFiles(file)
      await expect(page.getByRole('list', { name: 'Lines to mend' })).toBeVisible()
    },
  },
  dialog('Add New Food', '/admin/food-database', 'admin'),
  dialog(/^Edit /, '/admin/food-database', 'admin'),
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
]

async function open(page: Page, portal: DemoPortal, { who, path, ready }: Screen): Promise<void> {
  if (who) await signIn(page, portal[who])
  await page.goto(path)
  await ready(page)
}

const sizes = [
  [390, 844],
  [1440, 900],
] as const

for (const screen of screens) {
  test(`${screen.name}: axe finds nothing at both widths in both themes, and nothing scrolls sideways at 320`, async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] })
    await open(page, portal, screen)
    const found: string[] = []
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      if (width > 768) {
        // What is open on a phone may be another element on a wide screen.
        await page.goto(screen.path)
        await screen.ready(page)
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        // Toasts and entering things move; contrast is measured when they rest.
        await page.waitForTimeout(400)
        const { violations } = await new AxeBuilder({ page }).analyze()
        for (const { id, nodes } of violations)
          found.push(
            `${width} ${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          )
      }
    }
    expect(found).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(screen.path)
    await screen.ready(page)
    const { wide, view } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      view: window.innerWidth,
    }))
    expect(wide).toBeLessThanOrEqual(view)
  })
}
