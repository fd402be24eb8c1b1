import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { named } from '../shared/testing/people'
import { newClient, uploadReport } from './clients'
import { expect, signIn, test, type DemoPortal } from './portal'

type Recipe = {
  id: number
  title: string
  ingredients: string[]
  instructions: string[]
  prepTime: number
  cookTime: number
  version: number
}

const seeded = path.join(import.meta.dirname, '../server/features/recipes/seeds')
/** The seeded recipes that contain egg, by their manual tags. */
const eggTitles = readdirSync(seeded)
  .filter((name) => name.endsWith('.json'))
  .flatMap(
    (name) =>
      JSON.parse(readFileSync(path.join(seeded, name), 'utf8')) as { title: string; foods: string[] }[],
  )
  .filter(({ foods }) => foods.includes('egg'))
  .map(({ title }) => title)

/** A client whose report has no elevated food. */
const clientAt = (admin: Page, browser: Browser, portal: DemoPortal, email: string) =>
  newClient(admin, browser, portal, { email, levels: { Rice: 1.2 } })

const recipesOf = async (page: Page) => (await (await page.request.get('/api/recipes')).json()) as Recipe[]
const titleOfDay = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })

test(
  'a released report with elevated egg removes every egg recipe, under any name, from the list and the day',
  { tag: '@full' },
  async ({ asAdmin, browser, portal }) => {
    const client = await clientAt(asAdmin, browser, portal, 'egg.released@example.com')
    await client.goto('/client')
    await expect(client.getByRole('heading', { level: 1, name: /^Good \w+, Reci\./ })).toBeVisible()
    const aliases = ['Cloud kisses', 'Picnic coleslaw', 'Golden brushed crackers']
    const hidden = ['2 meringue nests', '2 tbsp mayonnaise', '1 tsp powdered albumen']
    for (const [place, title] of aliases.entries())
      await asAdmin.request.post('/api/recipes', {
        data: {
          ...{ title, category: 'snack', ingredients: ['1 pear', hidden[place]], approved: true },
          instructions: ['Put everything on a plate.'],
        },
      })
    // The recipe of the day depends on the number of recipes.
    await client.reload()
    const day = (await titleOfDay(client).textContent()) ?? ''
    const before = await recipesOf(client)
    const titles = before.map(({ title }) => title)
    expect(eggTitles.length).toBeGreaterThan(0)
    expect(titles).toEqual(expect.arrayContaining([...aliases, ...eggTitles]))
    // Adds egg under another name to today's recipe, which stays today's while egg is not avoided.
    const ofDay = before.find(({ title }) => title === day)
    await asAdmin.request.patch(`/api/recipes/${ofDay?.id}`, {
      data: { ingredients: [...(ofDay?.ingredients ?? []), '1 meringue nest'] },
    })
    await client.reload()
    await client.getByRole('button', { name: 'View Full Recipe' }).click()
    await expect(client.getByText('1 meringue nest')).toBeVisible()

    const [practitioner] = (await (await asAdmin.request.get('/api/practitioners')).json()) as {
      id: number
    }[]
    const held = await uploadReport(asAdmin.request, {
      email: 'egg.released@example.com',
      levels: { Egg: 41.5, Rice: 1.2 },
      practitionerId: practitioner?.id ?? 0,
      hold: true,
    })
    expect(await recipesOf(client)).toHaveLength(before.length)
    const release = await asAdmin.request.post(`/api/reports/${held.id}/release`)
    expect(release.ok()).toBe(true)

    const after = await recipesOf(client)
    const left = after.map(({ title }) => title)
    for (const title of [...aliases, ...eggTitles, day]) expect(left).not.toContain(title)
    const texts = after.map(({ title, ingredients, instructions }) =>
      [title, ...ingredients, ...instructions].join('\n'),
    )
    for (const text of texts)
      expect(text).not.toMatch(/\beggs?\b|meringue|mayonnaise|albumen|omelette|frittata/i)
    expect(left.length).toBeGreaterThan(30)

    // A page that stayed open refetches when its screens are opened.
    await client.getByRole('link', { name: 'Recipes' }).click()
    await expect(client.getByText('Made without the food you avoid').first()).toBeVisible()
    await client.getByRole('searchbox').fill('meringue')
    await expect(client.getByRole('heading', { name: 'No recipes found' })).toBeVisible()
    await client.goto('/client')
    await expect(titleOfDay(client)).not.toHaveText(day)
    await client.context().close()
  },
)

