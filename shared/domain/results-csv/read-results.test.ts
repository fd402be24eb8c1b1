import { describe, expect, it } from 'vitest'
import type { ScaleName } from '../reports/levels'
import { readResults } from './read-results'

const read = (text: string, bareScale: ScaleName = 'index') => readResults(text, { bareScale })
const levels = (text: string, bareScale: ScaleName = 'index') =>
  read(text, bareScale).results.map(({ food, level }) => `${food}: ${level}`)
const codes = (text: string, bareScale: ScaleName = 'index') =>
  read(text, bareScale).warnings.map(({ line, code }) => `${line ?? 'file'} ${code}`)

describe('the rules of the specification', () => {
  it('skips the header and reads column 2 as the food and column 3 as the result', () => {
    const read3 = read('Column A,Column B,Column C\n1,Milk,30\n2,Egg,15.0\n3,Rice,14.9\n4,Oat,High')
    expect(read3).toEqual({
      scale: 'index',
      rowCount: 4,
      warnings: [],
      about: [],
      titles: [{ line: 1, text: 'Column A | Column B | Column C', isTitle: true }],
      lines: 5,
      headers: [{ line: 1, text: 'Column A,Column B,Column C', why: '' }],
      skipped: [],
      unread: [],
      results: [
        { food: 'Milk', value: 30, text: '30', level: 'high', line: 2 },
        { food: 'Egg', value: 15, text: '15.0', level: 'moderate', line: 3 },
        { food: 'Rice', value: 14.9, text: '14.9', level: 'low', line: 4 },
        { food: 'Oat', value: null, text: 'High', level: 'high', line: 5 },
      ],
    })
  })

  it('reads exactly two columns as result and food, level low', () => {
    expect(read('Some,Header\n3.2,Rice\n<7.5,Celery\nnormal,Oat')).toMatchObject({
      warnings: [],
      results: [
        { food: 'Rice', value: 3.2, text: '3.2', level: 'low', line: 2 },
        { food: 'Celery', value: 7.5, text: '<7.5', level: 'low', line: 3 },
        { food: 'Oat', value: null, text: 'normal', level: 'low', line: 4 },
      ],
    })
    expect(levels('1,Milk,35\n3.2,Rice')).toEqual(['Milk: high', 'Rice: low'])
  })

  it('warns when a two-column row reads elevated', () => {
    const text = '3,Oat\n15,Milk\nHigh,Egg\n8 µg/ml,Corn\n>5,Rye\n2,Rice'
    expect(levels(text)).toEqual(['Oat: low', 'Milk: low', 'Egg: low', 'Corn: low', 'Rye: low', 'Rice: low'])
    expect(codes(text)).toEqual([
      ...['2 two-column-elevated', '3 two-column-elevated', '4 two-column-elevated', '5 two-column-elevated'],
      'file mixed-scales',
    ])
    expect(read(text).warnings[0]?.message).toBe(
      'Line 2: The row has two columns, so "Milk" counts as low, but its result "15" reads moderate.',
    )
  })

  it('warns when a two-column row contradicts a header with more columns', () => {
    expect(levels('No,Food,Result\n1,Milk,35\n14,Celery')).toEqual(['Milk: high', 'Celery: low'])
    expect(codes('No,Food,Result\n1,Milk,35\n14,Celery')).toEqual(['3 two-column-row'])
    expect(codes('Index;Group;Food;Value\n1;Dairy;Milk;35\n14;Celery')).toEqual(['3 two-column-row'])
    expect(levels('Index;Group;Food;Value\n1;Dairy;Milk;35\n14;Celery')).toEqual(['Milk: high'])
  })

  it('reads a file without a header', () => {
    expect(levels('1,Milk,35\n2,Egg,n/a')).toEqual(['Milk: high'])
    expect(codes('1,Egg,n/a\n2,Milk,35')).toEqual(['1 unreadable-result'])
  })
})

