import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atSize, runs } from '../../testing/runs'
import { readResults } from './read-results'

const read = (text: string) => readResults(text, { bareScale: 'index' })
/** The lines of a text that are headers or were skipped. */
const others = (text: string) => {
  const { headers, skipped } = read(text)
  return {
    headers: headers.map(({ line, text: printed }) => `${line} ${printed}`),
    skipped: skipped.map(({ line, text: printed }) => `${line} ${printed}`),
  }
}
const warned = (text: string) => read(text).warnings.map(({ line, code }) => `${line ?? 'file'} ${code}`)

describe('a first line', () => {
  it.each([
    ['Wheat,HIGH\nRye,LOW', ['Wheat: high', 'Rye: low']],
    ['HIGH,Wheat\nLOW,Rye', ['Wheat: low', 'Rye: low']],
    ['Wheat;erhöht\nRye;normal', ['Wheat: high', 'Rye: low']],
    ['Grain;Wheat;Alpha;HIGH\nGrain;Rye;2;', ['Wheat: high', 'Rye: low']],
  ])('%j is read as a row', (text, expected) => {
    expect(read(text).results.map(({ food, level }) => `${food}: ${level}`)).toEqual(expected)
    expect(others(text)).toEqual({ headers: [], skipped: [] })
  })

  it.each([
    ['Wheat,n/a\n3,Rye', '1 Wheat,n/a', '1 unreadable-result'],
    ['Wheat HIGH\n1,Rye,3', '1 Wheat HIGH', '1 no-result'],
    ['Wheat 35\n1,Rye,3', '1 Wheat 35', '1 no-result'],
    ['Wheat LOW\n1,Rye,3', '1 Wheat LOW', '1 no-result'],
    ['Wheat,HIGH\nNo,Food,Result\n1,Rye,3', '1 Wheat,HIGH', '1 before-header'],
    ['Wheat,35\nNo,Food,Result\n1,Rye,3', '1 Wheat,35', '1 before-header'],
    ['Wheat: 35\nNo,Food,Result\n1,Rye,3', '1 Wheat: 35', '1 before-header'],
    ['Sample 12 high\nNo,Food,Result\n1,Rye,3', '1 Sample 12 high', '1 before-header'],
    ['Food colouring,Class 3\n2,Rye', '1 Food colouring,Class 3', '1 doubtful-header'],
    ['Food colouring,HIGH\n2,Rye', '1 Food colouring,HIGH', '1 doubtful-header'],
  ])('%j is skipped with a warning', (text, skipped, warning) => {
    expect(others(text).skipped[0]).toBe(skipped)
    expect(others(text).headers).not.toContain(skipped)
    expect(warned(text)[0]).toBe(warning)
  })

  it.each([
    ['Sample EF123\n1,Rye,3', ['1 Sample EF123']],
    ['Sample EF123\nOne,Two,Three\n1,Rye,3', ['1 Sample EF123', '2 One,Two,Three']],
    [
      'Sample ID: 20439\nDate: 12.04.2026\nNo,Food,Result\n1,Rye,3',
      ['1 Sample ID: 20439', '2 Date: 12.04.2026', '3 No,Food,Result'],
    ],
    [
      'sep=;\nNr;Lebensmittel;Wert (µg/ml);Reaktion (hoch/mittel/niedrig)\n1;Rye;3;',
      ['1 sep=;', '2 Nr;Lebensmittel;Wert (µg/ml);Reaktion (hoch/mittel/niedrig)'],
    ],
    [
      'No,Food,Result,High/Low\n1,Rye,3,\nNo,Food,Result,High/Low',
      ['1 No,Food,Result,High/Low', '3 No,Food,Result,High/Low'],
    ],
  ])('%j has clean headers', (text, headers) => {
    expect(others(text)).toEqual({ headers, skipped: [] })
    expect(warned(text)).toEqual([])
  })
})

describe('a label and its value above a header', () => {
  it.each([
    ...['Lot;12345', 'Version;1.0', 'Dilution;1:100', 'Cut-off;7,5', 'Time;14:33', 'Panel;240 foods'],
    ...[
      'FoodPrint 200',
      'Kundennummer;10023',
      'Weight;70 kg',
      'Foods;2',
      'Normal range 0-7,5',
      'Lot: 12345;;',
    ],
  ])('never give a warning for a bare number: %s', (line) => {
    const text = `${line}\nNo;Food;Result\n1;Rye;3`
    expect(others(text)).toEqual({ headers: [`1 ${line}`, '2 No;Food;Result'], skipped: [] })
    expect(warned(text)).toEqual([])
  })
})

describe('a control of the laboratory', () => {
  it.each([
    'Positive control',
    'Negative control',
    'Pos. control',
    'Control 2',
    'Blank',
    'Standard 1',
    'Calibrator A',
    'Positivkontrolle',
  ])('%s is skipped as no food', (name) => {
    for (const text of [`No;Food;Result\n1;${name};88\n2;Rye;3`, `1;${name};88\n2;Rye;3`]) {
      expect(read(text).results.map(({ food }) => food)).toEqual(['Rye'])
      expect(read(text).skipped.map(({ why }) => why)).toEqual(["It's a laboratory control, not a food."])
      expect(warned(text)).toEqual([])
    }
    expect(read(`1;${name};88`).results).toEqual([])
  })
})

