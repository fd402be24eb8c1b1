import { readFileSync } from 'node:fs'
import { makeTriplet } from '@shared/domain/sample-triplet/sample-triplet'
import { runs } from '@shared/testing/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statusAfterReading } from '@shared/domain/reports/report-transitions'
import { mayDecideOwner, readTriplet } from './read-triplet'

const ada = { sampleId: 'EF20418', clientName: 'Ada Stone' }
const noNames = { html: '', pdf: '', csv: '' }
const rows = 'No,Food,Result\n1,Milk,32\n2,Egg,3\n'
const options = { bareScale: 'index', today: '2026-11-16' } as const

type Parts = { html?: string; csv?: string; pdf?: string[][]; fileNames?: Partial<typeof noNames> }
function read({ html = '<p>x', csv = rows, pdf, fileNames }: Parts, as = ada) {
  const bytes = { html: Buffer.from(html), csv: Buffer.from(csv) }
  const lines = pdf && { problem: null, lines: pdf }
  return readTriplet(bytes, { ...as, fileNames: { ...noNames, ...fileNames } }, options, lines ?? null)
}
const codes = (parts: Parts, as = ada) => read(parts, as).warnings.map(({ code }) => code)
const messages = (parts: Parts, as = ada) => read(parts, as).warnings.map(({ message }) => message)
const foods = (parts: Parts, as = ada) => read(parts, as).results.map(({ food, level }) => `${food} ${level}`)

it('a given file that names another person is read, waits and is linked to nobody', () => {
  const csv = readFileSync(new URL('../fixtures/A0-give-csv-meta-rows-name-another.csv', import.meta.url))
  const named = { sampleId: 'T1', clientName: 'Ada Stone', fileNames: noNames }
  const reading = readTriplet({ html: Buffer.from('<p>x'), csv }, named, options, null)
  expect(reading.warnings).toEqual([
    {
      line: 2,
      code: 'client-name-csv',
      message:
        'Line 2: The client\'s name inside the CSV file is "Bob Miller", but the file name says "Ada Stone".',
    },
    {
      line: 1,
      code: 'sample-id-csv',
      message: 'Line 1: The sample ID inside the CSV file is "ZZ-999", but the file name says "T1".',
    },
  ])
  expect(reading.results.map(({ food, level }) => `${food} ${level}`)).toEqual(['Milk high', 'Egg low'])
  expect(reading.dateOfBirth).toBeNull()
  expect(mayDecideOwner(reading)).toBe(false)
  expect(statusAfterReading({ ...reading, held: false })).toBe('processed')
})

