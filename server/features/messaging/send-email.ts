import type { BodyOf } from '@shared/core/contract'
import { plural } from '@shared/domain/text/counts'
import type { messaging as contract } from '@shared/features/messaging'
import type { Actor } from '../../access/actor'
import { DeliveryError } from '../../adapters/delivery'
import type { Mail } from '../../adapters/mail/mail'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { closeLog, earlierAnswer, openLog } from './message-log'

type EmailBody = BodyOf<(typeof contract)['POST /api/admin/send-email']>
/** The result for one recipient: the service's id, or the error. */
type SendResult = { to: string } & ({ id: string } | { error: DeliveryError })

const AT_ONCE = 3
/** A send to fifty recipients ends within this time, even if the service is slow. */
const DEADLINE_MS = 60_000

const NOT_CONFIGURED =
  'Email is not configured on this server. The setup guide in the messaging settings says how to set it up.'

/** Throws a Problem with `fields` `unsent.N`; the same key again sends nothing. */
export async function sendEmail(
  deps: Dependencies,
  actor: Actor,
  { to, subject, message, htmlMessage, sendKey }: EmailBody,
): Promise<{ messageId: string }> {
  const recipients = distinct(to)
  const log = { messageType: 'email' as const, subject, recipients, message, sendKey: sendKey || undefined }
  const { id, isNew } = await openLog(deps.db, actor, log)
  if (!isNew) return earlierAnswer(deps.db, id)
  if (!deps.mail) {
    await closeLog(deps.db, id, { status: 'failed', ids: [], error: NOT_CONFIGURED })
    throw new Problem('unavailable', NOT_CONFIGURED)
  }
  const content = { subject, text: message, ...(htmlMessage && { html: htmlMessage }) }
  const fates = await sendToEach(deps.mail, recipients, content, deps.stopping)
  const ids = fates.flatMap((fate) => ('id' in fate ? [fate.id] : []))
  const failures = fates.flatMap((fate) => ('error' in fate ? [fate] : []))
  if (failures.length === 0) {
    await closeLog(deps.db, id, { status: 'sent', ids })
    return { messageId: ids[0] ?? '' }
  }
  const error = sentenceOf(failures, recipients.length)
  await closeLog(deps.db, id, { status: 'failed', ids, error })
  const fields = failures.map((fate) => [`unsent.${to.indexOf(fate.to)}`, fate.error.message])
  throw new Problem(failures[0]?.error.code ?? 'unavailable', error, {
    fields: Object.fromEntries(fields) as Record<string, string>,
  })
}

/** The first spelling of each address. */
function distinct(addresses: string[]): string[] {
  const spellings = new Map<string, string>()
  for (const address of addresses) {
    const key = address.toLowerCase()
    if (!spellings.has(key)) spellings.set(key, address)
  }
  return [...spellings.values()]
}

/** Whether an error concerns all recipients, so that the rest is not tried. */
const concernsAll = ({ failure }: DeliveryError) =>
  failure === 'credentials' || failure === 'sender' || failure === 'quota' || failure === 'unavailable'

async function sendToEach(
  mail: Mail,
  recipients: string[],
  content: { subject: string; text: string; html?: string },
  stopping: AbortSignal,
): Promise<SendResult[]> {
  const fates: SendResult[] = []
  const waiting = [...recipients]
  const until = performance.now() + DEADLINE_MS
  let end: DeliveryError | undefined
  async function work() {
    for (let to = waiting.shift(); to !== undefined; to = waiting.shift()) {
      if (stopping.aborted)
        end ??= new DeliveryError('unavailable', 'The server was stopped before it was sent.')
      if (performance.now() > until)
        end ??= new DeliveryError(
          'unavailable',
          'The email service is too slow: time ran out before it was sent.',
        )
      if (end) fates.push({ to, error: end })
      else fates.push(await sendOne(mail, { to, ...content }))
      const last = fates.at(-1)
      if (last && 'error' in last && concernsAll(last.error)) end ??= last.error
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return recipients.flatMap((to) => fates.find((fate) => fate.to === to) ?? [])
}

async function sendOne(mail: Mail, message: Parameters<Mail['send']>[0]): Promise<SendResult> {
  try {
    return { to: message.to, id: await mail.send(message) }
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    return { to: message.to, error }
  }
}

/** "Not sent to A, B: why. The other 3 were sent." */
function sentenceOf(failures: { to: string; error: DeliveryError }[], all: number): string {
  const whys = [...new Set(failures.map(({ error }) => error.message))]
  const sentences = whys.map((why) => {
    const addresses = failures.filter(({ error }) => error.message === why).map(({ to }) => to)
    return `Not sent to ${addresses.join(', ')}: ${why}`
  })
  const others = all - failures.length
  if (others > 0) sentences.push(`The other ${plural(others, 'one was', `${others} were`)} sent.`)
  return sentences.join(' ')
}