describe('headers', () => {
  it.each([
    ['index;group;food;value;unit;class\n1;Dairy;Milk;25,0;µg/ml;3\n2;Grain;Rice;3,1;µg/ml;0'],
    ['No,Food,Result (µg/ml)\n1,Milk,25\n2,Rice,3.1'],
    ['No,Food,Result (\u03bcg/mL)\n1,Milk,25\n2,Rice,3.1'],
    ['No,Food,ug/ml\n1,Milk,25\n2,Rice,3.1'],
    ['Nr;Nahrungsmittel;Wert (mcg/ml);Bewertung\n1;Milk;25,0;hoch\n2;Rice;3,1;normal'],
    ['Food,Result [µg/ml]\nMilk,25\nRice,3.1'],
    ['Concentration (µg/ml)\tAllergen\n25\tMilk\n3.1\tRice'],
    ['Category,Food name,Latin name,IgG level (µg/ml)\nDairy,Milk,Bos taurus,25\nGrain,Rice,Oryza,3.1'],
    ['Food;Value (U/ml);Concentration (µg/ml)\nMilk;99;25\nRice;40;3.1'],
    ['Sample ID: S1\nName: Jane\n\nFood,Value,Unit\nMilk,25,µg/ml\nRice,3.1,µg/ml'],
    ['No,Food,Result,Unit\n1,Milk,25 µg/ml,\n2,Rice,3.1,ug/ml'],
    ['sep=;\nNo;Food;Value in µg/ml\n1;Milk;25\n2;Rice;3,1'],
    ['sep=|\nNo|Food|Value in µg/ml\n1|Milk|25\n2|Rice|3,1'],
    ['No|Food|Value in µg/ml\n1|Milk|25\n2|Rice|3,1'],
    ['No;Food;Value in µg/ml\n1;Milk;="25"\n2;="Rice";\'3,1'],
    ["No;Food;Value in µg/ml\n1;Milk;1'250,5\n2;Rice;3,1"],
    ['Legend: H = High, L = Low\nNo;Food;Value in µg/ml\n1;Milk;25\n2;Rice;3,1'],
    ['Legend;High;\nNo;Food;Value in µg/ml\n1;Milk;25\n2;Rice;3,1'],
    ['No;Food;Value in µg/ml\n1;Milk;25\nPage 1 of 2;;\n2;Rice;3,1\n;Page 2 of 2;'],
    ['No;Food;Value\n1;Milk;25\n2;Rice;3,1\nAll values in µg/ml\n© 2026 Aurum Nova'],
  ])('reads %j by its header', (text) => {
    expect(read(text)).toMatchObject({ scale: 'µg/ml', warnings: [], rowCount: 2 })
    expect(levels(text)).toEqual(['Milk: high', 'Rice: low'])
  })

  it('reads two named columns in either order, graded by the result', () => {
    expect(levels('Result,Food\n31,Milk\n2,Rice')).toEqual(['Milk: high', 'Rice: low'])
    expect(levels('Food,Level\nMilk,ELEVATED\nEgg,BORDERLINE\nRice,NORMAL')).toEqual([
      ...['Milk: high', 'Egg: moderate', 'Rice: low'],
    ])
  })

  it('reads a column of classes', () => {
    expect(levels('Food,Class\nMilk,3/4\nEgg,II\nRice,0\nOat,Class 5\nRye,9')).toEqual([
      ...['Milk: high', 'Egg: moderate', 'Rice: low', 'Oat: high'],
    ])
    expect(codes('Food,Class\nRye,9\nOat,')).toEqual(['2 unreadable-result', '3 no-result'])
  })

  it('a row with the separator of another file is not said to have no result', () => {
    const { warnings } = readResults('No,Food,Result (µg/ml)\n1,Rye,9\nSpelt;>60;;', { bareScale: 'index' })
    expect(warnings.map(({ message }) => message)).toEqual([
      'Line 3: "Spelt;>60;;" uses a different separator from the file, so its result was not read.',
    ])
  })

  it('does not read data as a header', () => {
    expect(levels('1,Food colouring,31\n2,Milk,3')).toEqual(['Food colouring: high', 'Milk: low'])
    expect(levels('Dairy,Milk,High\nGrain,Rice,Normal')).toEqual(['Milk: high', 'Rice: low'])
  })

  it('skips a repeated header and warns of rows above it', () => {
    expect(read('x,y,31\nNo,Food,Value\n1,Milk,31\nNo,Food,Value\n2,Rice,2')).toMatchObject({
      rowCount: 2,
      warnings: [{ line: 1, code: 'before-header' }],
    })
  })
})