describe('a CSV that names another person', () => {
  it.each<[string, string, string]>([
    ['in a label and its value', `Sample ID,ZZ-999\n${rows}`, 'sample-id-csv'],
    ['in one cell', `Sample ID: ZZ-999\n${rows}`, 'sample-id-csv'],
    ['without a colon', `Sample ID ZZ-999\n${rows}`, 'sample-id-csv'],
    ['in a comment', `# Patient: Bob Miller\n${rows}`, 'client-name-csv'],
    ['with an equals sign', `Patient = Bob Miller\n${rows}`, 'client-name-csv'],
    ['beside something else', `Patient: Bob,46 years\n${rows}`, 'client-name-csv'],
    ['in a row with more', `Patient,Bob,Ref,77\n${rows}`, 'client-name-csv'],
    ['in a name with a comma', `Patient,Miller, Bob\n${rows}`, 'client-name-csv'],
    ['in the parts of a name', `First name,Bob\nSurname,Miller\n${rows}`, 'client-name-csv'],
    ['in a title of two cells', `MILLER,BOB\n${rows}`, 'client-name-csv'],
    ['in other languages', `Naam,Jan Jansen\n${rows}`, 'client-name-csv'],
    ['in parts in French', `Nom,Miller\nPrénom,Bob\n${rows}`, 'client-name-csv'],
    ['in a name beside a first name', `Name,Miller\nVorname,Bob\n${rows}`, 'client-name-csv'],
    ['in a name beside our first name', `Name,Miller\nVorname,Ada\n${rows}`, 'client-name-csv'],
    ['by a last name', `Surname,Miller\n${rows}`, 'client-name-csv'],
    ['in labels above values', `Patient,DOB\nBob Miller,01.01.1970\n${rows}`, 'client-name-csv'],
    ['beside our sample', `Sample ID: EF20418; Patient: Bob Miller\n${rows}`, 'client-name-csv'],
    ['in a title', `"Results of Bob Miller, sample ZZ-999"\n${rows}`, 'client-name-csv'],
    ['in a title that ends in a name', `IgG report - Bob Miller\n${rows}`, 'client-name-csv'],
    [
      'in a title that begins with a label of the house',
      `Panel results for Bob Miller\n${rows}`,
      'client-name-csv',
    ],
    ['beside a lot', `Lot No: 12,Results of Bob Miller\n${rows}`, 'client-name-csv'],
    ['under a label for both sexes', `Klient/in,bob miller\n${rows}`, 'client-name-csv'],
    ['as a proband', `Proband,bob miller\n${rows}`, 'client-name-csv'],
    ['by an ID alone in its line', `# ZZ999\n${rows}`, 'sample-id-csv'],
    ['in a title of capitals', `RESULTS FOR BOB MILLER\n${rows}`, 'client-name-csv'],
    ['in a title of small letters', `results of bob miller\n${rows}`, 'client-name-csv'],
    ['in a title with the last name first', `"Report: Miller, Bob"\n${rows}`, 'client-name-csv'],
    ['in the name of a column', 'No,Food,ZZ-999,EF20418\n1,Milk,32.5,3.5', 'sample-id-csv'],
    ['by what is made as our ID is', `Report QM31877\n${rows}`, 'sample-id-csv'],
    ['without a header', 'Sample ID,ZZ-999\nPatient,Bob Miller\n1,Milk,32\n2,Egg,3', 'sample-id-csv'],
    ['at its end', `${rows}Patient: Bob Miller\n`, 'client-name-csv'],
    ['in the line of a legend', `${rows}Results of Bob Miller\n`, 'client-name-csv'],
    ['in a column of samples', 'Sample,Food,Result\nZZ-999,Milk,32\nZZ-999,Egg,3', 'sample-id-csv'],
    ['in a column of clients', 'Client;Food;Result\nBob Miller;Milk;32', 'client-name-csv'],
    ['in a column of patients', 'No;Food;Result;Patient\n1;Milk;32;Bob Miller', 'client-name-csv'],
    ['in a column of names', 'Name,Food,Result\nBob Miller,Milk,32', 'client-name-csv'],
    ['in columns of names', 'First name,Surname,Food,Result\nBob,Miller,Milk,32', 'client-name-csv'],
  ])('%s is recognised', (_, csv, code) => {
    expect(codes({ csv })).toContain(code)
    expect(mayDecideOwner(read({ csv }))).toBe(false)
    expect(foods({ csv })).toContain('Milk high')
  })

  it('in a title of two cells before the header is recognised', () => {
    const csv = 'Results of Bob Miller,sample ZZ-999\n1,Milk,32\n'
    expect(codes({ csv })).toEqual(expect.arrayContaining(['client-name-csv', 'sample-id-csv']))
  })

  it('a date of birth or gender in a row or column is compared with the other files', () => {
    const html = '<p>Name: Ada Stone</p><p>Date of birth: 02.03.1980</p><p>Gender: F</p>'
    expect(messages({ html, csv: `DOB,01.01.1970\n${rows}` })).toEqual([
      'Line 1: The date of birth inside the CSV file is "01.01.1970", but the HTML file says "02.03.1980".',
    ])
    expect(codes({ html, csv: 'DOB,Food,Result\n1970-01-01,Milk,32' })).toEqual(['birth-date-differs'])
    expect(codes({ html, csv: `Sex: male\n${rows}` })).toEqual(['gender-differs'])
    expect(codes({ html, csv: `DOB,1 Jan 1970\n${rows}` })).toEqual(['birth-date-differs'])
    expect(codes({ html, csv: `DOB,2 March 1980\n${rows}` })).toEqual([])
    expect(codes({ html, csv: `DOB,03/02/1980\nSex,f\n${rows}` })).toEqual([])
  })
})

it.each<[string, string]>([
  ['k-11-2', 'k-1-12'],
  ['12-3', '1-23'],
  ['EF20418', 'EF204...'],
  ['EF20418', 'EF20418-2'],
])('the sample %s differs from %s, however its separators are written', (sampleId, other) => {
  const as = { ...ada, sampleId }
  const row = (id: string) => `${id};Milk;32`
  expect(codes({ csv: `Sample ID;${other}\nFood;Result\nMilk;32` }, as)).toContain('sample-id-csv')
  expect(codes({ csv: `Sample;Food;Result\n${row(sampleId)}\n${row(other)}` }, as)).toContain(
    'several-samples',
  )
})

it('an ID with a separator after its letters is the same', () => {
  expect(codes({ csv: `Sample ID,EF-20418\n${rows}` })).toEqual([])
})

it.each<[string, string]>([
  ['Anna Lee', 'Ann Alee'],
  ['Ada Stone', '??? ?????'],
  ['李明', '????? ?'],
])('the client %s differs from %s', (clientName, other) => {
  const as = { ...ada, clientName }
  expect(codes({ csv: `Patient;${other}\n${rows.replaceAll(',', ';')}` }, as)).toEqual(['client-name-csv'])
  expect(codes({ pdf: [['Client Name', other]] }, as)).toEqual(['client-name-pdf'])
})

