import type { BodyOf } from '@shared/core/contract'
import type { messaging as contract } from '@shared/features/messaging'
import type { Actor } from '../../access/actor'
import { DeliveryError } from '../../adapters/delivery'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { closeLog, earlierAnswer, openLog } from './message-log'

const NOT_CONFIGURED =
  'SMS is not configured on this server. The Twilio tab of the messaging settings says what is missing.'

/** Throws a Problem with the reason, also in the log; the same key again sends nothing. */
export async function sendSms(
  { db, sms }: Dependencies,
  actor: Actor,
  { to, message, sendKey }: BodyOf<(typeof contract)['POST /api/admin/send-sms']>,
): Promise<{ messageId: string }> {
  const { id, isNew } = await openLog(db, actor, {
    messageType: 'sms',
    subject: null,
    recipients: [to],
    message,
    sendKey: sendKey || undefined,
  })
  if (!isNew) return earlierAnswer(db, id)
  try {
    if (!sms) throw new Problem('unavailable', NOT_CONFIGURED)
    const messageId = await sms.send(to, message)
    await closeLog(db, id, { status: 'sent', ids: [messageId] })
    return { messageId }
  } catch (error) {
    const isForeseen = error instanceof DeliveryError || error instanceof Problem
    await closeLog(db, id, {
      status: 'failed',
      ids: [],
      error: isForeseen ? error.message : 'It was not sent.',
    })
    throw error
  }
}
