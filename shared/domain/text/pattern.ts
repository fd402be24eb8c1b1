/**
 * The source of a pattern that is written over several lines: line breaks and the indentation after
 * them are dropped, and backslashes need no second one.
 */
export const pattern = (lines: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw({ raw: lines.raw.map((line) => line.replace(/\n\s*/gu, '')) }, ...values)
