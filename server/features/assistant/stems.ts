import { sql } from 'drizzle-orm'
import { ordinaryWords } from '@shared/domain/food-matcher/ordinary-words'
import type { Database } from '../../database/connect'

/** A word that stands nowhere in the FAQs is read as the one of theirs that it resembles at least this much. */
const TYPO = 0.45
const SHORTEST = 5

/** The text with its misspelt words as the FAQs (`known`, in small letters) write them, by their trigrams. */
export async function withoutTypos(db: Database, text: string, known: readonly string[]): Promise<string> {
  const isKnown = new Set(known)
  const strange = [...new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])].filter(
    (word) => word.length >= SHORTEST && !isKnown.has(word) && !ordinaryWords.has(word),
  )
  const near = known.filter((meant) => strange.some((word) => mayBe(word, meant)))
  if (near.length === 0) return text
  const { rows } = await db.execute<{ word: string; meant: string }>(sql`
    select distinct on (word) word, meant
    from unnest(${sql.param(strange)}::text[]) as word, unnest(${sql.param(near)}::text[]) as meant
    where left(word, 1) = left(meant, 1) and abs(length(word) - length(meant)) <= 2
      and similarity(word, meant) >= ${TYPO}
    order by word, similarity(word, meant) desc, meant`)
  const meantBy = new Map(rows.map(({ word, meant }) => [word, meant]))
  return text.replace(/\p{L}+/gu, (word) => meantBy.get(word.toLowerCase()) ?? word)
}

/** Spares Postgres the thousands of words that could not be meant. */
const mayBe = (word: string, meant: string) =>
  word[0] === meant[0] && Math.abs(word.length - meant.length) <= 2

/** The stems of each text, as Postgres reads English. */
export async function stemsOf(db: Database, texts: readonly string[]): Promise<string[][]> {
  if (texts.length === 0) return []
  const { rows } = await db.execute<{ stems: string[] }>(sql`
    select tsvector_to_array(to_tsvector('english', text)) as stems
    from unnest(${sql.param(texts)}::text[]) with ordinality as given (text, place) order by place`)
  return rows.map(({ stems }) => stems)
}

/** A word as Postgres reads English; `isStop`: one of those that stand in every text, as it is written. */
export type Word = { stem: string; isStop: boolean }

/** The words of each text, in their order. Of what stands between spaces each is asked for once. */
export async function wordsOf(db: Database, texts: readonly string[]): Promise<Word[][]> {
  const parts = texts.map((text) => (isMarkup.test(text) ? [text] : text.toLowerCase().split(/\s+/u)))
  const distinct = [...new Set(parts.flat())]
  const parted = await parsed(db, distinct)
  const byPart = new Map(distinct.map((part, at) => [part, parted[at] ?? []]))
  return parts.map((all) => all.flatMap((part) => byPart.get(part) ?? []))
}

/** Only this goes on for Postgres over a space. */
const isMarkup = /[<&]/u

/** As Postgres parts each text and stems its words. */
async function parsed(db: Database, texts: readonly string[]): Promise<Word[][]> {
  const { rows } = await db.execute<{ words: [place: number, stem: string | null, word: string][] }>(sql`
    select (
      select coalesce(json_agg(json_build_array(place, stem.lexeme, plain.lexeme) order by place), '[]')
      from unnest(to_tsvector('simple', text)) as plain, unnest(plain.positions) as place
      left join (select lexeme, unnest(positions) as at from unnest(to_tsvector('english', text))) as stem on at = place
    ) as words
    from unnest(${sql.param(texts)}::text[]) with ordinality as given (text, number) order by number`)
  return rows.map(({ words }) =>
    words.map(([, stem, word]) => ({ stem: stem ?? word, isStop: stem === null })),
  )
}

/** Stems that stand in questions of every kind and tell nothing. */
export const fillers: ReadonlySet<string> = new Set(
  `can could would should may might must please tell want need know get got go help thing someth anyth someon use make say
like also one way good better best question answer hello hi hey thank thanx whats what actual realli exact right now come
came back take taken give given find found look see time happen els everyth next call own mani much even ever still yet us someth tri if i m ve s`.split(
    /\s+/u,
  ),
)
