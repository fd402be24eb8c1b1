import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WordListTable, WordTable } from './word-table'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ß', 'я', '香', '😀', ' '), maxLength: 5 })
const number = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })

test('a WordTable answers like the map it was made of, also for parts of words', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, number)),
      fc.array(word),
      word,
      word,
      (entries, others, before, behind) => {
        const map = new Map(entries)
        const table = new WordTable(map)
        expect(table.size).toBe(map.size)
        for (const one of [...map.keys(), ...others]) {
          expect(table.get(one)).toBe(map.get(one))
          expect(table.has(one)).toBe(map.has(one))
          const whole = before + one + behind
          expect(table.get(whole, before.length, before.length + one.length)).toBe(map.get(one))
        }
        expect([...map.keys()].map((_, place) => table.wordAt(place))).toEqual([...map.keys()])
      },
    ),
  )
})

test("a WordListTable has each word's own list, and none for other words", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, fc.array(number))), fc.array(word), (entries, others) => {
      const map = new Map(entries)
      const table = new WordListTable(map)
      for (const one of [...map.keys(), ...others]) expect(table.get(one)).toEqual(map.get(one) ?? [])
    }),
  )
})
