import { describe, expect, it } from 'vitest'
import { readResults } from './read-results'

const read = (text: string) => readResults(text, { bareScale: 'index', today: '2026-11-28' })
const values = (text: string) =>
  read(text).results.map(({ food, text: printed, level }) => `${food} ${printed} ${level}`)
const warningsOf = (text: string) => read(text).warnings.map(({ line, code }) => `${line ?? 'file'} ${code}`)

describe('with two possible result columns', () => {
  const [right, wrong] = ['32', '3']
  it.each([
    ...[
      ['Result', 'Previous result'],
      ['Result', 'Last result'],
      ['Value', 'Raw value'],
      ['Wert', 'Vorwert'],
      ['Wert', 'Alter Wert'],
    ],
    ...[
      ['Result', 'Control value'],
      ['Result', 'Reference value'],
      ['Result', 'Mean value'],
      ['IgG', 'IgA'],
      ['IgG result', 'IgE result'],
    ],
    ...[
      ['IgG (µg/ml)', 'IgG4 (µg/ml)'],
      ['Result 2026', 'Result 2025'],
      ['Result 03.11.2026', 'Result 12.05.2026'],
    ],
    ...[
      ['Result (11/2026)', 'Result (03/2026)'],
      ['Concentration (µg/ml)', 'Value (U/ml)'],
      ['Value (µg/ml)', 'Result'],
    ],
    ...[
      ['Current result', 'Result'],
      ['Résultat', 'Résultat précédent'],
    ],
  ])('%s is used rather than %s', (result, other) => {
    for (const [header, row] of [
      [`No;Food;${result};${other}`, `1;Milk;${right};${wrong}`],
      [`No;Food;${other};${result}`, `1;Milk;${wrong};${right}`],
      [`${other};Food;${result}`, `${wrong};Milk;${right}`],
    ] as const) {
      expect(values(`${header}\n${row}`)).toEqual(['Milk 32 high'])
      expect(warningsOf(`${header}\n${row}`)).toEqual([])
    }
  })

  it('numbers are used before words, which are compared with them', () => {
    expect(values('Food;Result;Value\nMilk;Positive;32\nEgg;Negative;3')).toEqual([
      'Milk 32 high',
      'Egg 3 low',
    ])
    expect(warningsOf('Food;Result;Value\nMilk;Positive;32\nEgg;Negative;3')).toEqual([])
    expect(values('Food;OD value;Class\nMilk;0,5;3')).toEqual(['Milk 3 high'])
    expect(values('Food;Raw value;Level\nMilk;0,5;HIGH')).toEqual(['Milk HIGH high'])
  })

  it('a level is no result where its numbers may be classes', () => {
    expect(values('Food;Result;Level\nMilk;32;3\nEgg;3;0')).toEqual(['Milk 32 high', 'Egg 3 low'])
    expect(warningsOf('Food;Result;Level\nMilk;32;3\nEgg;3;0')).toEqual([])
  })

  it('either is used when both have the same content', () => {
    expect(warningsOf('Food;Result;Result\nMilk;32;32\nEgg;3;3')).toEqual([])
  })

  it.each([
    ['Result', 'Value'],
    ['Result', 'Result'],
    ['Result', 'Result 2026'],
    ['Result 2026', 'Result 2026'],
    ['Result 2026', 'Result 2027'],
    ['Result (µg/ml)', 'Concentration (µg/ml)'],
    ['Result 1', 'Result 2'],
    ['Antibody level', 'Result'],
  ])('both of %s and %s are read with a warning, and each food gets its higher level', (one, other) => {
    const text = `No;Food;${one};${other}\n1;Milk;3;32\n2;Egg;32;3\n3;Rye;3;n/a\n4;Oat;n/a;32`
    expect(values(text)).toEqual(['Milk 32 high', 'Egg 32 high', 'Rye 3 low', 'Oat 32 high'])
    expect(warningsOf(text)).toEqual(['1 several-results'])
    expect(read(text).warnings[0]?.message).toBe(
      `Line 1: The results may be in more than one column ("${one}" and "${other}"). We used the higher level for each food.`,
    )
  })
})

