import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atSize } from '../../testing/runs'
import { decodeMessage, NotHl7, RefusedMessage } from './message'
import { readLaboratoryMessage } from './read-laboratory-message'
import { writeAck } from './write-ack'

const MSH = 'MSH|^~\\&|LIS|LAB NORTH|PEARWELL|PORTAL|20261005093000||ORU^R01^ORU_R01|MSG0001|P|2.5|||||||'
const PID = 'PID|1||PAT77^^^LAB||LIND^NORA^M||19840309|F|||ELM ROAD 3^^UPTOWN||555-0101^^^nora@example.org'
const OBR =
  'OBR|1|ORD9|S-4711^LAB|IGG88^Food panel IgG|||202610010800|||||||20261001||1234^WEBER^ANN^^^DR||||||20261005||LAB|F'
const food = (at: number, name: string, value: string, status = 'F', unit = 'ug/mL') =>
  `OBX|${at}|NM|F${at}^${name}^L||${value}|${unit}|||||${status}`

const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\r'))
const read = (lines: readonly string[]) => {
  const { message, refused } = decodeMessage(bytesOf(lines))
  if (refused) throw refused
  return readLaboratoryMessage(message)
}
const panel = [MSH, PID, OBR, food(1, 'Egg white', '54.7'), food(2, 'Rice', '1.1')]
const withLine = (at: number, line: string) => panel.map((one, place) => (place === at ? line : one))
const result = (obx: string) => read([MSH, PID, OBR, obx]).report.results[0]
const person = (pid: string) => read(withLine(1, pid)).report

it('a food panel gives sample, person, days, doctor, unit and results', () => {
  expect(read(panel)).toEqual({
    identifier: 'LIS|LAB NORTH|MSG0001',
    report: {
      sampleId: 'S-4711',
      clientName: 'NORA M LIND',
      gender: 'Female',
      dateOfBirth: '1984-03-09',
      email: 'nora@example.org',
      phone: '555-0101',
      dateOfReceipt: '2026-10-01',
      reportDate: '2026-10-05',
      practitioner: 'DR ANN WEBER',
      unit: 'ug/mL',
      results: [
        { food: 'Egg white', category: '', text: '54.7' },
        { food: 'Rice', category: '', text: '1.1' },
      ],
      pdf: undefined,
      isCorrection: false,
    },
  })
})

/* The shapes are those of the standard's laboratory examples, with other people and foods. */
describe('a result', () => {
  it.each([
    ['numeric', 'OBX|1|NM|MILK^Milk^L||182|ug/mL|70-105|H|||F', 'Milk', '182'],
    ['numeric with decimals', 'OBX|1|NM|718-7^Wheat^LN||13.40|ug/mL|||||F', 'Wheat', '13.40'],
    ['structured numeric below a bound', 'OBX|1|SN|E1^Egg^L||<^0.35|ug/mL|||||F', 'Egg', '<0.35'],
    ['structured numeric above a bound', 'OBX|1|SN|E1^Egg^L||>^200|ug/mL|||||F', 'Egg', '>200'],
    ['structured numeric with a range', 'OBX|1|SN|E1^Egg^L||^10^-^20|ug/mL|||||F', 'Egg', '10-20'],
    ['string', 'OBX|1|ST|E1^Egg||High||||||F', 'Egg', 'High'],
    ['text', 'OBX|1|TX|E1^Egg||see note||||||F', 'Egg', 'see note'],
    ['coded', 'OBX|1|CE|E1^Egg||H^High^L||||||F', 'Egg', 'High'],
    ['coded with only a code', 'OBX|1|CWE|E1^Egg||HIGH||||||F', 'Egg', 'HIGH'],
    ['coded with another text', 'OBX|1|CWE|E1^Egg||^^^A^Moderate^L||||||F', 'Egg', 'Moderate'],
    ['named in the alternate text', 'OBX|1|NM|123^^LN^E9^Egg yolk^L||3|ug/mL|||||F', 'Egg yolk', '3'],
    ['named by its code alone', 'OBX|1|NM|EGG||3|ug/mL|||||F', 'EGG', '3'],
    ['repeated', 'OBX|1|NM|E1^Egg||3~4|ug/mL|||||F', 'Egg', '3 4'],
    [
      'escaped',
      'OBX|1|ST|E1^Nuts \\T\\ seeds \\F\\ mix||a\\S\\b \\E\\ \\R\\||||||F',
      'Nuts & seeds | mix',
      'a^b \\ ~',
    ],
    ['escaped in hexadecimal', 'OBX|1|NM|E1^K\\XC3A4\\se||3|ug/mL|||||F', 'Käse', '3'],
    ['with a null value', 'OBX|1|ST|E1^Egg||""||||||F', 'Egg', ''],
    ['corrected', 'OBX|1|NM|E1^Egg||3|ug/mL|||||C', 'Egg', '3'],
    ['cancelled', 'OBX|1|NM|E1^Egg||3|ug/mL|||||X', 'Egg', ''],
    ['deleted', 'OBX|1|NM|E1^Egg||3|ug/mL|||||D', 'Egg', ''],
    ['wrong', 'OBX|1|NM|E1^Egg||3|ug/mL|||||W', 'Egg', ''],
    ['preliminary', 'OBX|1|NM|E1^Egg||3|ug/mL|||||P', 'Egg', ''],
    ['not done', 'OBX|1|NM|E1^Egg|||ug/mL|||||N', 'Egg', ''],
  ])('is read as it was sent, %s', (_what, obx, name, text) => {
    expect(result(obx)).toMatchObject({ food: name, text })
  })

  it('keeps an unknown unit, and several units beside their numbers', () => {
    const { report } = read([MSH, PID, OBR, food(1, 'Egg', '3', 'F', 'kU/L')])
    expect(report).toMatchObject({ unit: 'kU/L', results: [{ text: '3' }] })
    const mixed = read([MSH, PID, OBR, food(1, 'Egg', '3', 'F', 'kU/L'), food(2, 'Rice', '4')])
    expect(mixed.report).toMatchObject({ unit: '', results: [{ text: '3 kU/L' }, { text: '4 ug/mL' }] })
  })

  it('has the category of its panel where there are several', () => {
    const second = OBR.replace('OBR|1', 'OBR|2').replace('Food panel IgG', 'Nuts')
    const { results } = read([MSH, PID, OBR, food(1, 'Egg', '3'), second, food(1, 'Hazelnut', '4')]).report
    expect(results.map(({ food: name, category }) => [name, category])).toEqual([
      ['Egg', 'Food panel IgG'],
      ['Hazelnut', 'Nuts'],
    ])
  })
})

