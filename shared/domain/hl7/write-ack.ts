import { type Message, type RefusedMessage, textOf } from './message'

/** Accepted with a text for MSA-3, or refused. */
export type AckAnswer = { accepted: string } | { refused: RefusedMessage }

/**
 * Writes the acknowledgement of a message (original mode): MSH, MSA with AA, AE or AR, and an ERR
 * for a refusal. @param id its own control ID @param at the moment in UTC
 * @see HL7 v2.5, chapter 2.9.2
 */
export function writeAck(message: Message, answer: AckAnswer, { id, at }: { id: string; at: Date }): string {
  const { header } = message
  const said = (field: number) => escaped(textOf(message, header, field))
  const moment = at.toISOString().replace(/\D/g, '').slice(0, DIGITS_OF_SECOND)
  const version = /^2\.\d/.test(textOf(message, header, 12)) ? said(12) : '2.5'
  const msh = [
    'MSH',
    '^~\\&',
    said(5),
    said(6),
    said(3),
    said(4),
    `${moment}+0000`,
    '',
    'ACK^R01^ACK',
    id,
    'P',
    version,
  ]
  const code = 'accepted' in answer ? 'AA' : answer.refused.ack
  const msa = ['MSA', code, said(10), 'accepted' in answer ? escaped(answer.accepted) : '']
  return [msh, msa, ...('refused' in answer ? [errOf(answer.refused)] : [])]
    .map((segment) => `${segment.join('|').replace(/\|+$/, '')}\r`)
    .join('')
}

const DIGITS_OF_SECOND = 14

const errOf = ({ code, place, message }: RefusedMessage): string[] => [
  'ERR',
  '',
  place,
  `${code}^^HL70357`,
  'E',
  '',
  '',
  '',
  escaped(message),
]

const names: Record<string, string> = { '|': 'F', '^': 'S', '&': 'T', '~': 'R', '\\': 'E' }
const escaped = (text: string): string =>
  text.replace(/[|^&~\\]/g, (sign) => `\\${names[sign]}\\`).replace(/[\r\n]+/g, ' ')
