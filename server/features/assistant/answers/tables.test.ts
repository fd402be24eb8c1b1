import { longSentences } from '@shared/testing/long-sentences'
import { describe, expect, it } from 'vitest'
import qualifiers from './verdicts/qualifiers.json' with { type: 'json' }
import { texts } from './texts'
import { textFile } from '../text-file'
import complaints from './care/complaints.json' with { type: 'json' }
import cuisines from './meals/cuisines.json' with { type: 'json' }
import diseases from './care/diseases.json' with { type: 'json' }
import { dishes } from './meals/dishes'
import kinds from './meals/kinds.json' with { type: 'json' }
import larder from './meals/larder.json' with { type: 'json' }
import leftOut from './meals/left-out.json' with { type: 'json' }
import medicines from './care/medicines.json' with { type: 'json' }
import nutrients from './care/nutrients.json' with { type: 'json' }
import occasions from './meals/occasions.json' with { type: 'json' }
import pets from './care/pets.json' with { type: 'json' }
import { plates } from './meals/plates'
import redFlags from './care/red-flags.json' with { type: 'json' }
import others from './person/whom.json' with { type: 'json' }
import slots from './results/slots.json' with { type: 'json' }
import allergic from './person/allergic.json' with { type: 'json' }
import sampleNamed from './person/sample-named.json' with { type: 'json' }
import short from './words/short.json' with { type: 'json' }
import supplements from './care/supplements.json' with { type: 'json' }
import { terms } from './results/terms'
import termRows from './results/terms.json' with { type: 'json' }
import uses from './meals/uses.json' with { type: 'json' }
import wishes from './meals/wishes.json' with { type: 'json' }
import type { Line } from './lines'
import { meals, pattern } from './words/words'
import bringingBack from './bringing-back.json' with { type: 'json' }
import careLines from './care/lines.json' with { type: 'json' }
import careSigns from './care/signs.json' with { type: 'json' }
import diets from './care/diets.json' with { type: 'json' }
import otherLines from './person/others.json' with { type: 'json' }
import personSigns from './person/signs.json' with { type: 'json' }
import resultLines from './results/lines.json' with { type: 'json' }
import mealLines from './meals/lines.json' with { type: 'json' }
import peopleLines from './person/people.json' with { type: 'json' }
import cues from '../cues.json' with { type: 'json' }
import topics from '../topics.json' with { type: 'json' }
import procedures from './care/procedures.json' with { type: 'json' }

type Row = Record<string, unknown>

/**
 * The rows of each table, their fields ("?" marks optional ones), and which fields are patterns.
 */
