import { describe, expect, it } from 'vitest'
import { readResults } from './read-results'
import { unitOf, unitsWithin } from './unit'

const read = (text: string) => readResults(text, { bareScale: 'index' })
const warningsOf = (text: string) => read(text).warnings.map(({ line, code }) => `${line ?? 'file'} ${code}`)

const known = [
  ...[
    'µg/ml',
    'μg/mL',
    'ug/ml',
    'UG/ML',
    'ΜG/ML',
    'mcg/mL',
    'µg / ml',
    'µ g/ml',
    'ug_ml',
    'ug ml',
    'µgml',
    'ug-ml',
  ],
  ...['µg/mls', 'ug/cc', 'µg/cm³', 'µg⁄ml', 'µg÷ml'],
  ...['µg·mL-1', 'µg ml⁻¹', 'ug.ml-1', 'µg*ml^-1', '㎍/ml', 'µg/1 ml', 'мкг/мл'],
  ...['µg per ml', 'micrograms/ml', 'micrograms per millilitre', 'Mikrogramm pro Milliliter', 'micro-g/ml'],
  ...[
    'microgrammes par millilitre',
    'microgramos por mililitro',
    'microgrammi/ml',
    'micrograms of IgG per ml',
  ],
  ...[
    'Âµg/ml',
    'â?µg/ml',
    'Î¼g/ml',
    'Ã‚Âµg/ml',
    '┬Ág/ml',
    'æg/ml',
    'ág/ml',
    '?g/ml',
    '\ufffdg/ml',
    '&micro;g/ml',
  ],
  ...[
    'µg IgG/ml',
    'IgG µg/ml',
    'µg/ml IgG',
    'µg/ml serum',
    'total IgG µg/ml',
    'µg/ml, ref <7.5',
    'µg/ml (ref. < 7,5)',
  ],
]
const unknown = [
  ...[
    'U/ml',
    'IU/ml',
    'kUA/l',
    'ng/ml',
    'ng·mL⁻¹',
    'mg/l',
    'mg/dL',
    'µg/l',
    'мг/мл',
    'ng ml',
    'units per ml',
  ],
  ...['%', 'AU', 'a.u.', 'arb.', 'arbitrary units', 'kU/l', 'mg', 'µg', 'OD', 'titer'],
]

describe('a unit', () => {
  it.each(known)('%s is micrograms per millilitre', (unit) => {
    expect(unitOf(unit)?.scale).toBe('µg/ml')
    expect(unitOf(`(${unit})`)?.scale).toBe('µg/ml')
  })

  it.each(unknown)('%s is known, but without a scale', (unit) => {
    expect(unitOf(unit)).toEqual({ text: unit, scale: undefined })
  })

  it.each([
    ...[
      '',
      'Milk',
      '12.5',
      '12.5 µg/ml',
      '<7.5 µg/ml',
      'ref µg/ml',
      'n/a',
      '3/4',
      'see note',
      'seen twice',
      'Kumar a/l Raj',
    ],
    ...['High', 'µg/ml twice', 'µg/ml U/ml', 'ug/mlx', 'µg/ml/day', 'x'.repeat(300)],
  ])('%s is no unit', (text) => {
    expect(unitOf(text)).toBeUndefined()
  })

  it('is found among other words, which are kept', () => {
    const found = (text: string) => {
      const { units, rest } = unitsWithin(text)
      return [...units.map(({ text: unit }) => unit), ...rest.filter((part) => part !== '')]
    }
    expect(found('Result (IgG µg/ml)')).toEqual(['µg/ml', 'Result'])
    expect(found('Value in %')).toEqual(['%', 'Value'])
    expect(found('resultUgMl')).toEqual(['µg/ml', 'result'])
    expect(found('Result_ug_per_ml')).toEqual(['µg/ml', 'Result'])
    expect(found('Result (U/ml) [µg/ml]')).toEqual(['U/ml', 'µg/ml', 'Result'])
    expect(found('Result (ref < 7,5 µg/ml)')).toEqual(['µg/ml', 'Result'])
    expect(found('Result (µg/ml, ref < 50 U/ml)')).toEqual(['µg/ml', 'U/ml', 'Result'])
    expect(found('Result (µg/ml, ref. 0-7,49)')).toEqual(['µg/ml', 'Result'])
    expect(found('Result (µg/ml, ref x1000)')).toEqual(['µg/ml', 'Result', 'ref x1000'])
    expect(found('Result (µg/ml, diluted)')).toEqual(['µg/ml', 'Result', 'diluted'])
    expect(found('Reference (µg/ml)')).toEqual(['µg/ml', 'Reference'])
  })
})

