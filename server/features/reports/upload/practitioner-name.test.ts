import { named } from '@shared/testing/people'
import { expect, it } from 'vitest'
import { bareName, practitionerNamed } from './practitioner-name'

const amara = { id: 1, name: named.practitioner.name }
const ines = { id: 2, name: named.otherPractitioner.name }

it.each([
  'Amara Nwosu',
  'Dr. Amara Nwosu',
  'Dr.Amara Nwosu',
  'Prof. Dr. med. Amara Nwosu, M.Sc., PhD',
  'Nwosu, Amara (MSc)',
  'Ms AMARA NWOSU',
])('finds the practitioner in "%s"', (printed) => {
  expect(practitionerNamed(printed, [ines, amara])).toBe(amara)
})

it.each(['', 'Dr.', 'Nwosu', 'A. Nwosu', 'Amara Nwosu-Lee', 'Amara Nwosu Ma'])(
  'finds nobody in "%s"',
  (printed) => {
    expect(practitionerNamed(printed, [ines, amara, { id: 3, name: '' }, { id: 4, name: 'Dr.' }])).toBeNull()
  },
)

it('chooses neither of two practitioners whose names differ only by title', () => {
  expect(practitionerNamed('Amara Nwosu', [amara, { id: 9, name: 'Dr Amara Nwosu' }])).toBeNull()
})

it('keeps a surname that looks like a degree', () => {
  expect([bareName('Anna Do'), bareName('Anna Ma')]).toEqual(['Anna Do', 'Anna Ma'])
})
