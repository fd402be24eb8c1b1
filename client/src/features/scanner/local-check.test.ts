import { expect, it } from 'vitest'
import { checkLabel } from '@shared/domain/labels/label-check'
import { readSections } from '@shared/knowledge/read-knowledge'
import { checkLabelOffline } from './local-check'
import { knowledge, matcher } from '@shared/testing/seeded-knowledge'

it('finds the same as the server for every knowledge section', () => {
  const label = Object.values(readSections())
    .map((section) => section.trimEnd().split(', ').at(-1))
    .join(', ')
  const list = knowledge.foods.map(({ name }) => ({
    foodName: name,
    level: 'high' as const,
    carriedOverFrom: null,
  }))
  const foods = matcher.resolve(list.map(({ foodName }) => ({ name: foodName })))
  const kept = { userId: 1, until: Infinity, foods: list }
  for (const photo of [undefined, { missing: [] }, { missing: ['left' as const] }])
    expect(checkLabelOffline(label, kept, photo)).toEqual({
      ...checkLabel(matcher, label, list, foods, photo),
      scale: null,
    })
})

it("recognises an allergy in a person's own words and what certainly contains it", () => {
  const check = (foodName: string, level: 'allergy' | 'own', label: string) =>
    checkLabelOffline(label, { userId: 1, until: Infinity, foods: [{ foodName, level }] }).userIntolerances
  expect(check('severe peanut allergy', 'allergy', 'Ingredients: sugar, peanuts.')).toMatchObject([
    { foodName: 'severe peanut allergy', level: 'allergy' },
  ])
  expect(check('nothing with kiwi please', 'own', 'Ingredients: kiwi.')).toMatchObject([{ level: 'own' }])
  expect(check('Butter', 'allergy', 'Ingredients: milk.')).toMatchObject([{ level: 'allergy' }])
})
