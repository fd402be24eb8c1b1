import { expect, it } from 'vitest'
import { initials } from '@shared/domain/people/initials'
import { accountName } from './person'

it.each([
  [{ firstName: 'Nora', lastName: 'Whitfield', username: 'nw@example.com' }, 'NW', 'Nora Whitfield'],
  [{ firstName: 'mary jane', lastName: 'van Dyke', username: 'x' }, 'MV', 'mary jane van Dyke'],
  [{ firstName: 'Åsa', lastName: '', username: 'x' }, 'Å', 'Åsa'],
  [{ firstName: '', lastName: '', username: 'priya@example.com' }, 'P', 'priya@example.com'],
  [{ firstName: ' ', lastName: '', username: '' }, 'U', ''],
])('%o is shown as %s', (user, letters, name) => {
  expect(initials(user).join('')).toBe(letters)
  expect(accountName(user)).toBe(name)
})