it('an unnamed third column gives a warning beside another column of numbers', () => {
  expect(values('Eins;Zwei;Drei;Vier\n1;Milk;3;32')).toEqual(['Milk 3 low'])
  expect(warningsOf('Eins;Zwei;Drei;Vier\n1;Milk;3;32')).toEqual(['1 several-results'])
  expect(warningsOf('Nr;Lebensmittel;Messung;Nachmessung\n1;Milk;3;32')).toEqual(['1 several-results'])
  expect(warningsOf('Eins;Zwei;Drei;Vier\n1;Milk;3;ok')).toEqual([])
  expect(warningsOf('Eins,Zwei,Drei,Vier\n1,Milk,29,9')).toEqual(['1 several-results', '2 unreadable-result'])
})

describe('a further column of numbers', () => {
  it.each([
    ...['Result;Follow-up', 'Result;Retest', 'Result;Repeat', 'Result;Corrected', 'Result (µg/ml);Corrected'],
    ...['Follow-up;Baseline', 'Patient 1;Patient 2', 'Sample A;Sample B', 'Result;Low;Moderate'],
  ])('a further column among %s gives a warning', (names) => {
    expect(warningsOf(`No;Food;${names}\n1;Milk;2;44\n2;Egg;3;5,5`)).toEqual(['1 several-results'])
  })

  it.each([
    'Page',
    'Reference',
    'Barcode',
    'Order date',
    'Kundennummer',
    'Lot',
    'Previous result',
    'Raw value',
    'Unit',
  ])('named %s is no possible result', (name) => {
    expect(warningsOf(`No;Food;Result;${name}\n1;Milk;2;44\n2;Egg;3;45`)).not.toContain('1 several-results')
  })

  it('a column that counts the rows or is constant gives no warning', () => {
    expect(warningsOf('A;Food;Result;B\n7;Milk;2;1\n8;Egg;3;2')).toEqual([])
    expect(warningsOf('A;Food;Result;B\n7;Milk;2;9\n8;Egg;3;9\n9;Rye;3;9')).toEqual([])
  })
})

describe('a low number that the file itself marks as elevated', () => {
  it.each([
    ...['No;Food;Result;Reference\n1;Milk;12,5;<7,5', 'No;Food;Result;Normal range\n1;Milk;12,5;0-7,5'],
    ...['No;Food;Result;Positive\n1;Milk;12,5;x', 'No;Food;Result;Low;Moderate;High\n1;Milk;12,5;;x;'],
    ...['No;Food;Result;Avoid\n1;Milk;12,5;yes', 'No;Food;Result;Flag\n1;Milk;12,5;*'],
    ...['No;Food;Result (Normal: 0-7,49)\n1;Milk;12,5', 'No;Food;Result (ref < 7,5)\n1;Milk;12,5'],
    ...['Normal range 0-7,5\nNo;Food;Result\n1;Milk;12,5', 'Cutoff;7,5\nNo;Food;Result\n1;Milk;12,5'],
    ...['Comment', 'Bemerkung', 'Reaktion', 'Rating', 'Symbol'].flatMap((header) =>
      ['High', 'very high', 'leicht erhöht', 'élevé', 'abnormal', 'red', '++', '▲', '***', '2+', 'avoid'].map(
        (remark) => `No;Food;Result;${header}\n1;Milk;12,5;${remark}`,
      ),
    ),
  ])('gives a warning with its food and line: %j', (text) => {
    const { warnings, lines } = read(text)
    expect(warnings).toMatchObject([{ line: lines, code: 'levels-disagree' }])
    expect(warnings[0]?.message).toMatch(
      /"12,5" counts as low, but ".+" in the file says that Milk is raised\.$/,
    )
  })

  it.each([
    ...[
      'No;Food;Result;Reference\n1;Milk;2;<7,5',
      'No;Food;Result;Positive\n1;Milk;12,5;',
      'Cutoff;15\nNo;Food;Result\n1;Milk;12,5',
    ],
    ...['No;Food;Result;Low;Moderate;High\n1;Milk;12,5;x;;', 'No;Food;Result;Avoid\n1;Milk;12,5;no'],
    ...['No;Food;Result (µg/ml);Reference\n1;Milk;7,4;0-7,49', 'No;Food;Result;Flag\n1;Milk;12,5;'],
  ])('is not marked so in %j', (text) => {
    expect(values(text)).toHaveLength(1)
    expect(warningsOf(text)).toEqual([])
  })
})

