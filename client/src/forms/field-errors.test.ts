import { expect, it } from 'vitest'
import { ApiError } from '@/api/request'
import { fieldErrorsOf } from './field-errors'

const answer = (status: number, fields: Record<string, string>) =>
  new ApiError(status, JSON.stringify({ error: 'A whole sentence.', fields, requestId: '' }), '')

it('a field shows the short message of a bad value, and the whole sentence of a clash', () => {
  expect(fieldErrorsOf(answer(400, { email: 'is too long' }), ['email'])).toEqual([['email', 'is too long']])
  expect(fieldErrorsOf(answer(409, { email: 'is in use' }), ['email'])).toEqual([
    ['email', 'A whole sentence.'],
  ])
})

it('fields that the form does not have, and other failures, give no errors', () => {
  expect(fieldErrorsOf(answer(400, { role: 'is unknown' }), ['email'])).toEqual([])
  expect(fieldErrorsOf(new Error('offline'), ['email'])).toEqual([])
})
