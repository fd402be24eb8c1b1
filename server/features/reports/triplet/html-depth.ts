/**
 * Whether an HTML text nests deeper than `limit`. It reads the text once, so that a page made to
 * exhaust the parser (whose work grows with depth times tags) is refused before it is parsed. It
 * closes elements as that parser (htmlparser2) does; where it differs it counts too deep, never too
 * shallow.
 */
export function isDeeperThan(html: string, limit: number): boolean {
  const open: string[] = []
  const times = new Map<string, number>()
  const pop = () => {
    const name = open.pop()
    if (name !== undefined) times.set(name, (times.get(name) ?? 0) - 1)
    return name
  }
  const foreign = [false]
  let at = html.indexOf('<')
  while (at !== -1) {
    const tag = readTag(html, at)
    at = html.indexOf('<', tag.next)
    if (tag.name === '') continue
    if (tag.closes) {
      if (inForeign.has(tag.name) || backInHtml.has(tag.name)) foreign.pop()
      // The count keeps the work linear: an end tag with no open element pops nothing.
      while ((times.get(tag.name) ?? 0) > 0) if (pop() === tag.name) break
      continue
    }
    const implied = closedBy.get(tag.name)
    while (implied?.includes(open.at(-1) ?? '')) pop()
    if (empty.has(tag.name) || (tag.selfClosing && foreign.at(-1))) continue
    open.push(tag.name)
    times.set(tag.name, (times.get(tag.name) ?? 0) + 1)
    if (inForeign.has(tag.name)) foreign.push(true)
    if (backInHtml.has(tag.name)) foreign.push(false)
    if (open.length > limit) return true
    if (raw.has(tag.name)) at = endOfRaw(html, tag.next, tag.name)
  }
  return false
}

const empty = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'wbr'])
const raw = new Set(['script', 'style', 'title', 'textarea', 'xmp'])
const inForeign = new Set(['svg', 'math'])
const backInHtml = new Set('mi mo mn ms mtext annotation-xml foreignobject desc title'.split(' '))
const block = 'h1 h2 h3 h4 h5 h6 hr p div table ul ol dl section form'.split(' ')
const closedBy = new Map<string, string[]>([
  ...block.map((name): [string, string[]] => [name, ['p']]),
  ['tr', ['tr', 'th', 'td']],
  ['td', ['thead', 'th', 'td']],
  ['th', ['th']],
  ['tbody', ['thead', 'tbody']],
  ['li', ['li']],
  ['dt', ['dt', 'dd']],
  ['dd', ['dt', 'dd']],
  ['option', ['option']],
])

type Tag = { name: string; closes: boolean; selfClosing: boolean; next: number }

function readTag(html: string, at: number): Tag {
  const none = { name: '', closes: false, selfClosing: false }
  if (html.startsWith('<!--', at)) return { ...none, next: after(html, '-->', at + 2) }
  if (html[at + 1] === '!' || html[at + 1] === '?') return { ...none, next: after(html, '>', at) }
  const closes = html[at + 1] === '/'
  const from = at + (closes ? 2 : 1)
  if (!/[a-z]/i.test(html[from] ?? '')) return { ...none, next: from }
  let end = from
  while (end < html.length && !/[\s/>]/.test(html[end] ?? '')) end += 1
  const name = html.slice(from, Math.min(end, from + 40)).toLowerCase()
  const next = closes ? after(html, '>', end) : endOfAttributes(html, end)
  return { name, closes, selfClosing: html[next - 2] === '/', next }
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found === -1 ? html.length : found + mark.length
}

function endOfAttributes(html: string, from: number): number {
  let at = from
  while (at < html.length && html[at] !== '>') {
    at += 1
    if (html[at - 1] !== '=') continue
    while (/\s/.test(html[at] ?? '')) at += 1
    const quote = html[at]
    if (quote === '"' || quote === "'") at = after(html, quote, at + 1)
    else while (at < html.length && !/[\s>]/.test(html[at] ?? '')) at += 1
  }
  return at + 1
}

function endOfRaw(html: string, from: number, name: string): number {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi')
  close.lastIndex = from
  return close.exec(html)?.index ?? -1
}
