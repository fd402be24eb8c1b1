import type { Warning } from './warning'

const most = 100

/**
 * The warnings of one file that a person can still work through: the first 100 and how many more there were. What is
 * about the whole file comes before what is about rows when some must go.
 */
export function firstWarnings(warnings: readonly Warning[]): Warning[] {
  if (warnings.length <= most) return [...warnings]
  const isAboutFile = ({ line, code }: Warning) => line === null || code === 'too-many-rows'
  const ordered = [...warnings.filter(isAboutFile), ...warnings.filter((warning) => !isAboutFile(warning))]
  const message = `… and ${warnings.length - most} more.`
  return [...ordered.slice(0, most), { line: null, code: 'more-warnings', message }]
}
