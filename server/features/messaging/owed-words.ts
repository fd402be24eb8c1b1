import type { MailMessage } from '../../adapters/mail/mail'
import type { Owed } from './owe'

const words: Record<Owed['kind'], { subject: string; body: string; settings: string }> = {
  'report-ready': {
    subject: 'A report is ready for you',
    body: 'a new report is ready for you. Please sign in to read it',
    settings:
      'This email holds no results, to keep them private. You can switch these emails off in your account settings.',
  },
  'export-ready': {
    subject: 'Your data export is ready',
    body: 'the export of your data that you asked for is ready. Please sign in to download it',
    settings: 'If you did not ask for it, please change your password.',
  },
}

/** The email about something that waits in the portal: no name, no sample, no result, and no link but the portal's own. */
export function owedEmail(
  kind: Owed['kind'],
  portalName: string,
  publicUrl: string,
): Pick<MailMessage, 'subject' | 'text'> {
  const { subject, body, settings } = words[kind]
  return {
    subject,
    text: [
      'Hello,',
      publicUrl ? `${body}:\n${publicUrl}` : `${body}.`,
      settings,
      // A name of the admin's choosing stays one line.
      portalName.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    ].join('\n\n'),
  }
}