it('a name beyond ASCII may be printed as question marks, one or two per letter', () => {
  for (const [clientName, printed] of [
    ['李明', '??'],
    ['Γιώργος Παπαδόπουλος', '??????? ????????????'],
  ] as const)
    expect(codes({ pdf: [['Client Name', printed]] }, { ...ada, clientName })).toEqual([])
})

describe('a column', () => {
  const column = (name: string, ...values: string[]) =>
    `${name};Food;Result\n${values.map((value, at) => `${value};Food ${at};3${at}`).join('\n')}`

  it.each([
    ...[
      'Barcode',
      'ID',
      'SID',
      'Sample Name',
      'Samples',
      'Sample label',
      'Lab Sample ID',
      'Lab No',
      'Accession',
    ],
    ...[
      'MRN',
      'Patient ID',
      'Client',
      'Person',
      'Subject',
      'Muestra',
      'Échantillon',
      'Campione',
      'Something',
    ],
  ])('%s of other IDs in our format is of another sample', (name) => {
    for (const values of [['EF20419'], ['EF20419', 'EF20419'], ['EF20418', 'EF20419']])
      expect(mayDecideOwner(read({ csv: column(name, ...values) }))).toBe(false)
    expect(foods({ csv: column(name, 'EF20418', 'EF20419') })).toEqual(['Food 0 high'])
    expect(codes({ csv: column(name, 'EF20418', 'EF20418') })).toEqual([])
  })

  it.each(['Client', 'ID', 'Sample Name', 'Barcode'])(
    '%s of other numbers with our number of digits is of another sample',
    (name) => {
      const as = { ...ada, sampleId: '10023' }
      expect(foods({ csv: column(name, '10023', '10024') }, as)).toEqual(['Food 0 high'])
      expect(codes({ csv: column(name, '10024') }, as)).toContain('sample-id-csv')
      expect(codes({ csv: column(name, '10023', '10023') }, as)).toEqual([])
    },
  )

  it('without a header or at the end names the owner of its rows', () => {
    expect(foods({ csv: 'EF20418;Milk;32\nEF20419;Egg;40' })).toEqual(['Milk high'])
    expect(codes({ csv: 'Bob Miller;Milk;2' })).toContain('client-name-csv')
    expect(foods({ csv: 'Bob Miller;Milk;32\nAda Stone;Egg;40' })).toEqual(['Egg high'])
    expect(codes({ csv: 'No;Food;Result;Barcode\n1;Milk;32;EF20419' })).toContain('sample-id-csv')
  })

  it.each([
    column('Code', 'AB10001', 'AB10002', 'AB10003', 'AB10004'),
    column('Category', 'Dairy Products', 'Dairy Products'),
    column('Lot', '20419', '20419'),
  ])('%j of codes, groups or lots names nobody', (csv) => {
    expect(codes({ csv })).toEqual([])
  })

  it.each<[string, string]>([
    ['Bob Miller (µg/ml)', 'client-name-csv'],
    ['Bob (µg/ml)', 'client-name-csv'],
    ['B9 (µg/ml)', 'sample-id-csv'],
    ['Bob Miller', 'client-name-csv'],
    ['Patient 1;Patient 2', 'sample-id-csv'],
    ['Sample A;Sample B', 'sample-id-csv'],
  ])('a result column with the header %s is of another person', (name, code) => {
    expect(codes({ csv: `No;Food;${name}\n1;Milk;32;40\n2;Egg;3;40` })).toContain(code)
  })

  it.each(['Ada (µg/ml)', 'Ada Stone (µg/ml)', 'EF20418 (µg/ml)', 'IgG (µg/ml)', 'OD450'])(
    'a result column with the header %s names nobody else',
    (name) => {
      const csv = `No;Food;${name}\n1;Milk;32\n2;Egg;3`
      expect(mayDecideOwner(read({ csv }))).toBe(true)
    },
  )
})

