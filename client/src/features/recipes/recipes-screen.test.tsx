import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { renderAs } from '@/testing/render-as'
import { aRecipe } from '@/testing/rows'
import RecipesScreen from './recipes-screen'

// Preloads the dialog, which a busy machine may load later than a test waits.
beforeAll(() => import('./dialogs/recipe-dialog'))
beforeEach(() => () => window.history.replaceState(null, '', '/'))

function openLink(id: number) {
  window.history.replaceState(null, '', `/client/recipes?recipe=${id}`)
  renderAs('client', <RecipesScreen />, {
    'GET /api/recipes': [aRecipe({ id: 12, title: 'Baked pears' })],
  })
}

it('a shared link opens its recipe once', async () => {
  openLink(12)
  expect(await screen.findByRole('dialog', { name: 'Baked pears' })).toBeTruthy()
  expect(window.location.search).toBe('')
})

it('a link to a recipe outside the list reveals nothing about it', async () => {
  openLink(13)
  expect(await screen.findByText('This recipe is not in your list')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('This recipe is not in your list')).toBeNull()
  expect(window.location.search).toBe('')
})
