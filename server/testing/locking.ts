import { pattern } from '@shared/domain/text/pattern'

/** Tables that always stay small, so that locking them is brief. */
const small = ['data_folder', 'faqs', 'foods', 'machine_tokens', 'settings']

const unquoted = (name: string) => name.replaceAll('"', '').replace(/^public\./, '')

/** Statements that lock a large table for long, with the problem. */
const locking: readonly [what: RegExp, why: string][] = [
  [/^create (?:unique )?index (?!concurrently)/, 'makes an index without "concurrently"'],
  [/^drop index (?!concurrently)/, 'drops an index without "concurrently"'],
  [/\balter (?:column )?\S+ (?:set data )?type\b/, 'changes the type of a column'],
  [
    new RegExp(
      pattern`\badd (?:column )?(?!constraint).*(?:\bgenerated\b|serial\b|\b(?:random|gen_random_uuid|
      clock_timestamp|nextval|uuidv7)\s*\()`,
    ),
    'adds a column whose value each row has to be given',
  ],
  [
    /\badd constraint \S+ (?:foreign key|check)\b(?!.*\bnot valid\b)/,
    'adds a constraint without "not valid"',
  ],
  [
    /\badd (?:constraint \S+ )?(?:unique|primary key|exclude)\b(?!.*\busing index\b)/,
    'adds a key without "using index"',
  ],
  [/^(?:update|delete from)\b/, 'changes rows all at once rather than in portions'],
  [/^(?:cluster|vacuum|reindex|lock|truncate)\b/, 'takes the table for itself'],
]

/**
 * Lists the problems of a migration that runs while others read and write tables of a million rows,
 * one sentence each. `text` is the file, with drizzle's breakpoints between statements.
 */
export function lockingIn(text: string): string[] {
  const isOnline = /^-- (?:online|in) steps\b/.test(text)
  const made = new Set<string>()
  const validated = new Set<string>()
  return text.split('--> statement-breakpoint').flatMap((part) => {
    const isInBatches = /^\s*-- in (?:batches|portions)\b/.test(part)
    const statement = part
      .replaceAll(/--.*$/gm, '')
      .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase()
    const found: string[] = []
    for (const one of statement
      .split(';')
      .map((each) => each.trim())
      .filter(Boolean)) {
      const table = tableOf(one)
      if (/^create table\b/.test(one)) made.add(table)
      const isOnLarge = !made.has(table) && !small.includes(table)
      const say = (why: string) => found.push(`${why}: ${one}`)
      const isConcurrent = /\bindex concurrently\b/.test(one)
      if (isConcurrent && !isOnline) say('is not possible outside of steps')
      if (isConcurrent && !/ if (?:not )?exists /.test(one))
        say('cannot be done again without "if (not) exists"')
      if (/\bvalidate constraint\b/.test(one)) {
        validated.add(table)
        if (!isOnline) say('looks through the table while what the migration has locked waits')
      }
      if (!isOnLarge) continue
      if (/\bset not null\b/.test(one) && !(isOnline && validated.has(table)))
        say('looks through the table: first a check, "not valid", then validated, both in steps')
      if (/^do\b/.test(one)) say('does what nobody can read here')
      for (const [what, why] of locking)
        if (what.test(one) && !(isInBatches && isOnline && / limit /.test(one))) say(why)
    }
    return found
  })
}

/** The table that a statement changes, or '' if none. */
function tableOf(statement: string): string {
  const name =
    new RegExp(
      pattern`^(?:create table(?: if not exists)?|alter table(?: only)?(?: if exists)?|update|delete from|
      lock(?: table)?|truncate(?: table)?|cluster|reindex table) (\S+)`,
    ).exec(statement)?.[1] ?? /^create (?:unique )?index .*?\bon (?:only )?([^\s(]+)/.exec(statement)?.[1]
  return name === undefined ? '' : unquoted(name)
}
