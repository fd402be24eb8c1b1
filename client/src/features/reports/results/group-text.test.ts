import { groupResults } from '@shared/domain/avoidance/result-groups'
import { expect, it } from 'vitest'
import { aResult } from '@/testing/rows'
import { movedText } from './group-text'

const fine = { level: 'moderate', fineSince: '2026-11-17' } as const
const groupsOf = (...changes: Parameters<typeof aResult>[0][]) =>
  groupResults({
    results: changes.map((change, line) => aResult({ food: `Food ${line}`, line, ...change })),
    ...{ unread: [], planned: [] },
  })

it('says why groups and counters of values have different sums', () => {
  expect(movedText(groupsOf({ level: 'high' }, { level: 'low' }), true)).toBe('')
  expect(movedText(groupsOf(fine), true)).toBe('1 food you found to be fine is listed under Keep.')
  expect(movedText(groupsOf(fine, fine), false)).toBe(
    '2 foods the client found to be fine are listed under Keep.',
  )
  expect(movedText(groupsOf({ level: 'low', leftOut: 'allergy' }), true)).toBe(
    '1 food with no elevation, left out for other reasons, is listed under Leave out.',
  )
})
