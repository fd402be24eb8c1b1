import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allergenGroups, type AllergenGroup } from './values'
import { matcher } from '../../testing/seeded-knowledge'

const folder = join(import.meta.dirname, 'fixtures', 'forms')

/**
 * Parses a language's file: `head: one, another`; sentences have `X` for a name and are separated
 * by `|`.
 */
function linesOf(file: string): Map<string, string[]> {
  const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n')
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(': ')
      const head = line.slice(0, at)
      return [head, line.slice(at + 2).split(statements.has(head) ? ' | ' : ', ')]
    }),
  )
}

type Found = 'contains' | 'traces' | 'possible' | 'none'

/** The expected finding for each type of sentence about its `X`; `without` is for single words. */
const statements: ReadonlyMap<string, Found> = new Map([
  ['in', 'contains'],
  ['trace', 'traces'],
  ['not', 'none'],
  ['without', 'none'],
])

function foundIn(text: string, group: AllergenGroup): Found {
  const groups = matcher.groups(matcher.read(text))
  return (['contains', 'traces', 'possible'] as const).find((kind) => groups[kind].includes(group)) ?? 'none'
}

describe.each(readdirSync(folder))('the names of the fourteen groups in %s', (file) => {
  const lines = linesOf(file)
  const sentences = [...statements].flatMap(([kind, found]) =>
    (lines.get(kind) ?? []).map((sentence) => ({ kind, sentence, found })),
  )

  it.each(allergenGroups)('are recognised in all forms and statements: %s', (group) => {
    const forms = lines.get(group) ?? []
    expect(forms).not.toEqual([])
    const wrong = forms.flatMap((form) =>
      sentences
        .filter(({ kind }) => kind !== 'without' || !form.includes(' '))
        .map(({ sentence, found }) => ({ text: sentence.replace('X', () => form), found }))
        .filter(({ text, found }) => foundIn(text, group) !== found)
        .map(({ text, found }) => `${text} -> ${foundIn(text, group)}, not ${found}`),
    )
    expect(wrong).toEqual([])
  })

  it('are not recognised in words that only look alike', () => {
    const wrong = (lines.get('none') ?? [])
      .map((word) => ({
        word,
        ...matcher.groups(matcher.read(sentences[0]?.sentence.replace('X', word) ?? '')),
      }))
      .filter(({ contains }) => contains.length > 0)
    expect(wrong).toEqual([])
  })
})