describe('units and scales', () => {
  it('grades by the unit and reports the scale of most numbers', () => {
    expect(levels('No,Food,Value\n1,Milk,20 µg/ml\n2,Egg,20 ug / ml\n3,Rice,20')).toEqual([
      ...['Milk: high', 'Egg: high', 'Rice: moderate'],
    ])
    expect(read('No,Food,Value\n1,Milk,20 µg/ml\n2,Egg,20 ug/ml\n3,Rice,20')).toMatchObject({
      scale: 'µg/ml',
      warnings: [{ line: null, code: 'mixed-scales' }],
    })
    expect(read('1,Milk,20 µg/ml\n2,Egg,20\n3,Rice,20').scale).toBe('index')
    expect(read('1,Milk,20\n2,Egg,7.5', 'µg/ml')).toMatchObject({ scale: 'µg/ml', warnings: [] })
    expect(levels('1,Milk,20\n2,Egg,7.5', 'µg/ml')).toEqual(['Milk: high', 'Egg: moderate'])
    expect(read('1,Milk,High', 'µg/ml').scale).toBe('µg/ml')
  })

  it.each(['U/ml', 'IU/ml', 'ng/ml', 'mg/l', '%', 'kU/l', 'µg/l', 'AU'])('gives no level in %s', (unit) => {
    for (const text of [
      `No,Food,Value (${unit})\n1,Milk,3`,
      `No,Food,Value\n1,Milk,3 ${unit}`,
      `No,Food,Value,Unit\n1,Milk,3,${unit}`,
      `1,Milk,3,${unit}`,
      `3 ${unit},Milk`,
    ]) {
      expect(read(text).results).toEqual([])
      expect(read(text).warnings).toMatchObject([{ code: 'unknown-unit' }])
    }
  })

  it('grades numbers in an unknown unit by the class beside them, with a warning', () => {
    const text = 'No,Food,Value (kU/l),Class\n1,Milk,25,3\n2,Rice,0.1,0'
    expect(levels(text)).toEqual(['Milk: high', 'Rice: low'])
    expect(read(text).results[0]).toMatchObject({ value: null, text: '25 kU/l' })
    expect(codes(text)).toEqual(['1 unknown-unit'])
  })

  it('lets the number decide and warns when words disagree', () => {
    const text =
      'No,Food,Result (µg/ml),Level\n1,Milk,25,NORMAL\n2,Egg,3,ELEVATED\n3,Rice,3,NORMAL\n4,Oat,3,retest'
    expect(levels(text)).toEqual(['Milk: high', 'Egg: low', 'Rice: low', 'Oat: low'])
    expect(codes(text)).toEqual(['2 levels-disagree', '3 levels-disagree', '5 level-unread'])
    expect(codes('1,Milk,2 High')).toEqual(['1 levels-disagree'])
    expect(codes('1,Milk,3,µg/ml,ELEVATED')).toEqual(['1 levels-disagree'])
  })
})

