import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const file = path.resolve('node_modules/.cache/pearwell/seconds.json')

/** How long the tests of each file took when they ran last, as far as that is known. */
export const readSeconds = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** Remembers how long they took now. */
export function rememberSeconds(seconds) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...readSeconds(), ...seconds }))
}
