import { expect, it } from 'vitest'
import { growth } from '../../testing/growth/growth'
import { matcher } from '../../testing/seeded-knowledge'
import { coverageOf } from './label-coverage'

it.each(['(', 'a. ', 'Ingredients: a ', 'may contain ', 'x\n', 'store in a '])(
  'judging many %j takes linear work',
  async (part) => {
    expect(await growth(600, (count) => matcher.read(part.repeat(count)), coverageOf)).toBeLessThan(2.5)
  },
)