describe('a column of classes', () => {
  it.each([
    ...[
      'Stufe',
      'Reaktionsstufe',
      'Grade 0-6',
      'Grade',
      'Score',
      'Level',
      'Level (1-6)',
      'IgG class',
      'IgG-Klasse',
    ],
    ...['Level;Score', 'Score;Level'],
  ])('is read by its name: %s', (names) => {
    expect(values(`No;Food;${names}\n1;Milk;3;3\n2;Egg;2;2\n3;Rye;0;0`)).toEqual([
      ...['Milk 3 high', 'Egg 2 moderate', 'Rye 0 low'],
    ])
  })

  it('alone gives no warning', () => {
    for (const name of ['Stufe', 'Grade 0-6', 'Score', 'Level']) {
      expect(values(`No;Food;${name}\n1;Milk;3`)).toEqual(['Milk 3 high'])
      expect(warningsOf(`No;Food;${name}\n1;Milk;3`)).toEqual([])
    }
  })

  it('is compared with the numbers beside it', () => {
    for (const name of ['Score', 'Level', 'Reaktionsstufe'])
      expect(warningsOf(`Food;Conc;${name}\nMilk;12;3`)).toEqual(['2 levels-disagree'])
  })
})

describe('a column whose name is not that of the result', () => {
  it.each([
    ...['Previous result', 'Vorwert', 'Raw value', 'Control value', 'Mean value', 'Z-score', 'T-score'],
    ...['Signal', 'Fluorescence', 'Extinktion', 'OD450'],
  ])('gives a warning when alone: %s', (name) => {
    expect(warningsOf(`No;Food;${name}\n1;Milk;3`)).toEqual(['1 other-result'])
  })

  it.each(['IgE', 'IgA result', 'Result (IgM)', 'IgG4 (µg/ml)', 'sIgE value', 'IgG-4 result'])(
    'gives a warning on another antibody: %s',
    (name) => {
      expect(warningsOf(`No;Food;${name}\n1;Milk;3`)).toEqual(['1 other-analyte'])
    },
  )

  it.each([
    'Food;IgE;Level\nMilk;3;low',
    'IgE panel\nNo;Food;Result\n1;Milk;3',
    'No;Food;Result;Antibody\n1;Milk;3;IgE\n2;Egg;3;IgE',
    'No;Food;Result;Antibody\n1;Milk;3;IgG\n2;Egg;3;IgE',
  ])('gives a warning where the file names another antibody: %j', (text) => {
    expect(warningsOf(text).join()).toMatch(/^\d other-analyte$/)
  })

  it.each([
    'No;Food;IgG\n1;Milk;3',
    'No;Food;Result;IgA\n1;Milk;3;32',
    'IgG and IgE panel\nNo;Food;IgG\n1;Milk;3',
    'No;Food;IgG1-4\n1;Milk;3',
    'No;Food;Result;Antibody\n1;Milk;3;IgG',
  ])('gives no warning for IgG: %j', (text) => {
    expect(warningsOf(text)).toEqual([])
  })
})

