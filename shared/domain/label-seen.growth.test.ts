import { expect, it } from 'vitest'
import { growth } from '../testing/growth/growth'
import { matcher } from '../testing/shipped'
import { seenOf } from './label-seen'

it.each(['(', 'a. ', 'Ingredients: a ', 'may contain ', 'x\n', 'store in a '])(
  'judging many %j takes linear work',
  async (part) => {
    expect(await growth(600, (count) => matcher.read(part.repeat(count)), seenOf)).toBeLessThan(2.5)
  },
)
