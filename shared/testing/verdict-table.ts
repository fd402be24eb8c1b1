import { expect, it } from 'vitest'
import { matcher } from './seeded-knowledge'

const say = (text: string, food: string) =>
  matcher.verdicts(matcher.read(text), matcher.resolve([{ name: food }]))[0]?.verdict

/** Registers a test for each text. `lines` maps a verdict to lines of `food: text | text`. */
export function table(lines: Record<string, string[]>) {
  const rows = Object.entries(lines).flatMap(([verdict, cases]) =>
    cases.flatMap((line) => {
      const at = line.indexOf(':')
      return line
        .slice(at + 1)
        .split('|')
        .map((text) => [text.trim(), line.slice(0, at).trim(), verdict] as const)
    }),
  )
  it.each(rows)('%j names %s: %s', (text, food, verdict) => {
    expect(say(text, food)).toBe(verdict)
  })
}
