import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Delimiter, readCsvRows, writeCsvRow } from './csv'

const cellsOf = (text: string, delimiter: Delimiter = ',') =>
  readCsvRows(text, delimiter).map((row) => row.cells)

describe('readCsvRows', () => {
  it('reads plain and quoted cells', () => {
    expect(cellsOf('a,"b, c",""\n"say ""hi""", "x" ,')).toEqual([
      ['a', 'b, c', ''],
      ['say "hi"', 'x', ''],
    ])
  })

  it('counts physical lines across every line break, blank lines and quoted breaks', () => {
    const rows = readCsvRows('\ufeffa\r\n\r\nb\rc\n"d\r\ne\nf",x\n  \ng', ',')
    expect(rows.map((row) => row.line)).toEqual([1, 3, 4, 5, 9])
    expect(rows[3]?.cells).toEqual(['d\r\ne\nf', 'x'])
  })

  it('reads at most 200 cells of a row, and the rows after it', () => {
    const wide = (behind: string) => readCsvRows(`${'a,'.repeat(200)}${behind}\n"b\nb",c`, ',')
    expect(wide(',x,"y\ny",')).toEqual([
      { line: 1, cells: Array<string>(200).fill('a'), isCut: true },
      { line: 3, cells: ['b\nb', 'c'], isCut: false },
    ])
    expect(wide(' ,"",,')[0]).toMatchObject({ isCut: false })
    expect(readCsvRows(`${','.repeat(300)}x`, ',')).toMatchObject([{ isCut: true }])
  })

  it('reads at most the requested number of rows', () => {
    expect(readCsvRows('a\n\nb\nc', ',', 2).map((row) => row.line)).toEqual([1, 3])
  })

  it('does not let a stray quote swallow the rest', () => {
    expect(cellsOf('1,"Milk,3\n2,Egg,4')).toEqual([
      ['1', '"Milk', '3'],
      ['2', 'Egg', '4'],
    ])
    expect(cellsOf('1,6" roll,3')).toEqual([['1', '6" roll', '3']])
    expect(cellsOf('1,"Milk" (cow),3')).toEqual([['1', 'Milk (cow)', '3']])
  })

  it('reads no row from an empty text', () => {
    expect(readCsvRows('', ',')).toEqual([])
    expect(readCsvRows('\r\n \n', ',')).toEqual([])
  })

  it('parses what writeCsvRow wrote', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('a,b', 'x"y', 'line\r\nbreak', ' pad ', ';', '\t', '"'),
    )
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 }),
        fc.constantFrom<Delimiter>(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n', '\r'),
        (rows, delimiter, end) => {
          const filled = rows.map((cells) => ['first', ...cells])
          const text = filled.map((cells) => writeCsvRow(cells, delimiter)).join(end)
          expect(cellsOf(text, delimiter)).toEqual(filled)
        },
      ),
    )
  })
})
