import { expect, it } from 'vitest'
import { checkSignIn } from './check-form'
import { checkRegistration } from './check-registration'

it.each([
  'nora@example.com',
  ' nora@example.com ',
  'admin@localhost.localdomain',
  "o'neil+lab@mail.example.co.uk",
])('signs in with %s', (email) => {
  expect(checkSignIn({ email, password: 'x' })).toEqual({})
})

it.each(['', 'nora', 'nora@', 'nora@example', 'no ra@example.com', 'nora@example..com', '@example.com'])(
  'asks for a valid address instead of %j',
  (email) => {
    expect(checkSignIn({ email, password: '' })).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password is required',
    })
  },
)

it('requires names and a password of 8 characters to register', () => {
  const good = { email: 'nora@example.com', password: '12345678', firstName: 'Nora', lastName: 'Whitfield' }
  expect(checkRegistration(good)).toEqual({})
  expect(checkRegistration({ ...good, password: '1234567', firstName: ' ', lastName: '' })).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    password: 'Password must be at least 8 characters',
  })
})
