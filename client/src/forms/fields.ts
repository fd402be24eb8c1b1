import { parseDate } from '@shared/domain/text/dates'

/** A field of a form for a row. */
export type Field<Row, Value> = {
  label: string
  /** The value that the form shows for a row. */
  of: (row: Row) => Value
  /** The normalised value, by which values are compared and which is sent. */
  means: (value: Value) => unknown
  /** The value in words, where it is not a text. */
  format?: (value: Value) => string
}
// Any row and value, because a form mixes field types.
// oxlint-disable-next-line typescript/no-explicit-any
export type Fields = Record<string, Field<any, any>>
export type RowOf<F extends Fields> = Parameters<F[keyof F]['of']>[0]
export type ValuesOf<F extends Fields> = { [K in keyof F]: ReturnType<F[K]['of']> }
export type NameIn<F> = keyof F & string

const plain = (value: string) => value.replaceAll('\r\n', '\n').trim()
const same = <Value>(value: Value) => value

/** Spaces around a text and the type of line ends make no difference. */
export const text = <Row>(label: string, of: (row: Row) => string): Field<Row, string> => ({
  label,
  of,
  means: plain,
})

/** Nor does the case of an email address. */
export const email = <Row>(label: string, of: (row: Row) => string): Field<Row, string> => ({
  label,
  of,
  means: (value) => plain(value).toLowerCase(),
})

/** A date in any readable form. */
export const day = <Row>(label: string, of: (row: Row) => string | null): Field<Row, string> => ({
  label,
  of: (row) => of(row) ?? '',
  means: (value) => parseDate(plain(value)) ?? plain(value),
})

/** A list as text, parsed by `entriesOf`. */
export const entries = <Row>(
  label: string,
  of: (row: Row) => readonly string[],
  entriesOf: (text: string) => string[],
  separator = '\n',
): Field<Row, string> => ({ label, of: (row) => of(row).join(separator), means: entriesOf })

/** A choice among given values, compared as it is. */
export const choice = <Row, Value>(
  label: string,
  of: (row: Row) => Value,
  format?: (value: Value) => string,
): Field<Row, Value> => ({ label, of, means: same, format })

/** The choice that a printed word names, regardless of case; '' for none. */
export const choiceIn = <Choice extends string>(choices: readonly Choice[], printed: string): Choice | '' =>
  choices.find((known) => known.toLowerCase() === printed.trim().toLowerCase()) ?? ''

export const namesIn = <F extends object>(fields: F) => Object.keys(fields) as NameIn<F>[]

/** The values that the form shows for a row. */
export function valuesIn<F extends Fields>(fields: F, row: RowOf<F>): ValuesOf<F> {
  return Object.fromEntries(
    namesIn(fields).map((name) => [name, fields[name]?.of(row) as unknown]),
  ) as ValuesOf<F>
}

/** The changes that turn `before` into `after`: only fields whose meaning differs. */
export function changesBetween<F extends Fields>(
  fields: F,
  before: ValuesOf<F>,
  after: ValuesOf<F>,
): Partial<Record<NameIn<F>, unknown>> {
  const meaning = (name: NameIn<F>, values: ValuesOf<F>) => fields[name]?.means(values[name])
  return Object.fromEntries(
    namesIn(fields)
      .filter((name) => JSON.stringify(meaning(name, before)) !== JSON.stringify(meaning(name, after)))
      .map((name) => [name, meaning(name, after)]),
  ) as Partial<Record<NameIn<F>, unknown>>
}

/** The names of the fields whose meaning differs. */
export const differing = <F extends Fields>(fields: F, one: ValuesOf<F>, other: ValuesOf<F>) =>
  Object.keys(changesBetween(fields, one, other)) as NameIn<F>[]

/**
 * Merges `mine`, begun on `seen`, with somebody else's `theirs`: fields that only they changed are
 * taken over (`taken`), mine stay. `disputed`: fields that both changed to different values.
 */
export function rebase<F extends Fields>(
  fields: F,
  { seen, mine, theirs }: Record<'seen' | 'mine' | 'theirs', ValuesOf<F>>,
): { values: ValuesOf<F>; taken: NameIn<F>[]; disputed: NameIn<F>[] } {
  const byMe = differing(fields, seen, mine)
  const byThem = differing(fields, seen, theirs)
  const open = differing(fields, mine, theirs)
  const kept = open.filter((name) => byMe.includes(name))
  return {
    values: { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) },
    taken: open.filter((name) => !byMe.includes(name)),
    disputed: kept.filter((name) => byThem.includes(name)),
  }
}

/** A field's value in words, for showing two versions side by side. */
export function wordsOf<F extends Fields>(fields: F, name: NameIn<F>, values: ValuesOf<F>): string {
  const format = fields[name]?.format
  return format ? format(values[name]) : String(values[name])
}
