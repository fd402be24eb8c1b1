import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aRecipe } from '@/testing/rows'
import DailyRecipe from './daily-recipe'

const verdict = vi.hoisted(() => ({ ask: vi.fn() }))
vi.mock(import('@/features/verdict/verdict.public'), async (original) => ({
  ...(await original()),
  useAsk: () => verdict.ask,
}))
const given = vi.hoisted(() => ({ copyRecipe: vi.fn(), shareRecipe: vi.fn() }))
vi.mock(import('@/features/recipes/recipes.public'), async (original) => ({
  ...(await original()),
  ...given,
}))

beforeAll(() => Promise.all([import('./daily-card'), import('./no-daily-recipe')]))

const recipe = aRecipe({
  ...{ ingredients: ['2 pears', 'cinnamon', 'honey', 'oats', 'salt'], without: ['Egg white'] },
  instructions: ['Halve the pears.', 'Bake them.'],
})
const daily = { ...recipe, ingredientPictures: ['pear', null, null, null, null], recipeData: recipe }

const show = (answers: ApiMocks) => renderAs('client', <DailyRecipe />, answers)
const lines = () => [...document.querySelectorAll('li > button')].map(({ textContent }) => textContent)

it('shows part of the recipe until expanded, what it is without, and asks about each ingredient', async () => {
  show({ 'GET /api/recipes/daily-personalized': daily })
  expect(await screen.findByText('Baked pears')).toBeTruthy()
  expect(screen.getByText(/^Soft pears from the oven\./).textContent).toContain(
    'Made without the food you avoid.',
  )
  expect(lines()).toEqual(['2 pears', 'cinnamon', 'honey'])
  expect(screen.getByText('... and 2 more ingredients')).toBeTruthy()
  expect(screen.queryByText('Bake them.')).toBeNull()
  fireEvent.click(screen.getByText('View Full Recipe'))
  expect(lines()).toEqual(recipe.ingredients)
  expect(screen.queryByText(/more ingredient/)).toBeNull()
  expect(screen.getByText('Bake them.')).toBeTruthy()
  fireEvent.click(screen.getByText('oats'))
  expect(verdict.ask.mock.calls).toEqual([[{ q: 'oats' }]])
  fireEvent.click(screen.getByText('Show Less'))
  expect(lines()).toHaveLength(3)
})

it('shares and copies the shown recipe', async () => {
  show({ 'GET /api/recipes/daily-personalized': daily })
  fireEvent.click(await screen.findByText('Share This Recipe'))
  expect([given.shareRecipe.mock.calls, given.copyRecipe.mock.calls]).toEqual([[[recipe]], []])
  fireEvent.click(screen.getByText('Copy This Recipe'))
  expect(given.copyRecipe.mock.calls).toEqual([[recipe]])
})

it('says when there is none or it could not be loaded, and tries again', async () => {
  const { calls } = show({
    'GET /api/recipes/daily-personalized': mockSequence(
      refusal(503, { error: 'Not now.' }),
      Response.json(null),
    ),
  })
  expect(screen.getAllByText('Generating your personalized recipe...').length).toBeGreaterThan(0)
  expect(await screen.findByText("Today's recipe could not be loaded")).toBeTruthy()
  fireEvent.click(screen.getByText('Try again'))
  const way = await screen.findByText('View My Reports')
  expect(way.getAttribute('href')).toBe('/client/my-reports')
  await waitFor(() => expect(calls).toHaveLength(2))
})
