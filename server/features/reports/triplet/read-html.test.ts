import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeTriplet } from '@shared/domain/sample-triplet/sample-triplet'
import { runs } from '@shared/testing/runs'
import { hostilePages } from '../../../testing/hostile-pages'
import { readReportHtml as readAll } from './read-html'

/** Reads the labelled values only; whom the page names is tested elsewhere. */
function readReportHtml(html: string) {
  const { about: _, titles: __, ...said } = readAll(html)
  return said
}

const jane = {
  sampleId: 'S1',
  clientName: 'Jane Doe',
  gender: 'Female',
  dateOfBirth: '1980-02-29',
  dateOfReceipt: '2026-11-02',
  reportDate: '2026-11-04',
  practitioner: 'Dr Ann Lee',
  email: 'jane@example.org',
  phone: '+44 20 7946 0000',
  warnings: [],
}
const said = [
  ['Sample ID', 'S1'],
  ['Client Name', 'Jane Doe'],
  ['Gender', 'Female'],
  ['Date of Birth', '29.02.1980'],
  ['Date of Receipt', '02.11.2026'],
  ['Report Date', '11/04/2026'],
  ['Practitioner', 'Dr Ann Lee'],
  ['Email', 'Jane@Example.org'],
  ['Phone', '+44 20 7946 0000'],
] as const
const lines = (write: (label: string, value: string) => string) =>
  said.map(([label, value]) => write(label, value)).join('\n')

describe('a labelled value', () => {
  it.each<[string, string]>([
    ['th and td', `<table>${lines((a, b) => `<tr><th>${a}</th><td>${b}</td></tr>`)}</table>`],
    [
      'td and td, colons',
      `<table><tbody>${lines((a, b) => `<tr><td><b>${a}:</b></td><td> ${b} </td></tr>`)}</table>`,
    ],
    ['nothing closed', `<table>${lines((a, b) => `<tr><td>${a}<td>${b}`)}</table>`],
    ['paragraphs never closed', `<table>${lines((a, b) => `<tr><td><p>${a}<td><p>${b}`)}</table>`],
    ['a cell for the colon', `<table>${lines((a, b) => `<tr><td>${a}</td><td>: ${b}</td></tr>`)}</table>`],
    [
      'two pairs in a row',
      `<table><tr>${lines((a, b) => `<td>${a}</td><td>${b}</td>`).replace(/(.*\n.*)\n/g, '$1</tr><tr>')}</tr></table>`,
    ],
    [
      'a header row',
      `<table><tr>${lines((a) => `<th>${a}</th>`)}</tr><tr>${lines((_, b) => `<td>${b}</td>`)}</tr></table>`,
    ],
    [
      'a header row of td',
      `<table><tr>${lines((a) => `<td>${a}</td>`)}</tr><tr>${lines((_, b) => `<td>${b}</td>`)}</tr></table>`,
    ],
    [
      'a layout table',
      `<table><tr><td><table>${lines((a, b) => `<tr><td>${a}</td><td>${b}</td></tr>`)}</table></td></tr></table>`,
    ],
    ['a definition list', `<dl>${lines((a, b) => `<dt>${a}</dt><dd>${b}</dd>`)}</dl>`],
    [
      'a definition list in parts',
      `<dl>${lines((a, b) => `<div><dt>${a}:<dd><span>${b}</span></div>`)}</dl>`,
    ],
    ['paragraphs', lines((a, b) => `<p>${a}: ${b}</p>`)],
    ['paragraphs never closed', lines((a, b) => `<p>${a}: ${b}`)],
    ['bold labels', lines((a, b) => `<div><strong>${a}:</strong> ${b}</div>`)],
    ['bold labels, colon outside', lines((a, b) => `<div><b>${a}</b>: ${b}</div>`)],
    ['list items', `<ul>${lines((a, b) => `<li><span>${a}:</span><span>${b}</span>`)}</ul>`],
    ['line breaks', `<p>${lines((a, b) => `${a}: ${b}<br>`)}</p>`],
    ['bold labels on one line', `<p>${lines((a, b) => `<b>${a}:</b> ${b}`)}</p>`],
    ['spans on one line', `<p>${lines((a, b) => `<span>${a}: ${b}</span>`)}</p>`],
    ['bars', `<p>${lines((a, b) => `${a}: ${b} |`)}</p>`],
    ['hard spaces', `<p>${lines((a, b) => `${a}:&nbsp;${b}&nbsp;&nbsp; `)}</p>`],
    ['a block each', lines((a, b) => `<div><div>${a}:</div><div>${b}</div></div>`)],
    ['headings', lines((a, b) => `<h3>${a}: ${b}</h3>`)],
    ['capitals', `<table>${lines((a, b) => `<TR><TH>${a.toUpperCase()}</TH><TD>${b}</TD></TR>`)}</table>`],
  ])('is read from %s', (_, html) => {
    expect(readReportHtml(`<!doctype html><html><body><h1>Report</h1>${html}</body></html>`)).toEqual(jane)
  })

  it.each([
    ['Sample No', 'sampleId', 'x1', 'x1'],
    ['SAMPLE NUMBER', 'sampleId', 'x1', 'x1'],
    ['Probennummer', 'sampleId', 'x1', 'x1'],
    ['Patient', 'clientName', 'Jo', 'Jo'],
    ['Name', 'clientName', 'Jos&eacute; &amp; Co', 'José & Co'],
    ['Sex', 'gender', 'Male', 'Male'],
    ['D.O.B.', 'dateOfBirth', '01/02/1980', '1980-01-02'],
    ['Birth date', 'dateOfBirth', '1980-01-02', '1980-01-02'],
    ['Sample received', 'dateOfReceipt', '2.1.2026', '2026-01-02'],
    ['Date of report', 'reportDate', '2.1.2026', '2026-01-02'],
    ['Therapist', 'practitioner', 'Ann', 'Ann'],
    ['Health practitioner', 'practitioner', 'Ann', 'Ann'],
    ['E-mail', 'email', '<a href="mailto:A%40b.org?subject=x">write</a>', 'a@b.org'],
    ['Email address', 'email', '<a href="mailto:other@b.org">a@b.org</a>', 'a@b.org'],
    ['Tel.', 'phone', '0123', '0123'],
    ['Mobile', 'phone', '0123', '0123'],
  ])('is found under the label %s', (label, field, html, value) => {
    expect(readReportHtml(`<table><tr><td>${label}</td><td>${html}</td></tr></table>`)).toMatchObject({
      [field]: value,
      warnings: [],
    })
  })

  it('is read from the pages of makeTriplet', () => {
    const { html } = makeTriplet({
      ...jane,
      unit: 'µg/ml',
      results: [
        { food: 'Name', value: 3 },
        { food: 'Email', category: 'Client', value: 4 },
      ],
    })
    expect(readReportHtml(html)).toEqual(jane)
  })

  it.each([
    ['10 November 2026', '2026-11-10'],
    ['10-11-2026', '2026-11-10'],
    ['2026-11-10 14:33', '2026-11-10'],
    ['25/11/2026', '2026-11-25'],
    ['11/10/2026', '2026-11-10'],
    ['Nov 10, 2026', '2026-11-10'],
  ])('is read as a date from %s', (said, reportDate) => {
    expect(readReportHtml(`<p>Report date: ${said}</p>`)).toEqual({ reportDate, warnings: [] })
  })

  it('is one name when name and first name are in separate lines', () => {
    expect(readReportHtml('<p>Name: Müller</p><p>Vorname: Jana Lea</p>')).toEqual({
      clientName: 'Jana Lea Müller',
      warnings: [],
    })
  })
})

