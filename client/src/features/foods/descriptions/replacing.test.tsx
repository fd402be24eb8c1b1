import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { food } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import FoodDescriptionsScreen from '../food-descriptions-screen'
import type { Generation } from './generation-words'

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ media, matches: true, addEventListener: () => undefined, removeEventListener: () => undefined },
  }))
})

const idle: Generation = {
  ...{ state: 'idle', total: 0, done: 0, failed: [], current: null, startedAt: null, finishedAt: null },
  ...{ stopped: 0, canTakeBack: 0 },
}
const running: Generation = { ...idle, state: 'running', total: 3, startedAt: '2026-11-21T05:00:00.000Z' }

const wheat = food({ id: 1, name: 'Wheat' })
const rye = food({ id: 2, name: 'Rye' })
const oats = food({ id: 3, name: 'Oats', description: '' })

async function show(answers: ApiMocks = {}, foods = [oats, rye, wheat]) {
  const shown = renderAs(
    'admin',
    <>
      <FoodDescriptionsScreen />
      <Toaster />
    </>,
    {
      'GET /api/allergens/generation': idle,
      'GET /api/allergens': foods,
      'GET /api/config': Response.json({ ai: 'openai' }),
      ...answers,
    },
  )
  await screen.findByText('Wheat')
  return { ...shown, asked: (route: string) => shown.calls.filter((call) => call.route === route) }
}

it('asks once before it replaces existing descriptions, with their number and the cost', async () => {
  const { asked } = await show({ 'POST /api/allergens/generate-selected': { count: 3 } })
  fireEvent.click(await screen.findByRole('button', { name: 'Select foods' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all 3 foods found' }))
  fireEvent.click(screen.getByRole('button', { name: 'Regenerate selected' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/2 descriptions will be replaced. We keep the old texts/)).toBeTruthy()
  expect(
    dialog.getByText(/makes 3 calls to the AI service\. It will charge you for up to about 2,700 tokens\./),
  ).toBeTruthy()
  expect(asked('POST /api/allergens/generate-selected')).toHaveLength(0)
  fireEvent.click(dialog.getByRole('button', { name: 'Regenerate' }))
  await waitFor(() => expect(asked('POST /api/allergens/generate-selected')).toHaveLength(1))
  expect(asked('POST /api/allergens/generate-selected')[0]?.body).toEqual({ foodIds: [3, 2, 1], replaces: 2 })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('asks before it replaces a single description, but not when there is none', async () => {
  const { asked } = await show({
    'POST /api/allergens/:id/regenerate': ({ params }) => food({ id: Number(params['id']) }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Regenerate the description of Oats' }))
  await waitFor(() => expect(asked('POST /api/allergens/:id/regenerate')).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Regenerate the description of Rye' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/1 description will be replaced. We keep the old text/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(asked('POST /api/allergens/:id/regenerate')).toHaveLength(1)
})

it('stops a running generation and then restores what it replaced', async () => {
  let progress = running
  const { asked } = await show({
    'GET /api/allergens/generation': () => progress,
    'POST /api/allergens/generation/stop': () =>
      (progress = { ...running, state: 'finished', done: 1, stopped: 2, canTakeBack: 1 }),
    'POST /api/allergens/generation/take-back': () => {
      progress = { ...progress, canTakeBack: 0 }
      return { count: 1 }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  const back = await screen.findByRole('button', { name: 'Restore 1 previous text' })
  expect(screen.getAllByText('Generation stopped').length).toBeGreaterThan(0)
  fireEvent.click(back)
  expect(await screen.findByText('1 previous description restored')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull())
  expect(asked('POST /api/allergens/generation/stop')).toHaveLength(1)
})

it("restores a food's previous description by one button", async () => {
  const former = { ...wheat, description: 'What a person wrote.', version: 2 }
  await show({ 'POST /api/allergens/:id/take-back': former }, [{ ...wheat, hasFormer: true }, rye])
  fireEvent.click(await screen.findByRole('button', { name: 'Restore the previous description of Wheat' }))
  expect(await screen.findByText('What a person wrote.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Restore the previous/ })).toBeNull()
})
