import { describe, expect, it } from 'vitest'
import { swapsFor } from '../domain/verdict/swaps'
import { verdictOf } from '../domain/verdict/verdict'
import { type Leveled, personWith } from '../testing/people-who-avoid'
import { knowledge, matcher } from '../testing/seeded-knowledge'
import { readRoles } from './read-knowledge'
import { rolesIn } from './roles'

const roles = readRoles()
/** A yeast of the body, which laboratories test and nobody eats. */
const eaten = knowledge.foods.filter(({ key }) => key !== 'candida-albicans')

/** A person with a test of the whole catalogue, who avoids only these. */
function avoiding(raised: readonly Leveled[]) {
  const own = new Set(raised.map(([name]) => name))
  const low = knowledge.foods.filter(({ name }) => !own.has(name)).map(({ name }) => [name, 'low'] as const)
  return personWith(matcher, [...raised, ...low])
}

/** The foods with fewer than two swaps for such a person. */
const sparseFor = (raised: readonly Leveled[], foods = eaten): string[] => {
  const person = avoiding(raised)
  return foods
    .filter(({ name }) => {
      const said = verdictOf(matcher, name, person)
      return swapsFor(matcher, roles, said, person, true).swaps.length < 2
    })
    .map(({ key }) => key)
}

describe('the roles', () => {
  it('offer only what the matcher knows and nothing speaks against on its own', () => {
    const anybody = avoiding([])
    const strange = roles
      .flatMap(({ offers }) => offers)
      .filter(({ words }) => {
        const { notKnown, foods, answer } = verdictOf(matcher, words, anybody)
        return notKnown.length > 0 || answer === 'not-known' || foods.some(({ level }) => level !== 'low')
      })
    expect(strange.map(({ words }) => words)).toEqual([])
  })

  it('name and offer nothing twice', () => {
    for (const { use, asked, also, offers } of roles) {
      const words = offers.map((offer) => offer.words)
      expect.soft(new Set(words).size, use).toBe(words.length)
      expect.soft(new Set([...asked, ...also]).size, use).toBe(asked.length + also.length)
    }
  })

  it('name a tip without any food, as the reader may not tolerate it', () => {
    const tips = new Set(roles.flatMap(({ offers }) => offers.map(({ tip }) => tip)))
    expect([...tips].filter((tip) => matcher.read(tip).mentions.length > 0)).toEqual([])
  })

  it('leave two swaps of every food to somebody who avoids nothing else', () => {
    expect(sparseFor([])).toEqual([])
  })

  it.each([
    [['Almond', 'Hazelnut', 'Walnut', 'Cashew', 'Pistachio', 'Pecan', 'Macadamia']],
    [['Soy bean', 'Peanut', 'Lupin']],
    [['Gluten', 'Wheat', 'Spelt', 'Rye', 'Barley']],
    [["Cow's milk", "Goat's milk", "Sheep's milk"]],
    [['Egg', 'Egg white', 'Egg yolk']],
    [['Salmon', 'Cod', 'Tuna', 'Shrimp', 'Mussel', 'Squid']],
    [['Celery', 'Mustard seed', 'Sesame', 'Soy bean', 'Gluten', "Cow's milk", 'Egg white']],
  ])('leave two swaps of nearly every food beside an allergy to %s', (names) => {
    const some = eaten.filter((_, at) => at % 4 === 0)
    expect(
      sparseFor(
        names.map((name) => [name, 'allergy']),
        some,
      ),
    ).toEqual([])
  })
})

describe('the text of roles', () => {
  it('is read role by role, with what is offered after what is also asked for', () => {
    const text =
      'role: to melt\nfoods: gouda\nasked: fondue\nalso: brie\noffers: tahini\ntip: unsalted\n\nrole: to drink\ndish: drink\noffers: water\n'
    expect(rolesIn('roles.txt', text)).toEqual([
      {
        use: 'to melt',
        asked: ['gouda', 'fondue'],
        also: ['brie'],
        offers: [
          { words: 'gouda', tip: '', isRelated: true },
          { words: 'tahini', tip: 'unsalted', isRelated: false },
        ],
        dish: null,
      },
      {
        ...{ use: 'to drink', asked: [], also: [], dish: 'drink' },
        offers: [{ words: 'water', tip: '', isRelated: false }],
      },
    ])
  })

  it.each([
    ['offers: rice\n', 'roles.txt, line 1: "offers: rice" has no head that may stand here.'],
    ['role: a\n\nrole: a\n', 'roles.txt: the role "a" comes twice.'],
  ])('with "%s" is refused', (text, message) => {
    expect(() => rolesIn('roles.txt', text)).toThrow(message)
  })
})