describe('text that must not be read', () => {
  it.each([
    '<footer>Email: info@lab.example</footer>',
    '<address>Email: info@lab.example</address>',
    '<p>Questions? info@lab.example</p>',
    '<p><a href="mailto:info@lab.example">Email us</a></p>',
    '<p>Lab Email: info@lab.example</p>',
    '<p>Practitioner email: ann@clinic.example</p>',
    '<table><tr><td>Laboratory email</td><td>info@lab.example</td></tr></table>',
    '<h2>Laboratory</h2><p>Email: info@lab.example</p>',
    '<h3>Practitioner details</h3><table><tr><td>Email</td><td>ann@clinic.example</td></tr></table>',
    '<div class="page-footer">Email: info@lab.example</div>',
    '<div id="lab"><p>Email: info@lab.example</p></div>',
    '<script>var x = "Email: a@b.org"</script>',
    '<style>/* Email: a@b.org */</style>',
    '<!-- <p>Email: a@b.org</p> -->',
    '<template><p>Email: a@b.org</p></template>',
    '<textarea>Email: a@b.org</textarea>',
  ])('no email from %s', (html) => {
    const read = readReportHtml(`<p>Name: Jane</p>${html}`)
    expect(read.email).toBeUndefined()
    expect(read.clientName).toBe('Jane')
    expect(readReportHtml(`${html}<h2>Client</h2><p>Email: jane@example.org</p>`)).toMatchObject({
      email: 'jane@example.org',
      warnings: [],
    })
  })

  it('neither of two different emails, birth dates or sample IDs, with a warning', () => {
    const read = readReportHtml(`
      <p>Email: a@b.org</p><p>Email: c@d.org</p><p>DOB: 1.2.1980</p><p>Date of birth: 2.1.1980</p>
      <p>Sample ID: S1</p><p>Sample No: S2</p><p>Name: Jane</p>`)
    expect(read).toEqual({
      clientName: 'Jane',
      warnings: [expect.any(String), expect.any(String), expect.any(String)],
    })
    expect(readReportHtml('<p>Email: a@b.org</p><p>Email: A@B.org').email).toBe('a@b.org')
  })

  it.each(['a@b.org, c@d.org', 'a@b.org c@d.org', 'a@b', 'jane', 'a b@c.org', '@b.org', '<a@b.org>x'])(
    'no email "%s", with a warning',
    (value) => {
      const read = readReportHtml(`<p>Email: ${value.replaceAll('<', '&lt;')}</p>`)
      expect(read.email).toBeUndefined()
      expect(read.warnings).toHaveLength(1)
    },
  )

  it.each(['n/a', '-', '—', '', 'none'])('no email "%s", without a warning', (value) => {
    expect(readReportHtml(`<p>Email: ${value}</p><p>Name: Jane</p>`)).toEqual({
      clientName: 'Jane',
      warnings: [],
    })
    expect(readReportHtml(`<table><tr><td>Email<td>${value}<tr><td>Name<td>Jane</table>`)).toEqual({
      clientName: 'Jane',
      warnings: [],
    })
  })

  it.each(['November 2026', '10.11.26', '2026'])('no %s, which is not a whole date', (said) => {
    expect(readReportHtml(`<p>Report date: ${said}</p>`)).toEqual({
      warnings: [`"${said}" is not a report date that can be read.`],
    })
  })

  it('no invalid date, with a warning', () => {
    const read = readReportHtml('<p>DOB: 31.02.1980</p><p>Report date: soon</p>')
    expect(read).toEqual({
      warnings: [
        '"31.02.1980" is not a date of birth that can be read.',
        '"soon" is not a report date that can be read.',
      ],
    })
  })

  it('no name from a table of results', () => {
    const results = '<tr><td>Milk</td><td>31</td></tr><tr><td>Rice</td><td>2</td></tr>'
    for (const head of [
      '<tr><th>Name</th><th>Result</th></tr>',
      '<tr><td>Name</td><td>Value</td></tr>',
      '<thead><th>Name<th>IgG</thead>',
    ])
      expect(readReportHtml(`<table>${head}${results}</table>`)).toEqual({ warnings: [] })
  })

  it('nothing longer than 200 characters', () => {
    expect(readReportHtml(`<p>Name: ${'x'.repeat(500)}</p>`).clientName).toHaveLength(200)
  })
})