describe('a person', () => {
  it.each([
    [
      'with prefixes and repetitions',
      'PID|1||1||LIND^NORA^^^DR~OLD^NAME||1984|U',
      { clientName: 'NORA LIND', dateOfBirth: '', gender: '' },
    ],
    [
      'with a family name in parts',
      'PID|1||1||VAN LIND&VAN&LIND^NORA||198403091200|M',
      { clientName: 'NORA VAN LIND', dateOfBirth: '1984-03-09', gender: 'Male' },
    ],
    [
      'with an address in PID-13.4 behind a phone',
      'PID|1||1||LIND^NORA||||||||^PRN^PH^^49^30^1234567~^NET^Internet^n@example.org',
      { email: 'n@example.org', phone: '+49 30 1234567' },
    ],
    ['without contacts', 'PID|1||1||LIND^NORA', { email: '', phone: '' }],
  ])('%s is read', (_what, pid, expected) => {
    expect(person(pid)).toMatchObject(expected)
  })
})

describe('a message', () => {
  it('has the PDF of an ED in either spelling', () => {
    const data = btoa('%PDF-1.4 x')
    for (const type of ['^application^pdf^Base64^', '^AP^PDF^Base64^', 'LAB^application/pdf^^base64^'])
      expect(
        new TextDecoder().decode(read([...panel, `OBX|3|ED|PDF^Report||${type}${data}||||||F`]).report.pdf),
      ).toBe('%PDF-1.4 x')
  })

  it('may have other delimiters, line ends and the frame of MLLP', () => {
    const other = panel.map((line) => line.replaceAll('^', '*')).join('\n')
    expect(read([other.replace('|*~', '|*~')]).report.results).toHaveLength(2)
    expect(read([`\u000b${panel.join('\r\n')}\r\u001c\r`]).report.results).toHaveLength(2)
  })

  it('is decoded by the character set in MSH-18', () => {
    const latin = Buffer.from(
      withLine(0, `${MSH.slice(0, -2)}|8859/1`)
        .join('\r')
        .replace('LIND', 'L\u00f6w'),
      'latin1',
    )
    const { message, refused } = decodeMessage(latin)
    expect(refused).toBeUndefined()
    expect(readLaboratoryMessage(message).report.clientName).toBe('NORA M Löw')
    expect(person(PID.replace('LIND', 'Łoś')).clientName).toBe('NORA M Łoś')
  })

  it('is a correction by the status of the order or of a result', () => {
    expect(read(withLine(2, OBR.replace(/F$/, 'C'))).report.isCorrection).toBe(true)
    expect(read(withLine(3, food(1, 'Egg', '3', 'C'))).report.isCorrection).toBe(true)
  })

  it('with 5,000 results is read', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => food(at + 1, `Food ${at}`, '3.1'))
    expect(read([MSH, PID, OBR, ...many]).report.results).toHaveLength(5_000)
  })

  it.each([
    ['another type', withLine(0, MSH.replace('ORU^R01', 'ADT^A01')), 'AR', 200, 'MSH^1^9'],
    ['another event', withLine(0, MSH.replace('ORU^R01', 'ORU^R30')), 'AR', 201, 'MSH^1^9'],
    ['a test', withLine(0, MSH.replace('|P|', '|T|')), 'AR', 202, 'MSH^1^11'],
    ['another version', withLine(0, MSH.replace('2.5', '3.0')), 'AR', 203, 'MSH^1^12'],
    ['no control ID', withLine(0, MSH.replace('MSG0001', '')), 'AR', 101, 'MSH^1^10'],
    ['another character set', withLine(0, `${MSH.slice(0, -2)}|ISO IR87`), 'AR', 103, 'MSH^1^18'],
    ['no person', [MSH, OBR, food(1, 'Egg', '3')], 'AE', 100, 'PID^1'],
    ['two people', [...panel, PID, OBR, food(1, 'Egg', '3')], 'AE', 100, 'PID^2'],
    ['no name', withLine(1, 'PID|1||1||'), 'AE', 101, 'PID^1^5'],
    ['no order', [MSH, PID, food(1, 'Egg', '3')], 'AE', 100, 'OBR^1'],
    ['results before the order', [MSH, PID, food(1, 'Egg', '3'), OBR], 'AE', 100, 'OBX^1'],
    ['no results', [MSH, PID, OBR], 'AE', 100, 'OBX^1'],
    ['no sample', withLine(2, OBR.replace('ORD9|S-4711^LAB', '|')), 'AE', 101, 'OBR^1^3'],
    ['two samples', [...panel, OBR.replace('S-4711', 'S-4712'), food(1, 'Egg', '3')], 'AE', 100, 'OBR^2^3'],
    ['a preliminary order', withLine(2, OBR.replace(/F$/, 'P')), 'AE', 103, 'OBR^1^25'],
    ['a result without a name', withLine(3, 'OBX|1|NM|||3|ug/mL|||||F'), 'AE', 101, 'OBX^1^3'],
    ['a result without a status', withLine(3, food(1, 'Egg', '3', '')), 'AE', 101, 'OBX^1^11'],
    ['a result without a type', withLine(3, 'OBX|1||E^Egg||3|ug/mL|||||F'), 'AE', 101, 'OBX^1^2'],
    [
      'a document that is no PDF',
      [...panel, 'OBX|3|ED|D^Doc||^image^jpeg^Base64^AAAA||||||F'],
      'AE',
      102,
      'OBX^3^5',
    ],
    [
      'two documents',
      [...panel, ...[3, 4].map((at) => `OBX|${at}|ED|D^Doc||^AP^PDF^Base64^AAAA||||||F`)],
      'AE',
      102,
      'OBX^4^5',
    ],
  ])('with %s is refused with its code and place', (_what, lines, ack, code, place) => {
    const refusal = (() => {
      try {
        return read(lines)
      } catch (error) {
        return error
      }
    })()
    expect(refusal).toBeInstanceOf(RefusedMessage)
    expect(refusal).toMatchObject({ ack, code, place })
    const { message } = decodeMessage(bytesOf(lines))
    const text = writeAck(
      message,
      { refused: refusal as RefusedMessage },
      { id: 'A1', at: new Date('2026-10-05T10:00:00Z') },
    )
    expect(text).toMatch(
      /^MSH\|\^~\\&\|PEARWELL\|PORTAL\|LIS\|LAB NORTH\|20261005100000\+0000\|\|ACK\^R01\^ACK\|A1\|P\|[\d.]+\r/,
    )
    expect(text.split('\r')[1]).toMatch(new RegExp(`^MSA\\|${ack}`))
    expect(text.split('\r')[2]?.startsWith(`ERR||${place}|${code}^^HL70357|E||||`)).toBe(true)
    expect(text).not.toMatch(/NORA|54\.7/)
  })

  it('is acknowledged with AA and its control ID', () => {
    const { message } = decodeMessage(bytesOf(panel))
    const text = writeAck(message, { accepted: 'Report 7' }, { id: 'A1', at: new Date() })
    expect(text.split('\r')[1]).toBe('MSA|AA|MSG0001|Report 7')
  })

  it.each(['', 'MSH', 'MSH|', 'MSH||||', 'MSHx^~\\&', 'hello', 'PID|1'])('is none where it is %o', (text) => {
    expect(() => decodeMessage(new TextEncoder().encode(text))).toThrow(NotHl7)
  })
})

it('a mutated message is refused, or read about nobody else', () => {
  const bytes = bytesOf(panel)
  const edit = fc.record({ at: fc.nat(bytes.length - 1), by: fc.nat(255), cut: fc.nat(8) })
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), fc.boolean(), (edits, isCut) => {
      let mutated = [...bytes]
      for (const { at, by, cut } of edits) mutated.splice(at, isCut ? cut : 1, by)
      if (isCut) mutated = mutated.slice(0, edits[0]?.at)
      try {
        const { message, refused } = decodeMessage(Uint8Array.from(mutated))
        if (refused) return
        const { report } = readLaboratoryMessage(message)
        expect(report.clientName).not.toBe('')
        expect(report.results.length).toBeLessThanOrEqual(2 + edits.length)
      } catch (error) {
        expect(error instanceof NotHl7 || error instanceof RefusedMessage).toBe(true)
      }
    }),
    { numRuns: atSize(1_000, 2_000) },
  )
})
