import { expect, it } from 'vitest'
import { food } from '@/testing/rows'
import { changesIn, draftOf, problemsIn, rebased } from './draft'

const draft = draftOf(food())
const typed = (values: Partial<typeof draft.values>) => ({ ...draft, values: { ...draft.values, ...values } })

it('sends the fields that differ, trimmed', () => {
  expect(changesIn(draft)).toEqual({})
  expect(changesIn(typed({ name: ' Common wheat', category: 'Grains ', latinName: '' }))).toEqual({
    name: 'Common wheat',
    latinName: '',
  })
})

it('requires a name and a category', () => {
  expect(problemsIn({ name: ' ', latinName: '', category: '' })).toEqual({
    name: 'Food name is required',
    category: 'Category is required',
  })
  expect(problemsIn(draft.values)).toEqual({})
})

it("keeps typed values over another person's and adopts their other fields", () => {
  const theirs = food({ name: 'Bread wheat', category: 'Cereals', version: 2 })
  expect(rebased(typed({ name: 'Common wheat' }), theirs)).toMatchObject({
    seen: { version: 2 },
    values: { name: 'Common wheat', category: 'Cereals' },
    theirs: { name: 'Bread wheat' },
  })
})
