import { is, Table } from 'drizzle-orm'
import { getTableConfig, integer, pgTable, type PgTable } from 'drizzle-orm/pg-core'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { projectRoot } from '../config/project-root'
import { readable } from './readable'

type Module = Record<string, unknown>

const tablesFiles = import.meta.glob<Module>('../**/*.tables.ts', { eager: true })
const publicFiles = import.meta.glob<Module>('../features/*/*.public.ts', { eager: true })

/**
 * Modules below the features that may name their tables: backup and start must work with a database
 * of any age, without the features' code.
 */
const justified = {
  // The files that a backup includes, read in the same snapshot as its rows.
  'server/commands/backup/backup.ts': ['foods', 'report_keys', 'reports', 'settings', 'shares'],
  // The keys of reports are not part of a backup: they are written beside it and added by a
  // restore.
  'server/commands/backup/key-registry.ts': ['report_keys', 'reports'],
  'server/commands/backup/restore.ts': ['report_keys', 'reports'],
  // Whether data folder and database belong together is checked before the migrations.
  'server/data-folder/identity.ts': ['reports'],
  // The files that are moved between storages while a portal uses the database.
  'server/commands/move-files/move.ts': ['data_exports', 'foods', 'reports', 'settings', 'shares'],
}

/** The folder that a table is private to, by its name in the database. */
const homes = new Map(
  Object.entries(tablesFiles).flatMap(([file, module]) =>
    tablesIn(module).map((table) => [
      getTableConfig(table).name,
      path.posix.join('server/database', path.posix.dirname(file)),
    ]),
  ),
)

/** The tables that a module exports, also within objects and arrays. */
function tablesIn(module: Module): PgTable[] {
  return Object.values(module)
    .flatMap((value) => [value, ...Object.values(Object(value) as Module)])
    .filter((value) => is(value, Table)) as PgTable[]
}

/** A text that begins like this is SQL; no prose in the code does. */
const statement =
  /^\s*(?:select|with|insert|update|delete|merge|table|copy|lock|truncate|alter|create|drop)\b/i
const takesSql = /(?:^|\.)(?:sql|query|execute|raw|identifier)$/

/**
 * The SQL in a source file: `sql` templates, arguments of query functions, and all texts that begin
 * like a statement.
 */
function sqlIn(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node, inSql: boolean): void => {
    const text = textOf(node)
    if (text !== undefined && (inSql || statement.test(text))) found.push(text)
    const callee = ts.isTaggedTemplateExpression(node)
      ? node.tag
      : ts.isCallExpression(node)
        ? node.expression
        : undefined
    const isSql = inSql || (callee !== undefined && takesSql.test(callee.getText()))
    ts.forEachChild(node, (child) => visit(child, isSql))
  }
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true), false)
  return found
}

/** A literal's text, with `$` for the expressions of a template. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('$')
}

/**
 * The tables named in a source file's SQL after `from` and similar words, or in a list that follows
 * them.
 */
function tablesNamedIn(source: string): string[] {
  const texts = sqlIn(source)
  return [...homes.keys()]
    .filter((table) => {
      const name = String.raw`(?:only\s+|lateral\s+)?(?:"?public"?\.)?"?${table}\b`
      const word = String.raw`\b(?:from|join|into|update|using|table|truncate|copy|lock)\s+`
      const list = String.raw`\b(?:from|using|table|truncate|lock)\s(?:(?!\b(?:select|where|group|order|on|set)\b)[^;])*,\s*`
      const named = new RegExp(`^${table}$|(?:${word}|${list})${name}`, 'i')
      return texts.some((text) => named.test(text))
    })
    .sort()
}

const isProduct = (file: string) =>
  /(?<!\.test|\.tables)\.ts$/.test(file) && !/(?:^|\/)(?:testing|cases)\//.test(file)

it('no SQL names a table of another feature', () => {
  const found = readdirSync(path.join(projectRoot, 'server'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('server', file))
    .filter(isProduct)
    .map((file) => {
      const named = tablesNamedIn(readFileSync(path.join(projectRoot, file), 'utf8'))
      return [file, named.filter((table) => !file.startsWith(`${homes.get(table)}/`))] as const
    })
    .filter(([, foreign]) => foreign.length > 0)
  expect(Object.fromEntries(found)).toEqual(justified)
})

it.each([
  ['a template', 'db.execute(sql`select 1 from reports r where r.id = ${id}`)'],
  ['a fragment', 'sql<number>`(select count(*) from ${account} join "reports" on true)`'],
  ['a list of tables', 'sql`select 1 from ${account}, lateral f(1, 2) as x, reports`'],
  ['a query of the pool', "pool.query({ text: 'LOCK TABLE public.reports' })"],
  ['a name that is made SQL', "sql`select 1 from ${sql.identifier('reports')}`"],
  ['a text that is asked later', "const text = 'update only reports set version = 1'"],
])('a table is found in %s', (_what, source) => {
  expect(tablesNamedIn(source)).toEqual(['reports'])
})

it.each([
  ['a readable', 'sql`select ${report.id} from ${report}`'],
  ['a column of that name', "sql`select n, kept.reports, reports, 'from' as reports from kept`"],
  ['prose', "throw new Problem('invalid', 'It was taken from reports.')"],
])('no table is found in %s', (_what, source) => {
  expect(tablesNamedIn(source)).toEqual([])
})

it('no F.public module exports a table', () => {
  const given = Object.entries(publicFiles).filter(([, module]) => tablesIn(module).length > 0)
  expect(given.map(([file]) => file)).toEqual([])
})

it('an exported table is found under any name and within objects, and a readable is not a table', () => {
  const planted = pgTable('planted', { id: integer() })
  expect(tablesIn({ renamed: planted })).toEqual([planted])
  expect(tablesIn({ all: { planted } })).toEqual([planted])
  expect(tablesIn({ planted: readable('planted', planted) })).toEqual([])
})
