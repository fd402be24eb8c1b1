import { expect, it } from 'vitest'
import { birthMatch, bornOn } from './born-on'

it('dates of birth are compared in any format, and only where both are known', () => {
  const born = (dateOfBirth: string | null) => ({ dateOfBirth })
  expect(bornOn(born('03/12/1984'))).toBe('12.03.1984')
  expect(birthMatch(born('03/12/1984'), '12.03.1984')).toBe('same')
  expect(birthMatch(born('12.03.1984'), '12.03.1984')).toBe('same')
  expect(birthMatch(born('1984-03-13'), '12.03.1984')).toBe('other')
  expect(birthMatch(born(null), '12.03.1984')).toBeUndefined()
  expect(birthMatch(born('12.03.1984'), null)).toBeUndefined()
})
