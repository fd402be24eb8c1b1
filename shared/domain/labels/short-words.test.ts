import { describe, expect, it } from 'vitest'
import { tried } from '../../testing/runs'
import { knowledge, matcher } from '../../testing/seeded-knowledge'
import { ordinaryWords } from '../food-matcher/ordinary-words'
import { fold } from '../text/fold'
import { notRecognisedIn } from './label-coverage'
import { isOfLanguage } from './label-language'
import { isLabelWord } from './label-vocabulary'
import { isGarbled, isShortWord } from './short-words'

const languages = 'en de fr es it nl pl pt sv da'.split(' ')

/** The short names of foods and groups in ten languages. */
const names = [
  ...new Set(
    [
      ...knowledge.foods.flatMap((food) => [['en', [food.name]] as const, ...Object.entries(food.names)]),
      ...[...knowledge.terms, ...knowledge.homonyms].map(([name, , language]) => [language, [name]] as const),
    ]
      .filter(([language]) => languages.includes(language))
      .flatMap(([, written]) => written)
      .filter((name) => /^\p{L}{2,5}$/u.test(name)),
  ),
]

/** What a camera reads for what is printed. */
const slips = 'o:0 l:1 i:1 i:l l:i s:5 m:rn rn:m c:e e:c g:q q:g n:ii ii:n b:h h:b u:n n:u é:'
  .split(' ')
  .map((slip) => slip.split(':') as [printed: string, read: string])

function damaged(name: string): string[] {
  const word = name.toLowerCase()
  const found: string[] = []
  for (let at = 0; at < word.length; at++)
    found.push(word.slice(0, at) + word.slice(at + 1), word.slice(0, at + 1) + word.slice(at))
  for (const [printed, read] of slips)
    for (let at = word.indexOf(printed); at >= 0; at = word.indexOf(printed, at + 1))
      found.push(word.slice(0, at) + read + word.slice(at + printed.length))
  return found.filter((other) => other.length > 1 && fold(other) !== fold(word))
}

const isAnotherWord = (word: string) =>
  ordinaryWords.has(word) ||
  isLabelWord(word) ||
  isOfLanguage(word) ||
  (word.length < 3 && isShortWord(word)) ||
  /^\d+$/u.test(word)

describe('a damaged short name of a food', () => {
  const listed = (word: string) => matcher.read(`Ingredients: sugar, ${word}, salt, water.`)

  it('is read as a food or shown, in ten languages', () => {
    for (const name of tried(names))
      for (const word of damaged(name)) {
        const reading = listed(word)
        const isKnown = reading.phrases.some(({ entry }, at) => entry && at > 1 && at < 3)
        if (isKnown || isAnotherWord(fold(word)) || isAnotherWord(reading.tokens[2]?.text ?? '')) continue
        expect(notRecognisedIn(reading).map(fold), `${name} read as ${word}`).toContain(fold(word))
      }
  })

  it.each(['malze', 'nuoz', 'e1', 'c1avo', 'yb', 'kkos'])('is shown: %s', (word) => {
    expect(notRecognisedIn(listed(word))).toEqual([word])
  })

  it.each([
    ['m1lk', 'milk', 'contains'],
    ['rnilk', 'milk', 'contains'],
    ['s0ja', 'soybeans', 'contains'],
    ['eqg', 'eggs', 'contains'],
    ['1ait', 'milk', 'contains'],
    ['b1é', 'gluten', 'possible'],
    ['ma1z', 'gluten', 'possible'],
  ] as const)('is repaired where a digit is in it: %s', (word, group, how) => {
    expect(matcher.groups(listed(word))[how]).toEqual([group])
  })

  it('may be garlic, read as aj0', () => {
    const garlic = matcher.resolve([{ name: 'Garlic' }])
    expect(matcher.verdicts(listed('aj0'), garlic)).toMatchObject([{ verdict: 'unsure' }])
  })
})

describe('a number', () => {
  it.each('250ml 5g 100kcal 3tage b12 d3 q10 co2 t55 e471 e150d 3x 00 w180 salz2'.split(' '))(
    'is no garbled word: %s',
    (word) => {
      expect(isGarbled(word)).toBe(false)
    },
  )
})