/** Files with a unit in one of its places, two foods each. */
const places: Record<string, (unit: string) => string> = {
  'in brackets of the header': (unit) => `No;Food;Result (${unit})\n1;Milk;12,5\n2;Egg;2`,
  'behind the name in the header': (unit) => `No;Food;Result ${unit}\n1;Milk;12,5\n2;Egg;2`,
  'in the header of a result with a year': (unit) => `No;Food;IgG 2026 [${unit}]\n1;Milk;12,5\n2;Egg;2`,
  'in an unclosed bracket': (unit) => `No;Food;Value (${unit}\n1;Milk;12,5\n2;Egg;2`,
  'in a second header line': (unit) => `No;Food;Result\n;;${unit}\n1;Milk;12,5\n2;Egg;2`,
  'in a second header line with dashes': (unit) => `No;Food;Result\n-;-;(${unit})\n1;Milk;12,5\n2;Egg;2`,
  'in a title': (unit) => `All values in ${unit}\nNo;Food;Result\n1;Milk;12,5\n2;Egg;2`,
  'in a title without a header': (unit) => `Units: ${unit}\n1;Milk;12,5\n2;Egg;2`,
  'in a title of two cells': (unit) => `Einheit;${unit}\nNo;Food;Result\n1;Milk;12,5\n2;Egg;2`,
  'in the last line': (unit) => `No;Food;Result\n1;Milk;12,5\n2;Egg;2\nAll values in ${unit}`,
  'in a column called by it': (unit) => `No;Food;Result;Einheiten\n1;Milk;12,5;${unit}\n2;Egg;2;${unit}`,
  'in a column called otherwise': (unit) => `No;Food;Result;Foo\n1;Milk;12,5;${unit}\n2;Egg;2;${unit}`,
  'in a column called by nothing': (unit) => `No;Food;Result\n1;Milk;12,5;${unit}\n2;Egg;2;${unit}`,
  'in a cell without a header': (unit) => `1;Milk;12,5;${unit}\n2;Egg;2;${unit}`,
}

describe.each(Object.entries(places))('a unit %s', (_, textOf) => {
  const usable = (units: string[]) => units.filter((unit) => !/[;,]/.test(unit))

  it('grades the results if it is known', () => {
    for (const unit of usable(known)) {
      const { results, warnings, scale, skipped } = read(textOf(unit))
      expect({ unit, warnings, scale, skipped }).toEqual({ unit, warnings: [], scale: 'µg/ml', skipped: [] })
      expect(results.map(({ food, value, level }) => [food, value, level])).toEqual([
        ['Milk', 12.5, 'moderate'],
        ['Egg', 2, 'low'],
      ])
    }
  })

  it('gives no level and one warning if it is unknown', () => {
    for (const unit of ['U/ml', 'kUA/l', 'ng/ml', 'mg/l', 'mg/dL', 'units per ml']) {
      const text = textOf(unit)
      const { results, warnings, skipped } = read(text)
      expect({ unit, results }).toEqual({ unit, results: [] })
      expect(warnings).toMatchObject([{ code: 'unknown-unit' }])
      expect(warnings[0]?.message).toContain(
        `"${unit}" is a unit that cannot be graded. 2 foods have no level`,
      )
      expect(skipped).toHaveLength(2)
      for (const { why } of skipped) expect(why).toContain('is in a unit that cannot be graded')
    }
  })
})