describe('the lines that are no results', () => {
  it('are listed word for word, each with its reason', () => {
    const text = '\ufeffNo,Food,Result\r\n1,Milk,3\r\n\r\n2,"Celery,\r\nroot",n/a\r\n,,,\r\n3,MILK,40'
    expect(read(text)).toMatchObject({
      lines: 6,
      headers: [{ line: 1, text: 'No,Food,Result', why: '' }],
      results: [{ food: 'MILK', line: 7 }],
      skipped: [
        { line: 2, text: '1,Milk,3', why: '"MILK" is also on line 7; that result was kept.' },
        {
          line: 4,
          text: '2,"Celery,',
          why: '"n/a" is not a result that can be read. The food "Celery, root" has no level.',
        },
        { line: 5, text: 'root",n/a', why: 'It belongs to the row that begins on line 4.' },
        { line: 6, text: ',,,', why: 'It is empty.' },
      ],
    })
  })

  it('are listed beyond the limits of what is read, too', () => {
    const many = Array.from({ length: 20_003 }, (_, at) => `${at},Food ${at},3`).join('\n')
    expect(read(many).skipped.map(({ line, why }) => `${line} ${why}`)).toEqual(
      [20_001, 20_002, 20_003].map((line) => `${line} A file may have up to 20,000 rows.`),
    )
    const long = `1,Milk,3\n2,Rye,${'9'.repeat(10_000_000)}\n2,Egg,4\n3,Oat,2`
    const { skipped, warnings } = read(long)
    expect(warnings).toContainEqual(expect.objectContaining({ line: null, code: 'file-too-long' }))
    expect(skipped.slice(-2).map(({ text, why }) => `${text} ${why}`)).toEqual([
      '2,Egg,4 It comes after the part of the file we read.',
      '3,Oat,2 It comes after the part of the file we read.',
    ])
  })
})

describe('any file', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'Milk',
      'milk',
      'Egg',
      'Wheat',
      'HIGH',
      'low',
      '3',
      '35,2',
      '12.5 µg/ml',
      'n/a',
      'Food',
      'Result',
    ),
    fc.constantFrom(
      'No',
      'Class 3',
      'Sample ID: 12',
      '"',
      '""',
      '" "',
      '"Oat, rolled"',
      '"two\nlines"',
      '"a\r\n;b"',
      '',
    ),
    fc.constantFrom(' ', '\u00a0', '\u200b', '\ufeff', '\0', '\u0085', '\u2028', 'sep=;', '😀', '\ud83d'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  const line = fc
    .tuple(fc.array(cell, { maxLength: 5 }), fc.constantFrom(',', ';', '\t', ', '))
    .map(([cells, delimiter]) => cells.join(delimiter))
  const file = fc
    .record({
      lead: fc.constantFrom('', '', '\ufeff', 'sep=;\n', '\ufeffsep=,\r\n', 'sep=\t\r', 'sep=;'),
      lines: fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r', '\n\n', '')), { maxLength: 25 }),
      cut: fc.integer({ min: 0, max: 12 }),
    })
    .map(({ lead, lines, cut }) => (lead + lines.flat().join('')).slice(0, cut === 0 ? -1 : undefined))

  it('lists each filled line once, as a result, a header or skipped with a reason', () => {
    fc.assert(
      fc.property(file, (text) => {
        const { lines, results, headers, skipped, warnings } = read(text)
        const physical = text.split(/\r\n|\r|\n/)
        const filled = physical.flatMap((one, at) => (one.trim() === '' ? [] : [at + 1]))
        const allLines = [...results, ...headers, ...skipped].map((one) => one.line)
        expect(allLines.sort((a, b) => a - b)).toEqual(filled)
        expect(lines).toBe(filled.length)
        const lost = skipped.filter(({ why }) => why !== 'It is empty.' && !why.startsWith('It belongs'))
        const warnedOf = new Set(warnings.map((one) => one.line))
        for (const one of lost) {
          expect(one.why).not.toBe('')
          expect(physical[one.line - 1]).toContain(one.text)
          // Of two results for a food the later line has the warning, no matter which result was
          // kept.
          if (!one.why.includes('that result was kept')) expect(warnedOf).toContain(one.line)
        }
      }),
      { numRuns: atSize(600, 20_000) },
    )
  })

  it('loses no result in its first line without a warning', () => {
    const food = fc.constantFrom('Milk', 'Wheat', 'Egg white', 'Food colouring', 'Käse')
    const value = fc.constantFrom(
      'HIGH',
      'low',
      'Moderate',
      'positiv',
      'Class 3',
      'class II',
      '35',
      '<7.5',
      '18,4',
      '3 µg/ml',
    )
    const below = fc.constantFrom(
      '1;Oat;2\n2;Rye;3',
      'No;Food;Result\n1;Oat;2',
      'Result;Food\n2;Oat',
      'Eins;Zwei;Drei\n1;Oat;2',
    )
    fc.assert(
      fc.property(
        food,
        value,
        below,
        fc.constantFrom(';', ' ', ': '),
        fc.boolean(),
        (name, said, rest, join, first) => {
          const top = (first ? [said, name] : [name, said]).join(join)
          const { results, warnings } = read(`${top}\n${rest}`)
          const isRead = results.some((result) => result.line === 1)
          expect(isRead || warnings.some((warning) => warning.line === 1)).toBe(true)
        },
      ),
      { numRuns: runs(2000) },
    )
  })
})