describe('hostile pages', () => {
  it.each(hostilePages)('with very many %s are read or refused', (_, pageOf) => {
    const whole = pageOf(Math.ceil(runs(2_000_000) / (pageOf(2).length - pageOf(1).length)))
    expect(Array.isArray(readReportHtml(whole).warnings)).toBe(true)
  })

  it('are read up to 2 MB, with a warning', () => {
    const filler = `<p>Name: Jane</p>${'x'.repeat(2_000_000 - 17)}`
    expect(readReportHtml(filler)).toEqual({ clientName: 'Jane', warnings: [] })
    expect(readReportHtml(`${filler}<p>Phone: 12</p>`)).toEqual({
      clientName: 'Jane',
      warnings: ['The HTML file is very long; only its first 2 MB were read.'],
    })
  })

  it('pages that nest too deeply are refused with a sentence', () => {
    expect(readReportHtml(`${'<div>'.repeat(2000)}Name: Jane`)).toEqual({
      warnings: [
        'The HTML file nests its elements too deeply to be read. Its details must be entered by hand.',
      ],
    })
    expect(readReportHtml(`${'<div>'.repeat(1000)}Name: Jane`).clientName).toBe('Jane')
    expect(
      readReportHtml(`${'<tr><td>x'.repeat(9000)}<svg>${'<path/>'.repeat(9000)}</svg><p>Name: Jane`)
        .clientName,
    ).toBe('Jane')
  })

  it('never make the reader throw', () => {
    const tag = fc.constantFrom(
      ...[
        '<table>',
        '</table>',
        '<tr>',
        '<td>',
        '<th>',
        '</tr>',
        '<dl>',
        '<dt>',
        '<dd>',
        '</dl>',
        '<b>',
        '</b>',
        '<br>',
      ],
      ...[
        '<h2>',
        '</h2>',
        'Name',
        ':',
        'Email',
        'a@b.org',
        'constructor',
        '__proto__',
        '&nbsp;&nbsp;',
        '&#0;',
        '<a href="mailto:%E0">',
      ],
      ...[
        '<!--',
        '-->',
        '<svg>',
        '<title>',
        '<script>',
        '</p>',
        '<',
        '>',
        '"',
        '<![CDATA[',
        '<?x',
        '</',
        ' ',
      ],
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(tag).map((all) => all.join('')),
        ),
        (html) => {
          expect(Array.isArray(readReportHtml(html).warnings)).toBe(true)
        },
      ),
      { numRuns: runs(1500) },
    )
  })

  it('do not mislead it by labels that are object property names', () => {
    const html = '<table><tr><td>__proto__</td><td>x</td></tr><tr><td>constructor</td><td>y</td></tr></table>'
    expect(readReportHtml(html)).toEqual({ warnings: [] })
  })
})

describe('a label in a separate element', () => {
  it.each([
    ['<b>Name</b>: Jane', 'Jane'],
    ['<b>Name</b><i> </i>: Jane', 'Jane'],
    ['<b>Name</b>　： Jane', 'Jane'],
    ['the same: <b>Name</b>: Jane', 'Jane'],
    ['<b>N</b><b>Name</b>: Jane', 'Jane'],
    ['<b>Name</b>Jane: x', undefined],
  ])('is read in %j', (html, name) => {
    expect(readReportHtml(`<p>${html}</p>`).clientName).toBe(name)
  })
})
