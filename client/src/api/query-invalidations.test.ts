import { expect, it } from 'vitest'
import { queryInvalidations, type WriteRoute } from './query-invalidations'

it.each<WriteRoute>([
  'PUT /api/user/health',
  'PUT /api/clients/:id/health',
  'PATCH /api/user/diet',
  'POST /api/trial/immediate-reaction',
  'PUT /api/outcomes/:id/confirm',
  'POST /api/challenges/:id/judge',
])('%s invalidates every read that depends on what a client avoids', (route) => {
  for (const read of ['/api/avoid-list', '/api/reports', '/api/recipes', '/api/verdict', '/api/allergens'])
    expect(queryInvalidations[route]).toContain(read)
})
