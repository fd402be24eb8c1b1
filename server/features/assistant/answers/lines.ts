/**
 * What is said, a line each; `if` and `unless`: signs of the question, or values of the asker's own, that it is said
 * with or without.
 */
export type Line = string | { if?: string | undefined; unless?: string | undefined; says: string }

/** What an asker's own values are called in lines: "{practitioner}". */
export type OwnValues = Readonly<Record<string, string>>

const place = /\{(\w+)(\??)\}/gu

/** Lines with own values in their places; one that lacks a value is left out, but for what may be missing: "{low?}". */
export function linesFor(lines: readonly Line[], own: OwnValues, has: (sign: string) => boolean): string[] {
  const isMeant = (name: string) => (name in own ? own[name] !== '' : has(name))
  return lines
    .map((line) => (typeof line === 'string' ? { says: line } : line))
    .filter((line) => (!line.if || isMeant(line.if)) && !(line.unless && isMeant(line.unless)))
    .map(({ says }) => says)
    .filter((says) => [...says.matchAll(place)].every(([, name = '', mayLack]) => mayLack || own[name]))
    .map((says) => says.replace(place, (_, name: string) => own[name] ?? ''))
}
