import { expect, it } from 'vitest'
import { messageOf, placeOf } from './warning-words'

it.each([
  [3, 'sample-id-csv', 'Line 3'],
  [null, 'sample-id-file-names', 'Sample ID'],
  [null, 'client-name-pdf', 'Client Name'],
  [null, 'birth-date-differs', 'Date of Birth'],
  [null, 'date-of-sense-birth', 'Date of Birth'],
  [null, 'date-of-sense-receipt', 'Date of Receipt'],
  [null, 'date-of-sense-report', 'Report Date'],
  [null, 'gender-differs', 'Gender'],
  [null, 'email-name', 'Email'],
  [null, 'html', 'HTML file'],
  [null, 'mixed-scales', 'Report'],
])('a warning on line %s with the code %s is located at %s', (line, code, place) => {
  expect(placeOf({ line, code, message: '' })).toBe(place)
})

it('a message omits the line number shown beside it', () => {
  expect(messageOf({ line: 3, code: 'no-food', message: 'Line 3: The row has no food name.' })).toBe(
    'The row has no food name.',
  )
})
