import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockSequence, refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import SharedRecipeScreen from './shared-recipe-screen'

const recipe = {
  ...{ title: 'Baked pears', ingredients: ['2 pears'], instructions: ['Bake the pears.'] },
  ...{ prepTime: 5, cookTime: 20, servings: 2, pictures: [] },
}
beforeEach(() => window.history.replaceState(null, '', '/r/12.20876.signature'))
afterEach(() => window.history.replaceState(null, '', '/'))

it('shows the recipe to somebody without an account', async () => {
  const { calls } = renderAs('nobody', <SharedRecipeScreen />, { 'POST /api/shared-recipe': recipe })
  expect(await screen.findByRole('heading', { level: 1, name: 'Baked pears' })).toBeTruthy()
  for (const words of ['2 pears', 'Bake the pears.', 'Made without the foods a friend avoids.'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(calls[0]?.body).toEqual({ token: '12.20876.signature' })
})

it('says what to do when the link has ended, and retries a failed request', async () => {
  renderAs('nobody', <SharedRecipeScreen />, {
    'POST /api/shared-recipe': mockSequence(
      refusal(503, { error: 'Please try again.' }),
      refusal(410, { error: 'Gone.' }),
    ),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Ask your friend for a new link/)).toBeTruthy()
})
