import { expect, it } from 'vitest'
import { type Leveled, personWith, randomFrom } from '../../testing/people-who-avoid'
import { runs } from '../../testing/runs'
import { fold } from '../text/fold'
import { areHalves } from './halves'
import { verdictOf } from './verdict'
import { knowledge, matcher } from '../../testing/seeded-knowledge'

const { foods, terms } = knowledge
const random = randomFrom(20261123)
const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T

const levels = ['allergy', 'high', 'moderate', 'own'] as const
const anybody = () =>
  personWith(
    matcher,
    foods.map(({ name }): Leveled => [name, random() < 0.85 ? 'low' : oneOf(levels)]),
  )
const dishes = terms.flatMap(([name, , language, parts]) => (parts && language !== 'xx' ? [name] : []))
const families =
  'bread milk nuts cheese pasta flour oil meat fish seafood fruit berries beans mushrooms citrus seeds spices yoghurt eggs dairy noodles sausages mince steak'.split(
    ' ',
  )
const keysOf = (name: string) => matcher.resolve([{ name }])[0]?.keys ?? []

it('foods shown as not elevated have such a verdict of their own, except halves and the food asked about', () => {
  const people = Array.from({ length: 2 }, anybody)
  const words = [...families, ...Array.from({ length: runs(600) }, () => oneOf(dishes))]
  const wrong: string[] = []
  for (const person of people)
    for (const q of words) {
      const { clean, foods: told, title } = verdictOf(matcher, q, person)
      const low = told.filter(({ level }) => level === 'low').map(({ foodName }) => foodName)
      for (const name of [...clean, ...low]) {
        const { kind, foods: against } = verdictOf(matcher, name, person)
        const isHalf = against.every(
          ({ level, foodName }) => level === 'low' || areHalves(keysOf(name), keysOf(foodName)),
        )
        // Any kitchen is asked about an allergy.
        const isAsked = against.every(({ words: own, level }) => own.length === 0 && level === 'allergy')
        if (kind !== 'no-elevation' && !isHalf && !isAsked && fold(name) !== fold(title))
          wrong.push(`${q}: ${name} is ${kind}`)
      }
    }
  expect(wrong).toEqual([])
})
