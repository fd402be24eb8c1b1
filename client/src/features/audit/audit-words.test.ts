import { named } from '@shared/testing/people'
import { auditActions, type AuditAction } from '@shared/domain/audit/audit'
import { describe, expect, it } from 'vitest'
import {
  actionIn,
  actionText,
  auditSentence,
  auditText,
  fieldsText,
  folded,
  type AuditEvent,
} from './audit-words'

function event(action: AuditAction, changes: Partial<AuditEvent> = {}): AuditEvent {
  return {
    id: 1,
    subjectName: null,
    at: '2026-11-19T09:12:00.000Z',
    actorId: 2,
    actorName: named.admin.name,
    action,
    subjectId: 40,
    fields: [],
    count: 1,
    ...changes,
  }
}

const sentences: Record<AuditAction, string> = {
  'user.sign-in': 'Helena Osei signed in',
  'user.sign-in-failed': 'Helena Osei refused sign-in to user 40',
  'user.create': 'Helena Osei added user 40',
  'user.update': 'Helena Osei changed user 40',
  'user.password': 'Helena Osei set a new password for user 40',
  'user.credential': 'Helena Osei viewed the password of user 40',
  'user.wish-email': 'Helena Osei asked to change the email address of user 40',
  'user.confirm-email': 'Helena Osei confirmed the email address of user 40',
  'user.refuse-email': 'Helena Osei refused the email change of user 40',
  'user.password-link': 'Helena Osei sent a password reset link to user 40',
  'user.activate': 'Helena Osei opened the account of user 40',
  'user.end-sessions': 'Helena Osei signed out everywhere user 40',
  'user.unsubscribe': 'Helena Osei switched off the report emails of user 40',
  'user.reset-admin': 'Helena Osei reset (on the server) the password of user 40',
  'user.add-factor': 'Helena Osei added a second factor for user 40',
  'user.remove-factor': 'Helena Osei removed a second factor from user 40',
  'user.reset-factors': 'Helena Osei reset the second factor of user 40',
  'user.recovery-codes': 'Helena Osei made recovery codes for user 40',
  'user.use-recovery-code': 'Helena Osei used a recovery code of user 40',
  'user.refuse-passkey': 'Helena Osei rejected a passkey of user 40',
  'invitation.send': 'Helena Osei invited user 40',
  'invitation.print': 'Helena Osei printed a letter for user 40',
  'invitation.revoke': 'Helena Osei revoked the invitation of user 40',
  'invitation.lock': 'Helena Osei locked the invitation of user 40',
  'user.delete': 'Helena Osei deleted user 40',
  'registration.refuse': 'Helena Osei refused a registration',
  'client.update': 'Helena Osei changed client 40',
  'client.delete': 'Helena Osei deleted client 40',
  'client.merge': 'Helena Osei merged another client into client 40',
  'trial.start': 'Helena Osei started the plan of client 40',
  'trial.update': 'Helena Osei changed the plan of client 40',
  'trial.diary': 'Helena Osei wrote in the diary of client 40',
  'practitioner.update': 'Helena Osei changed practitioner 40',
  'practitioner.delete': 'Helena Osei deleted practitioner 40',
  'report.upload': 'Helena Osei uploaded report 40',
  'report.update': 'Helena Osei changed report 40',
  'report.delete': 'Helena Osei deleted report 40',
  'report.replace-files': 'Helena Osei replaced the files of report 40',
  'report.link': 'Helena Osei changed the client of report 40',
  'report.release': 'Helena Osei approved report 40',
  'report.read-again': 'Helena Osei reread the files of report 40',
  'share.create': 'Helena Osei made share link 40',
  'share.open': 'Helena Osei opened share link 40',
  'share.end': 'Helena Osei ended share link 40',
  'token.create': 'Helena Osei made machine token 40',
  'token.revoke': 'Helena Osei revoked machine token 40',
  'webhook.create': 'Helena Osei added webhook 40',
  'webhook.update': 'Helena Osei changed webhook 40',
  'webhook.delete': 'Helena Osei deleted webhook 40',
  'report.read': 'Helena Osei opened report 40',
  'report.download': 'Helena Osei downloaded report 40',
  'report.list': 'Helena Osei viewed a list of reports',
  'client.read': 'Helena Osei opened client 40',
  'trial.read': 'Helena Osei read the plan of client 40',
  'client.list': 'Helena Osei viewed the list of clients',
  'question.read': 'Helena Osei read question 40',
  'message.read': 'Helena Osei read message 40',
  'own.read': 'Helena Osei read their own data',
  'food.create': 'Helena Osei added food 40',
  'food.update': 'Helena Osei changed food 40',
  'food.delete': 'Helena Osei deleted food 40',
  'food.upload': 'Helena Osei uploaded a file of foods',
  'food.generate': 'Helena Osei requested food descriptions',
  'recipe.create': 'Helena Osei added recipe 40',
  'recipe.update': 'Helena Osei changed recipe 40',
  'recipe.delete': 'Helena Osei deleted recipe 40',
  'faq.create': 'Helena Osei added FAQ 40',
  'faq.update': 'Helena Osei changed FAQ 40',
  'faq.delete': 'Helena Osei deleted FAQ 40',
  'faq.order': 'Helena Osei reordered the FAQs',
  'faq.add-practitioner': 'Helena Osei added the practitioner FAQs',
  'question.review': 'Helena Osei reviewed question 40',
  'message.send': 'Helena Osei sent message 40',
  'settings.update': 'Helena Osei changed the portal’s settings',
  'audit.archive': 'Helena Osei removed archived events from the audit log',
  'export.start': 'Helena Osei asked for an export of their data',
  'export.read': 'Helena Osei downloaded an export of their data',
  'deletion.request': 'Helena Osei asked for their account to be deleted',
  'deletion.carry-out': 'Helena Osei deleted the account of user 40',
}

