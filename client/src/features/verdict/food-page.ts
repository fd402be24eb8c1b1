import { escapeHtml } from '@shared/domain/text/escape-html'
import { saveFile } from '@/lib/save-file'
import type { Food } from './verdict-types'

const look = [
  'body{max-width:42rem;margin:2.5rem auto;padding:0 1.25rem;font:1rem/1.6 system-ui,sans-serif;color:#0e2529}',
  'h1{margin:0;font-size:1.9rem;line-height:1.2}h2{margin:1.75rem 0 .25rem;font-size:1.05rem}p{margin:.4rem 0}',
  '.quiet{color:#3d5459}footer{margin-top:2.5rem;border-top:1px solid #dae3e3;padding-top:.75rem;font-size:.9rem}',
].join('')

const section = (title: string, body: string) => (body === '' ? '' : `<h2>${title}</h2>\n${body}\n`)
const listed = (names: readonly string[]) =>
  names.length === 0 ? '' : `<p>${names.map(escapeHtml).join(', ')}</p>`

/** The text for a food without a description (S2 "Client results"). */
export const noDescription = 'No description available.'

/** A food's description as a self-contained HTML page; every text from the catalogue is escaped. */
export function foodPage(food: Food): string {
  const description = food.description.trim() || noDescription
  const paragraphs = description
    .split(/\n\s*\n/u)
    .map((text) => `<p>${escapeHtml(text).replace(/\n/g, '<br>')}</p>`)
  const name = escapeHtml(food.name)
  const latin = food.latinName ? `<p class="quiet"><i lang="la">${escapeHtml(food.latinName)}</i></p>\n` : ''
  const body =
    section('Category', food.category && `<p>${escapeHtml(food.category)}</p>`) +
    section('Description', paragraphs.join('\n')) +
    section('Common sources', listed(food.commonSources)) +
    section('Also known as', listed(food.alternativeNames))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style>${look}</style>
</head>
<body>
<h1>${name}</h1>
${latin}${body}<footer class="quiet">Pearwell. Educational only, not medical advice.</footer>
</body>
</html>
`
}

/** Windows reserves these names, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu
/** In characters, at most 240 bytes; file systems allow 255. */
const longestName = 60

/** A file name that every system accepts, such as `PEPPER, BLACK.html`; long ones are cut. */
export function foodPageName(food: Pick<Food, 'name'>): string {
  const plain = food.name.replace(/[\\/:*?"<>|\s\p{C}]+/gu, ' ')
  const short = Array.from(plain.normalize('NFC')).slice(0, longestName).join('')
  const name = short.replace(/^[. ]+|[. ]+$/g, '') || 'food'
  return `${device.test(name) ? `food ${name}` : name}.html`
}

export function downloadFoodPage(food: Food): void {
  saveFile(new Blob([foodPage(food)], { type: 'text/html;charset=utf-8' }), foodPageName(food))
}
