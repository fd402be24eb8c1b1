import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal } from '@/testing/mock-api'
import { hookAs } from '@/testing/render-as'
import { aRecipe } from '@/testing/rows'
import { useApiMutation, useApiQuery } from './use-api'

function useScreen() {
  useApiQuery('GET /api/recipes')
  useApiQuery('GET /api/faqs')
  return useApiMutation('PATCH /api/recipes/:id')
}

it.each([
  ['done', aRecipe(), true],
  ['refused because the row is gone', refusal(404, { error: 'Recipe not found' }), true],
  ['refused because the row has changed', refusal(412, { error: 'It has changed' }), true],
  ['not answered', refusal(503, { error: 'Not now.' }), true],
  [
    'refused because another account is signed in',
    refusal(409, { error: 'Another is here', code: 'other-account' }),
    false,
  ],
  ['refused because its input is invalid', refusal(400, { error: 'A title is required' }), false],
])('a write that is %s refetches exactly the reads it invalidates: %#', async (_, answered, refreshes) => {
  const { result, calls } = hookAs('admin', useScreen, {
    'GET /api/recipes': [],
    'GET /api/faqs': [],

    'PATCH /api/recipes/:id': answered,
  })
  await waitFor(() => expect(calls).toHaveLength(2))
  const input = { params: { id: 1 }, body: {} }
  await act(() => result.current.mutateAsync(input).catch(() => undefined))
  const reads = refreshes ? ['GET /api/recipes'] : []
  await waitFor(() =>
    expect(calls.slice(2).map(({ route }) => route)).toEqual(['PATCH /api/recipes/:id', ...reads]),
  )
})
