import type { Reply } from '@shared/api'
import { auditActions, type AuditAction } from '@shared/domain/audit/audit'

export type AuditEvent = Reply<'GET /api/audit'>[number]

/** Parts of a sentence: `Helena Osei` `uploaded` `report 40`; `href` links to the subject. */
export type AuditSentence = { who: string; did: string; what: string; href?: string }

type Noun =
  | 'user'
  | 'client'
  | 'practitioner'
  | 'report'
  | 'food'
  | 'recipe'
  | 'FAQ'
  | 'question'
  | 'message'
  | 'share link'
  | 'machine token'
  | 'webhook'
/** `own`: the wording for people acting on their own account. */
type Words = { did: string; noun?: Noun; own?: string }

const words: Record<AuditAction, Words> = {
  'user.sign-in': { did: 'signed in' },
  'user.sign-in-failed': { did: 'refused sign-in to', noun: 'user' },
  'user.create': { did: 'added', noun: 'user', own: 'registered' },
  'user.update': { did: 'changed', noun: 'user', own: 'changed their own account' },
  'user.password': { did: 'set a new password for', noun: 'user', own: 'set a new password of their own' },
  'user.credential': { did: 'viewed the password of', noun: 'user' },
  'user.wish-email': {
    did: 'asked to change the email address of',
    noun: 'user',
    own: 'asked to change their own email address',
  },
  'user.confirm-email': { did: 'confirmed the email address of', noun: 'user' },
  'user.refuse-email': { did: 'refused the email change of', noun: 'user' },
  'user.password-link': { did: 'sent a password reset link to', noun: 'user' },
  'user.activate': { did: 'opened the account of', noun: 'user', own: 'opened their account' },
  'user.end-sessions': { did: 'signed out everywhere', noun: 'user' },
  'user.unsubscribe': {
    did: 'switched off the report emails of',
    noun: 'user',
    own: 'switched off their report emails',
  },
  'user.reset-admin': { did: 'reset (on the server) the password of', noun: 'user' },
  'user.add-factor': { did: 'added a second factor for', noun: 'user', own: 'added a second factor' },
  'user.remove-factor': { did: 'removed a second factor from', noun: 'user', own: 'removed a second factor' },
  'user.reset-factors': { did: 'reset the second factor of', noun: 'user' },
  'user.recovery-codes': { did: 'made recovery codes for', noun: 'user', own: 'made recovery codes' },
  'user.use-recovery-code': { did: 'used a recovery code of', noun: 'user', own: 'used a recovery code' },
  'user.refuse-passkey': { did: 'rejected a passkey of', noun: 'user' },
  'invitation.send': { did: 'invited', noun: 'user' },
  'invitation.print': { did: 'printed a letter for', noun: 'user' },
  'invitation.revoke': { did: 'revoked the invitation of', noun: 'user' },
  'invitation.lock': { did: 'locked the invitation of', noun: 'user' },
  'user.delete': { did: 'deleted', noun: 'user' },
  'registration.refuse': { did: 'refused a registration' },
  'client.update': { did: 'changed', noun: 'client' },
  'client.delete': { did: 'deleted', noun: 'client' },
  'client.merge': { did: 'merged another client into', noun: 'client' },
  'trial.start': { did: 'started the plan of', noun: 'client' },
  'trial.update': { did: 'changed the plan of', noun: 'client' },
  'trial.diary': { did: 'wrote in the diary of', noun: 'client' },
  'practitioner.update': { did: 'changed', noun: 'practitioner' },
  'practitioner.delete': { did: 'deleted', noun: 'practitioner' },
  'report.upload': { did: 'uploaded', noun: 'report' },
  'report.update': { did: 'changed', noun: 'report' },
  'report.delete': { did: 'deleted', noun: 'report' },
  'report.replace-files': { did: 'replaced the files of', noun: 'report' },
  'report.link': { did: 'changed the client of', noun: 'report' },
  // It may release a report to its client, or pass it on to the reviewing practitioner.
  'report.release': { did: 'approved', noun: 'report' },
  'report.read-again': { did: 'reread the files of', noun: 'report' },
  'share.create': { did: 'made', noun: 'share link' },
  'share.open': { did: 'opened', noun: 'share link' },
  'share.end': { did: 'ended', noun: 'share link' },
  'token.create': { did: 'made', noun: 'machine token' },
  'token.revoke': { did: 'revoked', noun: 'machine token' },
  'webhook.create': { did: 'added', noun: 'webhook' },
  'webhook.update': { did: 'changed', noun: 'webhook' },
  'webhook.delete': { did: 'deleted', noun: 'webhook' },
  'report.read': { did: 'opened', noun: 'report' },
  'report.download': { did: 'downloaded', noun: 'report' },
  'report.list': { did: 'viewed a list of reports' },
  'client.read': { did: 'opened', noun: 'client' },
  'trial.read': { did: 'read the plan of', noun: 'client' },
  'client.list': { did: 'viewed the list of clients' },
  'question.read': { did: 'read', noun: 'question' },
  'message.read': { did: 'read', noun: 'message' },
  'own.read': { did: 'read their own data' },
  'food.create': { did: 'added', noun: 'food' },
  'food.update': { did: 'changed', noun: 'food' },
  'food.delete': { did: 'deleted', noun: 'food' },
  'food.upload': { did: 'uploaded a file of foods' },
  'food.generate': { did: 'requested food descriptions' },
  'recipe.create': { did: 'added', noun: 'recipe' },
  'recipe.update': { did: 'changed', noun: 'recipe' },
  'recipe.delete': { did: 'deleted', noun: 'recipe' },
  'faq.create': { did: 'added', noun: 'FAQ' },
  'faq.update': { did: 'changed', noun: 'FAQ' },
  'faq.delete': { did: 'deleted', noun: 'FAQ' },
  'faq.order': { did: 'reordered the FAQs' },
  'faq.add-practitioner': { did: 'added the practitioner FAQs' },
  'question.review': { did: 'reviewed', noun: 'question' },
  'message.send': { did: 'sent', noun: 'message' },
  'settings.update': { did: 'changed the portal’s settings' },
  'audit.archive': { did: 'removed archived events from the audit log' },
  'export.start': { did: 'asked for an export of their data' },
  'export.read': { did: 'downloaded an export of their data' },
  'deletion.request': { did: 'asked for their account to be deleted' },
  'deletion.carry-out': { did: 'deleted the account of', noun: 'user' },
}

