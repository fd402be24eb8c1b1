import { escapeHtml } from '@shared/domain/text/escape-html'
import { OWN_ACCENT, textOn } from '@shared/domain/portal/accent'
import type { MailMessage } from '../../adapters/mail/mail'
import type { EmailWords } from '../../adapters/mail/outbox-email'
import { sheet } from './email-sheet'

/** The portal as its emails show it. */
export type Brand = {
  /** The portal's name, on one line. */
  name: string
  /** Without a final slash; empty where it is not set, and then there are no links or logo. */
  home: string
  logoHash: string | null
  /** #rrggbb; empty for the default. */
  accent: string
}

/** A message as text and equal HTML; `stop`: path to unsubscribe. Links lead to the portal. */
export function renderEmail(
  words: EmailWords,
  brand: Brand,
  stop?: string,
): Required<Pick<MailMessage, 'subject' | 'text' | 'html'>> {
  return { subject: words.subject, text: textOf(words, brand, stop), html: htmlOf(words, brand, stop) }
}

function textOf({ body, path = '', closing }: EmailWords, { name, home }: Brand, stop?: string): string {
  return [
    'Hello,',
    home ? `${body}:\n${home}${path}` : `${body}.`,
    closing,
    name,
    ...(home && stop ? [`Stop these emails:\n${home}${stop}`] : []),
  ].join('\n\n')
}

function htmlOf({ subject, body, path, closing, button }: EmailWords, brand: Brand, stop?: string): string {
  const { home } = brand
  const address = escapeHtml(home + (path ?? ''))
  const sentence = escapeHtml(body.charAt(0).toUpperCase() + body.slice(1))
  const label = button ?? (path ? 'Continue' : 'Open the portal')
  return sheet({
    subject: escapeHtml(subject),
    // Shown beside the subject in a list of emails.
    preheader: `${sentence}.`,
    heading: headingOf(brand),
    rows: [
      paragraph('Hello,'),
      paragraph(`${sentence}${home ? ':' : '.'}`),
      home && buttonOf(address, escapeHtml(label), brand.accent || OWN_ACCENT),
      home && plainAddress(address),
      paragraph(escapeHtml(closing)),
    ].filter(Boolean),
    footing:
      escapeHtml(brand.name) +
      (home && stop
        ? `<br><a class="quiet" href="${escapeHtml(home + stop)}" style="color:#3d5459;text-decoration:underline">Stop these emails</a>`
        : ''),
  })
}

/** The logo on white, also in dark mode; the name where there is no image. */
function headingOf({ name, home, logoHash }: Brand): string {
  const escaped = escapeHtml(name)
  return home && logoHash
    ? `<span style="display:inline-block;padding:8px;border-radius:8px;background-color:#ffffff"><img src="${escapeHtml(home)}/api/logo/${escapeHtml(logoHash)}" alt="${escaped}" height="48" style="display:block;width:auto;height:auto;max-width:224px;max-height:48px;border:0;color:#0e2529"></span>`
    : escaped
}

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`

/** A coloured table cell, because Outlook draws neither padding nor rounded corners of a link. */
const buttonOf = (address: string, label: string, accent: string) => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr>
<td class="button" bgcolor="${accent}" style="border:1px solid ${accent};border-radius:8px;background-color:${accent};mso-padding-alt:14px 24px">
<a href="${address}" style="display:inline-block;padding:13px 24px;font-weight:600;line-height:20px;color:${textOn(accent) ?? '#ffffff'};text-decoration:none">${label}</a>
</td></tr></table>`

/** For copying, and for checking where the link leads. */
const plainAddress = (address: string) =>
  `<p class="quiet" style="margin:0 0 20px;font-size:14px;line-height:20px;color:#3d5459">Or open this address:<br><a class="quiet" href="${address}" style="color:#3d5459;text-decoration:underline;word-break:break-all">${address}</a></p>`
