/** A segment with its fields as sent: `fields[1]` is the first (in MSH the separator). */
export type Segment = { name: string; fields: string[] }

/** A message in its parts. `delimiters`: of components, repetitions, escapes and subcomponents. */
export type Message = { header: Segment; segments: Segment[]; delimiters: Delimiters }
type Delimiters = { component: string; repetition: string; escape: string; subcomponent: string }

/** The text is no HL7 v2 message at all, so that no acknowledgement can be written. */
export class NotHl7 extends Error {
  override name = 'NotHl7'
}

/** A message that is not taken, with what its acknowledgement says; `code` is of table 0357. */
export class RefusedMessage extends Error {
  override name = 'RefusedMessage'
  constructor(
    readonly ack: 'AE' | 'AR',
    readonly code: number,
    /** As in ERR-2: `PID^1^5`, a segment, its number from 1, and a field. */
    readonly place: string,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Splits a message into segments and fields. Segments may end with CR, LF or both; a frame of MLLP
 * is dropped. Throws NotHl7. @see HL7 v2.5, chapter 2.5
 */
export function splitMessage(text: string): Message {
  // MLLP frames a message with VT, which is white space, and FS.
  const lines = text
    .replaceAll('\u001c', '')
    .trim()
    .split(/[\r\n]+/)
  const [first = ''] = lines
  const separator = first[MSH_1] ?? ''
  const [component = '', repetition = '', escape = '', subcomponent = ''] = first.slice(MSH_1 + 1)
  const marks = [separator, component, repetition, escape, subcomponent]
  if (
    !first.startsWith('MSH') ||
    marks.some((mark) => !/^[!-/:-@[-`{-~]$/.test(mark)) ||
    new Set(marks).size < marks.length
  )
    throw new NotHl7('The message does not begin with an MSH segment. Please send HL7 v2.')
  const segments = lines.map((line) => {
    const [name = '', ...fields] = line.split(separator)
    return { name, fields: [name, ...(name === 'MSH' ? [separator] : []), ...fields] }
  })
  const [header] = segments
  if (!header) throw new NotHl7('The message is empty. Please send HL7 v2.')
  return { header, segments, delimiters: { component, repetition, escape, subcomponent } }
}

const MSH_1 = 3

/** The repetitions of a field, each as its components; subcomponents but the first are dropped. */
export function repetitionsOf({ delimiters }: Message, segment: Segment, field: number): string[][] {
  const { component, repetition, subcomponent } = delimiters
  const text = segment.fields[field] ?? ''
  return text.split(repetition).map((one) =>
    one.split(component).map((part) => {
      const [plain = ''] = part.split(subcomponent)
      return plain === '""' ? '' : unescaped(plain, delimiters).trim()
    }),
  )
}

/** A field's first repetition. */
export const componentsOf = (message: Message, segment: Segment, field: number): string[] =>
  repetitionsOf(message, segment, field)[0] ?? []

/** A field's first component. */
export const textOf = (message: Message, segment: Segment, field: number): string =>
  componentsOf(message, segment, field)[0] ?? ''

/** Replaces escapes: `\T\` is a subcomponent's sign, `\X0D0A\` bytes, `\.br\` a new line. */
function unescaped(text: string, { component, repetition, escape, subcomponent }: Delimiters): string {
  const pieces = text.split(escape)
  const signs: Record<string, string> = { F: '|', S: component, T: subcomponent, R: repetition, E: escape }
  // Every second piece is between two signs; a last one without its second sign is text.
  return pieces
    .map((piece, at) => {
      if (at % 2 === 0) return piece
      if (at === pieces.length - 1) return escape + piece
      if (/^X(?:[\da-f]{2})+$/i.test(piece)) return ofHex(piece.slice(1))
      if (/^\.(?:br|sp)/.test(piece)) return ' '
      return signs[piece] ?? ''
    })
    .join('')
}

const HEX = 16
const ofHex = (digits: string): string => {
  const bytes = digits.match(/../g)?.map((two) => Number.parseInt(two, HEX)) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

const decoders: Record<string, string> = {
  '': 'utf-8',
  ASCII: 'utf-8',
  'UNICODE UTF-8': 'utf-8',
  'UTF-8': 'utf-8',
  '8859/1': 'iso-8859-1',
  '8859/15': 'iso-8859-15',
}

/**
 * The message in these bytes, in the character set that its MSH-18 names; `refused` where that is
 * another one, so that only the header can be read. Throws NotHl7.
 */
export function decodeMessage(bytes: Uint8Array): { message: Message; refused?: RefusedMessage } {
  // All character sets here agree on the signs of the header.
  const rough = splitMessage(new TextDecoder('iso-8859-1').decode(bytes))
  const charset = decoders[textOf(rough, rough.header, 18).toUpperCase()]
  const refused = (sentence: string) => ({
    message: rough,
    refused: new RefusedMessage('AR', 103, 'MSH^1^18', sentence),
  })
  if (charset === undefined)
    return refused('The portal takes the character sets ASCII, UNICODE UTF-8, 8859/1 and 8859/15.')
  try {
    return { message: splitMessage(new TextDecoder(charset, { fatal: true }).decode(bytes)) }
  } catch {
    return refused('The message is not in UTF-8. Please name its character set in MSH-18.')
  }
}
