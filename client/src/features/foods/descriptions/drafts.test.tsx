import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aConfig, food } from '@/testing/rows'
import { toastTexts } from '@/testing/toast-texts'
import FoodDescriptionsScreen from '../food-descriptions-screen'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

const wheat = food({ name: 'Wheat', latinName: 'Triticum', category: 'Grains', version: 1 })
const rye = food({ id: 2, name: 'Rye' })

/** Opens the screen and starts editing wheat; each write gets the next reply. */
async function edit(...replies: (Response | typeof wheat)[]) {
  let kept = wheat
  const next = mockSequence(...replies)
  const answers: ApiMocks = {
    'GET /api/allergens/generation': {
      ...{ state: 'idle', total: 0, done: 0, failed: [], current: null, startedAt: null, finishedAt: null },
      ...{ stopped: 0, canTakeBack: 0 },
    },
    'GET /api/allergens': () => [kept, rye],
    'GET /api/config': aConfig({ ai: 'openai' }),
    'PATCH /api/allergens/:id': () => {
      const reply = next()
      if (!(reply instanceof Response)) kept = reply
      return reply
    },
  }
  const { calls } = renderAs('admin', <FoodDescriptionsScreen />, answers)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Wheat' }))
  return {
    writes: () =>
      calls
        .filter(({ route }) => route === 'PATCH /api/allergens/:id')
        .map(({ params, body, headers }) => [params['id'], body, headers.get('If-Match')]),
    reads: () => calls.filter(({ route }) => route === 'GET /api/allergens').length,
  }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isEditing = () => screen.queryByRole('button', { name: 'Save' }) !== null
const stale = (current: typeof wheat) => refusal(412, { error: 'Changed.', code: 'stale', current })

it("saves a row's changes once, shows them, and refetches the order only after a new name", async () => {
  const { writes, reads } = await edit(
    food({ ...wheat, name: 'Durum', version: 2 }),
    food({ ...wheat, name: 'Durum', latinName: 'T. durum', version: 3 }),
  )
  expect([field('Food Name').value, field('Latin Name').value, field('Category').value]).toEqual([
    'Wheat',
    'Triticum',
    'Grains',
  ])
  type('Food Name', ' Durum ')
  press('Save')
  press('Saving...')
  await waitFor(() => expect(reads()).toBe(2))
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Durum' }))
  type('Latin Name', 'T. durum')
  press('Save')
  await waitFor(() => expect(isEditing()).toBe(false))
  expect(await screen.findByText('T. durum')).toBeTruthy()
  expect(reads()).toBe(2)
  expect(writes()).toEqual([
    ['1', { name: 'Durum' }, '"1"'],
    ['1', { latinName: 'T. durum' }, '"2"'],
  ])
  expect(toastTexts()).toEqual([['Food updated'], ['Food updated']])
})

it('sends nothing for a row without a name, without a change, or after Cancel', async () => {
  const { writes } = await edit()
  type('Food Name', ' ')
  type('Category', '')
  press('Save')
  expect(screen.getByText('Food name is required')).toBeTruthy()
  expect(screen.getByText('Category is required')).toBeTruthy()
  press('Cancel')
  expect(isEditing()).toBe(false)
  press('Edit Wheat')
  expect(field('Food Name').value).toBe('Wheat')
  press('Save')
  expect(isEditing()).toBe(false)
  press('Edit Wheat')
  type('Food Name', 'Mine')
  fireEvent.keyDown(field('Food Name'), { key: 'Escape' })
  expect(isEditing()).toBe(false)
  expect(writes()).toEqual([])
})

it('overwrites a new description automatically and shows a name changed by another person', async () => {
  const { writes } = await edit(
    stale(food({ ...wheat, description: 'Another.', version: 5 })),
    stale(food({ ...wheat, name: 'Common wheat', category: 'Cereals', version: 6 })),
    food({ ...wheat, version: 7 }),
  )
  type('Category', 'Mine')
  press('Save')
  expect(await screen.findByText(/Somebody else changed it to Common wheat, Triticum, Cereals/)).toBeTruthy()
  expect([field('Food Name').value, field('Category').value]).toEqual(['Common wheat', 'Mine'])
  press('Save')
  await waitFor(() => expect(isEditing()).toBe(false))
  expect(writes()).toEqual(['"1"', '"5"', '"6"'].map((version) => ['1', { category: 'Mine' }, version]))
  expect(toastTexts()).toEqual([['Failed to update food', 'Changed.'], ['Food updated']])
})

it('keeps the typed values when refused, and drops a food that is gone', async () => {
  const { reads } = await edit(
    refusal(409, { error: 'There is a food of this name.', fields: { name: 'is taken' } }),
    refusal(404, { error: 'It is gone.' }),
  )
  type('Food Name', 'Rye')
  press('Save')
  expect(await screen.findByText('There is a food of this name.')).toBeTruthy()
  expect(field('Food Name').value).toBe('Rye')
  press('Save')
  await waitFor(() => expect(isEditing()).toBe(false))
  await waitFor(() => expect(reads()).toBe(2))
  expect(toastTexts().at(-1)).toEqual(['Failed to update food', 'It is gone.'])
})
