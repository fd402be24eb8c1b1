/** Values that a careless or hostile sender writes in place of others. */
const odd: readonly unknown[] = [
  ...[null, true, -1, 0, 1e308, '', ' ', '\u0000', '\ud800', 'x'.repeat(5000), [], [[]], {}, '#', '#1'],
  ...['constructor', '__proto__', 'Patient/1', 'final', 'Observation', 'Patient', '2026-13-45'],
  JSON.parse('{"__proto__":{"value":1},"constructor":"x"}'),
  JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`),
]

type Place = { of: Record<string, unknown>; key: string }

/** A copy of a JSON value, one to four of whose parts are deleted, replaced, doubled or swapped. */
export function mutateJson(json: unknown, random: () => number): unknown {
  const copy: unknown = structuredClone(json)
  const pick = <Item>(all: readonly Item[]) => all[Math.floor(random() * all.length)] as Item
  for (let left = 1 + Math.floor(random() * 4); left > 0; left--) {
    const places = placesIn(copy)
    if (places.length === 0) return copy
    const { of, key } = pick(places)
    const other = pick(places)
    const value = of[key]
    const kind = Math.floor(random() * 4)
    if (kind === 0) Reflect.deleteProperty(of, key)
    else if (kind === 1) of[key] = structuredClone(pick(odd))
    else if (kind === 2) of[key] = structuredClone(other.of[other.key])
    else if (Array.isArray(of)) of.push(structuredClone(value))
    else of[key] = [value]
  }
  return copy
}

function placesIn(json: unknown): Place[] {
  if (typeof json !== 'object' || json === null) return []
  const of = json as Record<string, unknown>
  return Object.keys(of).flatMap((key) => [{ of, key }, ...placesIn(of[key])])
}
