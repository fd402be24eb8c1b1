import { readdirSync, readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; name: string; ticks: number }

const TICKS_A_SECOND = 100

function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      return [
        {
          pid: Number(name),
          parent: Number(fields[1]),
          name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')),
          ticks: Number(fields[11]) + Number(fields[12]),
        },
      ]
    } catch {
      // The process has ended meanwhile.
      return []
    }
  })
}

/** A process with all its descendants. */
export function familyOf(pid: number): Process[] {
  const all = processes()
  const family = new Set([pid])
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const { pid: child, parent } of all) if (family.has(parent)) family.add(child)
  }
  return all.filter((process) => family.has(process.pid))
}

/**
 * Megabytes; `Rss` counts shared pages in full for each process, `Pss` by their share, which is
 * right where most is shared.
 */
function megabytes({ pid }: Process, pages: 'Rss' | 'Pss'): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(new RegExp(`^${pages}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** The memory of a process with its descendants. */
export function takenBy(
  pid: number,
  pages: 'Rss' | 'Pss',
): { megabytes: number; processes: number; cpuSeconds: number } {
  const family = familyOf(pid)
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  return {
    megabytes: sum(family.map((process) => megabytes(process, pages))),
    processes: family.length,
    cpuSeconds: sum(family.map(({ ticks }) => ticks)) / TICKS_A_SECOND,
  }
}

/** The parent of a process; 0 for a process that does not exist. */
export const parentOf = (pid: number): number =>
  processes().find((process) => process.pid === pid)?.parent ?? 0
