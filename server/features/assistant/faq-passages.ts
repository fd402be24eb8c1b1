import { asc, inArray, sql } from 'drizzle-orm'
import type { Role } from '@shared/core/roles'
import { plainQuotes } from '@shared/domain/text/fold'
import { linkTo } from '@shared/screens'
import type { Database } from '../../database/connect'
import { audiences, faq, type SeedFaq, cachedSeedFaqs } from '../faqs/faqs.public'
import { textFile } from './text-file'
import type { Answer } from './answer'

/** A candidate FAQ. `key`: set while its text is the seeded one. `score`: 0 to 1. */
export type FaqPassage = {
  id: number
  key: string | undefined
  question: string
  answer: string
  score: number
}

/** Weight of a word by where the FAQ has it. */
const IN_TITLE = 1
const IN_ANSWER = 0.5
/** The question's share in the score; the title's share is the rest. */
const OF_QUESTION = 0.7
/** Paraphrases are full of words that no FAQ has. */
const UNKNOWN = 0.9
const COMMONEST = 0.1
/** A word in an answer counts less than one in a title. */
const HELD_IN_ANSWER = 0.3
/** The score from which an FAQ answers a question without an intent. */
const RELEVANT = 0.45
/** The score from which a laboratory's own FAQ fits a question. */
const OF_THE_LAB = 0.6

type Row = { id: number; question: string; answer: string; category: string; targetRole: Role }
type Indexed = Row & { key: string | undefined; title: Set<string>; inAnswer: Set<string> }
type Index = { state: string; faqs: Indexed[]; holders: Map<string, number> }

const indexes = new Map<Role, Index>()

/** A reordered FAQ fits no better than the exact one. */
const SAME_WORDS = 0.99

/** The role's FAQs by score; a word weighs more the fewer FAQs have it. */
async function scored(db: Database, role: Role, question: string): Promise<FaqPassage[]> {
  const { faqs, holders } = await indexOf(db, role)
  const [asked = []] = await stemsOf(db, [question])
  if (!asked.some((token) => holders.has(token))) return []
  const weightOf = (token: string) => {
    const held = holders.get(token)
    const rare = Math.max(COMMONEST, Math.log((1 + faqs.length) / (1 + (held ?? 0))))
    return rare * (held === undefined ? UNKNOWN : 1)
  }
  const whole = sum(asked, weightOf)
  return faqs
    .map(({ id, key, question: title, answer, title: inTitle, inAnswer }) => {
      const found = sum(
        asked,
        (token) => weightOf(token) * (inTitle.has(token) ? IN_TITLE : inAnswer.has(token) ? IN_ANSWER : 0),
      )
      const same = [...inTitle].filter((token) => asked.includes(token))
      const ofTitle = inTitle.size > 0 ? sum(same, weightOf) / sum([...inTitle], weightOf) : 0
      const score = OF_QUESTION * (found / whole) + (1 - OF_QUESTION) * ofTitle
      return {
        id,
        key,
        question: title,
        answer,
        score: isSamePut(title, question) ? 1 : Math.min(score, SAME_WORDS),
      }
    })
    .sort((one, other) => other.score - one.score || one.id - other.id)
}

export const faqsFor = async (db: Database, role: Role, question: string): Promise<FaqPassage[]> =>
  (await scored(db, role, question)).filter(({ score }) => score >= RELEVANT)

/** An FAQ asked by its own words, or written by the laboratory; it precedes seeded ones. */
export async function faqNamed(db: Database, role: Role, question: string): Promise<Answer | undefined> {
  const [best] = await scored(db, role, question)
  const isMeant = best && (best.score === 1 || (best.key === undefined && best.score >= OF_THE_LAB))
  return isMeant ? toAnswer(role, best) : undefined
}

const isSamePut = (one: string, other: string) => wordsOf(one) === wordsOf(other)
const wordsOf = (text: string) =>
  plainQuotes(text.toLowerCase())
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** An FAQ as a source, with its link for the role. */
export const sourceOf = (
  role: Role,
  { id, question }: Pick<Row, 'id' | 'question'>,
): Answer['sources'][number] => ({
  kind: 'faq',
  title: question,
  link: linkTo(`/${role}/faqs`, { hash: `faq-${id}` }),
})

/** Seeded FAQs by key, without deleted, rewritten or hidden ones. */
export async function faqSources(
  { db, actor }: { db: Database; actor: { role: Role } },
  ...keys: readonly string[]
): Promise<Answer['sources']> {
  const { faqs } = await indexOf(db, actor.role)
  return keys.flatMap((key) => {
    const found = faqs.find((one) => one.key === key)
    return found ? [sourceOf(actor.role, found)] : []
  })
}

export async function faqAnswer(db: Database, role: Role, key: string): Promise<Answer | undefined> {
  const found = (await indexOf(db, role)).faqs.find((one) => one.key === key)
  return found && toAnswer(role, found)
}

/** A Yes or No is shown with its question. */
const toAnswer = (role: Role, { id, question, answer }: Pick<Row, 'id' | 'question' | 'answer'>): Answer => ({
  answer: /^(?:yes|no)\b/iu.test(answer) ? `About “${question}”: ${answer}` : answer,
  sources: [sourceOf(role, { id, question })],
  verdicts: [],
})

const sum = (tokens: readonly string[], of: (token: string) => number): number =>
  tokens.reduce((total, token) => total + of(token), 0)

/** Rebuilt when an FAQ has changed. */
async function indexOf(db: Database, role: Role): Promise<Index> {
  const mine = inArray(faq.targetRole, audiences[role])
  const [now] = await db
    .select({
      state: sql<string>`current_database() || ' ' ||
        coalesce(string_agg(${faq.id} || ':' || ${faq.version}, ',' order by ${faq.id}), '')`,
    })
    .from(faq)
    .where(mine)
  const state = now?.state ?? ''
  const before = indexes.get(role)
  if (before?.state === state) return before
  const { id, question, answer, category, targetRole } = faq
  const rows: Row[] = await db
    .select({ id, question, answer, category, targetRole })
    .from(faq)
    .where(mine)
    .orderBy(asc(faq.id))
  const stems = await stemsOf(
    db,
    rows.flatMap((row) => [row.question, `${row.category} ${row.answer}`]),
  )
  const seeded = await cachedSeedFaqs()
  const isSame = (row: Row) => (one: SeedFaq) => one.question === row.question || one.answer === row.answer
  const faqs = rows.map((row, place) => ({
    ...row,
    key: seeded[row.targetRole === 'client' ? 'client' : 'practitioner'].find(isSame(row))?.key,
    title: new Set(stems[2 * place]),
    inAnswer: new Set(stems[2 * place + 1]),
  }))
  const holders = new Map<string, number>()
  for (const { title, inAnswer } of faqs)
    for (const token of new Set([...title, ...inAnswer]))
      holders.set(token, (holders.get(token) ?? 0) + (title.has(token) ? 1 : HELD_IN_ANSWER))
  const index = { state, faqs, holders }
  indexes.set(role, index)
  return index
}

/** Word stems as Postgres reads English, without words of every question. */
async function stemsOf(db: Database, texts: readonly string[]): Promise<string[][]> {
  if (texts.length === 0) return []
  const { rows } = await db.execute<{ stems: string[] }>(sql`
    select tsvector_to_array(to_tsvector('english', text)) as stems
    from unnest(${sql.param(texts)}::text[]) with ordinality as given (text, place) order by place`)
  return rows.map(({ stems }) => stems.filter((stem) => !fillers.has(stem)))
}

const fillers: ReadonlySet<string> = new Set(textFile('fillers.txt').split(/\s+/u))
