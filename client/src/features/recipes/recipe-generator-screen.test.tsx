import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { refusal, mockSequence, page, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aRecipe, aReport, clientRow, food, reportRow } from '@/testing/rows'
import { toastTexts } from '@/testing/toast-texts'
import type { Generated } from './generated'
import RecipeGeneratorScreen from './recipe-generator-screen'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

// Preloads the dialog, which a busy machine may load later than a test waits.
beforeAll(() => import('./generator/choose-client-dialog'))

const generated: Generated = {
  ...{
    title: 'Baked pears',
    name: 'Baked pears',
    description: 'Soft.',
    ingredients: ['2 pears', '1 tsp salt'],
  },
  ...{ instructions: ['Halve.', 'Bake.'], prepTime: 5, cookTime: 70, servings: 3, difficulty: 'medium' },
  ...{ category: 'dessert', tags: ['vegan'], pictures: [{ name: 'pear', size: 100 }], notes: 'No milk.' },
  ...{ check: { ingredients: 2, excluded: ['MILK', 'Rye'], diets: [] }, provider: 'openai' },
}

function show(answers: ApiMocks = {}) {
  const { calls, ...rest } = renderAs('admin', <RecipeGeneratorScreen />, {
    'POST /api/ai/generate-recipe': generated,
    ...answers,
  })
  const sent = (route: string) => calls.filter((call) => call.route === route)
  return { ...rest, sent }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const add = (name: string) => {
  fireEvent.change(screen.getByLabelText('Food to exclude'), { target: { value: name } })
  press('Add')
}
const list = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map((one) => one.getAttribute('aria-label')?.slice(7))

it('keeps a list of foods: typed, added by button, removed, each once', () => {
  show()
  expect(screen.getByText('Nothing is excluded yet.')).toBeTruthy()
  press('Add')
  expect(screen.getByText('First, type the food to exclude.')).toBeTruthy()
  add('  Rye ')
  expect(screen.getByText('Rye added')).toBeTruthy()
  const field = screen.getByLabelText<HTMLInputElement>('Food to exclude')
  expect(field.value).toBe('')
  add('rye')
  expect(screen.getByText('rye is already on the list.')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'Beef' } })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'a' })
  expect(list()).toEqual(['Rye'])
  fireEvent.keyDown(field, { key: 'Enter' })
  press('Eggs')
  expect(list()).toEqual(['Rye', 'Beef', 'Eggs'])
  expect(screen.getByText('Excluded foods (3)')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Eggs' }).getAttribute('aria-pressed')).toBe('true')
  press('Eggs')
  expect(list()).toEqual(['Rye', 'Beef'])
  press('Remove Rye')
  expect(list()).toEqual(['Beef'])
  expect(screen.getByText('Rye removed')).toBeTruthy()
  press('Clear All')
  expect(list()).toEqual([])
  expect(screen.getByText('The list is empty.')).toBeTruthy()
})

it('sends nothing without an excluded food or with invalid numbers', () => {
  const { sent } = show()
  press('Generate Recipe')
  expect(toastTexts()).toEqual([
    ['No foods to exclude', 'Please add at least one food to exclude from the recipe.'],
  ])
  expect(screen.getByText('No foods to exclude')).toBeTruthy()
  add('Rye')
  expect(screen.queryByText('No foods to exclude')).toBeNull()
  fireEvent.change(screen.getByLabelText(/^Servings/), { target: { value: '51' } })
  fireEvent.change(screen.getByLabelText(/^Minutes at most/), { target: { value: '4' } })
  press('Generate Recipe')
  expect(screen.getByText('Please enter a whole number from 1 to 50')).toBeTruthy()
  expect(screen.getByText('Please enter whole minutes from 5 to 1,440')).toBeTruthy()
  expect(sent('POST /api/ai/generate-recipe')).toEqual([])
})

