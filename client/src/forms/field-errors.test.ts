import { expect, it } from 'vitest'
import { ApiError } from '@/api/request'
import { fieldErrorsOf } from './field-errors'

const answer = (status: number, fields: Record<string, string>) =>
  new ApiError(status, JSON.stringify({ error: 'A whole sentence.', fields, requestId: '' }), '')

it('says the field’s own word for a bad value and the whole sentence for a clash', () => {
  expect(fieldErrorsOf(answer(400, { email: 'is too long' }), ['email'])).toEqual([['email', 'is too long']])
  expect(fieldErrorsOf(answer(409, { email: 'is in use' }), ['email'])).toEqual([
    ['email', 'A whole sentence.'],
  ])
})

it('leaves out fields that the form does not have, and other failures', () => {
  expect(fieldErrorsOf(answer(400, { role: 'is unknown' }), ['email'])).toEqual([])
  expect(fieldErrorsOf(new Error('offline'), ['email'])).toEqual([])
})
