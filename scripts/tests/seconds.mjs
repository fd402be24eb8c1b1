import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const file = path.resolve('node_modules/.cache/pearwell/seconds.json')

/** The last known duration of each test file. */
export const readSeconds = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** Stores the durations of this run. */
export function rememberSeconds(seconds) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...readSeconds(), ...seconds }))
}