describe('a date of birth', () => {
  const html = '<p>Name: Ada Stone</p><p>Date of birth: 06.05.1981</p>'
  it.each([
    ...['25/12/1981', '25-12-1981', '1981/12/25', '25 Dec 1981', '25. Dezember 1981', '1981-12-25T00:00:00'],
    ...[
      'Dec 25, 1981',
      '25.12.81',
      '01.01.70',
      '19811225',
      '1980',
      'December 1981',
      '10.11.1880',
      '25569',
      '6',
    ],
  ])('%s differs from 06.05.1981 or cannot be compared', (date) => {
    for (const csv of [`DOB;${date}\n${rows.replaceAll(',', ';')}`, `DOB;Food;Result\n${date};Milk;32`]) {
      expect(codes({ html, csv })).toContain('birth-date-differs')
      expect(mayDecideOwner(read({ html, csv }))).toBe(false)
    }
    expect(codes({ html, pdf: [['Date of birth', date]] })).toContain('birth-date-differs')
  })

  it.each([
    ...['06.05.1981', '05/06/1981', '6-5-1981', '1981/05/06', '6 May 1981', '6. Mai 1981', 'May 6th, 1981'],
    ...[
      '1981-05-06T00:00:00',
      '1981-05-06 00:00',
      '06.05.81',
      '19810506',
      '1981',
      'May 1981',
      '*06.05.1981 (w)',
    ],
    ...['06.05.1981 (45 years)', '06.05.1981, Age 45'],
  ])('%s may be 06.05.1981', (date) => {
    expect(codes({ html, csv: `DOB;${date}\n${rows.replaceAll(',', ';')}` })).toEqual([])
  })

  it.each(['Ada Stone, geb. 25.12.1980', 'Ada Stone *25.12.1980', 'Ada Stone (born 25 Dec 1980)'])(
    'is read from %s',
    (title) => {
      expect(codes({ html, csv: `"${title}"\n${rows}` })).toEqual(['birth-date-differs'])
    },
  )

  it('an unreadable date of birth makes the report wait, and is not stored', () => {
    const reading = read({ csv: `DOB,25569\n${rows}` })
    expect(reading.warnings).toEqual([
      {
        line: 1,
        code: 'birth-date-unread',
        message: 'Line 1: "25569" inside the CSV file is not a date of birth that can be read.',
      },
    ])
    expect(reading.dateOfBirth).toBeNull()
  })
})

it('an age that contradicts the date of birth, or another email, is of another person', () => {
  const html = '<p>Name: Ada Stone</p><p>Date of birth: 06.05.1981</p><p>Email: ada@example.org</p>'
  expect(codes({ html, csv: `Age,12\n${rows}` })).toEqual(['birth-date-age'])
  expect(codes({ html, csv: `Age: 45\n${rows}` })).toEqual([])
  expect(codes({ html, csv: `Age,44\nReport date,01.05.2026\n${rows}` })).toEqual([])
  expect(codes({ html, csv: `Email,bob@example.org\n${rows}` })).toEqual(['client-name-email'])
  expect(codes({ html, csv: 'Email,Food,Result\nbob@example.org,Milk,32' })).toContain('client-name-email')
  expect(codes({ html, csv: `Email,Ada@example.org\n${rows}` })).toEqual([])
  expect(codes({ html, csv: `Email,info@example.com\n${rows}` })).toEqual([])
})

it('a report or receipt date in the future in any file makes the report wait', () => {
  for (const [label, code] of [
    ['Report date', 'date-of-sense-report'],
    ['Received', 'date-of-sense-receipt'],
  ] as const) {
    expect(codes({ csv: `${label};10.11.2062\n${rows.replaceAll(',', ';')}` })).toEqual([code])
    expect(codes({ pdf: [[label, '10.11.2062']] })).toEqual([code])
    expect(codes({ csv: `${label};10.11.2026\n${rows.replaceAll(',', ';')}` })).toEqual([])
  }
})

describe('a CSV that names the right person', () => {
  it.each([
    `Sample ID,EF20418\nPatient,Ada Stone\n${rows}`,
    `Sample ID: ef20418 | Client: Stone, Ada\n${rows}`,
    `Patient,Stone, Ada\n${rows}`,
    `First name,Ada\nSurname,Stone\n${rows}`,
    `Name,Stone\nVorname,Ada\n${rows}`,
    `Name: Ada\nSurname: Stone\n${rows}`,
    `Sample ID,Patient,DOB\nEF20418,Ada Stone,01.01.1970\n${rows}`,
    `Sample ID,#EF20418\n${rows}`,
    `Sample ID: EF20418 (serum)\nPatient: Ada Stone (F)\n${rows}`,
    `Patient: Ada Stone,46 years\n${rows}`,
    `Exported by Tom Jones\n${rows}`,
    `Validated by Dr. Jane Doe\n${rows}`,
    `Requested by Prof. Dr. Jane Doe\n${rows}`,
    `Analyst,J. Doe\n${rows}`,
    `Operator,Jane Doe\n${rows}`,
    `Einsender,Praxis Dr. Jane Doe\n${rows}`,
    `City,Bad Homburg\n${rows}`,
    `FoodPrint Microarray\n${rows}`,
    `Kind Regards\n${rows}`,
    `Lot No,LT30977\n${rows}`,
    `Plate ID,PL00123\n${rows}`,
    `"Stone, Ada"\n${rows}`,
    `Results of Ada\n${rows}`,
    `Results of A. Stone, sample EF20418\n${rows}`,
    `Food Intolerance Report\nPearwell Laboratory\n${rows}`,
    `Sample,Serum\nReport date,10.11.2026\nOrder,4711\n${rows}`,
    'Sample,Client,Food,Result\nEF20418,Ada Stone,Milk,32\n,,Egg,3',
    'Sample,Food,Result\n1,Milk,32\n2,Egg,3',
    'Sample,Food,Result\nserum,Milk,32\nserum,Egg,3',
    'Name,Food,Result\nAda Stone,Milk,32\nAda Stone,Egg,3',
    `Sample ID,N/A\nPatient,-\n${rows}`,
  ])('%j gives no warning', (csv) => {
    expect(read({ csv }).warnings).toEqual([])
    expect(foods({ csv })).toEqual(['Milk high', 'Egg low'])
  })

  it('adds the date of birth and gender that the HTML leaves out', () => {
    expect(read({ csv: `DOB,02.03.1980\nGender,f\n${rows}` })).toMatchObject({
      dateOfBirth: '1980-03-02',
      gender: 'Female',
    })
    expect(read({ csv: `DOB,March 1980\n${rows}` }).dateOfBirth).toBeNull()
  })
})

