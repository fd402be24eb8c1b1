import path from 'node:path'
import { importsOf, nameOf } from './imports.mjs'

// Rooms are the folders of features: dependency-cruiser sees circles between files and between single folders, not
// between rooms with folders in them. What a room needs through files outside of all rooms counts too, and so do types
// and dynamic imports; tests may look further.
const homes = ['client/src/features', 'server/features']
/** The rooms of a home that each of its rooms needs, with the files on the way. */
function needsOf(home) {
  const all = [...importsOf(path.posix.dirname(home))]
  const files = new Map(
    all.filter(([file]) => !/\.test\.tsx?$/.test(file)).map(([file, needed]) => [nameOf(file), needed]),
  )
  const roomOf = (file) =>
    file.startsWith(`${home}/`) ? file.slice(home.length + 1).split('/')[0] : undefined
  const needs = new Map()
  for (const start of files.keys()) {
    const room = roomOf(start)
    if (!room) continue
    const seen = new Set()
    const ways = [[start]]
    for (const way of ways) {
      for (const target of files.get(way.at(-1)) ?? []) {
        if (seen.has(target)) continue
        seen.add(target)
        const to = roomOf(target)
        if (!to) ways.push([...way, target])
        else if (to !== room) {
          if (!needs.has(room)) needs.set(room, new Map())
          needs.get(room).set(to, [...way, target].join(' -> '))
        }
      }
    }
  }
  return needs
}

/** The shortest way from a room back to itself, as the files that lead there; undefined when there is none. */
function circleOf(room, needs) {
  const seen = new Set()
  const ways = [{ at: room, steps: [] }]
  for (const { at, steps } of ways) {
    for (const [to, step] of needs.get(at) ?? []) {
      if (to === room) return [...steps, step]
      if (seen.has(to)) continue
      seen.add(to)
      ways.push({ at: to, steps: [...steps, step] })
    }
  }
  return undefined
}

for (const home of homes) {
  const needs = needsOf(home)
  for (const room of needs.keys()) {
    const circle = circleOf(room, needs)
    if (!circle) continue
    console.error(`The room ${room} of ${home} needs itself:\n  ${circle.join('\n  ')}`)
    process.exitCode = 1
  }
}
