import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aConfig, food } from '@/testing/rows'
import { toastTexts } from '@/testing/toast-texts'
import FoodDescriptionsScreen from '../food-descriptions-screen'
import { download } from './download'
import { saveDownload } from './make-download'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))
vi.mock(import('./make-download'), () => ({ saveDownload: vi.fn() }))

// Preloads lazy code before a test's timeout starts.
beforeAll(() => Promise.all([import('./selection-bar'), import('./description-rows')]))
beforeEach(() => {
  history.replaceState(null, '', '/admin/food-descriptions')
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.mocked(saveDownload).mockReset()
})

const [wheat, rye, oats] = [
  food({ id: 1, name: 'Wheat', description: '' }),
  food({ id: 2, name: 'Rye' }),
  food({ id: 3, name: 'Oats', description: '' }),
]

async function show(answers: ApiMocks = {}) {
  const { calls } = renderAs('admin', <FoodDescriptionsScreen />, {
    'GET /api/allergens/generation': {
      ...{ state: 'idle', total: 0, done: 0, failed: [], current: null, startedAt: null, finishedAt: null },
      ...{ stopped: 0, canTakeBack: 0 },
    },
    'GET /api/allergens': [oats, rye, wheat],
    'GET /api/config': aConfig({ ai: 'openai' }),
    ...answers,
  })
  await screen.findByText('Select foods')
  await screen.findByText('Wheat')
  return (route: string) => calls.filter((call) => call.route === route)
}
const press = (words: string) => fireEvent.click(screen.getByText(words))
const tick = (label: string | RegExp) => fireEvent.click(screen.getByLabelText(label))
const all = () => screen.getByLabelText<HTMLInputElement>(/^Select all/)
const search = (q: string) =>
  fireEvent.change(document.querySelector('input[type=search]') as HTMLElement, { target: { value: q } })

it('generates the selected foods without asking when none has a text, and clears the selection', async () => {
  const asked = await show({ 'POST /api/allergens/generate-selected': { count: 2 } })
  press('Regenerate selected')
  expect(toastTexts()).toEqual([['No foods selected', 'Please select foods to regenerate descriptions.']])
  expect(screen.getByText('0 selected')).toBeTruthy()
  tick('Select Wheat')
  tick('Select Rye')
  tick('Select Oats')
  tick('Select Rye')
  expect(screen.getByText('2 selected')).toBeTruthy()
  expect([all().checked, all().indeterminate]).toEqual([false, true])
  press('Regenerate selected')
  await waitFor(() => expect(asked('POST /api/allergens/generate-selected')).toHaveLength(1))
  expect(asked('POST /api/allergens/generate-selected')[0]?.body).toEqual({ foodIds: [3, 1], replaces: 0 })
  press('End selection')
  press('Select foods')
  expect(screen.getByText('0 selected')).toBeTruthy()
})

it('selects the foods the search found and keeps the others selected', async () => {
  await show()
  press('Select foods')
  tick('Select Wheat')
  search('rye')
  await waitFor(() => expect(screen.queryByText('Oats')).toBeNull())
  tick('Select all 1 food found')
  expect(screen.getByText('2 selected')).toBeTruthy()
  expect(all().checked).toBe(true)
  tick('Select all 1 food found')
  expect(screen.getByText('1 selected')).toBeTruthy()
})

it('generates a picture once at a time, shows it, and shows why it failed', async () => {
  const asked = await show({
    'POST /api/allergens/:id/regenerate-image': mockSequence(
      refusal(503, { error: 'The AI service is not there.' }),
      food({ ...rye, imageUrl: '/food-pictures/pear.svg', version: 2 }),
    ),
  })
  const draw = () => tick('Regenerate the image of Rye')
  draw()
  draw()
  await waitFor(() =>
    expect(toastTexts()).toEqual([['Failed to regenerate image', 'The AI service is not there.']]),
  )
  draw()
  await waitFor(() => expect(toastTexts().at(-1)).toEqual(['Image regenerated', 'Rye']))
  const calls = asked('POST /api/allergens/:id/regenerate-image')
  expect(calls.map(({ params, body }) => [params['id'], body])).toEqual([
    ['2', { name: 'Rye' }],
    ['2', { name: 'Rye' }],
  ])
  expect(document.querySelector('img[src*="pear"]')).toBeTruthy()
})

const made = (missing: string[]) => ({ content: new Blob(), name: 'foods.zip', missing })

it.each([
  ['zip', [], 'Download complete', 'foods.zip'],
  ['thumbnails', ['Rye'], 'Thumbnails downloaded', 'Without a picture: Rye.'],
  ['images', ['A', 'B', 'C', 'D', 'E'], 'Download complete', 'Without a picture: A, B, C and 2 more.'],
] as const)('says what a download of %s lacks: %s', async (kind, missing, ...words) => {
  vi.mocked(saveDownload).mockResolvedValue(made([...missing]))
  await download(kind, [rye])
  expect(vi.mocked(saveDownload).mock.calls).toEqual([[kind, [rye]]])
  expect(toastTexts()).toEqual([words])
})

it.each([
  ['zip', 'Could not create zip file. Please try downloading individual files instead.'],
  ['descriptions', 'Could not download food descriptions.'],
  ['images', 'Could not download food images.'],
  ['thumbnails', 'Could not download thumbnail images.'],
] as const)('says that a download of %s failed', async (kind, words) => {
  vi.mocked(saveDownload).mockRejectedValue(new Error('offline'))
  await download(kind, [rye])
  expect(toastTexts()).toEqual([['Download failed', words]])
})
