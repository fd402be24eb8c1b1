import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { matcher } from '../../testing/seeded-knowledge'

const lines = readFileSync(join(import.meta.dirname, 'fixtures', 'ingredient-terms.txt'), 'utf8')
  .trim()
  .split('\n')

/** Ingredients by the one allergen group that each surely contains, or `none`. */
const terms = lines.flatMap((line) => {
  const at = line.indexOf(':')
  return line
    .slice(at + 1)
    .split(';')
    .map((term) => ({ term: term.trim(), group: line.slice(0, at) }))
})

describe('a single ingredient', () => {
  it.each([...new Set(terms.map(({ group }) => group))])('contains its group only: %s', (group) => {
    const wrong = terms
      .filter((one) => one.group === group)
      .map(({ term }) => ({
        term,
        contains: matcher.groups(matcher.read(term)).contains.join(' ') || 'none',
      }))
      .filter(({ contains }) => contains !== group)
    expect(wrong).toEqual([])
  })
})
