import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import type { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aConfig, aRecipe } from '@/testing/rows'
import { toastTexts } from '@/testing/toast-texts'
import type { Generated } from './generated'
import { stopGeneration } from './generate-recipe'
import { loadDeleteRecipe, loadEditRecipe } from './recipe-change-dialogs'
import { loadRecipe } from './recipe-dialogs'
import RecipesScreen from './recipes-screen'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

// Preloads lazy dialogs, which a busy machine may load later than a test waits.
beforeAll(() =>
  Promise.all([
    loadDeleteRecipe(),
    loadEditRecipe(),
    loadRecipe(),
    import('./dialogs/new-recipe-dialog'),
    import('./list/generation-notice'),
  ]),
)
afterEach(() => {
  stopGeneration()
  window.history.replaceState(null, '', '/')
})

const pears = aRecipe({
  id: 1,
  title: 'Baked pears',
  createdAt: '2026-11-01T10:00:00Z',
  cookTime: 20,
  version: 4,
})
const soup = aRecipe({
  ...{ id: 2, title: 'Apple soup', category: 'lunch', createdAt: '2026-11-02T10:00:00Z', cookTime: 5 },
  ...{ own: true, approved: false, aiGenerated: true },
})

async function show(who: keyof typeof people, answers: ApiMocks = {}, address = '') {
  window.history.replaceState(null, '', `/recipes${address}`)
  const { calls } = renderAs(who, <RecipesScreen />, { 'GET /api/recipes': [pears, soup], ...answers })
  await waitFor(() => expect(screen.queryByText('Loading recipes...')).toBeNull())
  return (route: string) => calls.filter((call) => call.route === route)
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('shows the newest first, sorts and filters, and offers to clear an empty search', async () => {
  await show('client')
  expect(titles()).toEqual(['Apple soup', 'Baked pears'])
  expect(screen.getByText('2 recipes')).toBeTruthy()
  choose('Sort by', 'title')
  expect(window.location.search).toBe('?sort=title')
  choose('Sort by', 'newest')
  expect(window.location.search).toBe('')
  choose('Category', 'dessert')
  expect(titles()).toEqual(['Baked pears'])
  expect(screen.getByText('Showing 1 of 2 recipes')).toBeTruthy()
  choose('Category', 'snack')
  expect(screen.getByText('Nothing matches this search.')).toBeTruthy()
  press('Clear Search')
  expect(titles()).toHaveLength(2)
})

it('shows 24 recipes a page', async () => {
  const many = Array.from({ length: 25 }, (_, at) => aRecipe({ id: at + 1, title: `Recipe ${at + 1}` }))
  await show('client', { 'GET /api/recipes': many })
  expect(titles()).toHaveLength(24)
  press('Next page')
  expect(titles()).toEqual(['Recipe 1'])
})

it.each([
  ['admin', 'Press New Recipe to make one.'],
  ['client', 'None of these recipes avoids all your foods. Press New Recipe to get one that does.'],
] as const)('explains to %s what to do when there are none', async (who, sentence) => {
  await show(who, { 'GET /api/recipes': [] })
  expect(screen.getByText(sentence)).toBeTruthy()
})

it('says that the recipes could not be loaded, and tries again', async () => {
  const list = mockSequence<(Response | (typeof pears)[])[]>(
    refusal(503, { error: 'The database is away.' }),
    [pears],
  )
  await show('client', { 'GET /api/recipes': list })
  expect(screen.getByRole('alert').textContent).toContain('The database is away.')
  press('Try again')
  await waitFor(() => expect(titles()).toEqual(['Baked pears']))
})

it("marks a client's own draft and AI recipes, and says which foods a recipe is free of", async () => {
  await show('client', { 'GET /api/recipes': [pears, { ...soup, without: ['Rye', 'Milk'] }] })
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('Made without your 2 foods')
  expect(screen.getByText('Yours').title).toBe('Made by you, not shown to other clients')
  expect(screen.getAllByText('AI')).toHaveLength(1)
  expect(second?.textContent).not.toMatch(/Yours|Approved|Made without/)
})

it('lets an admin approve and unapprove in the version that was seen, and shows the result', async () => {
  const asked = await show('admin', {
    'PATCH /api/recipes/:id': mockSequence<(Response | typeof soup)[]>(
      { ...soup, approved: true },
      refusal(412, { error: 'Somebody changed it.' }),
    ),
  })
  press('Apple soup')
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(toastTexts()).toEqual([['Recipe approved', 'Apple soup']]))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  press('Baked pears')
  fireEvent.click(await screen.findByRole('button', { name: 'Unapprove' }))
  await waitFor(() => expect(toastTexts()).toHaveLength(2))
  expect(toastTexts()[1]).toEqual(['Failed to unapprove recipe', 'Somebody changed it.'])
  const sent = asked('PATCH /api/recipes/:id').map(({ url, body, headers }) => [
    url,
    body,
    headers.get('If-Match'),
  ])
  expect(sent).toEqual([
    ['/api/recipes/2', { approved: true }, '"1"'],
    ['/api/recipes/1', { approved: false }, '"4"'],
  ])
})

