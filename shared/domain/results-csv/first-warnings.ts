import type { Warning } from './warning'

const most = 100

/** The first 100 warnings and the number of the rest; those on the whole file come first. */
export function firstWarnings(warnings: readonly Warning[]): Warning[] {
  if (warnings.length <= most) return [...warnings]
  const isAboutFile = ({ line, code }: Warning) => line === null || code === 'too-many-rows'
  const ordered = [...warnings.filter(isAboutFile), ...warnings.filter((warning) => !isAboutFile(warning))]
  const message = `… and ${warnings.length - most} more.`
  return [...ordered.slice(0, most), { line: null, code: 'more-warnings', message }]
}
