import type { EmailWords } from '../../adapters/mail/outbox-email'
import type { Brand } from './render-email'

/** The 7-bit alphabet of text messages; any other character makes all characters take 16 bits. */
const plain = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z£¥§¿¡¤ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ]*$/

/** Whether a text fits into two text messages, which phones join. */
export const fitsTwo = (text: string): boolean => text.length <= (plain.test(text) ? 2 * 153 : 2 * 67)

/** Its subject and link; a subject that is too long loses the portal's name. */
export function renderSms({ subject, path = '' }: EmailWords, { name, home }: Brand): string {
  const texts = [subject, subject.replace(` at ${name}`, '')].map((said) => `${said}: ${home}${path}`)
  return texts.find(fitsTwo) ?? `${home}${path}`
}
