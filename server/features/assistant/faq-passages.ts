import { asc, inArray, sql } from 'drizzle-orm'
import type { Role } from '@shared/core/roles'
import type { Database } from '../../database/connect'
import { audiences, faq, type ShippedFaq, shippedFaqs } from '../faqs/faqs.public'
import { linkTo } from '@shared/screens'
import { isManner, sensesIn } from './synonyms'
import { fillers, stemsOf, withoutTypos } from './stems'

/**
 * `key`: of one whose question or answer is as it shipped. `titleWords`: how many words of the question, ways of asking
 * aside, its own question has.
 */
export type FaqPassage = {
  id: number
  key: string | undefined
  question: string
  answer: string
  targetRole: Role
  score: number
  titleWords: number
}

/** What a word of the question counts for where it stands in an FAQ. */
const IN_TITLE = 1
const IN_ANSWER = 0.5
/** How much of the score is the question's share in the FAQ; the rest is the title's share in the question. */
const OF_QUESTION = 0.7
/** A word that no FAQ holds weighs less than the rarest one that some do: paraphrases are full of them. */
const UNKNOWN = 0.9
/** What every FAQ holds still weighs this much. */
const COMMONEST = 0.1
/** An FAQ that holds a word in its answer alone makes it this much less rare. */
const HELD_IN_ANSWER = 0.3
/** "Who", "when" and "why" beside what is asked about. */
const MANNER = 0.4
/** Among equals, an FAQ that is written for the role comes before one that the role may see. */
const OWN_ROLE = 1.06

type Row = { id: number; question: string; answer: string; category: string; targetRole: Role }
type Indexed = Row & { key: string | undefined; title: Set<string>; told: Set<string> }
type Index = { state: string; faqs: Indexed[]; holders: Map<string, number>; words: string[] }

const indexes = new Map<Role, Index>()

/**
 * The FAQs of the role. `score` (0 to 1) says how much of the question they cover and how much of their title is
 * asked: a word or a way of saying it weighs more the fewer FAQs hold it.
 */
export async function findFaqs(db: Database, role: Role, question: string): Promise<FaqPassage[]> {
  const { faqs, holders, words } = await indexOf(db, role)
  const { senses, rest } = sensesIn(await withoutTypos(db, question, words))
  const [stems = []] = await stemsOf(db, [rest])
  const asked = [...new Set([...senses, ...stems.filter((stem) => !fillers.has(stem))])]
  // Where nothing is known but the way of asking, nothing is asked about.
  const isAsked = asked.some((token) => holders.has(token) && !isManner(token))
  const weightOf = (token: string) => {
    const held = holders.get(token)
    const rare = Math.max(COMMONEST, Math.log((1 + faqs.length) / (1 + (held ?? 0))))
    return rare * (held === undefined ? UNKNOWN : isManner(token) ? MANNER : 1)
  }
  const whole = sum(asked, weightOf)
  return faqs.map(({ id, key, question, answer, targetRole, title, told }) => {
    const found = sum(
      asked,
      (token) => weightOf(token) * (title.has(token) ? IN_TITLE : told.has(token) ? IN_ANSWER : 0),
    )
    const inTitle = sum([...title], weightOf)
    const ofTitle = sum(
      [...title].filter((token) => asked.includes(token)),
      weightOf,
    )
    const score = OF_QUESTION * (found / whole) + (1 - OF_QUESTION) * (inTitle > 0 ? ofTitle / inTitle : 0)
    const titleWords = asked.filter((token) => title.has(token) && !isManner(token)).length
    const forRole = isAsked ? Math.min(1, score * (targetRole === role ? OWN_ROLE : 1)) : 0
    return { id, key, question, answer, targetRole, titleWords, score: forRole }
  })
}

/** Where the role reads an FAQ: a path in the portal. */
/** From here on words of the laboratory's own FAQ tell what it was written for. */
const OF_THE_LAB = 0.6

/** Whether the laboratory has written an FAQ of its own that a question asks for: it comes before what ships. */
export async function isToldByLab(db: Database, role: Role, question: string): Promise<boolean> {
  const found = await findFaqs(db, role, question)
  return found.some(({ key, score }) => key === undefined && score >= OF_THE_LAB)
}

export const faqLink = (role: Role, id: number) => linkTo(`/${role}/faqs`, { hash: `faq-${id}` })

/** The FAQ that shipped under this key, as a source that the role may open; undefined where it is gone or rewritten. */
export async function faqSource(db: Database, role: Role, key: string) {
  const found = (await indexOf(db, role)).faqs.find((faq) => faq.key === key)
  return found && { kind: 'faq' as const, title: found.question, link: faqLink(role, found.id) }
}

/** That FAQ as an answer; one that says Yes or No is told with what it was asked. */
export async function faqTold(db: Database, role: Role, key: string) {
  const found = (await indexOf(db, role)).faqs.find((faq) => faq.key === key)
  if (!found) return undefined
  const { id, question, answer } = found
  return {
    answer: /^(?:yes|no)\b/iu.test(answer) ? `About “${question}”: ${answer}` : answer,
    sources: [{ kind: 'faq' as const, title: question, link: faqLink(role, id) }],
    verdicts: [],
  }
}

const sum = (tokens: readonly string[], of: (token: string) => number): number =>
  tokens.reduce((total, token) => total + of(token), 0)

/** What the role's FAQs speak of; made anew when one of them has changed. */
async function indexOf(db: Database, role: Role): Promise<Index> {
  const mine = inArray(faq.targetRole, audiences[role])
  const [now] = await db
    .select({
      state: sql<string>`coalesce(string_agg(${faq.id} || ':' || ${faq.version}, ',' order by ${faq.id}), '')`,
    })
    .from(faq)
    .where(mine)
  const state = now?.state ?? ''
  const before = indexes.get(role)
  if (before?.state === state) return before
  const rows: Row[] = await db
    .select({
      id: faq.id,
      question: faq.question,
      answer: faq.answer,
      category: faq.category,
      targetRole: faq.targetRole,
    })
    .from(faq)
    .where(mine)
    .orderBy(asc(faq.id))
  const titles = await stemsOf(
    db,
    rows.map(({ question }) => question),
  )
  const bodies = await stemsOf(
    db,
    rows.map(({ answer, category }) => `${category} ${answer}`),
  )
  const shipped = await shippedFaqs()
  const isSame = (row: Row) => (faq: ShippedFaq) => faq.question === row.question || faq.answer === row.answer
  const faqs = rows.map((row, place) => ({
    ...row,
    key: shipped[row.targetRole === 'client' ? 'client' : 'practitioner'].find(isSame(row))?.key,
    title: tokensOf(row.question, titles[place]),
    told: tokensOf(`${row.category} ${row.answer}`, bodies[place]),
  }))
  const holders = new Map<string, number>()
  for (const { title, told } of faqs)
    for (const token of new Set([...title, ...told]))
      holders.set(token, (holders.get(token) ?? 0) + (title.has(token) ? 1 : HELD_IN_ANSWER))
  const words = [
    ...new Set(
      rows.flatMap((row) => `${row.question} ${row.answer}`.toLowerCase().match(/\p{L}{5,}/gu) ?? []),
    ),
  ]
  const index = { state, faqs, holders, words }
  indexes.set(role, index)
  return index
}

const tokensOf = (text: string, stems: readonly string[] = []) =>
  new Set([...sensesIn(text).senses, ...stems.filter((stem) => !fillers.has(stem))])
