import { firstCharacters } from '@shared/domain/text/characters'
import { load } from 'cheerio/slim'
import { factsOfLines, otherParty } from '@shared/domain/reports/report-facts'
import { type Fact, type Field, fieldOfLabel } from '@shared/domain/reports/report-labels'
import { isTitleOfPerson } from './pdf-facts'

type PageNode = NonNullable<ReturnType<ReturnType<typeof load>['root']>[0]>['children'][number]
type Row = { cells: { text: string; isHead: boolean }[]; foreign: boolean }

const ignored = new Set(
  'script style title noscript template svg math select textarea iframe footer address nav object'.split(' '),
)
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend', 'caption'])
const inline = new Set(
  'a abbr b bdi code em font i label mark small span strong sub sup time u wbr output data tt center'.split(
    ' ',
  ),
)
/** Longer lines are prose, so only their beginning is read. */
const maxLine = 2000
const LONGEST_TITLE = 200
/** Marks the border between inline elements, where one value may end and the next label begin. */
const seam = '\ue000'
const otherPartyName = /(?:^|[-_\s])(?:footer|imprint|lab|laboratory)(?:$|[-_\s])/i

/**
 * Reads all labelled values of a page: rows of label and value, rows of labels above rows of
 * values, definition lists and "Label: value" text. Values in a footer, an address or under a
 * heading such as "Laboratory" or "Practitioner details" belong to somebody else and are left out.
 * `titles` are the page's title, its headings and lines such as `Dear Mr Miller`. The page must not
 * nest too deeply (isDeeperThan).
 */
export function readFacts(html: string): { facts: Fact[]; titles: string[] } {
  const titles: string[] = []
  const facts: Fact[] = []
  const rows: Row[][] = []
  const add = (field: Field | undefined, value: string) => {
    const clean = plain(value)
    if (field && clean !== '') facts.push({ field, value: clean })
  }
  let text = ''
  let term = ''
  let foreign = false
  let heading: string | undefined
  let waiting: Field | undefined

  const readLine = (line: string) => {
    const found = factsOfLine(line)
    for (const fact of found) add(fact.field, fact.value)
    if (found.length === 0 && !fieldOfLabel(line) && rows.length === 0) add(waiting, line)
    waiting = found.at(-1)?.value.trim() === '' ? found.at(-1)?.field : undefined
  }
  const endLine = () => {
    const line = text
    text = ''
    if (heading !== undefined) heading += ` ${line}`
    else if (!foreign && plain(line) !== '') {
      if (line.length < LONGEST_TITLE && isTitleOfPerson(plain(line))) titles.push(plain(line))
      readLine(line)
    }
    return line
  }
  const endCell = () => {
    const line = text
    endLine()
    const cell = rows.at(-1)?.at(-1)?.cells.at(-1)
    if (cell) cell.text += ` ${line}`
  }
  const open = (name: string) => {
    if (name === 'table') {
      endCell()
      rows.push([])
    } else if (name === 'tr') {
      endCell()
      rows.at(-1)?.push({ cells: [], foreign })
    } else if (name === 'td' || name === 'th') {
      endCell()
      rows
        .at(-1)
        ?.at(-1)
        ?.cells.push({ text: '', isHead: name === 'th' })
    } else if (headings.has(name)) {
      endCell()
      heading = ''
    } else if (inline.has(name)) text += seam
    else endCell()
  }
  const close = (name: string) => {
    if (name === 'dt') term = plain(endLine())
    else if (name === 'dd') {
      const value = endLine()
      if (!foreign) add(fieldOfLabel(term), value)
    } else if (headings.has(name)) {
      endLine()
      const said = heading ?? ''
      heading = undefined
      foreign = name !== 'h1' && otherParty.test(plain(said))
      if (!foreign && plain(said) !== '') {
        titles.push(plain(said))
        readLine(said)
      }
    } else if (inline.has(name)) text += seam
    else endCell()
    if (name === 'table') for (const fact of factsOfTable(rows.pop() ?? [])) add(fact.field, fact.value)
  }

  walk(
    load(html).root()[0]?.children ?? [],
    open,
    close,
    (said) => {
      text += said
    },
    (title) => titles.push(plain(title)),
  )
  endLine()
  return { facts, titles: titles.filter(Boolean) }
}