/** The name of the person or machine; else the portal, or an account that no longer exists. */
export function actorOf({ actorId, actorName }: Pick<AuditEvent, 'actorId' | 'actorName'>): string {
  return actorName ?? (actorId === null ? 'The portal' : 'A deleted account')
}

const aNoun = (noun: Noun) => `${noun === 'FAQ' ? 'an' : 'a'} ${noun}`

/** `report EF20418`, `client Nora Whitfield`; users by name only, rows without a name by id. */
function subjectOf(noun: Noun, { subjectId, subjectName }: AuditEvent): string {
  if (subjectName && noun === 'user') return subjectName
  return `${noun} ${subjectName ?? subjectId}`
}

/** An event as separate parts, which a screen can style differently. */
export function auditSentence(event: AuditEvent): AuditSentence {
  const { action, actorId, subjectId, count } = event
  const { did, noun, own } = words[action]
  const who = actorOf(event)
  const times = count > 1 ? `, ${count} times` : ''
  if (own && actorId !== null && actorId === subjectId) return { who, did: own + times, what: '' }
  if (!noun) return { who, did: did + times, what: '' }
  if (subjectId === null) return { who, did, what: aNoun(noun) + times }
  const href = noun === 'report' && action !== 'report.delete' ? `/admin/reports/${subjectId}` : undefined
  return { who, did, what: subjectOf(noun, event) + times, href }
}

/** Several successive events of one actor; the newest is shown. */
export type Folded = { newest: AuditEvent; sentence: AuditSentence }

/** Folds successive events (newest first) of one actor and action into a line each. */
export function folded(events: readonly AuditEvent[]): Folded[] {
  const runs: [AuditEvent, ...AuditEvent[]][] = []
  for (const event of events) {
    const run = runs.at(-1)
    if (run && isRepeat(run[0], event)) run.push(event)
    else runs.push([event])
  }
  return runs.map(([newest, ...older]) => ({ newest, sentence: sentenceOfRun(newest, older) }))
}

const isRepeat = (a: AuditEvent, b: AuditEvent) =>
  a.action === b.action && a.actorId === b.actorId && a.actorName === b.actorName && isOwn(a) === isOwn(b)

const isOwn = ({ actorId, subjectId }: AuditEvent) => actorId !== null && actorId === subjectId

function sentenceOfRun(newest: AuditEvent, older: readonly AuditEvent[]): AuditSentence {
  const run = [newest, ...older]
  const { noun } = words[newest.action]
  const rows = new Set(run.map(({ subjectId }) => subjectId)).size
  if (!noun || rows === 1)
    return auditSentence({ ...newest, count: run.reduce((sum, { count }) => sum + count, 0) })
  const last = newest.subjectName ?? newest.subjectId
  return {
    ...auditSentence(newest),
    what: `${rows} ${noun}s${last === null ? '' : `, the latest ${last}`}`,
  }
}

/** An event as one sentence: `Helena Osei uploaded report 40`. */
export function auditText(event: AuditEvent): string {
  const { who, did, what } = auditSentence(event)
  return [who, did, what].filter(Boolean).join(' ')
}

/** An action without actor and subject: `Uploaded a report`. */
export function actionText(action: AuditAction): string {
  const { did, noun } = words[action]
  return did.charAt(0).toUpperCase() + did.slice(1) + (noun ? ` ${aNoun(noun)}` : '')
}

/** The action with this name; undefined for none. */
export function actionIn(text: string | null): AuditAction | undefined {
  return auditActions.find((action) => action === text)
}

/** Field names in words: `firstName, practitionerId` as `first name, practitioner ID`. */
export function fieldsText(fields: readonly string[]): string {
  return fields
    .map((field) =>
      field
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .replace(/ id$/, ' ID'),
    )
    .join(', ')
}
