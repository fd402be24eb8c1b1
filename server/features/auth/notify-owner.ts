import type { Dependencies } from '../../dependencies'
import { enqueueEmail } from '../messaging/messaging.public'
import { notify } from '../notifications/notifications.public'
import { ownerNotes } from './auth.notices'

export const notifyOwner: Dependencies['notifyOwner'] = async (tx, kind, { id, role, email }, subjectId) => {
  await enqueueEmail(tx, { kind, userId: id, address: email, subjectId })
  await notify(tx, id, ownerNotes[kind](role))
}
