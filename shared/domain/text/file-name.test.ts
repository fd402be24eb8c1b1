import { describe, expect, it } from 'vitest'
import { fileNameError, fileTypeError, readFileName } from './file-name'

describe('readFileName', () => {
  it.each([
    ['S1_Jane_Doe.html', 'S1', 'Jane Doe', 'html'],
    ['S1_Jane.HTM', 'S1', 'Jane', 'html'],
    ['FI-20_Anna_Maria_Smith.pdf', 'FI-20', 'Anna Maria Smith', 'pdf'],
    ['S1_Jane_Doe.v2.csv', 'S1', 'Jane Doe', 'csv'],
    ['C:\\files\\S1_Jane.csv', 'S1', 'Jane', 'csv'],
    ['a.b/S_1/S1_Jane.csv', 'S1', 'Jane', 'csv'],
    ['S1_Jose\u0301.pdf', 'S1', 'José', 'pdf'],
    [' S1 _ Jane __ Doe .pdf', 'S1', 'Jane Doe', 'pdf'],
  ])('parses %s', (name, sampleId, clientName, type) => {
    expect(readFileName(name)).toEqual({ sampleId, clientName, type })
  })

  it.each(['S1.pdf', '_Jane.pdf', 'S1_.pdf', '_.csv', '__.html', '.pdf', 'S1.Jane_Doe.pdf', ' _ .pdf'])(
    'refuses %s with the specified sentence',
    (name) => {
      expect(readFileName(name)).toEqual({ error: fileNameError })
    },
  )

  it.each(['\n', '\t', '\r', '\0', '\u0085', '\u2028', '\u2029'])(
    'refuses %j, which would join or break a sample ID',
    (sign) => {
      for (const name of [`S1${sign}2_Jane.pdf`, `S1_Jane${sign}Doe.pdf`, `S1_Jane.pdf${sign}`])
        expect(readFileName(name)).toHaveProperty('error')
      expect(readFileName(`S1${sign}2_Jane.pdf`)).toEqual({ error: fileNameError })
    },
  )

  it('drops invisible characters', () =>
    expect(readFileName('\u200eS1\u200b_Jane.pdf')).toMatchObject({ sampleId: 'S1', clientName: 'Jane' }))

  it.each(['S1_Jane', 'S1_Jane.', 'S1_Jane.docx', 'S1_Jane.pdf.exe', '', '/', 'S1_Jane.pdf/'])(
    'refuses the file type of %j',
    (name) => {
      expect(readFileName(name)).toEqual({ error: fileTypeError })
    },
  )

  it('gives the specified error messages', () => {
    expect(fileNameError).toBe(
      'Could not extract sample ID and client name from filename. Please ensure filenames follow the format: SampleID_ClientName.extension',
    )
  })
})
