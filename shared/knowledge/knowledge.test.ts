import { describe, expect, it } from 'vitest'
import { wordsOf } from '../domain/food-matcher/automaton'
import { buildMatcher } from '../domain/food-matcher/food-matcher'
import { cuePhrases } from '../domain/food-matcher/cues/cues'
import { groupNames } from '../domain/food-matcher/group-names'
import { foodGroups, type Knowledge, traits, valuesOf } from '../domain/food-matcher/values'
import { duplicatesIn } from './duplicates'
import { readSections } from './read-knowledge'
import { compact, entriesOf, knowledgeOf } from './sections'
import { knowledge, matcher } from '../testing/seeded-knowledge'

const values = valuesOf(knowledge.foods)

describe('the food knowledge', () => {
  it('has each food once, in an existing group or in none', () => {
    const keys = knowledge.foods.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { group } of knowledge.foods) if (group !== undefined) expect(foodGroups).toContain(group)
  })

  it('is written in the value language', () => {
    for (const { key } of knowledge.foods) values.ofFood(key)
    for (const [, value] of [...knowledge.terms, ...knowledge.homonyms, ...knowledge.traits])
      values.parse(value)
    for (const [, value] of groupNames)
      for (const word of value.split(' '))
        expect([...foodGroups.map((group) => `@${group}`), ...traits, ...values.foods.keys()]).toContain(word)
  })

  it('has every name in one entry', () => {
    expect(duplicatesIn(readSections())).toEqual([])
  })

  it('adds traits to names without hiding their other meanings', () => {
    const [plain, whole] = [buildMatcher({ ...knowledge, traits: [] }), matcher]
    const conceptsIn = (matcher: typeof plain, name: string) => [...matcher.read(name).byConcept.keys()]
    const hidden = knowledge.traits.flatMap(([name]) => {
      const found = new Set(conceptsIn(whole, name))
      const lost = conceptsIn(plain, name).filter((concept) => !found.has(concept))
      return lost.length > 0 ? [`${name}: ${lost.join(' ')}`] : []
    })
    expect(hidden).toEqual([])
  })

  it('uses only languages that exist', () => {
    const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
    const heads = Object.entries(readSections()).flatMap(([path, section]) =>
      entriesOf(path, section).flatMap((lines) => lines.map(({ head }) => head)),
    )
    const codes = new Set(heads.flatMap((head) => /^(?:\w+:)?([a-z]{2})$/u.exec(head)?.[1] ?? []))
    expect([...codes].filter((code) => code !== 'xx' && languages.of(code) === undefined)).toEqual([])
  })

  it('is the same in the compact form for the browser', () => {
    const sections = Object.entries(readSections())
    const small = Object.fromEntries(sections.map(([path, section]) => [path, compact(path, section)]))
    const sorted = <Term>(all: readonly Term[]) =>
      all.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
    const inOrder = ({ foods, terms, homonyms }: Knowledge) => ({
      foods,
      homonyms: sorted(homonyms),
      terms: sorted(terms),
    })
    expect(inOrder(knowledgeOf(small))).toEqual(inOrder(knowledge))
  })

  it('has no term that is also a phrase of a label statement', () => {
    const statements = new Set([...cuePhrases.keys()].map((phrase) => wordsOf(phrase).join(' ')))
    const named = knowledge.terms.filter(
      ([term, value]) => value !== '' && statements.has(wordsOf(term).join(' ')),
    )
    expect(named).toEqual([])
  })
})

