import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const pages = ['README.md', ...markdownIn('docs')]

function markdownIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
}

/** A page's text without its code, which may contain brackets that are no links. */
const proseOf = (page: string) =>
  readFileSync(path.join(root, page), 'utf8')
    .replace(/^ *```[^]*?^ *```/gm, '')
    .replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()]/g, ''))

/** Each link to another place of the repository, as the file or folder and its anchor. */
function linksOf(page: string) {
  const targets = [...proseOf(page).matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)|^\[[^\]]+\]: (\S+)/gm)]
    .map(([, inline, reference]) => inline ?? reference ?? '')
    .filter((target) => !/^[a-z]+:/i.test(target))
  return targets.map((target) => {
    const [file = '', anchor = ''] = target.split('#')
    const to = file === '' ? page : path.posix.join(path.posix.dirname(page), decodeURI(file))
    return { target, to: to.replace(/\/$/, ''), anchor }
  })
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>()
  const text = readFileSync(path.join(root, page), 'utf8').replace(/^ *```[^]*?^ *```/gm, '')
  for (const [, heading = ''] of text.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-')
    let name = anchor
    for (let times = 1; anchors.has(name); times++) name = `${anchor}-${times}`
    anchors.add(name)
  }
  for (const [, id = ''] of text.matchAll(/<a (?:id|name)="([^"]+)"/g)) anchors.add(id)
  return anchors
}

/** Pages that links reach from README.md; a link to a folder reaches its README.md. */
function reached(): Set<string> {
  const found = new Set(['README.md'])
  for (const page of found)
    for (const { to } of linksOf(page)) {
      const next = pages.includes(`${to}/README.md`) ? `${to}/README.md` : to
      if (pages.includes(next)) found.add(next)
    }
  return found
}

/**
 * The project's paths that a page names as code, without those that stand for any feature or file.
 */
const pathsNamed = (page: string) =>
  [
    ...readFileSync(path.join(root, page), 'utf8').matchAll(
      /`((?:client|server|shared|scripts|docs|e2e|bench)\/[\w./-]+)`/g,
    ),
  ]
    .map(([, named = '']) => named)
    .filter((named) => !/\/F(?:[./]|$)|NNNN|SUBJECT/.test(named))

describe('the documentation', () => {
  it.each(pages)('%s links only to files and headings that exist', (page) => {
    const broken = linksOf(page).filter(({ to, anchor }) => {
      const file = path.join(root, to)
      if (to.startsWith('..') || !existsSync(file)) return true
      return anchor !== '' && !(statSync(file).isFile() && to.endsWith('.md') && anchorsOf(to).has(anchor))
    })
    expect(broken.map(({ target }) => target)).toEqual([])
  })

  it.each(pages)('%s names only paths that exist', (page) => {
    const missing = pathsNamed(page).filter(
      (named) => !existsSync(path.join(root, named)) && !existsSync(path.join(root, `${named}.ts`)),
    )
    expect(missing).toEqual([])
  })

  it('is reachable by links from README.md', () => {
    const known = reached()
    expect(pages.filter((page) => !known.has(page))).toEqual([])
  })
})
