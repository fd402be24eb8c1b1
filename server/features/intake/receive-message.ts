import { createHash, randomUUID } from 'node:crypto'
import { decodeMessage, type Message, NotHl7, RefusedMessage } from '@shared/domain/hl7/message'
import { readLaboratoryMessage } from '@shared/domain/hl7/read-laboratory-message'
import { type AckAnswer, writeAck } from '@shared/domain/hl7/write-ack'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import type { By } from '../audit/audit.public'
import type { ForgetExports } from '../reports/reports.public'
import { receiveReport } from './receive-report'

/** The longest control ID (MSH-10). */
const ID_LENGTH = 20

/**
 * Takes the report in an HL7 v2 message and returns the acknowledgement. Throws a Problem where
 * there is no message to acknowledge (400), or where the portal itself fails, so that the sender
 * tries again.
 */
export async function receiveMessage(
  deps: Dependencies,
  forgetExports: ForgetExports,
  by: By,
  bytes: Buffer,
): Promise<string> {
  const { message, refused } = decoded(bytes)
  const answer = refused
    ? { refused }
    : await answerTo(message, (read) => receiveReport(deps, forgetExports, by, ...read))
  return writeAck(message, answer, {
    id: randomUUID().replaceAll('-', '').slice(0, ID_LENGTH),
    at: new Date(),
  })
}

function decoded(bytes: Buffer) {
  try {
    return decodeMessage(bytes)
  } catch (error) {
    if (error instanceof NotHl7) throw new Problem('invalid', error.message)
    throw error
  }
}

type Read = [report: Parameters<typeof receiveReport>[3], message: Parameters<typeof receiveReport>[4]]

async function answerTo(message: Message, take: (read: Read) => Promise<{ id: number }>): Promise<AckAnswer> {
  try {
    const { report, identifier } = readLaboratoryMessage(message)
    const { id } = await take([report, { format: 'hl7', identifier, digest: digestOf(message) }])
    return { accepted: `Report ${id}` }
  } catch (error) {
    if (error instanceof RefusedMessage) return { refused: error }
    const code = error instanceof Problem ? refusals[error.code] : undefined
    if (!(error instanceof Problem) || code === undefined) throw error
    return { refused: new RefusedMessage('AE', code, 'MSH^1^10', error.message) }
  }
}

/** HL7 table 0357: data type error, and duplicate key identifier. */
const refusals: Partial<Record<Problem['code'], number>> = { invalid: 102, 'too-large': 102, conflict: 205 }

/** Of all but the header, since a message that is sent again has another moment in it. */
const digestOf = ({ header, segments }: Message): string =>
  createHash('sha256')
    .update(JSON.stringify(segments.filter((segment) => segment !== header)))
    .digest('hex')
