/** A repeatable source of numbers from 0 to below 1 (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Food = { name: string; category: string }

/** Lena finds out about goat's milk in her plan. */
const raisedFor: Record<number, { food: string; value: number }> = { 8: { food: "Goat's milk", value: 31.4 } }

/** A client's test `test` (from 0) in µg/ml: the same foods, a little lower each time. */
export function demoResults(foods: readonly Food[], client: number, test: number) {
  const taste = numbersFrom(1_000 + client)
  const drift = numbersFrom(7_000 + client * 31 + test)
  return foods.map(({ name, category }) => {
    const dice = taste()
    const reaction = dice < 0.045 ? 20.5 + taste() * 34 : dice < 0.14 ? 7.6 + taste() * 12 : taste() * 7.2
    const change = reaction < 7.5 ? 0.85 + drift() * 0.15 : (0.93 + drift() * 0.1) * 0.95 ** test
    const raised = raisedFor[client]
    const value = raised?.food === name ? raised.value : Math.round(reaction * change * 10) / 10
    return { food: name, category, value }
  })
}
