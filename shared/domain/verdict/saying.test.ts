import { describe, expect, it } from 'vitest'
import { readRoles } from '../../knowledge/read-knowledge'
import { personWith } from '../../testing/people-who-avoid'
import { swapsFor } from './swaps'
import { verdictOf } from './verdict'
import { matcher } from '../../testing/seeded-knowledge'

const eater = personWith(matcher, [
  ['Sesame', 'allergy'],
  ['Beef', 'high'],
  ['Durum wheat', 'high'],
  ["Goat's milk", 'high'],
  ['Egg white', 'high'],
  ['Celery', 'moderate'],
  ['Garlic', 'moderate'],
  ['Pork', 'own'],
  ["Goat's cheese", 'low'],
  ["Sheep's cheese", 'low'],
  ["Sheep's milk", 'low'],
  ["Cow's milk", 'low'],
  ['Mozzarella', 'low'],
  ['Yoghurt', 'low'],
  ['Egg yolk', 'low'],
  ['Wheat', 'low'],
  ['Spelt', 'low'],
  ['Rye', 'low'],
  ['Lamb', 'low'],
  ['Rice', 'low'],
  ['Tomato', 'low'],
])
const verdictFor = (q: string, who = eater) => verdictOf(matcher, q, who)
const swaps = (q: string) => swapsFor(matcher, readRoles(), verdictFor(q), eater).swaps

describe('a food in halves', () => {
  it.each([
    ['boiled egg', 'Leave out for now. Boiled egg has egg white, which is high for you.'],
    ['scrambled eggs', 'Leave out for now. Scrambled eggs have egg white, which is high for you.'],
    ['egg yolk', 'Go ahead. Egg yolk was not raised. Keep it apart from egg white.'],
    ['creme brulee', 'Check first. Some creme brulee has egg white, which is high for you.'],
    ['feta', "Check first. Some feta has goat's milk, which is high for you."],
  ])('has a sentence on the half that decides: %s', (q, words) => expect(verdictFor(q).sentence).toBe(words))

  it('is one food for an allergy', () => {
    const allergic = personWith(matcher, [
      ['Egg white', 'allergy'],
      ['Egg yolk', 'low'],
    ])
    for (const dish of ['creme brulee', 'boiled egg', 'mayonnaise']) {
      expect(verdictFor(dish, allergic).kind).toBe('allergy')
      expect(verdictFor(dish, allergic).notes.join(' ')).not.toContain('not raised')
    }
  })
})

it('a verdict on an allergy or a choice never reads like permission to eat', () => {
  const allergic = personWith(matcher, [
    ['Milk', 'allergy'],
    ['Pear', 'allergy'],
    ['Emmental', 'moderate'],
    ['Pear', 'low'],
    ['Tomato', 'own'],
    ['Tomato', 'low'],
  ])
  expect(verdictFor('Emmental', allergic).sentence).toMatch(
    /^Allergy\. .* Do not eat it, not even traces\.$/u,
  )
  expect(verdictFor('Pear', allergic).foods.map(({ level }) => level)).toEqual(['allergy'])
  expect(verdictFor('Tomato', allergic).foods.map(({ level }) => level)).toEqual(['own'])
})

describe('a family', () => {
  it.each([
    ['steak', 'Leave out for now. Steak is usually beef, which is high for you.'],
    ['milk', "Go ahead with cow's milk. Not goat's."],
    ['bread', 'Check first. Some bread has sesame, your allergy. Without a clear answer, leave it.'],
    ['yoghurt', "Go ahead with sheep's milk and yoghurt. Not goat's."],
    ['cheese from goats', "Leave out for now. Goat's cheese has goat's milk, which is high for you."],
    [
      'spelt bread',
      'Check first. Some spelt bread has sesame, your allergy. Without a clear answer, leave it.',
    ],
  ])('has a sentence on its members: %s', (q, words) => expect(verdictFor(q).sentence).toBe(words))

  it('has no swaps where a member may be eaten', () => expect(swaps('cheese')).toEqual([]))
})

describe('a dish', () => {
  it('names the part with a food, and own choices as clearly as a level', () => {
    expect(verdictFor('haribo').foods[0]?.why).toMatch(/the gelatine\.$/u)
    expect(verdictFor('bacon butty').sentence).toMatch(
      /^Leave out\. .* pork, which you chose to leave out\.$/u,
    )
    expect(verdictFor('croque monsieur').answer).toBe('leave-out')
    expect(verdictFor('ham and cheese omelette').notes.join(' ')).toMatch(
      /without egg white.* pork, which you chose/u,
    )
  })

  it('lists no part as allowed that its own verdict does not allow', () => {
    expect(verdictFor('pizza').clean).toContain('wheat')
    expect(verdictFor('feta cheese').sentence).toMatch(/goat's milk/u)
    expect(verdictFor('boiled milk goat').kind).toBe('high')
  })
})

it('a long name gives way to its food that is high, not to “it”', () =>
  expect(
    verdictFor('granola with pumpkin seeds and almonds', personWith(matcher, [['Almond', 'high']])).sentence,
  ).toBe('Leave out for now. Almond is high for you.'))
