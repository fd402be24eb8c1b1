import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { upload } from '@/api/upload'
import { ApiError } from '@/api/request'
import { saveFile } from '@/lib/save-file'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { food } from '@/testing/rows'
import { toastTexts } from '@/testing/toast-texts'
import FoodDatabaseScreen from './food-database-screen'
import { loadAddCategory, loadAddFood, loadDelete, loadEditFood } from './database/food-dialogs'

vi.mock(import('@/api/upload'), () => ({ upload: vi.fn() }))
vi.mock(import('@/lib/save-file'), () => ({ saveFile: vi.fn() }))
vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

// Preloads lazy dialogs, which a busy machine may load later than a test waits.
beforeAll(() => Promise.all([loadAddCategory(), loadAddFood(), loadDelete(), loadEditFood()]))
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
})

const wheat = food({ id: 1, name: 'Wheat', latinName: 'Triticum', category: 'Grains' })
const apple = food({ id: 2, name: 'Apple', latinName: 'Malus', category: 'Fruit' })
const quinoa = food({ id: 3, name: 'Quinoa', latinName: '', category: 'Grains' })
const pulses = food({ id: 4, name: 'Pulses (Category)', latinName: '', category: 'Pulses' })
const all = [wheat, apple, quinoa, pulses]

async function show(answers: ApiMocks = {}, address = '') {
  window.history.replaceState(null, '', `/admin/foods${address}`)
  const shown = renderAs('admin', <FoodDatabaseScreen />, { 'GET /api/allergens': all, ...answers })
  await waitFor(() => expect(screen.queryByText('Loading foods...')).toBeNull())
  const writes = () =>
    shown.calls
      .filter(({ route }) => !route.startsWith('GET'))
      .map(({ route, url, body, headers }) => ({
        call: `${route.split(' ')[0]} ${url}`,
        body,
        ifMatch: headers.get('If-Match'),
      }))
  const reads = () => shown.calls.filter(({ route }) => route === 'GET /api/allergens').length
  return { ...shown, writes, reads }
}

const names = () =>
  screen
    .queryAllByRole('button', { name: /^Edit / })
    .map((button) => button.getAttribute('aria-label')?.slice('Edit '.length))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sort = (column: string) => press(new RegExp(`^${column}`))