describe('cells without a header', () => {
  it.each([
    ['No,Food,Result\n1,Milk,12,5,µg/ml', 'Milk 12,5 moderate'],
    ['1,Milk,12,5,µg/ml', 'Milk 12,5 moderate'],
    ['1,Milk,12.5,µg/ml', 'Milk 12.5 moderate'],
    ['No,Food,Result\n1,Milk,12,5 µg/ml', 'Milk 12,5 µg/ml moderate'],
    ['No,Food,Result\n1,PEPPER, BLACK,12,5,µg/ml', 'PEPPER, BLACK 12,5 moderate'],
    ['No,Food,Result\n1,Milk,12,5,µg/ml,moderate', 'Milk 12,5 moderate'],
    ['No,Food,Result,Class\n1,Milk,32,5,3', 'Milk 32,5 high'],
    ['No,Food,Result\n1,Milk,1,234.5', 'Milk 1,234.5 high'],
    ['1,Milk,1,234.5', 'Milk 1,234.5 high'],
    ['No,Food,Result\n1,Milk,1.234,5', 'Milk 1.234,5 high'],
    ['No,Food,Result\n1,Milk,32,ELEVATED', 'Milk 32 high'],
    ['No;Food;Result\n1;Milk;12,5;µg/ml;moderate', 'Milk 12,5 moderate'],
    ['No,Food,Result\n1,Milk,32,-,', 'Milk 32 high'],
    ['Food,Result\nMilk,32,5', 'Milk 32,5 high'],
  ])('are read in %j', (text, expected) => {
    expect(values(text)).toEqual([expected])
    expect(warningsOf(text)).toEqual([])
  })

  it.each([
    ['No,Food,Result\n1,Milk,15,seen twice', 'Milk 15 moderate', 'seen twice'],
    ['1,Milk,3,32', 'Milk 3 low', '32'],
    ['1;Milk;3,5;32', 'Milk 3,5 low', '32'],
    ['No;Food;Result\n1;Milk;3;32', 'Milk 3 low', '32'],
    ['No;Food;Result\n1;Milk;3;µg/ml;U/ml', 'Milk 3 low', 'U/ml'],
    ['No,Food,Result\n1,Milk,15.5,3', 'Milk 15.5 moderate', '3'],
  ])('%j gives a warning, and the result is kept', (text, expected, cell) => {
    expect(values(text)).toEqual([expected])
    const { warnings, lines } = read(text)
    expect(warnings).toMatchObject([{ line: lines, code: 'leftover-cells' }])
    expect(warnings[0]?.message).toContain(`"${cell}"`)
  })

  it.each([
    ['No,Food,Result\n1,Milk,3,2E+01', '2 unreadable-result'],
    ['1,Milk,3,2E+01', '1 unreadable-result'],
    ['No,Food,Result\n1,Milk,1,234', '2 unreadable-result'],
    ['No,Food,Result\n1,Milk,12,5,3', '2 extra-columns'],
    ['No,Food,Result\n1,Milk,12,5,seen twice', '2 extra-columns'],
    ['No,Food,Result,Class\n1,Milk,18,2,seen twice', '2 extra-columns'],
    ['No,Food,Previous result,Result\n1,Milk,3,0,32,5', '2 extra-columns'],
    ['Result,Food\n12,5,Milk', '2 extra-columns'],
    ['No,Food,Result,Comment\n1,Milk,29,9', '2 unreadable-result'],
  ])('%j gives no level, as the cell may be part of the number', (text, warning) => {
    expect(values(text)).toEqual([])
    expect(warningsOf(text)).toEqual([warning])
  })

  it('are the decimals of a whole number only where nothing else explains them', () => {
    const header = 'No,Food,Result,Comment'
    expect(values(`${header}\n1,Milk,29,9\n2,Egg,3.5,`)).toEqual(['Milk 29 moderate', 'Egg 3.5 low'])
    expect(values(`${header}\n1,Milk,29,9\n2,Egg,"3,5",`)).toEqual(['Milk 29 moderate', 'Egg 3,5 low'])
    for (const name of ['Class', 'No', 'Reference', 'Replicates', 'Previous result', 'IgG4'])
      expect(values(`No,Food,Result,${name}\n1,Milk,32,3`)).toEqual(['Milk 32 high'])
    expect(values('No;Food;Result;Comment\n1;Milk;29;9')).toEqual(['Milk 29 moderate'])
  })
})

describe('the delimiter', () => {
  it.each([
    ['No;Food;Result (U/ml)\n1;Milk;21,5\n2;Egg;3,2', ['1 unknown-unit']],
    ['1;Milk;21,5 U/ml\n2;Egg;3,2 U/ml', ['1 unknown-unit']],
    ['No;Food;Result\n1;Milk;n/a\n2;Egg;n/a,n/a', ['2 unreadable-result', '3 unreadable-result']],
    ['No\tFood\tResult (U/ml)\n1\tMilk, raw\t21,5', ['1 unknown-unit']],
    ['No;Food;Result\n1;Milk;>5,5\n2;Egg;>3,2', ['2 open-ended', '3 open-ended']],
  ])('the delimiter of %j follows its header and rows, even if results are unreadable', (text, warnings) => {
    expect(values(text)).toEqual([])
    expect(warningsOf(text)).toEqual(warnings)
  })

  it.each([
    ['No;Food;Result\n1;Milk, cow;32', 'Milk, cow 32 high'],
    ['No,Food,Result\n1,"Milk; cow",32', 'Milk; cow 32 high'],
    ['No,Food,Result\n1,Milk; raw,32', 'Milk; raw 32 high'],
    ['1;Milk;32,5', 'Milk 32,5 high'],
    ['1\tMilk, raw; cold\t32,5', 'Milk, raw; cold 32,5 high'],
    ['Title; of, all\nNo,Food,Result\n1,Milk,32', 'Milk 32 high'],
    ['sep=,\nNo;Food;Result\n1,Milk,32', 'Milk 32 high'],
  ])('the delimiter of %j is not confused with commas and semicolons in texts', (text, expected) => {
    expect(values(text)).toEqual([expected])
    expect(warningsOf(text)).toEqual([])
  })
})
