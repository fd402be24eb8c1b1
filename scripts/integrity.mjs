import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Adds hashes to the scripts and styles of each page. Only files with a hash in their name get one,
 * because the service worker may serve an older version of any other file for a moment.
 */
export function addIntegrity(directory) {
  const hashed = (named, file) => {
    const hash = createHash('sha384')
      .update(readFileSync(path.join(directory, file)))
      .digest('base64')
    return `${named} integrity="sha384-${hash}"`
  }
  for (const name of ['index.html', 'share.html']) {
    const page = path.join(directory, name)
    const html = readFileSync(page, 'utf8').replace(/ (?:src|href)="(\/assets\/[^"]+)"/g, hashed)
    writeFileSync(page, html)
  }
}