describe('results as printed', () => {
  it.each([
    ['<7.5', 'low', 'low'],
    ['< 7,5', 'low', 'low'],
    ['>200', 'high', 'high'],
    ['≥20', 'high', 'moderate'],
    ['>= 30', 'high', 'high'],
    ['18.4 µg/ml', 'moderate', 'moderate'],
    ['18,4 (moderate)', 'moderate', 'moderate'],
    ['High (32.1)', 'high', 'high'],
    ['Class III', 'high', 'high'],
    ['Class 2', 'moderate', 'moderate'],
    ['32.1 ELEVATED', 'high', 'high'],
    ['1.234,5', 'high', 'high'],
    ['1,234.5', 'high', 'high'],
    ['0', 'low', 'low'],
    ['.5', 'low', 'low'],
    ['not elevated', 'low', 'low'],
  ])('reads "%s"', (printed, byUnit, byIndex) => {
    for (const text of [`Food;Value\nMilk;${printed}`, `1\tMilk\t${printed}`, `1,Milk,"${printed}"`]) {
      expect(read(text, 'µg/ml').results).toMatchObject([{ food: 'Milk', text: printed, level: byUnit }])
      if (!printed.includes('µg')) expect(read(text, 'index').results).toMatchObject([{ level: byIndex }])
    }
  })

  it.each([
    ...[
      'n/a',
      'see note',
      'see note 3',
      '-',
      '—',
      '?',
      'abnormal',
      '-5',
      '−5',
      '- 5',
      '+ 5',
      'NaN',
      '1e999',
      '1e1',
    ],
    ...[
      '5-10',
      '3/4',
      '1 2',
      '12.5.3',
      '12.5*',
      '5 apples',
      'not tested',
      '2020-01-01',
      '12:30',
      '#REF!',
      '5 ?',
    ],
    ...['Class 9', '12²', '¼', '９', 'low volume', 'undefined', 'null', '1'.repeat(400), '>5', '>7.4', '5.'],
  ])('gives "%s" no level, but a warning with its line', (printed) => {
    for (const text of [`Food;Value\nMilk;1\nCelery;${printed}`, `x\n1;Milk;1\n2;Celery;${printed}`]) {
      expect(levels(text, 'µg/ml')).toEqual(['Milk: low'])
      expect(read(text, 'µg/ml').warnings).toMatchObject([{ line: 3 }])
    }
    const two = `1;Milk\n${printed};Celery`
    if (!printed.startsWith('>')) expect(levels(two, 'µg/ml')).toEqual(['Milk: low'])
    expect(read(two, 'µg/ml').warnings).toMatchObject([{ line: 2 }])
  })

  it('warns where a bound leaves the level open', () => {
    expect(levels('Food;µg/ml\nMilk;<20\nEgg;<8\nOat;>8\nRye;<45\nRice;<1')).toEqual([
      ...['Milk: moderate', 'Egg: moderate', 'Oat: moderate', 'Rye: high', 'Rice: low'],
    ])
    expect(codes('Food;µg/ml\nMilk;<20\nEgg;<8\nOat;>8\nRye;<45\nRice;<1')).toEqual([
      ...['2 open-ended', '3 open-ended', '4 open-ended', '5 open-ended'],
    ])
  })

  it.each([
    ...['1,Milk,"1,234"', '1;Milk;1,234', '1;Milk;1.250', '1;Milk;1,250\n2;Rye;n/a', '1\tMilk\t1.250'],
    '1;Milk;1.250\n2;Rye;12.5\n3;Oat;3,2',
  ])('does not guess whether the sign before three digits separates thousands in %j', (text) => {
    expect(codes(text)).toContain('1 unreadable-result')
    expect(read(text).results.filter(({ food }) => food === 'Milk')).toEqual([])
  })

  it.each([
    ['No;Food;Result (µg/ml)\n1;Milk;1.250\n2;Egg;3,1', 1250, 'high'],
    ['1;Milk;1,250\n2;Rye;12.5', 1250, 'high'],
    ['1\tMilk\t1,250\n2\tRye\t12.5', 1250, 'high'],
    ['1;Milk;1,250\n2;Rye;1,250.5', 1250, 'high'],
    ['1;Milk;1.250\n2;Rye;1.100,5', 1250, 'high'],
    ['1;Milk;1.250\n2;Rye;1,100,200', 1.25, 'low'],
    ['1;Milk;1.250\n2;Rye;3.1', 1.25, 'low'],
    ['1;Milk;1,250\n2;Rye;0,250', 1.25, 'low'],
    ['1,Milk,"1,250"\n2,Rye,12.5', 1250, 'high'],
  ])('decides by the whole column which sign separates thousands in %j', (text, value, level) => {
    expect(read(text)).toMatchObject({ results: [{ food: 'Milk', value, level }, {}], warnings: [] })
  })

  it('names the food and the line without a level', () => {
    expect(read('No,Food,Result\n1,Milk,1\n\n2,"Celery, ""root""\nraw",n/a').warnings).toEqual([
      {
        line: 4,
        code: 'unreadable-result',
        message:
          'Line 4: "n/a" is not a result that can be read. The food "Celery, "root" raw" has no level.',
      },
    ])
  })
})