it('sends the request, shows the recipe, and saves it with the ids of the left out foods', async () => {
  const { sent } = show({
    'GET /api/allergens': [
      food({ id: 4, name: 'Milk' }),
      food({ id: 5, name: 'Oats' }),
      food({ id: 6, name: 'rye' }),
    ],
    'POST /api/recipes': aRecipe(),
  })
  add('Rye')
  fireEvent.change(screen.getByLabelText(/^Meal type/), { target: { value: 'dessert' } })
  press('Vegan')
  press('Vegetarian')
  press('Vegan')
  fireEvent.change(screen.getByLabelText(/^Servings/), { target: { value: ' 3 ' } })
  fireEvent.change(screen.getByLabelText(/^Dietary preferences/), { target: { value: ' quick ' } })
  press('Generate Recipe')
  expect(await screen.findByText('Writing a recipe...', { selector: 'p' })).toBeTruthy()
  expect(await screen.findByText('Baked pears')).toBeTruthy()
  expect(sent('POST /api/ai/generate-recipe').map(({ body }) => body)).toEqual([
    {
      ...{ excludedFoods: ['Rye'], diets: ['vegetarian'], servings: 3, minutes: null },
      ...{ dietaryPreferences: 'quick', category: 'dessert' },
    },
  ])
  expect(screen.getByText('2 ingredients checked, none excluded')).toBeTruthy()
  expect(screen.getByText('Written by the AI service')).toBeTruthy()
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '5 min',
    '1 h 10 min',
    '3',
  ])
  for (const text of ['2 pears', '1 tsp salt', 'Halve.', 'Bake.', 'vegan', 'No milk.', 'Soft.', 'Medium'])
    expect(screen.getByText(text)).toBeTruthy()
  const [, ofResult] = screen.getAllByLabelText<HTMLSelectElement>(/^Meal type/)
  expect(ofResult?.value).toBe('dessert')
  fireEvent.change(ofResult as HTMLElement, { target: { value: 'snack' } })
  press('Save Recipe')
  const link = await screen.findByRole('link', { name: 'Open it in AI recipes' })
  expect(link.getAttribute('href')).toBe('/admin/ai-recipes?q=Baked%20pears')
  expect(sent('POST /api/recipes').map(({ body }) => body)).toEqual([
    {
      ...{ title: 'Baked pears', description: 'Soft.', ingredients: ['2 pears', '1 tsp salt'] },
      ...{ instructions: ['Halve.', 'Bake.'], prepTime: 5, cookTime: 70, servings: 3, difficulty: 'medium' },
      ...{
        category: 'snack',
        tags: ['vegan'],
        excludedAllergenIds: [4, 6],
        aiGenerated: true,
        approved: false,
      },
    },
  ])
  expect(toastTexts()).toEqual([['Recipe saved', 'Clients see it once it is approved.']])
})

it('shows why none was generated and tries again', async () => {
  show({
    'POST /api/ai/generate-recipe': mockSequence<(Response | Generated)[]>(
      refusal(503, { error: 'The AI service is busy.' }),
      { ...generated, provider: 'builtin', category: 'brunch' },
    ),
  })
  add('Rye')
  press('Generate Recipe')
  expect(await screen.findByText('The AI service is busy.')).toBeTruthy()
  expect(toastTexts()).toEqual([['Recipe generation failed', 'The AI service is busy.']])
  press('Generate Recipe')
  expect(await screen.findByText('From the recipe library, not the AI service')).toBeTruthy()
  expect(screen.queryByText('The AI service is busy.')).toBeNull()
  expect(screen.getAllByLabelText<HTMLSelectElement>(/^Meal type/)[1]?.value).toBe('brunch')
})

it('aborts a running request silently, by Stop or by leaving the screen', async () => {
  const { sent, unmount } = show({
    'POST /api/ai/generate-recipe': () => new Promise<never>(() => undefined),
  })
  add('Rye')
  press('Generate Recipe')
  await waitFor(() => expect(sent('POST /api/ai/generate-recipe')).toHaveLength(1))
  press('Stop')
  expect(sent('POST /api/ai/generate-recipe')[0]?.signal?.aborted).toBe(true)
  press(/Generat/)
  unmount()
  expect(toastTexts()).toEqual([])
})

