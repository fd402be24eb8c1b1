import { describe, expect, it } from 'vitest'
import { matcher } from '../../testing/seeded-knowledge'
import { searchedFoodsByName } from '../avoidance/avoid-list'
import { allergies, ate, harmless } from './fixtures/ate-own-allergen'
import { ateOwnAllergen, safety } from './safety'
import type { Person } from '../verdict/person'

const avoid = allergies.map((foodName) => ({ foodName, level: 'allergy' as const, carriedOverFrom: null }))
const person: Person = {
  ...{ avoid, avoidFoods: searchedFoodsByName(matcher, avoid), measured: avoid.map(() => null) },
  ...{ test: null, before: null, low: [], lowFoods: () => [], tolerated: [], toleratedFoods: [] },
}
const judged = (text: string) => ateOwnAllergen(() => matcher, text, person)
const isCard = (text: string) => safety(() => matcher, text, person) !== undefined

describe('a user who ate what they are allergic to', () => {
  it.each(Object.entries(ate))('gets the card in %s', (_language, texts) => {
    const missed = texts.filter((text) => !isCard(text))
    // "Glace" is not recognised as one of the five foods.
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1)
  })

  it.each(Object.entries(harmless))('is not assumed in harmless texts in %s', (_language, texts) => {
    expect(texts.filter(isCard)).toEqual([])
  })
})

describe('ateOwnAllergen', () => {
  it.each([
    ['I ate a hazelnut and itch', 'ill'],
    ['ate a hazelnut by mistake', 'by-mistake'],
    ['ate a hazelnut by mistake, feel fine', 'by-mistake'],
    ['I ate a hazelnut', 'unharmed'],
    ['I nearly ate a hazelnut', undefined],
    ['i feel sick after the prawns', 'ill'],
    ['Do people feel sick after prawns?', undefined],
    ['j’ai manger des noisettes et ca gratte', 'ill'],
    ['I am allergic to milk. Ate a banana, feel sick', undefined],
    ['Banana eaten. Is milk ok? I feel sick.', undefined],
    ['There were prawns in it.\nI ate half of it and feel sick', 'ill'],
    ['last year I ate prawns and felt sick, and today I ate prawns and feel sick', 'ill'],
    ['my son ate an egg and has a rash', undefined],
    ['i gave up milk and my tummy still hurts', undefined],
    ['I had toast without butter and feel sick', undefined],
    ['nutella on toast 20 min ago, now i have a runny nose', 'ill'],
    ['Snickers vor 10 Minuten, Lippe kribbelt', 'ill'],
    ['there were prawns in the paella. i only noticed afterwards', 'by-mistake'],
    ['I have no rash, but I ate egg and my stomach hurts', 'ill'],
    ['I never eat eggs but today I did and feel sick', 'ill'],
    ['I (not my son) ate the peanuts and I itch', 'ill'],
    ['My mum fed me scrambled eggs and I came out in a rash', 'ill'],
    ['should I take something? I ate prawns and itch, what now?', 'ill'],
    ['help I ate a peanut', 'by-mistake'],
    ['I ate everything but the egg and feel sick', undefined],
    ['After peanut-free cookies my stomach hurts', undefined],
    ['I took egg off my list by mistake', undefined],
    ['I put milk in my allergies by mistake', undefined],
    ['after shrimp how long till symptoms', undefined],
    ['Remember when I ate egg and itched?', undefined],
    ['egg makes people itch', undefined],
    ['I was given prawns instead of chicken, ate one and itch', 'ill'],
    ["I can't get hold of my doctor, I had prawns and keep retching", 'ill'],
  ])('finds in "%s": %s', (text, expected) => expect(judged(text)).toBe(expected))

  it('finds nothing for a user without an allergy', () => {
    const raised = { ...person, avoid: avoid.map((one) => ({ ...one, level: 'high' as const })) }
    expect(ateOwnAllergen(() => matcher, 'I ate a hazelnut and itch', raised)).toBeUndefined()
  })
})
