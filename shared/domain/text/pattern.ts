/** A pattern over several lines: drops breaks and indentation; backslashes stay single. */
export const pattern = (lines: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw({ raw: lines.raw.map((line) => line.replace(/\n\s*/gu, '')) }, ...values)
