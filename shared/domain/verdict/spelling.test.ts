import { expect, it } from 'vitest'
import { personWith, randomFrom } from '../../testing/people-who-avoid'
import { askedMentions, mainsOf } from './named'
import { guessesFor, slipsBetween } from './spelling'
import { verdictOf } from './verdict'
import { knowledge, matcher } from '../../testing/seeded-knowledge'
import { atSize, isFull } from '../../testing/runs'

/** The foods of the catalogue whose names are misspelt here. */
const foods = knowledge.foods.filter((_, at) => at % atSize(6, 1) === 0)
const TURNS = atSize(1, 3)
const random = randomFrom(3)
const pick = <T>(from: ArrayLike<T>) => from[Math.floor(random() * from.length)] as T

/** The neighbours of each key on a phone keyboard. */
const beside = (letter: string) => {
  const row = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].find((keys) => keys.includes(letter)) ?? letter
  const at = row.indexOf(letter)
  return row.slice(Math.max(0, at - 1), at) + row.slice(at + 1, at + 2) || letter
}

/**
 * A word typed in haste: a letter dropped, doubled, replaced by a neighbouring key, or swapped with
 * the next.
 */
function misspelt(name: string): string {
  const places = name.split('').flatMap((letter, at) => (at > 0 && /[a-z]/iu.test(letter) ? [at] : []))
  const at = pick(places)
  const [before, letter, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)]
  const next = /^[a-z]/iu.test(after)
  return pick([
    () => before + after,
    () => before + letter + letter + after,
    () => before + pick(beside(letter.toLowerCase())) + after,
    () => (next ? before + after.charAt(0) + letter + after.slice(1) : before + after),
    () => (/[aeiou]/u.test(letter) ? before + pick('aeiou') + after : before + after),
    () => (/(.)\1/u.test(name) ? name.replace(/(.)\1/u, '$1') : before + after),
  ])()
}

const foodsOf = (text: string) => {
  const reading = matcher.read(text)
  return [...new Set(askedMentions(reading).flatMap((mention) => mainsOf(mention, reading.foods)))]
    .sort()
    .join()
}

it('misspelt foods are understood, and none is silently taken for another', () => {
  const everybody = personWith(
    matcher,
    knowledge.foods.map(({ name }) => [name, 'low'] as const),
  )
  const [counts, silent] = [{ right: 0, offered: 0, asked: 0, other: 0, unknown: 0 }, new Array<string>()]
  for (const { name } of foods)
    for (let turn = 0; turn < TURNS; turn++) {
      const written = misspelt(name.replace(/[()]/gu, ''))
      const { kind, understoodAs, choices, title } = verdictOf(matcher, written, everybody)
      const meant = foodsOf(understoodAs ?? title)
      if (choices.some((choice) => foodsOf(choice) === foodsOf(name))) counts.offered++
      else if (choices.length > 0) counts.asked++
      else if (meant === foodsOf(name)) counts.right++
      else if (kind === 'not-known') counts.unknown++
      else counts.other++
      const isOther = choices.length === 0 && meant !== foodsOf(name)
      if (isOther && kind === 'no-elevation' && understoodAs === null) silent.push(`${name}: ${written}`)
    }
  if (isFull) console.log(counts, silent)
  const total = Object.values(counts).reduce((sum, count) => sum + count)
  expect((counts.right + counts.offered) / total).toBeGreaterThan(0.8)
  expect(counts.right / total).toBeGreaterThan(0.65)
  // Valid words: French for spring onion, and a German beer.
  expect(silent.filter((one) => !/: (?:Cive|Gose)$/u.test(one))).toEqual([])
})

it('slipsBetween makes typical typing errors cheaper', () => {
  expect(slipsBetween('brocolli', 'broccoli', 2)).toBeLessThan(slipsBetween('bracxoli', 'broccoli', 2))
  expect(slipsBetween('tomatto', 'tomato', 2)).toBe(0.5)
  expect(slipsBetween('ornage', 'orange', 2)).toBe(0.7)
  expect(slipsBetween('xyz', 'orange', 2)).toBeGreaterThan(2)
})

it('guessesFor searches by the first letters and by sound', () => {
  const first = (word: string) => guessesFor(matcher, word)[0]?.word
  expect(first('avocdo')).toBe('avocado')
  expect(first('sinnamon')).toBe('cinnamon')
  expect(first('omato')).toBe('tomato')
})

/** Ordinary and invented words that are similar to a food. */
const noFoods = `thomas matthew patricia bernard winston curtain pillow mattress mercedes peugeot porsche skoda volvo bicycle
computer printer thunder glacier painter dancer soldier leather schrank fenster fluss wolke vogel manteau papillon oiseau tijeras
butterbur bluebell carrion corm tomatillo zandrip gribble melgrin hupsack cratchen dremmit sofa chair surgeon hammer candle kitten puppy drum apparatus glue
schlitten clavier caballo`

it('an unknown word is not corrected to a food that is only similar', () => {
  const nobody = personWith(matcher, [])
  const offered = noFoods.split(/\s+/u).filter((word) => {
    const { understoodAs, choices } = verdictOf(matcher, word, nobody)
    return understoodAs !== null || choices.length > 0
  })
  expect(offered).toEqual([])
})

it('a misspelt food is understood in other languages and in dishes, too', () => {
  const meant = (word: string) => verdictOf(matcher, word, personWith(matcher, [])).understoodAs
  expect(meant('colliflower')).toBe('cauliflower')
  expect(meant('guacomole')).toBe('guacamole')
  expect(meant('knoblach')).toBe('knoblauch')
  expect(meant('kidny beans')).toBe('kidney beans')
  expect(meant('schokolde')).toBe('schokolade')
  expect(meant('nudlen')).toBe('nudeln')
  expect(meant('marscapone')).toBe('mascarpone')
})

it('a short word is corrected only for swapped or doubled letters, else the user is asked', () => {
  const person = personWith(matcher, [
    ['Beef', 'high'],
    ['Soy bean', 'high'],
  ])
  const verdictFor = (words: string) => verdictOf(matcher, words, person)
  expect(verdictFor('beff')).toMatchObject({
    kind: 'not-known',
    understoodAs: null,
    choices: ['beef'],
    foods: [],
  })
  expect(verdictFor('beff').sentence).toBe('Not known. Did you mean beef?')
  expect(verdictFor('mlik').understoodAs).toBe('milk')
  // Known words are answered, and the question on the others is added.
  expect(verdictFor('beef and soyu')).toMatchObject({
    kind: 'high',
    sentence: 'Leave out for now. Beef is high for you.',
  })
  expect(verdictFor('brake fluid')).toMatchObject({ title: 'Brake fluid', understoodAs: null, choices: [] })
})