describe('a CSV of several samples', () => {
  it.each([
    ['a column', 'Sample,Food,Result\nEF20418,Milk,32\nZZ-999,Egg,40\nZZ-999,Rye,3'],
    ['a column filled where it changes', 'Sample,Food,Result\nEF20418,Milk,32\nZZ-999,Egg,40\n,Rye,3'],
    [
      'blocks',
      'Sample ID,EF20418\nNo,Food,Result\n1,Milk,32\nSample ID,ZZ-999\nNo,Food,Result\n1,Egg,40\n2,Rye,3',
    ],
    ['a column of persons', 'Patient;Food;Result\nAda Stone;Milk;32\nBob Miller;Egg;40\nBob Miller;Rye;3'],
  ])('with %s gives only the rows of our sample', (_, csv) => {
    const reading = read({ csv })
    expect(foods({ csv })).toEqual(['Milk high'])
    expect(codes({ csv })).toContain('several-samples')
    expect(reading.tally).toMatchObject({ read: 1, notRead: 2 })
    expect(mayDecideOwner(reading)).toBe(false)
  })

  it('warns how many rows are of another sample, and from which line', () => {
    const csv = 'Sample,Food,Result\nEF20418,Milk,32\nZZ-999,Egg,40\nZZ-999,Rye,3'
    const warning = read({ csv }).warnings.find(({ code }) => code === 'several-samples')
    expect(warning).toEqual({
      line: 3,
      code: 'several-samples',
      message: 'Line 3: 2 rows from here on are for the sample "ZZ-999", not "EF20418", and were not read.',
    })
  })

  it('without our sample gives no results', () => {
    const reading = read({ csv: 'Sample,Food,Result\nYY-1,Milk,32\nZZ-999,Egg,40' })
    expect(reading.results).toEqual([])
    expect(statusAfterReading({ ...reading, held: false })).toBe('failed')
  })

  it('a CSV keyed by date of birth gives no results while our date of birth is unknown', () => {
    const csv = 'DOB,Food,Result\n01.01.1970,Milk,32\n01.01.1990,Egg,40'
    expect(read({ csv }).results).toEqual([])
    expect(foods({ csv, html: '<p>DOB: 01.01.1990' })).toEqual(['Egg high'])
  })
})

