import { describe, expect, it } from 'vitest'
import { readSections } from './read-knowledge'
import { entriesOf, isParts, namesOf, partsIn } from './sections'
import { matcher } from '../testing/seeded-knowledge'

const dishes = Object.entries(readSections()).flatMap(([path, section]) =>
  entriesOf(path, section).flatMap((entry) => {
    const parts = partsIn(entry).map(({ name }) => name)
    const names = entry
      .slice(1)
      .filter((line) => !isParts(line))
      .flatMap(namesOf)
    return parts.length > 0 ? [{ names, parts }] : []
  }),
)

const namesOfParts = (parts?: readonly { name: string }[]) => parts?.map(({ name }) => name).join()

/** The mention of a text that is one name as a whole, read without a correction. */
function wholeMention(text: string) {
  const { mentions, tokens } = matcher.read(text)
  const [mention] = mentions
  const isWhole = mention?.first === 0 && mention.end === tokens.length && mention.mode === 'in'
  return isWhole && !tokens.some(({ isMisread }) => isMisread) ? mention : undefined
}

describe('the knowledge of dishes', () => {
  it('has at least four hundred dishes of two to eleven parts', () => {
    expect(new Set(dishes.map(({ parts }) => parts.join())).size).toBeGreaterThanOrEqual(400)
    for (const { names, parts } of dishes) {
      expect(names).not.toEqual([])
      expect(new Set(parts).size, names[0]).toBe(parts.length)
      expect.soft(parts.length, names[0]).toBeGreaterThanOrEqual(2)
      expect.soft(parts.length, names[0]).toBeLessThanOrEqual(11)
    }
  })

  it('has only parts that are recognised whole, as foods', () => {
    const parts = new Set(dishes.flatMap((dish) => dish.parts))
    const unread = [...parts].filter((part) => {
      const mention = wholeMention(part)
      return !mention || mention.sure.size + mention.unsure.size + mention.usual.size === 0
    })
    expect(unread).toEqual([])
  })

  it('recognises each name of a dish with its parts', () => {
    const misread = dishes.flatMap(({ names, parts }) =>
      names.filter((name) => namesOfParts(wholeMention(name)?.entry.parts) !== parts.join()),
    )
    expect(misread).toEqual([])
  })

  it('lets a dish contain all that its parts name', () => {
    const missing = dishes.flatMap(({ names, parts }) => {
      const dish = wholeMention(names[0] ?? '')
      const named = parts.flatMap((part) => {
        const mention = wholeMention(part)
        return mention ? [...mention.sure, ...mention.unsure, ...mention.usual] : []
      })
      return named
        .filter(
          (concept) => !dish?.sure.has(concept) && !dish?.unsure.has(concept) && !dish?.usual.has(concept),
        )
        .map((concept) => `${names[0]}: ${concept}`)
    })
    expect(missing).toEqual([])
  })
})

describe('a usual ingredient of a dish', () => {
  const groupsIn = (text: string) => matcher.groups(matcher.read(text))

  it('is possible, never certain', () => {
    expect(groupsIn('pad thai')).toMatchObject({
      contains: ['peanuts'],
      possible: ['eggs', 'gluten', 'soybeans', 'fish', 'crustaceans'],
    })
    expect(groupsIn('Gazpacho').possible).toContain('gluten')
    expect(groupsIn('naan').possible).toContain('milk')
  })

  it('does not weaken what the name of the dish says for certain', () => {
    expect(groupsIn('walnut whip').contains).toContain('nuts')
    expect(groupsIn('Carling lager').contains).toContain('gluten')
    expect(groupsIn('egg and bacon quiche').contains).toEqual(
      expect.arrayContaining(['eggs', 'milk', 'gluten']),
    )
    expect(groupsIn('prawns pil pil').contains).toEqual(['crustaceans'])
  })

  it('comes also from the parts of its parts', () => {
    expect(groupsIn('cheeseburger').possible).toEqual(expect.arrayContaining(['eggs', 'mustard']))
  })

  it('is dropped where the text lists the ingredients', () => {
    expect(groupsIn('Goulash. Ingredients: beef, onion, paprika.').possible).toEqual([])
    expect(groupsIn('mayonnaise (egg, rapeseed oil, vinegar)').possible).toEqual([])
    expect(groupsIn('vegan quesadilla').possible).not.toContain('milk')
    expect(groupsIn('gluten-free gazpacho').possible).not.toContain('gluten')
  })
})
