import { fromBase64 } from '../fhir/base64'
import { type LaboratoryReport, type SentResult, withUnit } from '../reports/laboratory-report'
import { componentsOf, type Message, RefusedMessage, repetitionsOf, type Segment, textOf } from './message'

/** The report in a message; `identifier` is the sender's (MSH-3, MSH-4 and MSH-10). */
export type LaboratoryMessage = { report: LaboratoryReport; identifier: string }

/** More results than the portal reads of one report. */
const MOST_RESULTS = 20_000

/** HL7 table 0357. */
const codes = {
  sequence: 100,
  missing: 101,
  type: 102,
  value: 103,
  message: 200,
  event: 201,
  processing: 202,
  version: 203,
}

/**
 * Reads an ORU^R01 of one person and one sample (v2.3 to v2.8): PID, OBR, SPM, and an OBX per food
 * or for the PDF (ED). A result that is not final (OBX-11) has the text '', so that it is never
 * read as low. Throws a RefusedMessage, whose sentence names no value.
 * @see HL7 v2.5, chapter 7
 */
export function readLaboratoryMessage(message: Message): LaboratoryMessage {
  const identifier = checkHeader(message)
  const { segments } = message
  const named = (name: string) =>
    segments.flatMap((segment, at) => (segment.name === name ? [{ segment, at }] : []))
  const [person, another] = named('PID')
  if (!person) throw refused('sequence', 'PID^1', 'The message names no person: it has no PID segment.')
  if (another)
    throw refused(
      'sequence',
      'PID^2',
      'The message is about several people. Please send each report in a message of its own.',
    )
  const orders = named('OBR')
  const [order] = orders
  if (!order) throw refused('sequence', 'OBR^1', 'The message has no report: it has no OBR segment.')
  const results = named('OBX')
  if (results.some(({ at }) => at < order.at) || order.at < person.at)
    throw refused('sequence', 'OBX^1', 'The segments must come as PID, OBR and OBX.')
  for (const [at, { segment }] of orders.entries())
    if (!/^[FC]?$/.test(textOf(message, segment, 25)))
      throw refused(
        'value',
        `OBR^${at + 1}^25`,
        'The report is not final. Please send it with status F or C.',
      )
  const specimens = named('SPM').map(({ segment }) => segment)
  const categories = orders.length > 1 ? orders : []
  const { foods, pdf } = sortResults(message, results, (at) => {
    const own = categories.findLast((one) => one.at < at)
    return own ? wordsOf(componentsOf(message, own.segment, 4)) : ''
  })
  const { segment: report } = order
  return {
    identifier,
    report: {
      ...personIn(message, person.segment),
      sampleId: sampleIn(
        message,
        orders.map(({ segment }) => segment),
        specimens,
      ),
      dateOfReceipt: dayIn(textOf(message, report, 14)) || dayIn(textOf(message, specimens[0] ?? report, 18)),
      reportDate: dayIn(textOf(message, report, 22)),
      practitioner: nameOf(componentsOf(message, report, 16), { family: 1, given: 2, prefix: 5 }),
      ...withUnit(foods),
      pdf,
      isCorrection: [
        ...orders.map(({ segment }) => textOf(message, segment, 25)),
        ...results.map(({ segment }) => textOf(message, segment, 11)),
      ].includes('C'),
    },
  }
}

const refused = (code: keyof typeof codes, place: string, sentence: string) =>
  new RefusedMessage('AE', codes[code], place, sentence)

/** What can never be taken is answered AR; returns the message's identifier. */
function checkHeader(message: Message): string {
  const { header } = message
  const [type = '', event = ''] = componentsOf(message, header, 9)
  const reject = (code: keyof typeof codes, field: number, sentence: string) =>
    new RefusedMessage('AR', codes[code], `MSH^1^${field}`, sentence)
  if (type !== 'ORU') throw reject('message', 9, 'The portal takes messages of type ORU only.')
  if (event !== 'R01') throw reject('event', 9, 'The portal takes the event R01 only.')
  if (!/^2\.[3-8](?:\.\d)?$/.test(textOf(message, header, 12)))
    throw reject('version', 12, 'The portal takes HL7 versions 2.3 to 2.8.')
  if (textOf(message, header, 11) !== 'P')
    throw reject('processing', 11, 'The portal takes messages of production (P) only.')
  const control = textOf(message, header, 10)
  if (control === '')
    throw reject('missing', 10, 'The message has no control ID. Please give each message its own.')
  return [textOf(message, header, 3), textOf(message, header, 4), control].join('|')
}

type Placed = { segment: Segment; at: number }

/** The foods, and the PDF in an OBX of type ED. */
function sortResults(message: Message, results: readonly Placed[], categoryAt: (at: number) => string) {
  const foods: SentResult[] = []
  let pdf: Uint8Array | undefined
  for (const [number, { segment, at }] of results.entries()) {
    const place = `OBX^${number + 1}`
    const type = textOf(message, segment, 2)
    if (type === 'ED' || type === 'RP') {
      if (pdf) throw refused('type', `${place}^5`, 'The message has several documents. Please send one PDF.')
      pdf = pdfIn(componentsOf(message, segment, 5), `${place}^5`)
    } else foods.push({ ...foodIn(message, segment, place), category: categoryAt(at) })
  }
  if (foods.length === 0)
    throw refused('sequence', 'OBX^1', 'The message has no results: it has no OBX segment with one.')
  if (foods.length > MOST_RESULTS)
    throw refused('sequence', `OBX^${MOST_RESULTS}`, 'The message has more than 20,000 results.')
  return { foods, pdf }
}

