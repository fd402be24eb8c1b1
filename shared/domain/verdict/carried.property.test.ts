import { expect, it } from 'vitest'
import { personWith, randomFrom } from '../../testing/people-who-avoid'
import { runs } from '../../testing/runs'
import { verdictOf } from './verdict'
import { knowledge, matcher } from '../../testing/seeded-knowledge'

const { foods } = knowledge
const random = randomFrom(20261123)
const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T

const makings =
  'burger salad soup pie wrap sandwich pizza curry toast fries skewers pasta stew omelette bake'.split(' ')
const cheeses = 'halloumi feta manouri burrata roquefort gouda'.split(' ')
const names = foods.filter(({ category }) => category !== 'herbs-and-spices').map(({ name }) => name)

it('a dish named after a food contains all that the food contains or may contain', () => {
  const wrong: string[] = []
  for (let run = 0; run < runs(400); run++) {
    const name = random() < 0.3 ? oneOf(cheeses) : oneOf(names)
    const making = oneOf(makings)
    const person = personWith(
      matcher,
      foods.filter(() => random() < 0.15).map((food) => [food.name, 'high'] as const),
    )
    const namedFoods = (q: string) =>
      verdictOf(matcher, q, person).foods.flatMap(({ foodName, level, relation }) =>
        level !== 'low' && relation !== 'far' ? [foodName] : [],
      )
    const dish = `${name} ${making}`.toLowerCase()
    const ofDish = new Set(namedFoods(dish))
    const missing = namedFoods(name.toLowerCase()).filter((food) => !ofDish.has(food))
    if (missing.length > 0) wrong.push(`${dish}: ${missing.join()}`)
  }
  expect(wrong).toEqual([])
})