describe('a PDF', () => {
  const spoken = (...pdf: string[][]) => codes({ pdf })
  it.each<[string, string[][], string]>([
    ['of another sample', [['Sample ID', 'ZZ-999']], 'sample-id-pdf'],
    ['of another client', [['Client Name: Bob Miller']], 'client-name-pdf'],
    ['of another, without a gap', [['Patient name Bob Miller']], 'client-name-pdf'],
    [
      'of another on a later page',
      [['Food', 'Result', 'Level'], ['Milk', '32', 'High'], ['Sample ID: ZZ-999']],
      'sample-id-pdf',
    ],
    ['of another in its title', [['Results of Bob Miller']], 'client-name-pdf'],
    ['of another ID in its title', [['IgG report', 'QM31877']], 'sample-id-pdf'],
    ['with a label above its value', [['Patient'], ['Bob Miller'], ['Date'], ['x']], 'client-name-pdf'],
    ['with an ID below its label', [['Sample ID'], ['ZZ999']], 'sample-id-pdf'],
    ['with a label and no gap', [['PatientBob Miller']], 'client-name-pdf'],
    ['of another behind a colon', [['Report: Bob Miller']], 'client-name-pdf'],
    ['that greets another', [['Dear Bob Miller,']], 'client-name-pdf'],
    ['that was made for another', [['This report was prepared for Bob Miller']], 'client-name-pdf'],
    ['of nobody but another', [['BOB MILLER'], ['Hauptstr. 5']], 'client-name-pdf'],
    ['of nobody but another, last name first', [['Miller, Bob']], 'client-name-pdf'],
    ['of nobody but another and their age', [['Miller Bob (M, 54)']], 'client-name-pdf'],
    ['with an ID behind its label', [['Probennummer ZZ-999']], 'sample-id-pdf'],
    ['that greets another in German', [['Ihre Ergebnisse, Herr Bob Miller']], 'client-name-pdf'],
    ['with lost letters', [['Client Name', '?o? Mi??er']], 'client-name-pdf'],
    ['of a name cut short', [['Client Name', 'Bob Mill…']], 'client-name-pdf'],
  ])('%s waits', (_, pdf, code) => {
    expect(codes({ pdf })).toEqual([code])
    expect(mayDecideOwner(read({ pdf }))).toBe(false)
  })

  it('is warned about with the name in it', () => {
    expect(messages({ pdf: [['Client Name', 'Bob Miller']] })).toEqual([
      'The client\'s name inside the PDF file is "Bob Miller", but the file name says "Ada Stone".',
    ])
  })

  it.each<[string, string, string[][]]>([
    [
      'in order',
      'Ada Stone',
      [
        ['Sample ID', 'EF20418'],
        ['Client Name', 'Ada Stone'],
      ],
    ],
    ['with spaces between letters', 'Ada Stone', [['Client Name', 'A d a  S t o n e']]],
    ['with letters that its font lacks', 'Łukasz Wałęsa', [['Client Name', '?ukasz Wa??sa']]],
    ['cut short', 'Maximiliane Hohenlohe-Langenburg', [['Client Name', 'Maximiliane Hohenlohe-La…']]],
    [
      'with the laboratory’s people',
      'Ada Stone',
      [['Laboratory'], ['Name', 'Dr Who'], ['Client'], ['Name', 'Ada Stone']],
    ],
    [
      'with a food called a name',
      'Ada Stone',
      [
        ['No', 'Food', 'Result'],
        ['Name', 'Milk', '32'],
      ],
    ],
    [
      'with an address and sentences',
      'Ada Stone',
      [['Harley Street 7'], ['Results for Ada Stone'], ['Results of this Test are no Diagnosis.']],
    ],
    ['without a word', 'Ada Stone', []],
    ['that greets', 'Ada Stone', [['Dear Ada Stone,'], ['Dear Dr. Miller,'], ['Dear Sir or Madam']]],
    [
      'in one column',
      'Ada Stone',
      [['Patient'], ['Ada Stone'], ['Sample ID'], ['EF20418'], ['Client'], ['Details']],
    ],
  ])('%s does not wait', (_, clientName, pdf) => {
    expect(codes({ pdf }, { ...ada, clientName })).toEqual([])
  })

  it('is compared by the letters it could print and by all digits', () => {
    expect(
      codes({ pdf: [['Client Name', '?ukasz Wa??sa']] }, { ...ada, clientName: 'Łukas Wałęsa' }),
    ).not.toEqual([])
    expect(spoken(['Sample ID', 'EF2041?'])).toEqual(['sample-id-pdf'])
  })

  it('has its date of birth compared and used', () => {
    const pdf = [['Date of Birth', '02.03.1980']]
    expect(codes({ pdf, html: '<p>DOB: 01.01.1970' })).toEqual(['birth-date-differs'])
    expect(read({ pdf }).dateOfBirth).toBe('1980-03-02')
  })
})

