import { encryptContent, randomKey } from '@shared/domain/shares/content-cipher'
import { encodeLink } from '@shared/domain/shares/link-payload'
import type { ShareContent, ShareLifetime } from '@shared/domain/shares/share-contents'
import { MAX_FILE_BYTES } from '@shared/domain/text/file-name'
import type { Input } from '@/api/request'
import { requestFile } from '@/api/request-file'
import type { Reply } from '@shared/api'

/** What a client chose; `passcode` is '' for a link without one. */
export type Choice = {
  contents: ShareContent[]
  lifetime: ShareLifetime
  label: string
  passcode: string
}

/** A new link, which only this page knows: the key is nowhere else. */
export type MadeShare = Pick<Choice, 'passcode'> & {
  link: string
  expiresAt: string
  isWithoutPdf: boolean
}

type Send = (input: Input<'POST /api/shares'>) => Promise<Reply<'POST /api/shares'>>

/** Fetches what was chosen, encrypts it here and sends only the ciphertext. */
export async function makeShare(choice: Choice, send: Send): Promise<MadeShare> {
  const key = randomKey()
  let { contents } = choice
  let jwe = await encrypted(contents, key)
  const isWithoutPdf = jwe.length > MAX_FILE_BYTES && contents.includes('pdf')
  if (isWithoutPdf) {
    contents = contents.filter((content) => content !== 'pdf')
    jwe = await encrypted(contents, key)
  }
  const form = new FormData()
  form.set('contents', contents.join())
  form.set('lifetime', choice.lifetime)
  form.set('label', choice.label)
  form.set('passcode', choice.passcode)
  form.set('content', new Blob([jwe], { type: 'application/jose' }), 'content.jwe')
  const { url, expiresAt } = await send({ form })
  const payload = {
    ...{ url, key, exp: Math.floor(Date.parse(expiresAt) / 1000), v: 1 as const },
    ...(choice.passcode && { flag: 'P' }),
    ...(choice.label && { label: choice.label }),
  }
  const page = new URL('/share', url)
  return {
    link: `${page.href}#${encodeLink(payload)}`,
    passcode: choice.passcode,
    expiresAt,
    isWithoutPdf,
  }
}

async function encrypted(contents: ShareContent[], key: string): Promise<string> {
  const { content } = await requestFile('GET /api/user/fhir', { query: { contents: contents.join() } })
  return encryptContent(await content.text(), key)
}

/** Six random digits. */
export const randomPasscode = (): string =>
  String((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000).padStart(6, '0')
