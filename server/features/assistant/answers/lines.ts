/**
 * What is said, a line each; `if` and `unless`: signs of the question, or values of the asker's own, all of which or
 * none of which it is said with.
 */
export type Line = string | { if?: string | undefined; unless?: string | undefined; says: string }

/** What an asker's own values are called in lines: "{practitioner}". */
export type OwnValues = Readonly<Record<string, string | boolean>>

const place = /\{(\w+)(\??)\}/gu

/** Lines with own values in their places; one that lacks a value is left out, but for what may be missing: "{low?}". */
export function linesFor(
  lines: readonly Line[],
  own: OwnValues,
  has: (sign: string) => boolean = () => false,
): string[] {
  const isMeant = (name: string) => (name in own ? Boolean(own[name]) : has(name))
  return lines
    .map((line) => (typeof line === 'string' ? { says: line } : line))
    .filter((line) => (line.if?.split(' ') ?? []).every(isMeant) && !line.unless?.split(' ').some(isMeant))
    .map(({ says }) => says)
    .filter((says) => [...says.matchAll(place)].every(([, name = '', mayLack]) => mayLack || own[name]))
    .map((says) => says.replace(place, (_, name: string) => `${own[name] ?? ''}`))
}