const tables: Record<string, { rows: readonly Row[]; fields: string; patterns: string }> = {
  complaints: {
    rows: complaints,
    fields: 'name said causes helps? doctor? isAllergic? isApart?',
    patterns: 'said',
  },
  'red flags': { rows: redFlags, fields: 'said todo', patterns: 'said' },
  cuisines: { rows: cuisines, fields: 'name said chains? dishes ask', patterns: 'said chains' },
  diseases: { rows: diseases, fields: 'name said test foods? has never?', patterns: 'said' },
  kinds: {
    rows: kinds,
    fields: 'name said? use? category? offers advice? isOfFamily? uses?',
    patterns: 'said use',
  },
  'uses of kinds': {
    rows: kinds.flatMap(({ uses }) => uses ?? []),
    fields: 'asked offers',
    patterns: 'asked',
  },
  'uses of a food': { rows: uses, fields: 'asked use', patterns: 'asked use' },
  'wishes, meals, qualifiers, slots, signs and what is left out': {
    rows: [
      ...[wishes.wishes, Object.fromEntries(meals), qualifiers, leftOut, ...Object.values(slots)],
      ...[careSigns, personSigns, cues, topics, allergic, sampleNamed],
    ]
      .flatMap((table) => Object.entries<string>(table))
      .map(([name, said]) => ({ name, said })),
    fields: 'name said',
    patterns: 'said',
  },
  diets: { rows: Object.values(wishes.diets), fields: 'said without', patterns: 'said' },
  'diets by an own idea': { rows: diets, fields: 'said says isOfFoods?', patterns: 'said' },
  procedures: { rows: procedures, fields: 'name said says', patterns: 'said' },
  medicines: { rows: medicines, fields: 'said fact', patterns: 'said' },
  leavings: {
    rows: nutrients.leavings,
    fields: 'said complaints? says foods? of?',
    patterns: 'said complaints',
  },
  occasions: { rows: occasions, fields: 'name said ideas usual category advice', patterns: 'said' },
  others: { rows: others, fields: 'kind said whom?', patterns: 'said' },
  pets: { rows: pets, fields: 'said says', patterns: 'said' },
  supplements: { rows: supplements, fields: 'said from? says? sources? foods isFood?', patterns: 'said' },
  terms: { rows: Object.values(termRows).flat(), fields: 'said says', patterns: 'said' },
  texts: { rows: Object.values(texts).flatMap((of) => Object.values(of)), fields: 'says faqs', patterns: '' },
  lines: {
    rows: [careLines, otherLines, peopleLines, mealLines, resultLines, bringingBack]
      .flatMap((table) => Object.values<readonly Line[]>(table).flat())
      .map((line) => (typeof line === 'string' ? { says: line } : line)),
    fields: 'says if? unless?',
    patterns: '',
  },
  dishes: { rows: dishes, fields: 'name said usual how plates', patterns: 'said' },
  plates: {
    rows: [...plates, ...dishes.flatMap((dish) => dish.plates)],
    fields: 'text meals is',
    patterns: '',
  },
}

describe.each(Object.entries(tables))('the table of %s', (_, { rows, fields, patterns }) => {
  const all = fields.split(' ')

  it('has all required fields and no unknown one in each row', () => {
    const names = all.map((field) => field.replace('?', ''))
    const needed = all.filter((field) => !field.endsWith('?'))
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(
        needed.filter((field) => !(field in row)),
        JSON.stringify(row),
      ).toEqual([])
      expect(Object.keys(row).filter((field) => !names.includes(field))).toEqual([])
      expect(Object.values(row)).not.toContain('')
    }
  })

  it('has patterns that compile and match no empty text', () => {
    for (const row of rows)
      for (const field of patterns.split(' '))
        if (typeof row[field] === 'string') expect(pattern(row[field]).test(' '), row[field]).toBe(false)
  })
})

describe('sentences for people', () => {
  it.each(['says', 'fact', 'todo', 'advice', 'causes', 'helps', 'test'])(
    'have at most 20 words in the field %s of every table',
    (field) => {
      const texts = Object.values(tables)
        .flatMap(({ rows }) => rows.map((row) => row[field]))
        .filter((text) => typeof text === 'string')
      expect(texts).not.toEqual([])
      expect(texts.flatMap(longSentences)).toEqual([])
    },
  )
})

describe('tables read from files', () => {
  it.each(['answers/words/vocabulary.txt', 'answers/words/vocabulary-near.txt'])(
    'has words in %s',
    (file) => {
      expect(textFile(file).split(/\s+/u)).toSatisfy((words: string[]) =>
        words.every((word) => /^[a-z]+$/u.test(word)),
      )
    },
  )

  it('has a word for each abbreviation', () => {
    expect(Object.values(short)).not.toContain('')
  })

  it('has a picture and its name in each line', () => {
    for (const line of textFile('answers/words/pictures.txt').split('\n'))
      expect(line).toMatch(/^\p{Extended_Pictographic} [a-z ]+$/u)
  })

  it('has foods in each section of the larder', () => {
    expect(Object.values(larder).flatMap((foods) => foods.split(', '))).not.toContain('')
  })

  it('has the limits of the scales in the terms', () => {
    expect(terms.filter(({ says }) => /[{}]|undefined/u.test(says))).toEqual([])
  })
})
