import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import specified from './specified-texts.json' with { type: 'json' }

/** Sources that people's texts are written in, in one line, with plain apostrophes. */
const written = ['client/src', 'server', 'shared']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.(?:tsx?|json|md|txt)$/u.test(path))
  .filter((path) => !/\.test\.|\/testing\/|\/tests\/|ways-of-asking/u.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join(' ')
  .replaceAll(/\s+/gu, ' ')
  .replaceAll(/\\'|’|&apos;/gu, "'")

/** The words between the names and numbers that a text takes in. */
const piecesOf = (text: string) =>
  text
    .split(/<[^>]+>|\{[^}]+\}|\b[XYNM]\b|\.\.\.$/u)
    .map((piece) => piece.replaceAll('’', "'").trim())
    .filter(({ length }) => length > 3)

it.each(specified)('keeps to the letter: %s', (text) => {
  expect(piecesOf(text).filter((piece) => !written.includes(piece))).toEqual([])
})