describe('the names of files', () => {
  const named = (pdf: string, as = ada) => codes({ fileNames: { pdf } }, as)

  it.each<[string, string[]]>([
    ['ZZ-999_Ada_Stone.pdf', ['sample-id-file-names']],
    ['EF20418_Bob_Miller.pdf', ['client-name-file-names']],
    ['ZZ-999_Bob_Miller (1).pdf', ['client-name-file-names', 'sample-id-file-names']],
    ['Bob_Miller.pdf', ['client-name-file-names']],
    ['Results of Bob Miller.pdf', ['client-name-file-names']],
    ['QM31877.pdf', ['sample-id-file-names']],
    ['report_QM31877.pdf', ['sample-id-file-names']],
    ['ZZ-999_report.pdf', ['sample-id-file-names']],
    ['ZZ-999-Bob-Miller.pdf', ['client-name-file-names']],
    ['bob_miller.pdf', ['client-name-file-names']],
    ['miller bob.pdf', ['client-name-file-names']],
    ['BobMiller.pdf', ['client-name-file-names']],
    ['bob-miller-results.pdf', ['client-name-file-names']],
    ['results-EF20419.pdf', ['sample-id-file-names']],
    ['20419.pdf', ['sample-id-file-names']],
    ['Miller.pdf', ['client-name-file-names']],
    ['results_miller.pdf', ['client-name-file-names']],
    ['MillerResults (2).pdf', ['client-name-file-names']],
    ['kopie von bob.pdf', ['client-name-file-names']],
    ['李雷.pdf', ['client-name-file-names']],
    ['export 20419.pdf', ['sample-id-file-names']],
    ['qm_31877.pdf', ['sample-id-file-names']],
    ['ZZ999.pdf', ['sample-id-file-names']],
  ])('%s names another person or sample', (name, expected) => {
    expect(named(name)).toEqual(expected)
    expect(codes({ fileNames: { csv: name.replace('.pdf', '.csv') } })).toEqual(expected)
    expect(codes({ fileNames: { html: name.replace('.pdf', '.html') } })).toEqual(expected)
  })

  it.each([
    'EF20418_Ada_Stone.pdf',
    'ef20418_stone_ada.pdf',
    'C:\\scans\\EF20418_Ada_Stone (2).pdf',
    'EF20418_Ada_Stone - Copy.pdf',
    'EF20418_Ada_Stone_report_v2.pdf',
    'EF20418_Ada.pdf',
    'Stone.pdf',
    'results_ada.pdf',
    'StoneResults.pdf',
    'Export.pdf',
    'Export 20418.pdf',
    'results ef-20418.pdf',
    'kopie von ada.pdf',
    'Befund_Labor.pdf',
    '3f2a9c1e77aabeefbeef.pdf',
    'Run12_EF20418.pdf',
    'ada_stone.pdf',
    'stone-ada-results.pdf',
    'AdaStone.pdf',
    'results-EF20418.pdf',
    'igg-food-panel-final-copy.pdf',
    'lab_export_6_months.pdf',
    '20418.pdf',
    'EF20418_AdaStone.pdf',
    'EF20418_report.pdf',
    'EF20418.pdf',
    'Ada_Stone.pdf',
    'scan_final.pdf',
    'report_final.pdf',
    'IMG_2231.pdf',
    'IMG-2231_scan.pdf',
    '20261116_results.pdf',
    '2026-11-16_report.pdf',
    '2_of_3.pdf',
    'a.pdf',
    '3f2a9c1e-77aa-4b1c-9d0e-1234567890ab_upload.pdf',
    '',
  ])('%s contradicts nothing', (name) => {
    expect(named(name)).toEqual([])
  })

  it('may write an ID without its separators, and a name with full stops', () => {
    expect(named('A-1-2_Ada_Stone.pdf', { ...ada, sampleId: 'A.1/2' })).toEqual([])
    expect(named('S1_J. Doe.pdf', { sampleId: 'S1', clientName: 'J. Doe' })).toEqual([])
    expect(named('S1_J. Doe.pdf', { sampleId: 'S1', clientName: 'J' })).toEqual([])
    expect(named('S1_J. Doe.pdf', { sampleId: 'S1', clientName: 'Bob Miller' })).not.toEqual([])
  })

  it('are quoted in the warning', () => {
    expect(messages({ fileNames: { csv: 'ZZ-999_Ada_Stone.csv' } })).toEqual([
      'The name of the CSV file says "ZZ-999", but the report\'s sample ID is "EF20418".',
    ])
  })
})

it.each([
  '<p>Name: Ada Stone</p><p>Patient: Bob Miller</p>',
  '<title>Results of Bob Miller - EF20418</title><p>Name: Ada Stone</p>',
  '<h1>BOB MILLER</h1><p>Sample ID: EF20418</p>',
  '<p>Name: Ada Stone</p><p>Dear Mr Miller,</p>',
  '<title>Results of Ada Stone - EF20419</title><p>Name: Ada Stone</p>',
  '<h1>Results of Bob Miller</h1><p>Name: Ada Stone</p>',
  '<p>Name: Ada Stone</p><h2>Report: Bob Miller</h2>',
])('a page names another person in %s', (html) => {
  expect(mayDecideOwner(read({ html }))).toBe(false)
})

it.each([
  '<title>Results of Ada Stone - EF20418</title><h1>Food Intolerance Report</h1><h2>Brazil Nuts</h2>',
  '<p>Name: Ada Stone</p><h2>Laboratory</h2><p>Name: Bob Miller</p>',
])('a page names nobody else in %s', (html) => {
  expect(codes({ html })).toEqual([])
})

it('two samples or dates of birth in one HTML link the report to nobody', () => {
  const two = '<p>Sample ID: EF20418</p><p>Sample No: ZZ-999</p>'
  expect(mayDecideOwner(read({ html: two }))).toBe(false)
  const births = '<p>DOB: 01.01.1970</p><p>Date of birth: 01.01.1980</p>'
  expect(mayDecideOwner(read({ html: births }))).toBe(false)
})

