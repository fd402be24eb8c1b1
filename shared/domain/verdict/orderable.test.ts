import { expect, it } from 'vitest'
import { type Leveled, personWith } from '../../testing/people-who-avoid'
import { matcher } from '../../testing/seeded-knowledge'
import { verdictOf } from './verdict'

const notes = (q: string, ...raised: Leveled[]) => verdictOf(matcher, q, personWith(matcher, raised)).notes

it.each([
  ['pizza', 'Beta-lactoglobulin', "cow's milk"],
  ['pizza', 'Casein', "cow's milk"],
  ['pizza', 'Gliadin', 'gluten'],
  ['spaghetti carbonara', 'Durum wheat', 'wheat'],
  ['cheeseburger', 'Beef', 'beef'],
])('%s is to be ordered without a part, %s, by the name of %s', (q, raised, food) => {
  expect(notes(q, [raised, 'high'])).toContain(`Ask for a version made without ${food}.`)
})

it('one food is named once, for all its parts', () => {
  expect(notes('pizza', ['Casein', 'high'], ["Cow's milk", 'high'])).toContain(
    "Ask for a version made without cow's milk.",
  )
})

it.each([
  ['beer', 'Hops'],
  ['beer', 'Yeast'],
  ['pizza', 'Baker’s yeast'],
])('%s is not to be ordered without %s, which all of it has', (q, raised) => {
  expect(notes(q, [raised, 'high'], ['Rice', 'low']).join(' ')).not.toContain('Ask for a version')
})
