// Refuses private words (scripts/private-words.json), long lines and long commit subjects.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { longLines } from './long-lines.mjs'

const list = 'scripts/private-words.json'
const MOST_OF_A_SUBJECT = 72
/**
 * Code and prose; data is in the words of other people, and migrations that have run stay as they
 * are.
 */
const checked = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.md', '*.css', '*.yaml', '*.yml', '.ci'].concat(
  ['migrations', 'bench/labels', 'server/testing/questions'].map((path) => `:(exclude)${path}`),
)

/** What git prints; nothing where it finds nothing (status 1). */
function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 }).split('\n').filter(Boolean)
  } catch (error) {
    if (error.status === 1 && !error.stderr) return []
    throw error
  }
}

/** @type {{ pattern: string, say: string, why: string, except?: string[] }[]} */
const words = JSON.parse(readFileSync(list, 'utf8'))
const problems = []

for (const { pattern, say, except = [] } of words) {
  const paths = ['--', ...checked, ...except.map((path) => `:(exclude)${path}`)]
  for (const line of git('grep', '-nIP', '-e', pattern, ...paths))
    problems.push(`say "${say}": ${line.slice(0, 160)}`)
  const name = new RegExp(pattern)
  for (const file of git('ls-files', ...paths))
    if (name.test(file)) problems.push(`say "${say}": the file ${file}`)
}

const [since] = git('log', '--diff-filter=A', '--format=%H', '--', list).slice(-1)
for (const line of since ? git('log', '--no-merges', '--format=%h %s', `${since}..HEAD`) : []) {
  const subject = line.slice(line.indexOf(' ') + 1)
  if (subject.length > MOST_OF_A_SUBJECT)
    problems.push(`a subject of ${subject.length} characters (at most ${MOST_OF_A_SUBJECT}): ${line}`)
}

problems.push(...longLines().map((line) => `too long: ${line.slice(0, 160)}`))

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
