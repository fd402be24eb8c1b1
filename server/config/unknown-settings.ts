import { pattern } from '@shared/domain/text/pattern'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { closest, distance } from 'fastest-levenshtein'
import { environment } from './config'
import { projectRoot } from './project-root'

const known = Object.keys(environment.shape)

/** Prefixes of our names that other programs use as well. */
const others = ['AWS_', 'OPENAI_', 'SESSION_']
const beginnings = new Set(
  known.flatMap((name) => /^[A-Z]+_/.exec(name) ?? []).filter((word) => !others.includes(word)),
)

/** Settings of other software: Node.js, tests, AWS and OpenAI tools, proxies, the system. */
const forOthers = new RegExp(
  pattern`^(NODE|NPM)_|_PROXY$|^(PLAYWRIGHT_\w+|PEARWELL_(POSTGRES|SEED)|AWS_(SESSION_TOKEN|PROFILE|
    SDK_\w+)|OPENAI_(ORG_ID|PROJECT_ID|LOG))$|^(BROWSER_PATH|CI|TZ|LANG|LC_ALL|PATH)$`,
  'i',
)

/** One sentence per unknown setting in `.env`, or in the environment if nearly one of ours. */
export function unknownSettings(env: NodeJS.ProcessEnv, file = dotEnv()): string[] {
  const inFile = Object.keys(parseEnv(file)).filter(
    (name) => !isKnown(name) && (looksLikeOurs(name) || !forOthers.test(name)),
  )
  const around = Object.keys(env).filter(
    (name) => !inFile.includes(name) && !isKnown(name) && looksLikeOurs(name),
  )
  return [
    ...inFile.map((name) => `${name} in .env is not a known setting and has no effect. ${meant(name)}`),
    ...around.map(
      (name) => `${name} in the environment is not a known setting and has no effect. ${meant(name)}`,
    ),
  ]
}

const isKnown = (name: string) => known.includes(name)

function meant(name: string): string {
  const upper = name.toUpperCase()
  const [word = ''] = upper.split('_')
  const alike = known.filter((one) => one.startsWith(`${word}_`))
  return `Did you mean ${closest(upper, alike.length > 0 ? alike : known)}?`
}

function looksLikeOurs(name: string): boolean {
  const upper = name.toUpperCase()
  if (isKnown(upper)) return true
  return (
    [...beginnings].some((word) => name.startsWith(word)) ||
    known.some((one) => one.length > 'HOSTNAME'.length && distance(one, upper) === 1)
  )
}

function dotEnv(): string {
  const file = path.join(projectRoot, '.env')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