const letters = fc.constantFrom(...'abcdefghiklmnoprstuvw'.split(''))
const word = fc.array(letters, { minLength: 3, maxLength: 9 }).map((all) => {
  const text = all.join('')
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}x`
})
const person = fc.tuple(word, word).map(([first, last]) => ({ first, last, whole: `${first} ${last}` }))
const sample = fc
  .tuple(fc.constantFrom('EF', 'QM', 'ZZ'), fc.integer({ min: 10_000, max: 99_999 }))
  .map((parts) => parts.join(''))
const delimiter = fc.constantFrom(',', ';', '\t')

/** All places of a triplet that can contain a sample ID and a name, each built from both. */
const places: ((of: { sampleId: string; first: string; last: string; whole: string }, d: string) => Parts)[] =
  [
    ({ whole }) => ({ html: `<p>Patient: ${whole}` }),
    ({ sampleId }) => ({ html: `<table><tr><td>Sample ID</td><td>${sampleId}</td></tr></table>` }),
    ({ sampleId }, d) => ({ csv: `Sample ID${d}${sampleId}\n${rows.replaceAll(',', d)}` }),
    ({ whole }, d) => ({ csv: `Client name: ${whole}\n${rows.replaceAll(',', d)}` }),
    ({ first, last }, d) => ({ csv: `Patient${d}"${last}, ${first}"\n${rows.replaceAll(',', d)}` }),
    ({ sampleId, whole }, d) => ({
      csv: `Sample${d}Patient\n${sampleId}${d}${whole}\n${rows.replaceAll(',', d)}`,
    }),
    ({ whole }, d) => ({ csv: `Results of ${whole}\n${rows.replaceAll(',', d)}` }),
    ({ whole }, d) => ({ csv: `IgG report - ${whole}\n${rows.replaceAll(',', d)}` }),
    ({ sampleId }, d) => ({ csv: `Results for sample ${sampleId}\n${rows.replaceAll(',', d)}` }),
    ({ sampleId }, d) => ({ csv: ['Sample', 'Food', 'Result'].join(d) + `\n${sampleId}${d}Milk${d}32` }),
    ({ whole }, d) => ({ csv: ['Food', 'Result', 'Client'].join(d) + `\nMilk${d}32${d}${whole}` }),
    ({ first, last }, d) => ({
      csv: ['Vorname', 'Nachname', 'Food', 'Result'].join(d) + `\n${first}${d}${last}${d}Milk${d}32`,
    }),
    ({ sampleId, first, last }) => ({ fileNames: { pdf: `${sampleId}_${first}_${last}.pdf` } }),
    ({ sampleId, first, last }) => ({ fileNames: { csv: `${sampleId}_${first}_${last} (3).csv` } }),
    ({ whole }) => ({ pdf: [['Client Name', whole]] }),
    ({ sampleId }) => ({ pdf: [['Lab report'], [`Sample ID: ${sampleId}`]] }),
  ]

it('one place that names another is enough for a report to wait and be linked to nobody', () => {
  fc.assert(
    fc.property(
      person,
      person,
      sample,
      sample,
      fc.constantFrom(...places),
      delimiter,
      (me, other, mine, theirs, place, d) => {
        fc.pre(mine !== theirs && ![other.first, other.last].some((one) => [me.first, me.last].includes(one)))
        const reading = read(place({ ...other, sampleId: theirs }, d), {
          sampleId: mine,
          clientName: me.whole,
        })
        expect(statusAfterReading({ ...reading, held: false })).not.toBe('completed')
        expect(mayDecideOwner(reading)).toBe(false)
      },
    ),
    { numRuns: runs(2000) },
  )
})

it('our sample and name give no warning, wherever they are', () => {
  fc.assert(
    fc.property(person, sample, fc.constantFrom(...places), delimiter, (me, mine, place, d) => {
      expect(
        read(place({ ...me, sampleId: mine }, d), { sampleId: mine, clientName: me.whole }).warnings,
      ).toEqual([])
    }),
    { numRuns: runs(2000) },
  )
})

it('the triplets that we generate agree with themselves', () => {
  for (const clientName of ['Łukasz Wałęsa', 'J. Doe', 'Ana María O’Neill', 'Zoë Ångström'])
    for (const sampleId of ['EF20418', 'A.1/2', 'S1']) {
      const { html, csv, names } = makeTriplet({
        ...{ sampleId, clientName, dateOfBirth: '1980-03-02', gender: 'Female' },
        ...{ unit: 'µg/ml', results: [{ food: 'Rice', value: 1.1 }] },
      })
      expect(codes({ html, csv, fileNames: names }, { sampleId, clientName })).toEqual([])
    }
})
