/** What texts say of foods, for tests: each line is a verdict, and what it is for, as `food: text | text`. */
export const verdictRows = (lines: Record<string, string[]>) =>
  Object.entries(lines).flatMap(([verdict, cases]) =>
    cases.flatMap((line) => {
      const at = line.indexOf(':')
      return line
        .slice(at + 1)
        .split('|')
        .map((text) => [text.trim(), line.slice(0, at).trim(), verdict] as const)
    }),
  )