it('counts foods without categories, lists both, and sorts either way with empty values last', async () => {
  await show()
  expect(screen.getByText('3 items')).toBeTruthy()
  expect(screen.getByText('Showing 4 of 4 rows')).toBeTruthy()
  expect(names()).toEqual(['Wheat', 'Apple', 'Quinoa', 'Pulses (Category)'])
  expect(screen.getAllByText('Category', { selector: 'td *' })).toHaveLength(1)
  sort('Latin Name')
  expect(names()).toEqual(['Apple', 'Wheat', 'Pulses (Category)', 'Quinoa'])
  sort('Latin Name')
  expect(names()).toEqual(['Wheat', 'Apple', 'Pulses (Category)', 'Quinoa'])
  expect(screen.getByRole('columnheader', { name: /Latin Name/ }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  sort('Latin Name')
  expect(names()).toEqual(['Apple', 'Wheat', 'Pulses (Category)', 'Quinoa'])
  sort('ID')
  expect(names()).toEqual(['Wheat', 'Apple', 'Quinoa', 'Pulses (Category)'])
  expect(window.location.search).toBe('?sort=id')
})

it('filters by category, searches by the URL and clears both', async () => {
  await show({}, '?q=ap&page=2')
  expect(names()).toEqual(['Apple'])
  expect(screen.getByText('Showing 1 of 4 rows')).toBeTruthy()
  const category = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Filter by category' })
  expect([...category.options].map(({ text }) => text)).toEqual([
    'All categories',
    'Fruit',
    'Grains',
    'Pulses',
  ])
  fireEvent.change(category, { target: { value: 'Grains' } })
  expect(window.location.search).toBe('?q=ap&category=Grains')
  expect(screen.getByText('Nothing matches this search.')).toBeTruthy()
  press('Clear the search field')
  expect(names()).toEqual(['Wheat', 'Quinoa'])
  fireEvent.change(category, { target: { value: '' } })
  expect(names()).toHaveLength(4)
})

it('offers to clear an empty search, and keeps a category in its filter after its last food is gone', async () => {
  await show({}, '?q=zz&category=Gone')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Filter by category' }).value).toBe('Gone')
  press('Clear Search')
  expect(names()).toHaveLength(4)
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

it('shows 25 rows a page and changes pages', async () => {
  const many = Array.from({ length: 30 }, (_, at) => food({ id: at + 1, name: `Food ${at + 1}` }))
  await show({ 'GET /api/allergens': many })
  expect(names()).toHaveLength(25)
  press('Next page')
  expect(names()).toEqual(['Food 26', 'Food 27', 'Food 28', 'Food 29', 'Food 30'])
  expect(screen.getByText('Rows 26 to 30 of 30')).toBeTruthy()
  sort('ID')
  expect(window.location.search).toBe('?sort=id')
})

it('distinguishes an empty list, a failed load and possibly outdated rows', async () => {
  await show({ 'GET /api/allergens': [] })
  expect(screen.getByText('Upload a CSV file or add a food by hand.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear Search' })).toBeNull()
})

it('retries after a failure and keeps the loaded foods with a warning', async () => {
  const { queries } = await show({
    'GET /api/allergens': mockSequence<(Response | typeof all)[]>(
      refusal(503, { error: 'The database is away.' }),
      all,
      refusal(503, { error: 'It is away again.' }),
    ),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.')
  press('Try again')
  await waitFor(() => expect(names()).toHaveLength(4))
  await act(() => queries.invalidateQueries())
  expect(await screen.findByText('It is away again.')).toBeTruthy()
  expect(names()).toHaveLength(4)
})

it('adds a food, keeps the typed values when refused, and refetches the list afterwards', async () => {
  const { writes, reads } = await show({
    'POST /api/allergens': mockSequence<(Response | typeof wheat)[]>(
      refusal(409, { error: 'There is a food of this name.', fields: { name: 'is taken' } }),
      food({ id: 9 }),
    ),
  })
  press('Add New Food')
  await screen.findByRole('dialog', { name: 'Add New Food' })
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add Food' }))
  add()
  expect((await screen.findAllByText(/required/)).length).toBe(2)
  expect(writes()).toEqual([])
  type('Food Name', ' Rye ')
  type(/^Latin Name/, 'Secale')
  type('Category', 'Grains')
  add()
  expect(await screen.findByText('There is a food of this name.')).toBeTruthy()
  add()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const made = {
    call: 'POST /api/allergens',
    body: { name: ' Rye ', latinName: 'Secale', category: 'Grains' },
    ifMatch: null,
  }
  expect(writes()).toEqual([made, made])
  expect(toastTexts()).toEqual([
    ['Failed to add food', 'There is a food of this name.'],
    ['Food added successfully'],
  ])
  await waitFor(() => expect(reads()).toBe(3))
})

it('adds a category as an item, and shows at the field that it exists', async () => {
  const { writes } = await show({
    'POST /api/allergens': mockSequence<(Response | typeof wheat)[]>(
      refusal(409, { error: 'There is a food of this name.' }),
      pulses,
    ),
  })
  press('Add New Category')
  await screen.findByRole('dialog', { name: 'Add New Category' })
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add Category' }))
  add()
  expect(await screen.findByText('Category name is required')).toBeTruthy()
  type('Category Name', ' Nuts ')
  add()
  expect(await screen.findByText('There is already a category with this name.')).toBeTruthy()
  add()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes().map(({ body }) => body)).toEqual(
    Array(2).fill({ name: 'Nuts (Category)', latinName: '', category: 'Nuts' }),
  )
  expect(toastTexts().at(-1)).toEqual(['Category added successfully'])
})

it('edits a food: every field is filled, and only changes are sent in the version that was seen', async () => {
  const { writes } = await show({
    'PATCH /api/allergens/:id': food({ ...wheat, version: 2 }),
  })
  press('Edit Wheat')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Food' }))
  const shown = [
    ...dialog.getAllByRole<HTMLInputElement>('textbox'),
    ...dialog.getAllByRole<HTMLInputElement>('combobox'),
  ]
  expect(shown.map(({ name, value }) => [name, value])).toEqual(
    expect.arrayContaining([
      ['name', 'Wheat'],
      ['latinName', 'Triticum'],
      ['category', 'Grains'],
      ['severity', 'other'],
      ['description', 'A grass grown for its grain.'],
      ['alternativeNames', 'common wheat'],
      ['derivedIngredients', 'semolina'],
      ['commonSources', 'bread'],
    ]),
  )
  fireEvent.change(dialog.getByRole('combobox', { name: 'Severity' }), { target: { value: 'severe' } })
  type(/^Alternative Names/, 'common wheat\n\n bread  wheat \ncommon wheat')
  type(/^Common Sources/, '')
  press('Save Changes')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes()).toEqual([
    {
      call: 'PATCH /api/allergens/1',
      body: { severity: 'severe', alternativeNames: ['common wheat', 'bread wheat'], commonSources: [] },
      ifMatch: '"1"',
    },
  ])
  expect(toastTexts()).toEqual([['Food updated']])
})

it("edits a category's row as a category", async () => {
  await show()
  press('Edit Pulses (Category)')
  expect(await screen.findByRole('dialog', { name: 'Edit Category' })).toBeTruthy()
})

it('asks again before deleting a food in use; a double click does not answer both questions', async () => {
  vi.setSystemTime('2026-11-26T12:00:00Z')
  const { writes, reads } = await show({
    'DELETE /api/allergens/:id': mockSequence<(Response | undefined)[]>(
      refusal(409, { error: '3 reports name it.' }),
      undefined,
    ),
  })
  press('Delete Apple')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete food' }))
  expect(await screen.findByText('3 reports name it.')).toBeTruthy()
  press('Delete anyway')
  expect(writes()).toHaveLength(1)
  vi.setSystemTime('2026-11-26T12:00:01Z')
  press('Delete anyway')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  vi.useRealTimers()
  expect(writes().map(({ call }) => call)).toEqual([
    'DELETE /api/allergens/2',
    'DELETE /api/allergens/2?force=true',
  ])
  expect(toastTexts()).toEqual([['Food deleted', 'Apple']])
  await waitFor(() => expect(reads()).toBe(3))
})

it('says when a food or a category could not be deleted', async () => {
  await show({ 'DELETE /api/allergens/:id': refusal(503, { error: 'The database is away.' }) })
  press('Delete Apple')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete food' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  press('Delete Pulses (Category)')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete category' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(toastTexts()).toEqual([
    ['Failed to delete food', 'The database is away.'],
    ['Failed to delete category', 'The database is away.'],
  ])
})

const csv = new File(['name,category\nRye,Grains'], 'foods.csv')
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('CSV file of foods'), { target: { files } })
const drop = (...files: File[]) =>
  fireEvent(
    document,
    Object.assign(new Event('drop', { cancelable: true }), { dataTransfer: { types: ['Files'], files } }),
  )

it('sends a CSV once, shows progress and the number of imported foods, and refetches the list', async () => {
  const { reads } = await show()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  vi.mocked(upload).mockImplementation((_route, _input, onProgress) => {
    act(() => onProgress(0.4))
    return answered.then(() => ({ reply: { count: 1 }, status: 200 }))
  })
  choose(csv)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  expect(screen.getByText('Uploading...')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Browse files' }).disabled).toBe(true)
  drop(csv)
  const [[route, input, onProgress] = []] = vi.mocked(upload).mock.calls
  expect(route).toBe('POST /api/allergens/upload')
  expect((input as unknown as { form: FormData }).form.get('file')).toBe(csv)
  act(() => onProgress?.(1))
  expect(screen.getByText('Reading the file...')).toBeTruthy()
  answer()
  await waitFor(() =>
    expect(toastTexts()).toEqual([['Upload successful', 'Successfully uploaded 1 food item']]),
  )
  expect(upload).toHaveBeenCalledOnce()
  expect(screen.queryByRole('progressbar')).toBeNull()
  await waitFor(() => expect(reads()).toBe(2))
})

const notTaken = (lines: string[]) => {
  const body = { error: lines.join(' '), fields: { file: lines.join('\n') }, requestId: 'r' }
  return new ApiError(400, JSON.stringify(body))
}

it('lists the wrong lines of a CSV until the next upload or until dismissed', async () => {
  await show()
  const lines = Array.from({ length: 40 }, (_, at) => `Line ${at + 2} has no name.`)
  vi.mocked(upload)
    .mockRejectedValueOnce(notTaken(lines))
    .mockRejectedValueOnce(notTaken(['Line 2 is odd.']))
  drop(csv)
  expect(await screen.findByText('Upload failed: foods.csv')).toBeTruthy()
  const listed = () =>
    within(screen.getByRole('list', { name: 'Lines to correct' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(listed()).toEqual(lines)
  drop(csv)
  await waitFor(() => expect(listed()).toEqual(['Line 2 is odd.']))
  expect(toastTexts()).toEqual([
    ['Upload failed', 'Nothing was saved. The page shows which lines to correct.'],
    ['Upload failed', 'Line 2 is odd.'],
  ])
  press('Dismiss')
  expect(screen.queryByText('Upload failed: foods.csv')).toBeNull()
})

it('refuses a file that is not CSV, or several files, before it sends anything', async () => {
  await show()
  choose(new File([''], 'foods.txt'))
  expect(screen.getByText('Upload failed: foods.txt')).toBeTruthy()
  choose(csv, csv)
  expect(screen.getByText('Upload failed')).toBeTruthy()
  expect(toastTexts()).toEqual([
    ['Upload failed', 'Please choose a file that ends in .csv.'],
    ['Upload failed', 'Please choose one CSV file at a time.'],
  ])
  expect(upload).not.toHaveBeenCalled()
})

it('shows while a file is dragged over the page that it may be dropped', async () => {
  await show()
  const drag = (kind: string, types = ['Files']) =>
    fireEvent(document, Object.assign(new Event(kind, { cancelable: true }), { dataTransfer: { types } }))
  const isOver = () => screen.queryByText('Drop to upload the file') !== null
  drag('dragenter', ['text/plain'])
  expect(isOver()).toBe(false)
  drag('dragenter')
  drag('dragenter')
  drag('dragleave')
  expect(isOver()).toBe(true)
  drag('dragleave')
  expect(isOver()).toBe(false)
  // A prevented dragover tells the browser that a drop is allowed.
  expect([drag('dragover'), drag('dragover', ['text/plain'])]).toEqual([false, true])
})

it('saves all foods as a CSV, and says when it cannot', async () => {
  const file = new Response('name', { headers: { 'Content-Disposition': 'attachment; filename="x.csv"' } })
  await show({
    'GET /api/allergens/export': mockSequence(file, refusal(503, { error: 'The database is away.' })),
  })
  press('Export CSV')
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  const [[content, name] = []] = vi.mocked(saveFile).mock.calls
  expect([await content?.text(), name]).toEqual(['name', 'foods.csv'])
  await waitFor(() => expect(screen.queryByText('Exporting...')).toBeNull())
  press('Export CSV')
  await waitFor(() => expect(toastTexts()).toEqual([['Failed to export foods', 'The database is away.']]))
})
