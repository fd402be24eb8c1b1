import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './automaton'
import { cuePhrases } from './cues'
import { groupNames } from './group-names'
import { knowledge } from './knowledge'
import { byValue, termsOf } from './terms-by-value'
import { allergenGroups, valuesOf } from './values'

const folder = import.meta.dirname
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const values = valuesOf(knowledge.foods)

/** Words that two foods share, and the one that has them. */
const shared: Record<string, string> = {
  'cauliflower rice': 'cauliflower',
  'lady fingers': 'okra',
}

describe('the food knowledge', () => {
  it('takes in every file', () => {
    const source = read('knowledge.ts')
    for (const kind of ['foods', 'terms'])
      for (const file of readdirSync(join(folder, kind))) expect(source).toContain(`'./${kind}/${file}'`)
  })

  it('reaches the browser whole', () => {
    for (const file of readdirSync(join(folder, 'terms'))) {
      const terms = JSON.parse(read(`terms/${file}`)) as Record<string, string>
      expect(termsOf(byValue(terms))).toEqual(terms)
    }
  })

  it('has each food once, in a group of the fourteen or in none', () => {
    const keys = knowledge.foods.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { group } of knowledge.foods) if (group !== undefined) expect(allergenGroups).toContain(group)
  })

  it('is written in the value language', () => {
    for (const { key } of knowledge.foods) values.ofFood(key)
    for (const value of Object.values(knowledge.terms)) values.parse(value)
    for (const [, value] of groupNames)
      for (const word of value.split(' '))
        expect(word.startsWith('@') ? allergenGroups : [...values.foods.keys()]).toContain(
          word.replace('@', ''),
        )
  })

  it('gives no name to two foods', () => {
    const owners = new Map<string, string>()
    const twice: string[] = []
    for (const food of knowledge.foods)
      for (const name of [food.name, ...food.en, ...food.de, ...food.fr, ...food.es, ...food.derived]) {
        const words = wordsOf(name).join(' ')
        const owner = owners.get(words) ?? food.key
        owners.set(words, owner)
        if (owner !== food.key && shared[words] === undefined) twice.push(`${name}: ${owner}, ${food.key}`)
      }
    expect(twice).toEqual([])
  })

  it('gives no word two meanings', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const [phrase] of cuePhrases) seen.set(wordsOf(phrase).join(' '), '')
    for (const food of knowledge.foods)
      for (const name of [food.name, ...food.en, ...food.de, ...food.fr, ...food.es, ...food.derived])
        seen.set(wordsOf(name).join(' '), food.key)
    for (const [term, value] of Object.entries(knowledge.terms)) {
      const words = wordsOf(term).join(' ')
      const other = seen.get(words)
      if (other !== undefined && other !== value && shared[words] === undefined)
        twice.push(`${term}: ${value} (else ${other})`)
      seen.set(words, value)
    }
    expect(twice).toEqual([])
  })
})
