import { expect, it } from 'vitest'
import { greetingFor } from './greeting'

const at = (hour: number) => new Date(2026, 10, 19, hour)

it('greets by the time of day', () => {
  const nora = { firstName: 'Nora', username: 'nora@example.com' }
  expect([4, 5, 12, 18, 23].map((hour) => greetingFor(nora, at(hour)))).toEqual([
    'Good evening, Nora',
    'Good morning, Nora',
    'Good afternoon, Nora',
    'Good evening, Nora',
    'Good evening, Nora',
  ])
})

it('uses the username without a first name', () => {
  expect(greetingFor({ firstName: ' ', username: 'nora@example.com' }, at(9))).toBe(
    'Good morning, nora@example.com',
  )
})