describe('the unit of a cell', () => {
  it.each(known.filter((unit) => !/[;,<]/.test(unit) && !/^(?:IgG|total)/.test(unit)))(
    'grades it as µg/ml: %s',
    (unit) => {
      for (const text of [`12,5 ${unit}`, `12,5${unit.startsWith('?') ? ' ' : ''}${unit}`, `12,5 (${unit})`])
        expect(read(`No;Food;Result\n1;Milk;${text}`)).toMatchObject({
          warnings: [],
          results: [{ value: 12.5, level: 'moderate' }],
        })
    },
  )

  it('gives one warning for all rows with the same unknown unit, with their lines', () => {
    const rows = ['1;Milk;3 U/ml', '2;Egg;12 U/ml', '3;Rye;12', '4;Oat;2 U/ml', '5;Rice;3 %']
    expect(read(`No;Food;Result\n${rows.join('\n')}`).warnings.map(({ message }) => message)).toEqual([
      'Line 2: "U/ml" is a unit that cannot be graded. 3 foods have no level (lines 2 to 3, 5).',
      'Line 6: "%" is a unit that cannot be graded. 1 food has no level (line 6).',
    ])
  })

  it('tells foods with a level in words from those without', () => {
    const text = 'No;Food;Result (U/ml);Class\n1;Milk;25;3\n2;Rice;0,1;'
    expect(read(text).results).toMatchObject([{ food: 'Milk', level: 'high', value: null }])
    expect(read(text).warnings).toEqual([
      {
        line: 1,
        code: 'unknown-unit',
        message:
          'Line 1: "U/ml" is a unit that cannot be graded. 1 food has no level (line 3). 1 food has a level all the same (line 2).',
      },
    ])
  })

  it('lists some of many lines and counts the others', () => {
    const rows = Array.from({ length: 60 }, (_, at) =>
      at % 2 ? `${at};Food ${at};3` : `${at};Food ${at};3 U/ml`,
    )
    expect(read(rows.join('\n')).warnings[0]?.message).toBe(
      'Line 1: "U/ml" is a unit that cannot be graded. 30 foods have no level (lines 1, 3, 5, 7, 9, 11, 13, 15 and 22 more).',
    )
  })
})

describe('a label for a unit', () => {
  it.each([
    ...['Unit: DU', 'Unit;AU', 'Einheit;RAU', 'Unit;OD', 'Unit;S/CO', 'Units;arbitrary units', 'Unit;Foo'],
    ...['Unità: Foo', 'Unidad = Foo', 'Unité;Foo', 'Unit of measurement: DU', 'Unit;Foo;;'],
  ])('with an unknown unit gives one warning: %s', (line) => {
    for (const text of [
      `${line}\nNo;Food;Result\n1;Milk;12,5\n2;Egg;3`,
      `Report of today\n${line}\nNo;Food;Result\n1;Milk;12,5\n2;Egg;3`,
      `No;Food;Result\n1;Milk;12,5\n2;Egg;3\n${line}`,
      `${line}\n1;Milk;12,5\n2;Egg;3`,
    ]) {
      expect(read(text).results).toEqual([])
      expect(warningsOf(text)).toEqual([expect.stringMatching(/^\d unknown-unit$/)])
    }
  })

  it.each([
    ['Unit: µg/ml', 'moderate'],
    ['Unit of the results;ug_ml', 'moderate'],
    ['Unit;index', 'low'],
    ['Unit:', 'low'],
    ['Business unit: North', 'low'],
  ])('in %s grades 12.5 as %s', (line, level) => {
    expect(read(`${line}\nNo;Food;Result\n1;Milk;12,5`)).toMatchObject({ results: [{ level }], warnings: [] })
  })
})