describe('an audit event', () => {
  it.each(auditActions)('%s reads as a sentence', (action) => {
    expect(auditText(event(action))).toBe(sentences[action])
  })

  it.each([
    ['user.sign-in', 'Helena Osei signed in'],
    ['user.create', 'Helena Osei registered'],
    ['user.update', 'Helena Osei changed their own account'],
    ['user.password', 'Helena Osei set a new password of their own'],
    ['user.wish-email', 'Helena Osei asked to change their own email address'],
    ['user.confirm-email', 'Helena Osei confirmed the email address of user 2'],
    // A report and a user may have the same id.
    ['report.upload', 'Helena Osei uploaded report 2'],
  ] as const)("%s on one's own account has its own wording", (action, sentence) => {
    expect(auditText(event(action, { subjectId: 2 }))).toBe(sentence)
  })

  it('names the portal or a deleted account as the actor', () => {
    expect(auditText(event('report.upload', { actorId: null, actorName: null }))).toBe(
      'The portal uploaded report 40',
    )
    expect(auditText(event('user.delete', { actorName: null }))).toBe('A deleted account deleted user 40')
  })

  it('names the machine as the actor', () => {
    expect(auditText(event('report.upload', { actorId: null, actorName: 'LIMS upload' }))).toBe(
      'LIMS upload uploaded report 40',
    )
  })

  it('shows the count of an event that stands for many', () => {
    expect(auditText(event('user.sign-in-failed', { actorId: null, actorName: null, count: 3 }))).toBe(
      'The portal refused sign-in to user 40, 3 times',
    )
  })

  it('reads as a sentence without a subject', () => {
    expect(auditText(event('report.read', { subjectId: null }))).toBe('Helena Osei opened a report')
    expect(auditText(event('user.create', { actorId: null, actorName: null, subjectId: null }))).toBe(
      'The portal added a user',
    )
  })

  it.each(auditActions)('%s links to a report that may still exist, and to nothing else', (action) => {
    const linked = action.startsWith('report.') && action !== 'report.delete' && action !== 'report.list'
    expect(auditSentence(event(action)).href).toBe(linked ? '/admin/reports/40' : undefined)
  })
})

describe('an event with a subject name', () => {
  it.each([
    ['report.upload', 'EF20418', 'Helena Osei uploaded report EF20418'],
    ['invitation.send', named.client.name, `Helena Osei invited ${named.client.name}`],
    ['client.update', named.client.name, `Helena Osei changed client ${named.client.name}`],
  ] as const)('%s contains the name', (action, subjectName, sentence) => {
    expect(auditText(event(action, { subjectName }))).toBe(sentence)
  })
})

describe('repeated events', () => {
  const lines = (...events: AuditEvent[]) =>
    folded(events).map(({ sentence: { who, did, what } }) => [who, did, what].filter(Boolean).join(' '))

  it('on several rows become one line with the last of them', () => {
    const opened = [441, 440, 440, 439].map((subjectId) =>
      event('report.read', { subjectId, subjectName: `EF20${subjectId}` }),
    )
    expect(lines(...opened)).toEqual(['Helena Osei opened 3 reports, the latest EF20441'])
    expect(folded(opened)[0]?.sentence.href).toBe('/admin/reports/441')
  })

  it('on one row are counted, as are those without a row', () => {
    expect(lines(event('report.read'), event('report.read', { count: 2 }))).toEqual([
      'Helena Osei opened report 40, 3 times',
    ])
    expect(lines(event('report.list'), event('report.list'))).toEqual([
      'Helena Osei viewed a list of reports, 2 times',
    ])
  })

  it('stay separate for another actor, another action, or with an event in between', () => {
    const read = event('report.read')
    expect(lines(read, event('report.read', { actorId: 3, actorName: 'Bo Li' }), read)).toHaveLength(3)
    expect(lines(read, event('report.download'), read)).toHaveLength(3)
    expect(lines(event('user.update'), event('user.update', { subjectId: 2 }))).toEqual([
      'Helena Osei changed user 40',
      'Helena Osei changed their own account',
    ])
  })
})

it('names each action differently', () => {
  expect(actionText('report.replace-files')).toBe('Replaced the files of a report')
  expect(actionText('user.sign-in')).toBe('Signed in')
  expect(new Set(auditActions.map(actionText)).size).toBe(auditActions.length)
})

it('accepts only exact action names', () => {
  expect(actionIn('report.link')).toBe('report.link')
  expect(actionIn('report')).toBeUndefined()
  expect(actionIn(null)).toBeUndefined()
})

it('writes field names in words', () => {
  expect(fieldsText(['firstName', 'practitionerId', 'sampleId', 'email'])).toBe(
    'first name, practitioner ID, sample ID, email',
  )
  expect(fieldsText([])).toBe('')
})