test(
  "today's recipe opens, closes, and is copied and shared",
  { tag: '@full' },
  async ({ asClient, context, browser, portal }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // The portal's pages may not read the clipboard, but a key press can paste.
    const pasted = async () => {
      await asClient.evaluate(() => document.body.appendChild(document.createElement('textarea')).focus())
      await asClient.keyboard.press('ControlOrMeta+v')
      return asClient.evaluate(() => {
        const field = document.activeElement as HTMLTextAreaElement
        field.remove()
        return field.value
      })
    }
    await asClient.goto('/client')
    for (const [tile, href] of [
      ['Scan Label', '/client/scanner'],
      ['My Results', '/client/my-reports'],
      ['FAQ', '/client/faqs'],
      ['Recipes', '/client/recipes'],
    ] as const)
      await expect(
        asClient
          .getByRole('navigation', { name: 'Shortcuts' })
          .getByRole('link', { name: new RegExp(`^${tile}`) }),
      ).toHaveAttribute('href', href)
    await asClient.getByRole('button', { name: /^Today's Personalized Recipe/ }).click()
    await expect(asClient.getByText(/^\.\.\. and \d+ more ingredients?$/)).toBeVisible()
    await asClient.getByRole('button', { name: 'View Full Recipe' }).click()
    await expect(asClient.getByRole('heading', { name: 'Instructions' })).toBeVisible()
    await expect(asClient.getByText(/^\.\.\. and/)).toBeHidden()
    await asClient.getByRole('button', { name: 'Show Less' }).click()
    await expect(asClient.getByRole('heading', { name: 'Instructions' })).toBeHidden()

    await asClient.getByRole('button', { name: 'Copy This Recipe' }).click()
    await expect(asClient.getByText('Recipe copied to clipboard!')).toBeVisible()
    const title = (await titleOfDay(asClient).textContent()) ?? ''
    expect(await pasted()).toMatch(/^.+\n\nIngredients:\n• [^]+\n\nInstructions:\n1\. /)
    expect(await pasted()).toContain(title)
    await asClient.getByRole('button', { name: 'Share This Recipe' }).click()
    await expect(asClient.getByText('Recipe link copied to clipboard!')).toBeVisible()
    const link = await pasted()
    expect(link).toMatch(/\/r\/\d+\.\d+\.[\w-]{43}$/)
    const friend = await (await browser.newContext({ baseURL: portal.url })).newPage()
    await friend.goto(link)
    await expect(friend.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await friend.context().close()
  },
)

const ownSnack = {
  title: 'Pear slices with ginger',
  ingredients: ['2 pears', '1 tsp ground ginger'],
  instructions: ['Slice the pears and dust them with the ginger.'],
  category: 'snack',
}

test(
  'how a client eats is saved with recipes, and a recipe of the list opens instead of being stored twice',
  { tag: '@full' },
  async ({ page, browser, portal }) => {
    await signIn(page, portal.admin)
    const client = await clientAt(page, browser, portal, 'how.i.eat@example.com')
    await client.goto('/client/settings#diet')
    const section = client.locator('#diet')
    await section.getByRole('button', { name: 'Vegetarian', exact: true }).click()
    const health = client.locator('#health')
    await health.getByRole('combobox', { name: 'Foods I leave out' }).fill('no mushrooms')
    await health.getByRole('combobox', { name: 'Foods I leave out' }).press('Enter')
    await expect(health.getByText('Saved.')).toBeVisible()
    await section.getByLabel('Minutes at most').fill('a while')
    await section.getByRole('button', { name: 'Save my diet' }).click()
    await expect(section.getByText('Please enter whole minutes from 5 to 1,440')).toBeVisible()
    await section.getByLabel('Minutes at most').fill('60')
    await section.getByRole('button', { name: 'Save my diet' }).click()
    await expect(client.getByText('Diet updated')).toBeVisible()
    await client.reload()
    await expect(section.getByRole('button', { name: 'Vegetarian', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(health.getByText('mushrooms', { exact: true })).toBeVisible()

    for (const { title, ingredients, prepTime, cookTime } of await recipesOf(client)) {
      expect([title, ...ingredients].join('\n')).not.toMatch(/beef|chicken|venison|salmon|mushroom/i)
      expect(prepTime + cookTime).toBeLessThanOrEqual(60)
    }
    await client.goto('/client/recipes')
    await client.getByRole('button', { name: 'New Recipe' }).click()
    const dialog = client.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Vegetarian', exact: true })).toBeDisabled()
    await expect(dialog.getByLabel('Minutes at most')).toHaveValue('60')
    await dialog.getByLabel('Meal type').selectOption('dinner')
    await dialog.getByLabel('Minutes at most').fill('5')
    await dialog.getByRole('button', { name: 'Generate Recipe' }).click()
    await expect(client.getByText(/^The library has no recipe that is vegetarian, takes 5/)).toBeVisible()
    await dialog.getByLabel('Meal type').selectOption('snack')
    await dialog.getByLabel('Minutes at most').fill('60')
    await dialog.getByRole('button', { name: 'Generate Recipe' }).click()
    await expect(client.getByText('You already have this recipe.').first()).toBeVisible()
    await expect(client.getByRole('dialog').getByRole('heading', { name: 'Ingredients' })).toBeVisible()
    await client.context().close()
  },
)

test('a client edits their recipe, and other clients see it after an admin approves it', async ({
  page,
  browser,
  portal,
}) => {
  await signIn(page, portal.admin)
  const maker = await clientAt(page, browser, portal, 'recipe.maker@example.com')
  const other = await clientAt(page, browser, portal, 'recipe.other@example.com')
  const made = await maker.request.post('/api/recipes', { data: ownSnack })
  expect(made.ok()).toBe(true)
  await maker.goto('/client/recipes')
  await maker.getByRole('button', { name: 'New Recipe' }).click()
  const dialog = maker.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Generate Recipe' }).click()
  await expect(dialog.getByText('Please select a meal type')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await maker.getByRole('searchbox').fill(ownSnack.title)
  await maker.getByRole('button', { name: ownSnack.title, exact: true }).click()
  await expect(maker.getByRole('dialog').getByText('Yours', { exact: true })).toBeVisible()

  await maker.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  const title = maker.getByRole('textbox', { name: 'Title' })
  await title.fill('')
  await maker.getByRole('button', { name: 'Save Changes' }).click()
  await expect(maker.getByText('Title is required')).toBeVisible()
  await title.fill('Reci’s own snack')
  await maker.getByRole('button', { name: 'Save Changes' }).click()
  await expect(maker.getByText('Recipe updated')).toBeVisible()

  const sees = async (who: Page) =>
    (await recipesOf(who)).some((recipe) => recipe.title === 'Reci’s own snack')
  expect([await sees(maker), await sees(other)]).toEqual([true, false])

  await page.goto('/admin/ai-recipes?q=own+snack')
  await expect(page.getByText('Not approved')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Reci’s own snack' }).click()
  await page.getByRole('menuitem', { name: 'Approve' }).click()
  await expect(page.getByText('Recipe approved')).toBeVisible()
  expect(await sees(other)).toBe(true)

  await maker.reload()
  await maker.getByRole('searchbox').fill('own snack')
  await expect(maker.getByText('Yours, approved')).toBeVisible()
  await maker.getByRole('button', { name: 'Actions for Reci’s own snack' }).click()
  await expect(maker.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Actions for Reci’s own snack' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete recipe' }).click()
  await expect(page.getByText('Recipe deleted')).toBeVisible()
  expect(await sees(other)).toBe(false)
  await maker.context().close()
  await other.context().close()
})

async function chooseNora(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose a client' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill(named.client.lastName.toLowerCase())
  await page.getByRole('dialog').getByRole('button', { name: named.client.name }).click()
  await expect(page.getByText(new RegExp(`^${named.client.name}, report \\S+`))).toBeVisible()
}

test('the generator avoids a list of foods, shows what it checked and saves unapproved recipes', async ({
  asAdmin,
}) => {
  const reads: string[] = []
  asAdmin.on('request', (request) => {
    if (request.url().includes('/api/reports')) reads.push(request.url())
  })
  await asAdmin.goto('/admin/recipe-generator')
  await expect(asAdmin.getByText('We only read a report when you ask us to.')).toBeVisible()
  await asAdmin.waitForLoadState('networkidle')
  expect(reads).toEqual([])
  await asAdmin.getByRole('button', { name: 'Newest report' }).click()
  await expect(asAdmin.getByText(/report \S+ of \S+: (no|\d+) elevated foods?\.$/)).toBeVisible()
  await chooseNora(asAdmin)
  await asAdmin.getByRole('button', { name: 'Clear All' }).click()
  await asAdmin.getByRole('button', { name: 'Generate Recipe' }).click()
  await expect(asAdmin.getByText('No foods to exclude').first()).toBeVisible()
  await expect(
    asAdmin.getByText('Please add at least one food to exclude from the recipe.').first(),
  ).toBeVisible()

  const entry = asAdmin.getByLabel('Food to exclude')
  for (const typed of ['  Peanut ', 'PEANUT', '   ']) {
    await entry.fill(typed)
    await entry.press('Enter')
  }
  await expect(asAdmin.getByRole('heading', { name: 'Excluded foods (1)' })).toBeVisible()
  await asAdmin.getByRole('button', { name: 'Dairy', exact: true }).click()
  await asAdmin.getByRole('button', { name: 'Eggs', exact: true }).click()
  await asAdmin.getByRole('button', { name: 'Remove Peanut' }).click()
  await expect(asAdmin.getByRole('heading', { name: 'Excluded foods (2)' })).toBeVisible()
  await asAdmin.getByRole('button', { name: 'Generate Recipe' }).click()
  await expect(asAdmin.getByText(/^\d+ ingredients checked, none excluded$/)).toBeVisible()
  await expect(asAdmin.getByText('Excluded: Dairy, Eggs')).toBeVisible()
  await asAdmin.getByRole('button', { name: 'Save Recipe' }).click()
  // Without an AI model the recipe comes from the library, and no copy is stored.
  await expect(asAdmin.getByText('You already have this recipe.').first()).toBeVisible()
  await asAdmin.getByRole('link', { name: 'Open it in AI recipes' }).click()
  await expect(asAdmin.getByText('Approved', { exact: true }).first()).toBeVisible()
})

test('the generator redirects everybody else', { tag: '@full' }, async ({ asClient }) => {
  await asClient.goto('/admin/recipe-generator')
  await expect(asClient).not.toHaveURL(/recipe-generator/)
})