describe('the check for duplicates', () => {
  const rye = 'food: rye\nname: Rye\nde: Roggen\n'

  it('reports which name is in two places, in any spelling', () => {
    const sections = {
      'foods/grains.txt': rye,
      'composites/bakery.txt': '# Bread.\n\ncovers: wheat ?rye\nen: mixed bread\nde: Mischbrot, ROGGEN\n',
    }
    expect(duplicatesIn(sections)).toEqual([
      '"Roggen" (foods/grains.txt, line 3) is repeated as "ROGGEN" in composites/bakery.txt, line 5.',
    ])
  })

  it('allows a name in two languages of an entry, and once in each', () => {
    expect(duplicatesIn({ 'foods/grains.txt': `${rye}nl: roggen\nlabel:da: Rugmel, Rügmel\n` })).toEqual([])
    expect(duplicatesIn({ 'foods/grains.txt': `${rye}label:de: Roggen\n` })).toEqual([
      '"Roggen" (foods/grains.txt, line 3) is repeated as "Roggen" in foods/grains.txt, line 4.',
    ])
  })

  it('allows a language its own meaning of a word that means something else elsewhere', () => {
    const spirit = 'covers: none\nxx: rakı\n'
    const pike = 'food: pike\nname: Pike\nspoken:pl: raki\n'
    expect(duplicatesIn({ 'foods/fish.txt': pike, 'composites/drinks.txt': spirit })).toEqual([])
    expect(
      duplicatesIn({ 'foods/fish.txt': pike, 'composites/drinks.txt': 'covers: ?rye\nspoken:pl: raki\n' }),
    ).toEqual(['"raki" (foods/fish.txt, line 3) is repeated as "raki" in composites/drinks.txt, line 2.'])
  })

  it('reports a food and a value with two entries', () => {
    const grains =
      'covers: rye ?wheat\nen: grain\n\ncovers: rye ?wheat\nen: grain mix\n\ncovers: rye\nen: rusk\n'
    expect(duplicatesIn({ 'foods/grains.txt': rye, 'composites/grains.txt': grains })).toEqual([
      '"rye ?wheat" (composites/grains.txt, line 1) is repeated as "rye ?wheat" in composites/grains.txt, line 4.',
      '"rye" (foods/grains.txt, line 1) is repeated as "rye" in composites/grains.txt, line 7.',
    ])
  })
})

describe('a knowledge section', () => {
  it('is parsed entry by entry', () => {
    const { foods, terms, homonyms } = knowledgeOf({
      'knowledge/foods/grains.txt':
        '# What is milled.\n\nfood: rye\nname: Rye\ngroup: gluten\nen: rye grain\nen: rye berry\nde: Roggen\nderived:en: rye flour\nlabel:da: rugmel, rugkerner\nspoken:da: rug\n',
      'knowledge/lookalikes/words.txt': 'covers: none\nen: rye house\n',
    })
    const names = { en: ['rye grain', 'rye berry'], de: ['Roggen'] }
    const food = {
      key: 'rye',
      name: 'Rye',
      category: 'grains',
      group: 'gluten',
      names,
      derived: ['rye flour'],
    }
    expect(foods).toEqual([food])
    expect(terms).toEqual([
      ['rugmel', 'rye', 'da'],
      ['rugkerner', 'rye', 'da'],
      ['rye house', '', 'xx'],
    ])
    expect(homonyms).toEqual([['rug', 'rye', 'da']])
  })

  it.each([
    ['de Weizen', 'foods/x.txt, line 2: "de Weizen" has no head that may stand here.'],
    ['german: Weizen', 'foods/x.txt, line 2: "german: Weizen" has no head that may stand here.'],
    ['\nde: Weizen', 'foods/x.txt, line 3: "de: Weizen" has no head that may stand here.'],
    [
      '\ncovers: none\nlabel:de: Weizengras',
      'foods/x.txt, line 4: "label:de: Weizengras" has no head that may stand here.',
    ],
    [
      'de: Weizen,Dinkel',
      'foods/x.txt, line 2: between names belong a comma and a space, and nothing after the last.',
    ],
    [
      'de: Weizen, ',
      'foods/x.txt, line 2: between names belong a comma and a space, and nothing after the last.',
    ],
  ])('with the line "%s" is refused', (line, message) => {
    expect(() => knowledgeOf({ 'foods/x.txt': `food: wheat\n${line}\n` })).toThrow(message)
  })
})