function walk(
  roots: PageNode[],
  open: (name: string) => void,
  close: (name: string) => void,
  say: (text: string) => void,
  call: (title: string) => void,
) {
  // Not recursive, as a deep page would overflow the call stack; a string ends its element.
  const stack: (PageNode | string)[] = [...roots].reverse()
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node === 'string') close(node)
    else if (isText(node)) say(node.data.replace(/\s+/gu, spaceOf))
    else if ('name' in node && 'attribs' in node) {
      const { name, attribs } = node
      if (name === 'title')
        call(
          node.children
            .filter(isText)
            .map(({ data }) => data)
            .join(' '),
        )
      if (ignored.has(name) || otherPartyName.test(`${attribs.class ?? ''} ${attribs.id ?? ''}`)) continue
      open(name)
      stack.push(name)
      const address = name === 'a' ? addressOfLink(attribs.href ?? '') : undefined
      const isWritten = node.children.some((child) => isText(child) && child.data.includes('@'))
      if (address !== undefined && !isWritten) say(address)
      else
        for (let index = node.children.length - 1; index >= 0; index -= 1) push(stack, node.children[index])
    }
  }
}

const isText = (node: PageNode): node is PageNode & { data: string } => node.nodeType === 3

function push(stack: (PageNode | string)[], node: PageNode | undefined) {
  if (node) stack.push(node)
}

/** Several hard spaces or a tab separate values on one line; other white space does not. */
const spaceOf = (space: string) => (/\u00a0[\s\u00a0]|[\s\u00a0]\u00a0/u.test(space) ? `${seam} ` : ' ')

function addressOfLink(href: string): string | undefined {
  const found = /^\s*mailto:([^?]*)/i.exec(href)?.[1]
  if (found === undefined) return undefined
  try {
    return decodeURIComponent(found)
  } catch {
    return found
  }
}

const plain = (text: string) =>
  text
    .replaceAll(seam, '')
    .replace(/[\s\p{Cc}\u00a0]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** "Label: value" texts, separated by an element, a bar, a semicolon or a wide gap. */
function factsOfLine(line: string): Fact[] {
  return firstCharacters(line, maxLine)
    .split(/[|;•·]/u)
    .flatMap((segment) => {
      const facts: Fact[] = []
      let last: Fact | undefined
      const parts = segment.split(seam)
      const isBeforeColon = beforeColon(parts)
      for (const [at, part] of parts.entries()) {
        const colon = part.search(/[:：]/u)
        const label = plain(part.slice(0, Math.max(colon, 0)))
        const field = fieldOfLabel(label === '' && isBeforeColon[at] ? plain(part) : label)
        if (field) {
          last = { field, value: label === '' ? '' : part.slice(colon + 1) }
          facts.push(last)
        } else if (/\p{L}/u.test(label)) last = undefined
        else if (last) last.value += part
      }
      return facts.map(({ field, value }) => ({ field, value: value.replace(/^[\s:：]+/u, '') }))
    })
}

/** Whether a colon follows each part: a label may be an element (`<b>Name</b>: Jane`). */
function beforeColon(parts: readonly string[]): boolean[] {
  const answers: boolean[] = []
  let isNext = false
  for (const part of [...parts].reverse()) {
    answers.push(isNext)
    const first = part.trimStart()[0]
    if (first !== undefined) isNext = first === ':' || first === '：'
  }
  return answers.reverse()
}

function factsOfTable(rows: Row[]): Fact[] {
  const read = rows.filter((row) => !row.foreign)
  return factsOfLines(
    read.map(({ cells }) => ({
      cells: cells.map((cell) => plain(cell.text)),
      isHead: cells.every((cell) => cell.isHead),
    })),
  )
}
