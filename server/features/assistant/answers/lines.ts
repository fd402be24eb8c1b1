/** One sentence of an answer; all signs of `if` must be present, and none of `unless`. */
export type Line = string | { if?: string | undefined; unless?: string | undefined; says: string }

/** Values in lines by their names: "{practitioner}". */
export type OwnValues = Readonly<Record<string, string | boolean>>

const place = /\{(\w+)(\??)\}/gu

/** Fills values into lines. A line without a needed value is left out; "{low?}" may be missing. */
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