it('lets a client delete their own draft, and no other recipe', async () => {
  const asked = await show('client', { 'DELETE /api/recipes/:id': undefined })
  press('Baked pears')
  await screen.findByRole('dialog', { name: 'Baked pears' })
  for (const name of ['Edit', 'Delete', 'Approve', 'Unapprove'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  press('Apple soup')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete recipe' }))
  await waitFor(() => expect(toastTexts()).toEqual([['Recipe deleted', 'Apple soup']]))
  expect(asked('DELETE /api/recipes/:id').map(({ url }) => url)).toEqual(['/api/recipes/2'])
})

it('edits a draft: validates, sends the changes, and shows why it was not saved', async () => {
  const asked = await show('client', {
    'PATCH /api/recipes/:id': mockSequence<(Response | typeof soup)[]>(
      refusal(422, { error: 'Rye is one of your foods.' }),
      { ...soup, title: 'Pear soup' },
    ),
  })
  press('Apple soup')
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Recipe' }))
  const type = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
  type(/^Title/, '')
  save()
  await waitFor(() => expect(dialog.getByLabelText(/^Title/).getAttribute('aria-invalid')).toBe('true'))
  type(/^Title/, 'Pear soup')
  type(/^Servings/, '6')
  type(/^Tags/, 'warm, quick, warm')
  save()
  expect(await dialog.findByText('Rye is one of your foods.')).toBeTruthy()
  save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = { title: 'Pear soup', servings: 6, tags: ['warm', 'quick'] }
  expect(asked('PATCH /api/recipes/:id').map((call) => call.body)).toEqual([body, body])
  expect(toastTexts()).toEqual([
    ['Failed to save recipe', 'Rye is one of your foods.'],
    ['Recipe updated', 'Pear soup'],
  ])
})

const generated: Generated = {
  ...{ title: 'Baked pears', name: 'Baked pears', description: 'Soft.', ingredients: ['2 pears'] },
  ...{
    instructions: ['Bake.'],
    prepTime: 5,
    cookTime: 20,
    servings: 2,
    difficulty: 'easy',
    category: 'dessert',
  },
  ...{
    tags: [],
    pictures: [],
    notes: '',
    check: { ingredients: 1, excluded: [], diets: [] },
    provider: 'builtin',
  },
}

it('keeps what was typed for a new recipe while its dialog is closed, until a recipe is made', async () => {
  await show('client', {
    'GET /api/config': aConfig(),
    'GET /api/user/diet': { diets: [], servings: 4, minutes: null, version: 1 } as never,
    'POST /api/ai/generate-recipe': generated,
    'POST /api/recipes': pears,
  })
  const reopened = async () => {
    press('New Recipe')
    const dialog = within(await screen.findByRole('dialog', { name: 'New Recipe' }))
    const field = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label)
    const names = [/^Meal type/, /^Dietary preferences/, /^Servings/]
    const fill = (...values: string[]) =>
      values.forEach((value, at) => fireEvent.change(field(names[at] ?? /^$/), { target: { value } }))
    return { fill, values: () => names.map((name) => field(name).value), dialog }
  }
  const first = await reopened()
  await waitFor(() => expect(first.values()).toEqual(['', '', '4']))
  first.fill('dessert', 'no mushrooms', '2')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  const { dialog, values } = await reopened()
  expect(values()).toEqual(['dessert', 'no mushrooms', '2'])
  fireEvent.click(dialog.getByRole('button', { name: 'Generate Recipe' }))
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: 'Baked pears' })).getAllByRole('button', {
      name: 'Close',
    })[0] as HTMLElement,
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await reopened()).values()).toEqual(['', '', '4'])
})

it("generates a recipe by a client's preferences, keeps it when saving fails, and saves it again", async () => {
  const asked = await show('client', {
    'GET /api/config': aConfig(),
    'GET /api/user/diet': { diets: ['vegan'], servings: 4, minutes: null, version: 1 } as never,
    'POST /api/ai/generate-recipe': generated,
    'POST /api/recipes': mockSequence<(Response | typeof pears)[]>(
      refusal(503, { error: 'The database is away.' }),
      pears,
    ),
  })
  press('New Recipe')
  const dialog = within(await screen.findByRole('dialog', { name: 'New Recipe' }))
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>(/^Servings/).value).toBe('4'))
  expect(dialog.getByText(/No AI service is set up/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Generate Recipe' }))
  await waitFor(() => expect(dialog.getByLabelText(/^Meal type/).getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(dialog.getByLabelText(/^Meal type/), { target: { value: 'dessert' } })
  fireEvent.change(dialog.getByLabelText(/^Dietary preferences/), { target: { value: ' quick ' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Generate Recipe' }))
  expect(await screen.findByText('"Baked pears" is not saved yet')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked('POST /api/ai/generate-recipe').map(({ body }) => body)).toEqual([
    { category: 'dessert', diets: ['vegan'], servings: 4, minutes: null, dietaryPreferences: 'quick' },
  ])
  press('Save again')
  await waitFor(() => expect(toastTexts().at(-1)).toEqual(['Recipe created', 'Baked pears']))
  expect(screen.queryByText('"Baked pears" is not saved yet')).toBeNull()
  expect(asked('POST /api/recipes')).toHaveLength(2)
})
