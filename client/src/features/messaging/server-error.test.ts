import { expect, it } from 'vitest'
import { ApiError } from '@/api/request'
import { serverErrorOf } from './server-error'

it('tells a body with an error from one without, and from no answer', () => {
  expect(serverErrorOf(new ApiError(503, '{"error":"Email is not configured."}', ''))).toBe(
    'Email is not configured.',
  )
  expect(serverErrorOf(new ApiError(500, '{}', ''))).toBe('')
  expect(serverErrorOf(new ApiError(502, '<html>Bad gateway</html>', ''))).toBeUndefined()
  expect(serverErrorOf(new Error('offline'))).toBeUndefined()
})
