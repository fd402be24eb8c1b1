import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Gives the page the hashes of the scripts and styles that it names. Only of those whose names change with them: what the
 * service worker keeps under another name may be older than the page for a moment.
 */
export function addIntegrity(directory) {
  const page = path.join(directory, 'index.html')
  const html = readFileSync(page, 'utf8').replace(/ (?:src|href)="(\/assets\/[^"]+)"/g, (named, file) => {
    const hash = createHash('sha384')
      .update(readFileSync(path.join(directory, file)))
      .digest('base64')
    return `${named} integrity="sha384-${hash}"`
  })
  writeFileSync(page, html)
}