describe('units that disagree', () => {
  it.each([
    ['No;Food;Result (U/ml) [µg/ml]\n1;Milk;12', '1 units-disagree'],
    ['Values in U/ml\nNo;Food;Result (µg/ml)\n1;Milk;12', '1 units-disagree'],
    ['No;Food;Result (µg/ml);Unit\n1;Milk;12;index', '2 units-disagree'],
    ['No;Food;Result (µg/ml)\n;;U/ml\n1;Milk;12', '1 units-disagree'],
    ['No;Food;Result (µg/ml);Unit\n1;Milk;12 µg/ml;U/ml', '2 units-disagree'],
  ])('give a warning in %j', (text, warning) => {
    expect(warningsOf(text)).toContain(warning)
  })

  it('give a warning where a unit beside the results may belong to something else', () => {
    const graded = (text: string) => read(text).results.map(({ level }) => level)
    for (const text of [
      'No;Food (µg/ml);Result\n1;Milk;12,5',
      'No;Food;Result;Reference (µg/ml)\n1;Milk;12,5;<7,5',
      'No;Food;Result;Reference\n1;Milk;12,5;<7,5 µg/ml',
      'No;Food;Previous result (µg/ml);Result\n1;Milk;3;12,5',
    ]) {
      expect(graded(text)).toEqual(['moderate'])
      expect(warningsOf(text).join()).toMatch(/^\d unit-unclear$/)
    }
    expect(warningsOf('Total IgG: 1200 µg/ml\nNo;Food;Result\n1;Milk;12,5')).toContain('1 unit-unclear')
    expect(warningsOf('No;Food;Result;Reference (U/ml)\n1;Milk;12,5;<50')).toEqual(['1 unit-unclear'])
    expect(warningsOf('No;Food;Result;Reference (µg/ml)\n1;Milk;12,5 µg/ml;<7,5')).toEqual([])
  })
})

describe('the header of the results', () => {
  it.each([
    ...[
      'Result (quantitative)',
      'Result (x10)',
      'Result (1:100)',
      'Value zz',
      'Result %',

      'Result µg/ml (diluted)',
    ],
    ...['Column C (foo)', 'Relative value', 'Result (<7.5 neg)', 'Result (thresholds 7.5/20)'],
    ...['Result (>20 high, >7.5 moderate)', 'Result/100', 'Result /10', 'Result*10'],
  ])('%s gives a warning when it was not understood', (header) => {
    expect(warningsOf(`No;Food;${header}\n1;Milk;3`)).toEqual(['1 header-unread'])
  })

  it.each([
    ...[
      '(normalized OD)',
      '(normalised units)',
      '(norm. AU)',
      '(reflectance)',
      '(ref x1000)',
      '(Range 0-100 AU)',
    ],
    ...['(norm. OD)', '(cut-off index x10)'],
  ])('Result %s always gives a warning', (tail) => {
    expect(warningsOf(`No;Food;Result ${tail}\n1;Milk;12,5`).join()).toMatch(
      /header-unread|other-result|unknown-unit/,
    )
  })

  it.each([
    'µg / m l',
    'Amount ug',
    'mg%',
    'Micrograms',
    'Quantity in micrograms',
    'S/CO',
    'COI',
    'nmol/l',
    'ppm',
  ])('%s over unnamed results always gives a warning', (header) => {
    expect(warningsOf(`No;Food;${header}\n1;Milk;12,5`).join()).toMatch(/header-unread|unknown-unit/)
  })

  it.each(['RESULTUGML', 'Resultugml', 'Resultµg/mls'])('%s is the name and the unit in one', (header) => {
    expect(read(`No;Food;${header}\n1;Milk;12,5`)).toMatchObject({ scale: 'µg/ml', warnings: [] })
  })

  it.each(['Column C', 'Gehalt', 'Messung'])('%s names no unit', (header) => {
    expect(warningsOf(`No;Food;${header}\n1;Milk;12,5`)).toEqual([])
  })

  it.each([
    ...[
      'Result',
      'Your result',
      'Patient result',
      'Result 2026',
      'Result (2026)',
      'Result 12.03.2026',
      'IgG result (serum)',
    ],
    ...[
      'Measured value',
      'Messwert',
      'Ergebnis',
      'Result (High/Low)',
      'Antibody level',
      'Column C',
      'Result 1',
      'IgG index',
    ],
    ...[
      'Wheat panel concentration (µg/ml)',
      'Résultat (µg/ml)',
      'Food-specific IgG (µg/ml)',
      'Result (µg/ml) 2026',
    ],
  ])('%s gives no warning', (header) => {
    expect(warningsOf(`No;Food;${header}\n1;Milk;3`)).toEqual([])
  })
})