describe('commas without quotes', () => {
  it.each([
    ['No,Food,Result\n12,PEPPER, BLACK,18.4', 'PEPPER, BLACK: moderate'],
    ['12,PEPPER, BLACK,18.4', 'PEPPER, BLACK: moderate'],
    ['1,Milk,3\n12,PEPPER, BLACK,ELEVATED', 'PEPPER, BLACK: high'],
    ['Food,Result,Class\nPEPPER, BLACK,18.4,2', 'PEPPER, BLACK: moderate'],
    ['No,Food,Result\n1,BEANS, GREEN, RAW,31', 'BEANS, GREEN, RAW: high'],
    ['No,Food,Result\n1,Milk,15,5', 'Milk: moderate'],
    ['No,Food,Result\n1,PEPPER, BLACK,15,5', 'PEPPER, BLACK: moderate'],
    ['No,Food,Result\n1,Milk,15,,', 'Milk: moderate'],
  ])('joins the cells of %j', (text, expected) => {
    expect(levels(text)).toContain(expected)
    expect(codes(text)).toEqual([])
  })

  it('keeps the decimals that a comma split off', () => {
    expect(read('No,Food,Result (µg/ml)\n1,Milk,7,5').results).toMatchObject([
      { value: 7.5, text: '7,5', level: 'moderate' },
    ])
  })

  it.each([
    'No,Food,Result\n12,CHEESE, HIGH FAT,18.4',
    'No,Group,Food,Result\n1,FRUIT, CITRUS,Lemon,18.4',
    'Group,Food,Result\nDairy, goat,Milk,18.4',
    'No,Food,Result\n12,PEPPER, BLACK,n/a',
  ])('warns when %j has more than one reading', (text) => {
    expect(levels(text)).toEqual([])
    expect(codes(text)).toEqual(['2 extra-columns'])
  })
})

describe('malformed rows', () => {
  it('are never dropped without a warning', () => {
    expect(codes('No,Food,Result\nDAIRY\n1,,5\n2,Milk,\n,Egg,3\n3,12,4\n4,Rice')).toEqual([
      ...['2 no-result', '3 no-food', '4 no-result', '6 no-food', '7 two-column-row'],
    ])
  })

  it('with the food before its result in two columns are read with a warning', () => {
    expect(levels('Milk,31\nRice,2')).toEqual(['Milk: high', 'Rice: low'])
    expect(codes('Milk,31\nRice,2')).toEqual(['1 column-order', '2 column-order'])
  })

  it('with two results for one food keep the higher one', () => {
    const text = '1,Milk,3\n2,MILK,31\n3,milk,16\n4,Milk,40\n5,Egg,3'
    expect(read(text).results).toMatchObject([
      { food: 'Milk', value: 40, line: 4 },
      { food: 'Egg', line: 5 },
    ])
    expect(codes(text)).toEqual(['2 duplicate-food', '3 duplicate-food', '4 duplicate-food'])
  })

  it('are limited in number and in the length of names, which are cleaned', () => {
    const many = Array.from({ length: 20_002 }, (_, index) => `${index},Food ${index},3`).join('\n')
    const { results, warnings } = read(many)
    expect(results).toHaveLength(20_000)
    expect(warnings).toMatchObject([{ line: 20_001, code: 'too-many-rows' }])
    expect(read(`1,${'ä'.repeat(201)},3`).results[0]?.food).toHaveLength(200)
    expect(codes(`1,${'ä'.repeat(201)},3`)).toEqual(['1 food-too-long'])
    expect(levels('1,\u00a0Mi\u0007lk\u200b  \u00a0cow\u00a0,\u00a03\u00a0')).toEqual(['Mi lk cow: low'])
  })

  it('are read between repeated headers, and a warning says where reading stopped', () => {
    const page = (at: number) => `No,Food,Value\n${at},Food ${at},3\n`
    const many = Array.from({ length: 15_000 }, (_, at) => page(at)).join('')
    const { results, warnings } = read(many)
    expect(warnings).toMatchObject([{ line: 20_101, code: 'too-many-rows' }])
    expect(results).toHaveLength(10_050)
  })

  it('with too many columns are read up to the limit', () => {
    const header = `No,Food,Result (µg/ml)${',x'.repeat(210)}`
    expect(codes(`${header}\n1,Milk,25\n2,Rice,3${',y'.repeat(210)}`)).toEqual([
      ...['1 too-many-cells', '3 too-many-cells'],
    ])
    expect(levels(`${header}\n1,Milk,25\n2,Rice,3${',y'.repeat(210)}`)).toEqual(['Milk: high', 'Rice: low'])
    expect(codes(`1,Milk,3\n2,Egg,40${','.repeat(16_000)}`)).toEqual([])
    expect(codes(`1,Milk,3\n${','.repeat(300)}Egg,40`)).toEqual(['2 too-many-cells', '2 no-food'])
  })

  it('are read up to the first 10 million characters', { tags: ['full'] }, () => {
    const long = `1,Milk,3\n${'\n'.repeat(10_000_000 - 17)}2,Egg,4${'0'.repeat(100)}`
    expect(read(long)).toMatchObject({ warnings: [{ line: null, code: 'file-too-long' }] })
  })

  it.each<[string, string]>([
    ['one row', `1,Milk,${'a,'.repeat(5_000_000)}`],
    ['one row of quotes', `"${',""'.repeat(3_300_000)}`],
    ['rows for every delimiter', '1;\t,Milk;\t,12;\t,\n'.repeat(520_000)],
  ])('are read in a file of 10 MB: %s', { tags: ['full'] }, (_, text) => {
    expect(read(text).rowCount).toBeGreaterThan(0)
  })

  it('give a warning when a stray quote may have swallowed some', () => {
    expect(codes('No,Food,Result\n1,"Milk,3\n2,Egg",40\n3,Oat,2')).toContain('2 runs-on')
  })

  it('with a title above an unnamed header are read without the title', () => {
    expect(levels('Results of Jane\nOne,Two,Three\n1,Milk,31')).toEqual(['Milk: high'])
    expect(codes('Results of Jane\nOne,Two,Three\n1,Milk,31')).toEqual([])
  })

  it.each(['', '\ufeff', '\n\n', 'No,Food,Result', 'No,Food,Result\n', '<html></html>', ',,,', 'abc'])(
    'give no results in %j',
    (text) => {
      expect(read(text).results).toEqual([])
    },
  )

  it('may have foods named like properties of an object', () => {
    expect(levels('1,constructor,31\n2,__proto__,31\n3,toString,n/a')).toEqual([
      'constructor: high',
      '__proto__: high',
    ])
  })
})