it('keeps a recipe that could not be saved, and links to the one it would copy', async () => {
  show({
    'GET /api/allergens': [],
    'POST /api/recipes': mockSequence(
      refusal(503, { error: 'The database is away.' }),
      refusal(409, { error: 'A copy.', current: aRecipe({ title: 'Pears, baked' }) }),
    ),
  })
  add('Rye')
  press('Generate Recipe')
  fireEvent.click(await screen.findByRole('button', { name: 'Save Recipe' }))
  await waitFor(() => expect(toastTexts()).toEqual([['Failed to save recipe', 'The database is away.']]))
  expect(screen.queryByText('The database is away.')).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Save Recipe' }))
  await waitFor(() => expect(toastTexts().at(-1)).toEqual(['You already have this recipe.', 'Pears, baked']))
  expect(screen.getByRole('link', { name: 'Open it in AI recipes' })).toBeTruthy()
})

const report = aReport({
  allergenData: 'Rice, normal\nRye, moderate\nEgg white, high',
  unread: [{ food: 'Fig', text: '?', line: 2 }],
})

it('replaces the list by the elevated and unreadable foods of the newest report', async () => {
  const { sent } = show({
    'GET /api/reports': mockSequence<ReturnType<typeof reportRow>[][]>([reportRow({ id: 7 })], []),
    'GET /api/reports/:id': report,
  })
  expect(screen.getByText('We only read a report when you ask us to.')).toBeTruthy()
  add('Beef')
  press('Newest report')
  expect(
    await screen.findByText(/report EF20418 of 14.11.2026: 2 elevated foods and 1 that cannot be read\.$/),
  ).toBeTruthy()
  expect(list()).toEqual(['Rye', 'Egg white', 'Fig'])
  expect(sent('GET /api/reports')[0]?.url).toBe('/api/reports?status=completed&pageSize=1')
  expect(sent('GET /api/reports/:id')[0]?.params).toEqual({ id: '7' })
  press('Newest report')
  expect(await screen.findByText('There is no completed report yet. Add foods by hand.')).toBeTruthy()
  expect(list()).toHaveLength(3)
})

it('takes the foods of a chosen client, and says when there is no report or it cannot be loaded', async () => {
  const { sent } = show({
    'GET /api/clients': page([
      clientRow({ id: 8, user: { firstName: 'Ann', lastName: 'Lee' } }),
      clientRow(),
    ]),
    'GET /api/reports': mockSequence<(Response | never[])[]>(
      [],
      refusal(503, { error: 'The database is away.' }),
    ),
  })
  press('Choose a client')
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a client' }))
  fireEvent.click(await dialog.findByRole('button', { name: /Ann Lee/ }))
  expect(await screen.findByText('Ann Lee has no completed report, so the list is unchanged.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent('GET /api/clients')[0]?.url).toBe('/api/clients?pageSize=8')
  expect(sent('GET /api/reports')[0]?.url).toBe('/api/reports?status=completed&pageSize=1&clientId=8')
  press('Newest report')
  expect(await screen.findByText('The report could not be read. The database is away.')).toBeTruthy()
})

it('shows the later of two reports requested one after the other', async () => {
  const answers: ((rows: ReturnType<typeof reportRow>[]) => void)[] = []
  show({
    'GET /api/reports': () => new Promise<ReturnType<typeof reportRow>[]>((resolve) => answers.push(resolve)),
    'GET /api/clients': page([clientRow({ user: { firstName: 'Ann', lastName: 'Lee' } })]),
    'GET /api/reports/:id': report,
  })
  press('Newest report')
  press('Choose a client')
  fireEvent.click(await screen.findByRole('button', { name: /Ann Lee/ }))
  await waitFor(() => expect(answers).toHaveLength(2))
  await act(() => Promise.resolve(answers[1]?.([])))
  expect(await screen.findByText('Ann Lee has no completed report, so the list is unchanged.')).toBeTruthy()
  await act(() => Promise.resolve(answers[0]?.([reportRow({ id: 7 })])))
  expect(list()).toEqual([])
})
