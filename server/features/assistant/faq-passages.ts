import { sql } from 'drizzle-orm'
import type { Role } from '@shared/core/roles'
import type { Database } from '../../database/connect'
import { audiences } from '../faqs/faqs.public'

export type FaqPassage = { id: number; question: string; answer: string; targetRole: Role; score: number }

/** A word that is missing from every FAQ is read as the one it resembles at least this much (trigram similarity). */
const TYPO = 0.42
/** A word of the question counts this much in the title, and this much in the text. */
const IN_QUESTION = 1
const IN_ANSWER = 0.45
const MOST = 4

type Row = { id: number; question: string; answer: string; targetRole: Role; asked: string[]; told: string[] }

/**
 * The FAQs of the role that speak of what is asked, best first. `score` (0 to 1) says how much of the question's weight
 * they cover: a word weighs more the fewer FAQs hold it, and what no FAQ knows weighs most.
 */
export async function findFaqs(db: Database, role: Role, question: string): Promise<FaqPassage[]> {
  const { rows } = await db.execute<Row & { words: string[] }>(sql`
    select id, question, answer, target_role as "targetRole",
      tsvector_to_array(to_tsvector('english', question || ' ' || category)) as asked,
      tsvector_to_array(to_tsvector('english', answer)) as told,
      tsvector_to_array(to_tsvector('english', ${widened(question)})) as words
    from faqs where target_role = any(${sql.param(audiences[role])}::text[])`)
  const words = rows[0]?.words.filter((word) => !fillers.has(word)) ?? []
  if (words.length === 0) return []
  const holders = new Map<string, number>()
  for (const { asked, told } of rows)
    for (const word of new Set([...asked, ...told])) holders.set(word, (holders.get(word) ?? 0) + 1)
  const meant = await withoutTypos(db, words, [...holders.keys()])
  const weightOf = (word: string) => Math.log(1 + rows.length / (1 + (holders.get(word) ?? 0)))
  const total = meant.reduce((sum, word) => sum + weightOf(word), 0)
  return rows
    .map(({ asked, told, ...faq }) => {
      const covered = meant.reduce(
        (sum, word) =>
          sum + weightOf(word) * (asked.includes(word) ? IN_QUESTION : told.includes(word) ? IN_ANSWER : 0),
        0,
      )
      return {
        id: faq.id,
        question: faq.question,
        answer: faq.answer,
        targetRole: faq.targetRole,
        score: covered / total,
      }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, MOST)
}

async function withoutTypos(db: Database, words: string[], known: string[]): Promise<string[]> {
  const strange = words.filter((word) => word.length > 3 && !known.includes(word))
  if (strange.length === 0) return words
  const { rows } = await db.execute<{ word: string; meant: string }>(sql`
    select distinct on (word) word, meant
    from unnest(${sql.param(strange)}::text[]) as word, unnest(${sql.param(known)}::text[]) as meant
    where similarity(word, meant) >= ${TYPO} and left(word, 1) = left(meant, 1)
    order by word, similarity(word, meant) desc`)
  const meantBy = new Map(rows.map(({ word, meant }) => [word, meant]))
  return [...new Set(words.map((word) => meantBy.get(word) ?? word))]
}

/** What people say, and the words our FAQs have for it. */
const synonyms: [said: RegExp, ours: string][] = [
  [/\b(?:doc|gp|physician|specialist)s?\b/gi, 'doctor'],
  [/\b(?:kid|baby|toddler|infant)s?\b/gi, 'child'],
  [/\b(?:score|number|figure|reading|outcome)s?\b/gi, 'value level result'],
  [/\b(?:cut out|stay away from|give up|quit|leave out|ditch|stop eating)\b/gi, 'avoid exclude'],
  [/\b(?:swap|substitute|instead of|alternative)s?\b/gi, 'replace'],
  [/\b(?:login|log in|log on|signin)\b/gi, 'sign in'],
  [/\b(?:pic|photo|picture|snap)s?\b/gi, 'photo image camera'],
  [/\b(?:packet|packaging|package|ingredient list)s?\b/gi, 'label'],
  [/\b(?:prick|needle|finger|vial|tube)s?\b/gi, 'blood sample'],
  [/\b(?:erase|remove|wipe|get rid of|close)\b/gi, 'delete'],
  [/\b(?:secret|private|confidential|gdpr|snoop)\b/gi, 'privacy data'],
  [/\b(?:bring back|add back|reintroduc\w+|re-introduc\w+|start eating)\b/gi, 'reintroduce'],
  [/\b(?:dish|meal|cook|cooking|menu)(?:es|s)?\b/gi, 'recipe'],
]

function widened(question: string): string {
  const more = synonyms.filter(([said]) => question.search(said) >= 0).map(([, ours]) => ours)
  return [question, ...more].join(' ')
}

/** Lexemes that stand in questions of every kind and tell nothing. */
const fillers = new Set(
  'can could would should may might must please tell want need know get got go help thing someth anyth someon use make say mean like also one way good bad better best question answer hello hi hey thank thanx'.split(
    ' ',
  ),
)
