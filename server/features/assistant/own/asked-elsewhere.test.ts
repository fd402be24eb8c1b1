import { describe, expect, it } from 'vitest'
import { fitsQuestion } from '../fits-question'
import { isForeign } from '../foreign'
import { whatIsAsked } from './asked'

describe('what is asked at table', () => {
  it.each([
    ['what should i get at the greek place', 'a Greek restaurant'],
    ['going to burger king, what can i have', 'McDonald’s, Burger King or another burger chain'],
    ['something to eat on the hike', 'the journey'],
    ['wie lange soll ich auf rindfleisch verzichten', 'how-long-to-avoid'],
    ['je veux changer mon mot de passe', 'change-password'],
    ['¿cuándo puedo volver a comer huevo?', 'reintroduction'],
  ])('%s: %s', (question, named) => {
    const asked = whatIsAsked(question)
    expect(asked && ('name' in asked ? asked.name : 'key' in asked && asked.key)).toBe(named)
  })

  it.each([
    ['is peeled peach better than unpeeled', 'form'],
    ['are collagen capsules alright for me', 'supplement'],
    ['how do these numbers compare with those of another lab', 'otherLab'],
    ['my allergy test for nuts was negative but almond is high here', 'negative'],
    ['six weeks of the diet and nothing has changed', 'fails'],
    ['what are my allergies and my own exclusions', 'record'],
    ['who is in charge of me', 'reach'],
    ['lasagne for dinner?', 'choose'],
    ['what can i bring to a bbq', 'meal'],
    ['which snacks are ok for me', 'meal'],
  ])('%s: %s', (question, about) => expect(whatIsAsked(question)?.about).toBe(about))

  it.each([
    'can i eat pad thai at the thai restaurant',
    'she took something at a party and won’t come round',
    'what is i love you in italian',
    'should i do a second test',
    'my child swallowed a laundry capsule',
  ])('is none of it: %s', (question) => expect(whatIsAsked(question)).toBeUndefined())
})

it('an FAQ does not answer what only shares its words', () => {
  expect(fitsQuestion('eating-before-the-test', 'may I eat as usual')).toBe(false)
  expect(fitsQuestion('eating-before-the-test', 'may I eat before the sample')).toBe(true)
  expect(fitsQuestion('no-elevation', 'can I eat what is low')).toBe(false)
  expect(fitsQuestion('who-sees-my-data', 'who is in charge of me')).toBe(false)
})

it('a question is foreign by its small words, and not by the name of a dish', () => {
  for (const text of [
    'Was bedeutet IgG?',
    'darf ich Eier essen',
    'puis-je manger du pain',
    'que significa moderado',
  ])
    expect([text, isForeign(text)]).toEqual([text, true])
  for (const text of ['can i eat pain au chocolat', 'what was my oat value', 'chili con carne', 'beef'])
    expect([text, isForeign(text)]).toEqual([text, false])
})