function foodIn(message: Message, segment: Segment, place: string): Omit<SentResult, 'category'> {
  const food = wordsOf(componentsOf(message, segment, 3))
  if (food === '')
    throw refused('missing', `${place}^3`, 'A result has no name. Please send the name of the food in OBX-3.')
  const status = textOf(message, segment, 11)
  if (status === '')
    throw refused('missing', `${place}^11`, 'A result has no status. Please send F, or C for a correction.')
  if (!/^[FC]$/.test(status)) return { food, text: '', unit: undefined }
  const type = textOf(message, segment, 2)
  const values = repetitionsOf(message, segment, 5)
  const text = values
    .map((value) => valueOf(type, value))
    .join(' ')
    .trim()
  if (type === '' && text !== '')
    throw refused('missing', `${place}^2`, 'A result has no type. Please send it in OBX-2.')
  const isNumber = type === 'NM' || type === 'SN'
  return { food, text, unit: isNumber ? wordsOf(componentsOf(message, segment, 6), [0, 1]) : undefined }
}

function valueOf(type: string, value: readonly string[]): string {
  if (type === 'SN') return value.join('')
  return /^(?:CE|CWE|CNE)$/.test(type) ? wordsOf(value) : (value[0] ?? '')
}

/** The words of a coded value (CE, CWE): its text, the other text, or the code. */
const wordsOf = (coded: readonly string[], order: readonly number[] = [1, 4, 0]): string =>
  order.map((at) => coded[at] ?? '').find((text) => text !== '') ?? ''

/** An ED: `source^application^pdf^Base64^data`, or `AP` and `PDF` as in older versions. */
function pdfIn(
  [, type = '', subtype = '', encoding = '', data = '']: readonly string[],
  place: string,
): Uint8Array {
  const isPdf = /^(?:application|ap)?\/?pdf\/?$/i.test(`${type}/${subtype}`)
  const bytes = isPdf && /^base64$/i.test(encoding) ? fromBase64(data) : undefined
  if (!bytes || bytes.length === 0)
    throw refused('type', place, 'The document must be a PDF in base64. Please send it so, or none.')
  return bytes
}

function personIn(message: Message, person: Segment) {
  const clientName = nameOf(componentsOf(message, person, 5), { family: 0, given: 1, middle: 2 })
  if (clientName === '')
    throw refused('missing', 'PID^1^5', 'The person has no name. Please send it in PID-5.')
  const contacts = [...repetitionsOf(message, person, 13), ...repetitionsOf(message, person, 14)]
  const first = (texts: readonly (string | undefined)[]) => texts.find(Boolean) ?? ''
  return {
    clientName,
    gender: genders[textOf(message, person, 8)] ?? '',
    dateOfBirth: dayIn(textOf(message, person, 7)),
    email: first(contacts.map((contact) => contact.find((text) => text.includes('@')))),
    phone: first(
      contacts.map(([number = '', , , , country = '', area = '', local = '']) =>
        number.includes('@')
          ? ''
          : number || [country && `+${country}`, area, local].filter(Boolean).join(' '),
      ),
    ),
  }
}

const genders: Record<string, string> = { M: 'Male', F: 'Female', O: 'Other' }

type NamePlaces = { family: number; given: number; middle?: number; prefix?: number }

const nameOf = (name: readonly string[], { prefix = -1, given, middle = -1, family }: NamePlaces): string =>
  [prefix, given, middle, family]
    .map((at) => name[at] ?? '')
    .filter(Boolean)
    .join(' ')

/** The day of a TS (`YYYYMMDD…`); '' where the day is not known. */
const dayIn = (text: string): string => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(text) ?? []
  return year === undefined ? '' : `${year}-${month}-${day}`
}

/** The sample's ID: the specimen's, else the laboratory's order number, else the orderer's. */
function sampleIn(message: Message, orders: readonly Segment[], specimens: readonly Segment[]): string {
  const ofSpecimens = specimens.map((specimen) => wordsOf(componentsOf(message, specimen, 2), [1, 0]))
  const ofOrders = orders.map((order) => textOf(message, order, 3) || textOf(message, order, 2))
  const ids = new Set((ofSpecimens.some(Boolean) ? ofSpecimens : ofOrders).filter(Boolean))
  const [id] = ids
  if (id === undefined)
    throw refused('missing', 'OBR^1^3', 'The sample has no ID. Please send it in OBR-3 or SPM-2.')
  if (ids.size > 1)
    throw refused(
      'sequence',
      'OBR^2^3',
      'The message is about several samples. Please send each report in a message of its own.',
    )
  return id
}
