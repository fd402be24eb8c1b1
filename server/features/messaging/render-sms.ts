import type { EmailWords } from '../../adapters/mail/owed-email'
import type { Brand } from './render-email'

/** What phones write in 7 bits; with any other character a message takes 16 bits for each. */
const plain = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z£¥§¿¡¤ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ]*$/

/** Whether a text goes out as two text messages at most, which phones show as one. */
export const fitsTwo = (text: string): boolean => text.length <= (plain.test(text) ? 2 * 153 : 2 * 67)

/** An owed message as a text message: its subject and its link, the subject without the portal's name where that is too long. */
export function renderSms({ subject, path = '' }: EmailWords, { name, home }: Brand): string {
  const texts = [subject, subject.replace(` at ${name}`, '')].map((said) => `${said}: ${home}${path}`)
  return texts.find(fitsTwo) ?? `${home}${path}`
}