describe('tested foods with an unreadable result', () => {
  const unread = (text: string) =>
    read(text).unread.map(({ food, text: printed, line }) => `${line} ${food}: ${printed}`)

  it('are kept with the text in place of the result', () => {
    const text = 'No,Food,Result\n1,Milk,see note\n2,Egg,\n3,Rye,3 U/ml\n4,Oat,>3\n5,Rice,3.1'
    expect(unread(text)).toEqual(['2 Milk: see note', '3 Egg: ', '4 Rye: 3 U/ml', '5 Oat: >3'])
    expect(levels(text)).toEqual(['Rice: low'])
    expect(unread('Food,Level\nMilk,abc\nRice,low')).toEqual(['2 Milk: abc'])
  })

  it('exclude foods that the laboratory did not test, and rows without a food', () => {
    expect(unread('1,Milk,not tested\n2,Egg,Nicht getestet\n3,,see note\nRye\n4,Rice,3')).toEqual([])
  })

  it('are listed once, and not where another row has them elevated', () => {
    expect(unread('1,Milk,abc\n2,MILK,35\n3,Egg,abc\n4,egg,xyz\n5,Rice,3')).toEqual(['3 Egg: abc'])
    expect(unread('1,Milk,35\n2,MILK,abc')).toEqual([])
  })

  it.each(['1,Rice,1.1\n2,RICE,abc', '2,RICE,abc\n1,Rice,1.1'])(
    'are not low by another row of the same food: %j',
    (text) => {
      expect(unread(`${text}\n3,Oat,3`)).toEqual([expect.stringContaining('RICE: abc')])
      expect(levels(`${text}\n3,Oat,3`)).toEqual(['Oat: low'])
      expect(codes(`${text}\n3,Oat,3`)).toContainEqual(expect.stringContaining('duplicate-food'))
    },
  )
})
