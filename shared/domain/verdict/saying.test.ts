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
    [
      'boiled egg',
      /egg white \(high, 42\.3 µg\/ml\): leave it out for now; egg yolk by itself shows no elevation\.$/u,
    ],
    ['scrambled eggs', /; egg yolk by itself shows no elevation\.$/u],
    ['egg yolk', /^Egg yolk itself shows no elevation: keep it apart from egg white \(high/u],
    [
      'creme brulee',
      /usually holds egg yolk, which shows no elevation, but may hold egg white \(high.*ask first\.$/u,
    ],
    ['feta', /may hold goat's milk \(high.*sheep's milk by itself shows no elevation/u],
  ])('has a sentence on both halves: %s', (q, words) => expect(verdictFor(q).sentence).toMatch(words))

  it('is one food for an allergy', () => {
    const allergic = personWith(matcher, [
      ['Egg white', 'allergy'],
      ['Egg yolk', 'low'],
    ])
    for (const dish of ['creme brulee', 'boiled egg', 'mayonnaise']) {
      expect(verdictFor(dish, allergic).kind).toBe('allergy')
      expect(verdictFor(dish, allergic).sentence).not.toContain('no elevation')
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
    /your allergy: do not eat it, not even traces of it\.$/u,
  )
  expect(verdictFor('Pear', allergic).foods.map(({ level }) => level)).toEqual(['allergy'])
  expect(verdictFor('Tomato', allergic).foods.map(({ level }) => level)).toEqual(['own'])
})

describe('a family', () => {
  it.each([
    ['steak', /^Steak is usually of beef: leave beef \(high.*no elevation: lamb/u],
    ['milk', /no elevation: cow's milk \(the usual one\) and sheep's milk\.$/u],
    [
      'bread',
      /shows no elevation \(wheat.*spelt and rye.*ask about sesame \(your allergy\) and durum wheat \(high\)/u,
    ],
    ['yoghurt', /leave goat's milk \(high.*no elevation: sheep's milk and yoghurt/u],
    ['cheese from goats', /goat's milk \(high.*leave it out/u],
    ['spelt bread', /looked at spelt \(no elevation\).*often holds sesame \(your allergy\)/u],
  ])('has a sentence on its members: %s', (q, words) => expect(verdictFor(q).sentence).toMatch(words))

  it('has no swaps where a member may be eaten', () => expect(swaps('cheese')).toEqual([]))
})

describe('a dish', () => {
  it('names the part with a food, and own choices as clearly as a level', () => {
    expect(verdictFor('haribo').sentence).toMatch(/beef \(high, 42\.3 µg\/ml, in gelatine\)/u)
    expect(verdictFor('bacon butty').sentence).toMatch(/“Pork” leaves bacon butty out/u)
    expect(verdictFor('croque monsieur').sentence).not.toMatch(/^[^;]*eat it only now and then/u)
    expect(verdictFor('ham and cheese omelette').sentence).toMatch(
      /unless it is made without egg white and pork/u,
    )
  })

  it('lists no part as allowed that its own verdict does not allow', () => {
    expect(verdictFor('pizza').clean).toContain('wheat')
    expect(verdictFor('feta cheese').sentence).toMatch(/goat's milk/u)
    expect(verdictFor('boiled milk goat').kind).toBe('high')
  })
})
